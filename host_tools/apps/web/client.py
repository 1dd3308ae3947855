"""One open page: sends it news, but never more than its connection can take."""

import asyncio
from collections import deque

from aiohttp import web

MOST_QUEUED = 64


class Client:
    """A page and what waits to be sent to it: only the latest message of each kind, except tones
    and keys. A page on a slow line misses pictures without delaying anybody else."""

    def __init__(self, socket: web.WebSocketResponse, address: str, player: bool) -> None:
        self.socket = socket
        self.address = address
        self.player = player
        self.wants_board = False
        self.down: set[str] = set()
        self._picture: bytes | None = None
        self._latest: dict[str, str] = {}
        self._queued: deque[str] = deque(maxlen=MOST_QUEUED)
        self._news = asyncio.Event()

    def show(self, picture: bytes) -> None:
        """Queue a picture in place of one not sent yet."""
        self._picture = picture
        self._news.set()

    def post(self, kind: str, message: str) -> None:
        """Queue a message in place of an older one of its kind not sent yet."""
        self._latest[kind] = message
        self._news.set()

    def queue(self, message: str) -> None:
        """Queue a tone or a key: all of these are sent, in order."""
        self._queued.append(message)
        self._news.set()

    @property
    def waiting(self) -> int:
        """The number of messages not sent yet."""
        return (self._picture is not None) + len(self._queued) + len(self._latest)

    async def send(self) -> None:
        """Send messages as they come, until the page is gone."""
        while not self.socket.closed:
            await self._news.wait()
            self._news.clear()
            try:
                await self._send_waiting()
            except ConnectionError:
                return

    async def _send_waiting(self) -> None:
        """Send what waits. The picture is first, because a finger on a key waits for it."""
        picture, self._picture = self._picture, None
        if picture is not None:
            await self.socket.send_bytes(picture)
        while self._queued:
            await self.socket.send_str(self._queued.popleft())
        latest, self._latest = self._latest, {}
        for message in latest.values():
            await self.socket.send_str(message)

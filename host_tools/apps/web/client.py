"""One open page: sends it what is new, and never more than it can take."""

import asyncio
from collections import deque

from aiohttp import web

MOST_QUEUED = 64


class Client:
    """What waits to be sent is only ever the latest of its kind, tones and keys aside: a page on a
    slow line misses pictures, and nobody else notices."""

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
        """A new picture, in place of one not sent yet."""
        self._picture = picture
        self._news.set()

    def tell(self, kind: str, message: str) -> None:
        """News of a kind, in place of older ones not sent yet."""
        self._latest[kind] = message
        self._news.set()

    def queue(self, message: str) -> None:
        """A tone or a key: each is sent, in their order."""
        self._queued.append(message)
        self._news.set()

    @property
    def waiting(self) -> int:
        """How many messages have not been sent yet."""
        return (self._picture is not None) + len(self._queued) + len(self._latest)

    async def send(self) -> None:
        """Send as it comes, until the page is gone."""
        while not self.socket.closed:
            await self._news.wait()
            self._news.clear()
            try:
                await self._send_waiting()
            except ConnectionError:
                return

    async def _send_waiting(self) -> None:
        """The picture first: that is what a finger on a key waits for."""
        picture, self._picture = self._picture, None
        if picture is not None:
            await self.socket.send_bytes(picture)
        while self._queued:
            await self.socket.send_str(self._queued.popleft())
        latest, self._latest = self._latest, {}
        for message in latest.values():
            await self.socket.send_str(message)

"""Lets connections in one by one, so that a crowd at the door keeps nobody inside from playing."""

import asyncio
import socket
from collections.abc import Callable

from host_tools.web.guests import Guests

QUEUE = 512
AGAIN_S = 0.2
"""After the system had no room for a connection."""


class Door:
    """`welcome` makes what speaks with one who comes from an address."""

    def __init__(
        self,
        listening: socket.socket,
        guests: Guests,
        welcome: Callable[[str], asyncio.BaseProtocol],
    ) -> None:
        self._listening = listening
        self._guests = guests
        self._welcome = welcome
        listening.setblocking(False)
        listening.listen(QUEUE)

    async def keep(self) -> None:
        """Let in who may come in, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                connected, (address, *_) = await loop.sock_accept(self._listening)
            except ConnectionError:
                await asyncio.sleep(0)  # gone again already
            except OSError:
                await asyncio.sleep(AGAIN_S)
            else:
                await self._let_in(connected, address)

    async def _let_in(self, connected: socket.socket, address: str) -> None:
        if not self._guests.admit(address):
            connected.close()
            await asyncio.sleep(0)  # in a crowd, accepting never waits by itself
            return
        connected.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: self._welcome(address), connected)
        except OSError:
            connected.close()

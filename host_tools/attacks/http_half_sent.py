"""Requests and handshakes that stop in the middle, come in drops, or whose answer is not read."""

import asyncio
from random import Random

from host_tools.attacks import Tries
from host_tools.attacks.http.besieged import besieged, guest
from host_tools.attacks.http.table import Table

WHAT = "half-sent and slow requests to both pages"
LONG, SHORT = 600, 10


def attack(chance: Random) -> Tries:
    """Some at a time, left as they are."""
    return besieged(chance, _some)


async def _some(table: Table, chance: Random) -> str | None:
    for _ in range(chance.randrange(1, 30)):
        whole = _whole(table, chance)
        cut = whole[: chance.randrange(len(whole) + 1)]
        try:
            _, writer = await table.come(guest(chance), cut)
            transport = writer.transport
            if chance.random() < 0.3 and isinstance(transport, asyncio.Transport):
                transport.pause_reading()
            for _ in range(chance.randrange(3)):
                writer.write(b"X-Drop: 1\r\n"[: chance.randrange(1, 12)])
                await writer.drain()
        except ConnectionError:
            pass
    return None


def _whole(table: Table, chance: Random) -> bytes:
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += (
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://127.0.0.1:{table.port}\r\n"
    )
    return chance.choice(
        (
            table.request(),
            table.request("/index.html") * chance.randrange(2, 40),
            table.request(method="POST", more="Content-Length: 1000000\r\n") + b"x" * 500,
            table.request(method="PUT", more="Transfer-Encoding: chunked\r\n") + b"5\r\nabc",
            table.request(more="Expect: 100-continue\r\nContent-Length: 5\r\n"),
            table.request("/socket", more=upgrade) + b"\x81\xfe\x00\xff",
        )
    )

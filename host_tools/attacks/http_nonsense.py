"""What is no request, or far too much of one: refused with the headers of every answer, or cut."""

from random import Random

from host_tools.attacks import Tries
from host_tools.attacks.http.besieged import besieged, guest
from host_tools.attacks.http.table import Table
from host_tools.web.answers import HEADERS

WHAT = "malformed and oversized requests to both pages"
LONG, SHORT = 2_000, 30


def attack(chance: Random) -> Tries:
    """A good request with something wrong in it, or nothing right."""
    return besieged(chance, _once)


async def _once(table: Table, chance: Random) -> str | None:
    sending = _mangled(table, chance)
    status, head = await table.ask(guest(chance), sending)
    if status >= 500:
        return f"{sending[:200]!r} is answered with {status}"
    lacking = [name for name in HEADERS if status > 100 and f"{name}: " not in head]
    return f"{sending[:200]!r}: {status} without {lacking[0]}" if lacking else None


def _mangled(table: Table, chance: Random) -> bytes:
    path = chance.choice(
        ("/", "/socket", "/../x", "/%00", "//", "/" + "a" * 9000, "*", "http://x/")
    )
    method = chance.choice(("GET", "HEAD", "POST", "OPTIONS", "CONNECT", "TRACE", "get", "\0"))
    more = chance.choice(
        (
            "",
            "X: " + "y" * 9000 + "\r\n",
            "X: 1\r\n" * 3000,
            "Content-Length: -1\r\n",
            "Content-Length: 5\r\nContent-Length: 6\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
            "Host: another\r\n",
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\n",
            "Upgrade: websocket\r\nConnection: Upgrade\r\nOrigin: null\r\n",
            "Origin: " + "\ud7ff" * 100 + "\r\n",
        )
    )
    whole = bytearray(table.request(path, method, more))
    for _ in range(chance.choice((0, 0, 1, 3, 30))):
        whole[chance.randrange(len(whole))] = chance.randrange(256)
    return bytes(whole)

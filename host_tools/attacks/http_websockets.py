"""Pages that are none: wrong PINs from everywhere, nonsense, keys without leave, too much of it."""

import json
from random import Random

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, TCPConnector

from host_tools.attacks import Tries
from host_tools.attacks.http.besieged import PIN, besieged, guest
from host_tools.attacks.http.table import HOST, Table

WHAT = "wrong PINs and nonsense on websockets of both pages"
LONG, SHORT = 600, 10
_SAID: tuple[str | bytes, ...] = (
    '{"type":"power","on":false}',
    '{"type":"key","key":"POWER","on":true}',
    '{"type":"reset"}',
    '{"type":"pin","pin":"\\ud800"}',
    '{"type":"board","on":true}',
    "[" * 200,
    "x" * 300,
    "x" * 100_000,
    b"\0" * 20,
    "",
)


def attack(chance: Random) -> Tries:
    """One page after the other."""
    return besieged(chance, _page)


async def _page(table: Table, chance: Random) -> str | None:
    origin = f"http://{HOST}:{table.port}"
    connector = TCPConnector(local_addr=(guest(chance), 0))
    async with ClientSession(connector=connector) as session:
        try:
            headers = {"Origin": origin}
            async with session.ws_connect(f"{origin}/socket", headers=headers) as page:
                await _talk(page, chance)
                return await _player(page)
        except (ClientError, ConnectionError):
            return None


async def _talk(page: ClientWebSocketResponse, chance: Random) -> None:
    """Something at random, which may end it, and a wrong PIN last."""
    for _ in range(chance.choice((0, 0, 1, 5, 600))):
        said = chance.choice(_SAID)
        if chance.random() < 0.5:
            said = _wrong_pin(chance)
        await (page.send_bytes(said) if isinstance(said, bytes) else page.send_str(said))
    await page.send_str(_wrong_pin(chance))


def _wrong_pin(chance: Random) -> str:
    pin = chance.choice((f"{chance.randrange(10**6):06}", PIN + "0", PIN[:5], " " + PIN))
    return json.dumps({"type": "pin", "pin": "000000" if pin == PIN else pin})


async def _player(page: ClientWebSocketResponse) -> str | None:
    """Whether it was let play, by what is said to it until the PIN is answered."""
    async for heard in page:
        news = json.loads(heard.data) if isinstance(heard.data, str) else {"type": "picture"}
        if news["type"] == "pin" or (news["type"] == "role" and news["player"]):
            return "a guest plays without the PIN" if news.get("right", True) else None
    return None

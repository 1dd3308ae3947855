"""The server behind the page: who may connect, what they may send, and what everybody sees."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType, WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer

from host_tools.apps.server.server import Server
from host_tools.apps.web.access import LONGEST_WAIT_S, HostCheck, PinCheck, is_loopback
from host_tools.apps.web.hub import Hub
from host_tools.dev.glyphs.pawn_icons import pawn_icon
from host_tools.simulator.live.unit import LiveUnit
from tests.support.live import CALM, HandClock, LivePlayer

PIN = "424242"


class Visit:
    """A server with a unit that has started, and pages that come to it."""

    def __init__(self, client: TestClient[Any, Any], player: LivePlayer, hub: Hub) -> None:
        self.client = client
        self.player = player
        self.hub = hub
        self.origin = str(client.make_url("/")).rstrip("/")

    async def page(self, origin: str | None = None) -> ClientWebSocketResponse:
        """Return a page's connection."""
        return await self.client.ws_connect("/socket", headers={"Origin": origin or self.origin})


def visit(
    test: Callable[[Visit], Awaitable[None]],
    trusted: Callable[[str], bool] = is_loopback,
    **hub: Any,
) -> None:
    """Run a test against a server."""

    async def run() -> None:
        async with serving(trusted, **hub) as there:
            await test(there)

    asyncio.run(asyncio.wait_for(run(), 30))


@asynccontextmanager
async def serving(trusted: Callable[[str], bool] = is_loopback, **hub_options: Any):
    with LivePlayer(unit=LiveUnit(options=CALM, clock=HandClock())) as player:
        hub = Hub(player.unit, **hub_options)
        server = Server(hub, HostCheck(), PinCheck(PIN, player.clock), trusted)
        async with TestClient(TestServer(server.app)) as client:
            yield Visit(client, player, hub)


def nobody(address: str) -> bool:
    """Make everybody come from the network."""
    return False


async def say(page: ClientWebSocketResponse, **message: Any) -> None:
    await page.send_str(json.dumps(message))


async def receive(page: ClientWebSocketResponse, kind: str) -> Any:
    """Return the next message of a kind; "picture" is the next bytes."""
    async for message in page:
        if message.type is WSMsgType.BINARY:
            if kind == "picture":
                return message.data
        elif (content := json.loads(message.data))["type"] == kind:
            return content
    raise AssertionError(f"closed with {page.close_code} before any {kind}")


async def tap(page: ClientWebSocketResponse, keys: str) -> None:
    for key in keys.split():
        await say(page, type="key", key=key, on=True)
        await say(page, type="key", key=key, on=False)


async def read(page: ClientWebSocketResponse, text: str) -> list[str]:
    """Wait until the screen has this on it."""
    while True:
        lines: list[str] = (await receive(page, "text"))["lines"]
        if any(text in line for line in lines):
            return lines


# What is served.


def test_the_page_and_its_files_are_served():
    async def test(there: Visit) -> None:
        for path in ("/", "/main.js", "/style.css", "/icon.svg", "/faceplate.json"):
            answer = await there.client.get(path)
            assert answer.status == 200
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        keys = (await (await there.client.get("/faceplate.json")).json())["keys"]
        assert [len(row) for row in keys] == [5] * 5
        assert keys[0][3]["legend"][0] == {"fr": "Achat\nbanque", "en": "Buy\nbank"}
        icons = {key["name"]: key["icon"] for row in keys for key in row if "icon" in key}
        assert icons == {str(pawn): pawn_icon(pawn) for pawn in range(1, 7)}

    visit(test)


def test_no_other_file_is_served():
    async def test(there: Visit) -> None:
        for path in ["/server.py", "/..%2fserver.py", "/page/main.js", "/x", "/%00"]:
            assert (await there.client.get(path)).status == 404

    visit(test)


# Who may come in.


def test_a_foreign_name_for_this_machine_is_refused():
    async def test(there: Visit) -> None:
        for host in ["evil.example", "evil.example:2001", "127.0.0.1.evil.example"]:
            assert (await there.client.get("/", headers={"Host": host})).status == 403

    visit(test)


ORIGINS = ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:{port}", ""]


def test_another_sites_page_gets_no_connection():
    async def test(there: Visit) -> None:
        for origin in ORIGINS:
            await refused(there, origin)

    async def refused(there: Visit, origin: str) -> None:
        headers = {"Origin": origin.format(port=there.client.port)} if origin else {}
        with pytest.raises(WSServerHandshakeError) as refusal:
            await there.client.ws_connect("/socket", headers=headers)
        assert refusal.value.status == 403
        assert not there.hub.clients

    visit(test)


def test_this_machine_may_play():
    async def test(there: Visit) -> None:
        page = await there.page()
        assert (await receive(page, "role"))["player"] is True
        await tap(page, "BUY_BANK 1 1 3")
        await read(page, "PAY")
        await tap(page, "CONFIRM")
        await read(page, "13 4 ₅")

    visit(test)


def test_the_network_may_only_watch():
    async def test(there: Visit) -> None:
        page = await there.page()
        assert len(await receive(page, "picture")) == 2 + 1024
        assert (await receive(page, "role"))["player"] is False
        await tap(page, "BUY_BANK 1")
        await say(page, type="power", on=False)
        await say(page, type="reset")
        await say(page, type="battery", mv=0)
        await say(page, type="pin", pin="after all that")
        assert (await receive(page, "pin"))["right"] is False
        assert there.player.unit.powered
        assert there.player.unit.battery_mv == 3000
        assert there.player.reads("€ M")

    visit(test, nobody)


def test_the_pin_allows_playing():
    async def test(there: Visit) -> None:
        page = await there.page()
        await say(page, type="pin", pin=PIN)
        assert (await receive(page, "pin"))["right"] is True
        assert (await receive(page, "role"))["player"] is True
        await tap(page, "BUY_BANK 1 1 3")
        await read(page, "PAY")

    visit(test, nobody)


def test_wrong_pins_are_slowed_down():
    async def test(there: Visit) -> None:
        page = await there.page()
        waits = []
        for _ in range(9):
            await say(page, type="pin", pin="000000")
            answer = await receive(page, "pin")
            assert answer["right"] is False
            waits.append(answer["wait"])
            there.player.clock.seconds += answer["wait"]
        assert waits[:3] == [1.0, 2.0, 4.0]
        assert waits[-1] == LONGEST_WAIT_S
        there.player.clock.seconds -= 1
        await say(page, type="pin", pin=PIN)
        assert (await receive(page, "pin"))["right"] is False
        there.player.clock.seconds += 1
        await say(page, type="pin", pin=PIN)
        assert (await receive(page, "pin"))["right"] is True

    visit(test, nobody)


def test_wrong_pins_do_not_delay_another_address():
    pins = PinCheck(PIN, lambda: 0.0)
    assert not pins.check("10.0.0.1", "1")
    assert pins.wait_s("10.0.0.1") > 0
    assert pins.check("10.0.0.2", PIN)


# What may be said.

BAD = (
    "",
    "{",
    "[]",
    "1",
    '"key"',
    "null",
    "{}",
    '{"type":1}',
    '{"type":"shout"}',
    '{"type":"key","key":"BUY_BANK"}',
    '{"type":"key","key":"NO_KEY","on":true}',
    '{"type":"key","key":1,"on":true}',
    '{"type":"key","key":"1","on":1}',
    '{"type":"key","key":"1","on":true,"more":1}',
    '{"type":"battery","mv":-1}',
    '{"type":"battery","mv":1e9}',
    '{"type":"battery","mv":true}',
    '{"type":"battery","mv":5001}',
    '{"type":"pin","pin":424242}',
    '{"type":"pin","pin":"\\ud800"}',
    "[" * 200,
)


def test_a_malformed_message_ends_the_connection():
    async def test(there: Visit) -> None:
        for text in BAD:
            page = await there.page()
            await page.send_str(text)
            with pytest.raises(AssertionError, match="closed with 1008"):
                await receive(page, "nothing")

    visit(test)


def test_binary_and_oversized_messages_end_the_connection():
    async def test(there: Visit) -> None:
        page = await there.page()
        await page.send_bytes(b"\0" * 20)
        with pytest.raises(AssertionError, match="closed with 1008"):
            await receive(page, "nothing")
        page = await there.page()
        await page.send_str('{"type":"pin","pin":"' + "1" * 100_000 + '"}')
        with pytest.raises(AssertionError, match="closed with 1009"):
            await receive(page, "nothing")
        assert (await there.client.get("/")).status == 200

    visit(test)


# What everybody sees.


def test_everybody_sees_the_same_unit():
    async def test(there: Visit) -> None:
        one, other = await there.page(), await there.page()
        await tap(one, "BUY_BANK 1")
        await tap(other, "1 3")
        for page in (one, other):
            await read(page, "Float ① 13")

    visit(test)


def test_a_picture_is_encoded_once_for_a_hundred_viewers(monkeypatch):
    async def test(there: Visit) -> None:
        pages = [await there.page() for _ in range(100)]
        for page in pages:
            await receive(page, "picture")
        encoded = []
        monkeypatch.setattr(
            "host_tools.apps.web.hub.picture", lambda frame: encoded.append(1) or b"x"
        )
        await say(pages[0], type="key", key="TOTAL", on=True)
        for page in pages:
            assert await receive(page, "picture") == b"x"
        assert len(encoded) == 1

    visit(test)


def test_a_slow_page_gets_only_the_latest_picture():
    async def test(there: Visit) -> None:
        await there.page()
        await asyncio.sleep(0)
        client = next(iter(there.hub.clients))
        for number in range(10_000):
            client.show(bytes((number % 256,)))
            client.post("text", str(number))
            client.queue("tone")
        assert client.waiting <= 1 + 64 + 3

    visit(test)


def test_closing_a_page_releases_its_keys():
    async def test(there: Visit) -> None:
        page, other = await there.page(), await there.page()
        await say(page, type="key", key="NEW_GAME", on=True)
        while "NEW_GAME" not in (await receive(other, "unit"))["held"]:
            pass
        await page.close()
        while (await receive(other, "unit"))["held"]:
            pass
        assert not there.player.unit.held

    visit(test)


def test_a_key_held_on_two_pages_is_released_when_both_have_released_it():
    async def test(there: Visit) -> None:
        one, other = await there.page(), await there.page()
        for page in (one, other):
            await say(page, type="key", key="1", on=True)
            await receive(page, "unit")
        await say(one, type="key", key="1", on=False)
        await say(one, type="key", key="2", on=True)
        assert (await _held_with(one, "2")) == ["1", "2"]
        await say(other, type="key", key="1", on=False)
        await say(other, type="key", key="3", on=True)
        assert (await _held_with(other, "3")) == ["2", "3"]

    async def _held_with(page: ClientWebSocketResponse, key: str) -> list[str]:
        while key not in (held := (await receive(page, "unit"))["held"]):
            pass
        return held

    visit(test)


def test_power_reset_and_battery():
    async def test(there: Visit) -> None:
        page = await there.page()
        await say(page, type="power", on=False)
        while (await receive(page, "picture"))[0]:
            pass
        while (await receive(page, "unit"))["powered"]:
            pass
        await say(page, type="power", on=True)
        while not (await receive(page, "unit"))["powered"]:
            pass
        await say(page, type="battery", mv=1900)
        while (await receive(page, "unit"))["battery"] != 1900:
            pass
        boots = there.player.unit.board.boots
        await say(page, type="reset")
        await receive(page, "unit")
        assert there.player.unit.board.boots == boots + 1

    visit(test)


def test_tones_come_as_they_sound():
    async def test(there: Visit) -> None:
        page = await there.page()
        await tap(page, "CONFIRM CANCEL SELL 9")
        assert (await receive(page, "tone"))["hertz"] > 0

    visit(test)


def test_the_board_view_is_shown_if_asked_for():
    async def test(there: Visit) -> None:
        page = await there.page()
        assert (await receive(page, "role"))["board"] is True
        await say(page, type="board", on=True)
        facts = await receive(page, "board")
        assert facts["log"]["size"] == 4096
        assert {pin["use"] for pin in facts["pins"]} >= {"SDA", "POWER", "row 0", "column 4"}

    visit(test, board_view=True)


def test_the_board_view_is_not_shown_otherwise():
    async def test(there: Visit) -> None:
        page = await there.page()
        await say(page, type="board", on=True)
        await tap(page, "TOTAL")
        await receive(page, "picture")
        assert not any(client.wants_board for client in there.hub.clients)

    visit(test)


def test_the_server_says_goodbye_when_it_ends():
    async def test() -> None:
        async with serving() as there:
            page = await there.page()
            await receive(page, "role")
            closing = asyncio.create_task(there.client.server.close())
            with pytest.raises(AssertionError, match="closed with 1001"):
                await receive(page, "nothing")
            await closing

    asyncio.run(asyncio.wait_for(test(), 30))

"""The mirror's server: what it sends, whom it serves, and that it accepts no input."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer
from banker import games
from banker.games import to_bytes
from banker.rules.transactions import NEW_GAME, SWITCH

from host_tools.apps.web.access import HostCheck
from host_tools.cli import main
from host_tools.dev.glyphs.pawn_icons import pawn_icon
from host_tools.games import NAMES
from host_tools.games.trader.mirror.view import WORDS as OWN
from host_tools.games.trader.mirror.view import View
from host_tools.link.event import LOST, Event
from host_tools.link.follow import Follower
from host_tools.link.mirror.assets import KIT, game_files
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.recent_figures import RECENT
from host_tools.link.mirror.server import Mirror
from host_tools.link.mirror.unit_news import UnitNews
from host_tools.link.mirror.words import WORDS
from host_tools.link.record import GameRecord
from tests.games.trader.records import RED, long_story, red_story
from tests.support.mirroring import MadeUpUnit
from tests.support.timeouts import TIMEOUT_S
from tests.support.trader import BUY, FLOAT, OFFICES, Game


class Table:
    """A served mirror, the unit it shows, and a page that listens."""

    def __init__(self, client: TestClient[Any, Any], unit: MadeUpUnit) -> None:
        self.client = client
        self.unit = unit
        self.origin = str(client.make_url("/")).rstrip("/")

    async def page(self, **headers: str):
        return await self.client.ws_connect("/socket", headers={"Origin": self.origin} | headers)


async def receive(page, kind: str) -> Any:
    """Return the next message of a kind."""
    async for message in page:
        if (content := json.loads(message.data))["type"] == kind:
            return content
    raise AssertionError(f"closed with {page.close_code} before any {kind}")


@asynccontextmanager
async def sitting(unit: MadeUpUnit, lang: str = "en"):
    mirror = Mirror(MirrorHub(lang), HostCheck(), unit.news())
    async with TestClient(TestServer(mirror.app)) as client:
        yield Table(client, unit)


def at_table(test, unit: MadeUpUnit | None = None, lang: str = "en") -> None:
    """Run a test with a mirror."""

    async def run() -> None:
        async with sitting(unit or MadeUpUnit(), lang) as table:
            await test(table)

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_page_is_told_the_market_and_what_just_happened():
    async def test(table):
        page = await table.page()
        setup = await receive(page, "setup")
        assert setup["pawns"][1] == {"name": "car", "icon": pawn_icon(2)}
        assert "trader" not in setup
        assert (await receive(page, "link"))["state"] == "waiting"
        table.unit.appear()
        assert (await receive(page, "setup"))["trader"]["groups"][4] == "Red"
        assert (await receive(page, "link"))["state"] == "here"
        assert (await receive(page, "market"))["headline"] == "No company is listed yet."
        for transaction in RED:
            table.unit.confirm(*transaction)
        told: Any = {}
        while told.get("count") != len(RED):
            told = await receive(page, "market")
        assert told["headline"] == "The car sold 3 shares of 14 to the bank for 891."
        assert told["details"] == [
            "297 a share.",
            "Offices: the car got 750.",
            "14: new president the dog.",
            "Red: the car lost the monopoly.",
        ]
        assert (told["pawn"], told["mood"]) == (2, "alarm")
        company = told["companies"][13]
        assert (company["price"], company["change"], company["president"]) == (68, 68 - 297, 3)
        assert company["shares"] == [1, 0, 2, 0, 1, 1]
        assert company["recent"][-3:] == [297, 297, 68]
        assert [one["moved"] for one in told["companies"][11:14]] == [True, True, True]
        assert told["pawns"][1] == {
            "pawn": 2,
            "total": 480,
            "change": 480 - 3761,
            "rank": 1,
            "presides": 2,
            "playing": True,
        }

    at_table(test)


def test_a_page_that_comes_later_sees_it_all():
    async def test(table):
        table.unit.appear()
        first = await table.page()
        await receive(first, "market")
        second = await table.page()
        assert (await receive(second, "link"))["state"] == "here"
        assert (await receive(second, "market"))["headline"].startswith("The car sold")

    at_table(test, MadeUpUnit(red_story()))


def test_the_story_fills_the_recent_figures():
    async def test(table):
        table.unit.appear()
        page = await table.page()
        told = await receive(page, "market")
        assert len(told["companies"][0]["recent"]) == RECENT
        steps = list(table.unit.story.steps())
        expected = [moment.after.price(22) for moment in steps[-RECENT:]]
        assert told["companies"][21]["recent"] == expected

    at_table(test, MadeUpUnit(long_story()))


def test_undone_transactions_are_told_and_leave_the_recent_figures():
    async def test(table):
        table.unit.appear()
        table.unit.confirm(FLOAT, 2, 12)
        table.unit.confirm(BUY, 2, 12, 2)
        table.unit.undo()
        page = await table.page()
        told: Any = {}
        while not told.get("headline", "").startswith("Taken back"):
            told = await receive(page, "market")
        assert told["headline"] == (
            "Taken back: The car bought 2 shares of 12 and paid 96 to the bank."
        )
        assert told["companies"][11]["recent"] == [None, 48]
        assert told["count"] == 1

    at_table(test)


def test_the_unit_goes_and_comes_back():
    async def test(table):
        table.unit.appear()
        page = await table.page()
        await receive(page, "market")
        table.unit.vanish()
        assert (await receive(page, "link"))["state"] == "away"
        late = await table.page()
        assert (await receive(late, "link"))["state"] == "away"
        assert (await receive(late, "market"))["count"] == len(RED)
        table.unit.appear()
        assert (await receive(page, "link"))["state"] == "here"

    at_table(test, MadeUpUnit(red_story()))


def test_whatever_a_page_sends_ends_its_connection():
    async def test(table):
        for message in ('{"type": "key", "key": "CONFIRM", "on": true}', "", "x" * 200):
            page = await table.page()
            await page.send_str(message)
            while (await page.receive()).type is not WSMsgType.CLOSE:
                pass
            assert page.close_code == 1008
        page = await table.page()
        await page.send_bytes(b"\0")
        while (await page.receive()).type is not WSMsgType.CLOSE:
            pass
        assert page.close_code == 1008

    at_table(test)


def test_only_its_own_page_may_connect_and_only_by_its_name():
    async def test(table):
        for headers in ({"Origin": "http://elsewhere.example"}, {"Host": "elsewhere.example"}):
            with pytest.raises(WSServerHandshakeError) as refused:
                await table.page(**headers)
            assert refused.value.status == 403
        answer = await table.client.get("/", headers={"Host": "elsewhere.example"})
        assert answer.status == 403

    at_table(test)


def test_its_files_are_served_and_nothing_else():
    async def test(table):
        for name in (
            "",
            "main.js",
            "draw.js",
            "engine.js",
            "style.css",
            "icon.svg",
            "games.js",
            "games.css",
        ):
            answer = await table.client.get(f"/{name}")
            assert answer.status == 200
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        for name in ("trader/game.js", "trader/company.js", "trader/company.css"):
            assert (await table.client.get(f"/{name}")).status == 200
        styles = await (await table.client.get("/games.css")).text()
        assert '@import "./trader/company.css";' in styles
        colours = await table.client.get("/colours.css")
        assert "--group-7:" in await colours.text()
        for name in (
            "keys.js",
            "faceplate.json",
            "company.js",
            "trader/view.py",
            "..%2fhub.py",
            "server.py",
        ):
            assert (await table.client.get(f"/{name}")).status == 404

    at_table(test)


SHEETS = {name: path for name, path in game_files() if name.endswith(".css")}


@pytest.mark.parametrize("name", SHEETS)
def test_a_games_style_sheet_is_for_that_game_alone(name):
    """All sheets are loaded at once, so a rule for every game would change other pages."""
    page = name.split("/")[0]
    shared = ".kit" if page == KIT else f".{page}-page"
    own = f'[data-game="{page}"] ' if page in NAMES else shared
    text = re.sub(r"/\*.*?\*/", "", SHEETS[name].read_text("utf-8"), flags=re.DOTALL)
    selectors = [found.strip() for found in re.findall(r"([^{}]+)\{", text)]
    rules = [found for found in selectors if not found.startswith("@")]
    assert rules
    for rule in rules:
        outside = re.sub(r"\([^()]*\)", "", rule)  # commas in :is() do not part selectors
        assert all(one.strip().startswith(own) for one in outside.split(",")), rule


def test_the_words_are_french_where_wanted():
    async def test(table):
        table.unit.appear()
        page = await table.page()
        assert (await receive(page, "market"))["headline"].startswith(
            "La voiture a vendu 3 actions"
        )
        later = await table.page()
        assert (await receive(later, "setup"))["trader"]["groups"][7] == "Bleu foncé"

    at_table(test, MadeUpUnit(red_story()), "fr")


def test_both_languages_have_every_word():
    for words in (WORDS, OWN):
        assert words["en"].keys() == words["fr"].keys()


def test_a_game_without_news_is_the_market_without_words():
    hub = MirrorHub("en")
    hub.take(Event("state", Game(1, False)))
    hub.take(LOST)
    hub.take(Event("state", red_story().end))
    assert '"headline":"The market"' in hub._market


def test_the_name_of_a_game_is_no_amount():
    begins = (SWITCH, NAMES.index("1830"), 1, 2, 3, 0, 0, 0)
    game, outcome = games.apply(None, begins)
    hub = MirrorHub("en")
    hub.take(Event("transaction", game, begins, outcome))
    assert '"headline":"A game of 1830 begins."' in hub._market


def test_recent_figures_are_few_and_a_new_game_begins_anew():
    recent = View().recent
    game = Game(1, False)
    recent.begin(game)
    for transaction in [*RED, (NEW_GAME, 1, 0)]:
        game.apply(transaction)
        recent.add(game, transaction[0])
    assert recent.of(14) == [None]
    other = GameRecord(to_bytes(Game(9, True)), [])
    recent.begin(red_story().end, other)
    assert recent.of(14) == [68]


def test_the_market_of_a_monopoly_with_offices():
    game = Game(1, False)
    for transaction in RED[:3]:
        game.apply(transaction)
    before = game.copy()
    game.apply((OFFICES, 12, 1, 0, 0))
    shown = View().shown(game, before, "en")
    assert shown["monopolies"] == [0, 0, 0, 0, 2, 0, 0, 0]
    assert [one["moved"] for one in shown["companies"][11:14]] == [True, False, False]
    assert shown["companies"][11]["offices"] == 1
    assert shown["companies"][0]["price"] is None
    assert shown["companies"][21]["face"] == 400


def test_a_port_in_use_is_reported(capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["mirror", "--port", port, "--no-browser"]) == 1
    assert f"port {port} is taken by another program" in capsys.readouterr().err


# The whole way, from the keys of a virtual unit through a pseudo-terminal.

sim = pytest.importorskip("host_tools.link.sim", reason="this system has no pseudo-terminals")


class Player(Follower):
    """Follows a virtual unit, and plays on it in between: in the same thread, in virtual time."""

    def __init__(self, unit, turns):
        self._now = 0.0
        super().__init__(self._open, lambda: self._now, self._pass)
        self._unit = unit
        self._turns = turns

    def _open(self):
        return sim.SimWire(self._unit)

    def _pass(self, seconds):
        self._now += seconds
        self._unit.board.run(1)

    def poll(self):
        self._now += 0.1
        events = super().poll()
        if (
            not events
            and self._turns
            and ((self.client and self.client.number >= 0) or self.trouble)
        ):
            self._turns.pop(0)(self._unit)
        return events


def test_a_virtual_unit_is_followed_through_everything(tmp_path):
    unit = sim.SimUnit(tmp_path, sim.Options())
    said: list[str] = []
    turns = [
        lambda unit: unit.tap("BUY_BANK 2 1 2 CONFIRM"),
        lambda unit: unit.tap("BUY_BANK 2 1 3 CONFIRM"),
        lambda unit: unit.tap("UNDO CONFIRM"),
        lambda unit: unit.bridge.unplug(),
        lambda unit: unit.bridge.plug(),
    ]
    seen = []

    async def follow() -> None:
        news = UnitNews(Player(unit, turns), said.append).news()
        away = False
        async for one in news:
            seen.append(one)
            away = away or one.kind == "lost"
            if away and one.record:
                break
        await news.aclose()

    try:
        asyncio.run(asyncio.wait_for(follow(), TIMEOUT_S))
    finally:
        unit.close()
    assert to_bytes(seen[0].game) == to_bytes(Game(1, False))
    happened = [one for one in seen if one.transaction]
    assert [(one.kind, one.transaction) for one in happened] == [
        ("transaction", (FLOAT, 2, 12)),
        ("transaction", (FLOAT, 2, 13)),
        ("undo", (FLOAT, 2, 13)),
    ]
    assert all(one.outcome.transaction == one.transaction for one in happened)
    assert seen[-1].record.transactions == [(FLOAT, 2, 12)]
    assert said[-1] == "The unit is connected."
    assert "Plug it in" in said[0]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_the_program_waits_for_a_unit_and_ends_quietly(tmp_path):
    command = [sys.executable, "-m", "host_tools.cli", "mirror", "--sim", "--save", str(tmp_path)]
    command += ["--no-browser", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        try:
            lines = [program.stdout.readline(), program.stdout.readline()]
            program.send_signal(signal.SIGINT)
            assert program.wait(TIMEOUT_S) == 0
        finally:
            program.kill()  # where it did not end, nobody waits for it
    assert any("http://localhost:" in line for line in lines)
    assert any("Start it with courtier web or courtier term" in line for line in lines)

"""The mirror in a real browser: everything is on it, fits, and recovers by itself."""

from typing import Any

import pytest
from banker.games import to_bytes

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.link.mirror.pictures import TABLET, TV
from host_tools.link.record import GameRecord
from tests.games.trader.records import RED, long_story
from tests.support.mirroring import MadeUpUnit, RunningMirror
from tests.support.timeouts import TIMEOUT_MS
from tests.support.trader import BUY, FLOAT, OFFICES, REMOVE, TRADE, Game

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

# The dearest company there can be, in everybody's hands, with shares left at the bank.
CROWDED = [
    (FLOAT, 1, 21),
    (FLOAT, 1, 22),
    (BUY, 1, 22, 2),
    *((TRADE, pawn, 1, 22, 1) for pawn in range(2, 7)),
    (BUY, 1, 21, 1),
    *((OFFICES, 21, step, step, 0) for step in range(1, 6)),
]
# All companies are the boat's; of most of them the others hold a share.
THE_BOATS = [
    *((FLOAT, 6, code) for code in range(1, 23)),
    *((BUY, 1 + code % 5, code, 1) for code in range(1, 18)),
]
_CUT_OFF = """boxes => boxes.filter(box => [...box.querySelectorAll("*")].some(part => {
  const inner = part.getBoundingClientRect(), outer = box.getBoundingClientRect();
  return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
})).map(box => box.textContent)"""
# Words that are wider than the box they stand in; boxes of text alone do not show in _CUT_OFF.
_TOO_WIDE = "boxes => boxes.filter(box => box.scrollWidth > box.clientWidth + 1).length"


def check_fits(page: Any, kind: dict[str, Any], boxes: str) -> None:
    """Check that a railway game's lines and pawns fit the window, on a TV without scrolling."""
    assert page.evaluate("document.documentElement.scrollWidth") <= kind["viewport"]["width"]
    assert page.eval_on_selector_all(boxes, _CUT_OFF) == []
    assert page.eval_on_selector_all(".line .code, .line .figure, .pawn", _TOO_WIDE) == 0
    if kind is TV:
        assert page.evaluate("document.documentElement.scrollHeight") <= 1080


class Wall:
    """A page somewhere in the room."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.problems: list[str] = []
        self.sent: list[Any] = []
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("websocket", self._overhear)
        page.goto(address)

    def _overhear(self, line: Any) -> None:
        """Note whatever the page sends."""
        line.on("framesent", lambda frame: self.sent.append(frame))

    def wait_for(self, words: str) -> None:
        """Wait until the news say this."""
        self.page.wait_for_function(
            "words => document.getElementById('news').textContent.includes(words)", arg=words
        )

    def company(self, code: int) -> str:
        """Return the text of a company."""
        return str(self.page.inner_text(f"[data-code='{code}']"))


@pytest.fixture
def look(open_page):
    """Return a function that opens pages on mirrors; close everything afterwards."""
    walls, mirrors = [], []

    def opened(unit: MadeUpUnit, kind: dict[str, Any] = TV, lang: str = "en") -> Wall:
        mirrors.append(RunningMirror(unit, lang))
        walls.append(Wall(open_page(**kind), mirrors[-1].address))
        walls[-1].mirror = mirrors[-1]
        return walls[-1]

    yield opened
    for mirror in mirrors:
        mirror.stop()
    for wall in walls:
        assert wall.problems == []
        assert wall.sent == []


def unit_after(transactions) -> MadeUpUnit:
    return MadeUpUnit(GameRecord(to_bytes(Game(1, False)), transactions))


def test_the_manuals_forced_sale_is_on_the_wall(look):
    unit = unit_after(RED[:-1])
    wall = look(unit)
    wall.wait_for("Looking for the unit")
    unit.appear()
    wall.wait_for("The car passed Go and got 391 from the bank.")
    assert wall.company(14).split() == ["14", "▲", "297", "1", "3", "2", "1", "1", "B", "1"]
    unit.confirm(*RED[-1])
    wall.wait_for("The car sold 3 shares of 14 to the bank for 891.")
    wall.wait_for("Offices: the car got 750.")
    assert wall.company(14).split() == ["14", "−229", "68", "1", "2", "1", "1", "B", "4"]
    assert wall.page.locator(".company.moved").count() == 3
    assert wall.page.locator(".alarm").count() == 1
    assert wall.page.locator(".company").count() == 22
    assert wall.page.locator(".company.unlisted").count() == 19
    assert "480" in wall.page.inner_text("#pawns section:nth-child(2)")
    assert wall.page.inner_text("#count") == "11 transactions"


def test_everything_fits_on_a_tv_even_the_fullest_company(look):
    unit = unit_after(CROWDED)
    wall = look(unit, TV, "fr")
    unit.appear()
    wall.wait_for("siège social")
    page = wall.page
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
    assert page.evaluate("document.documentElement.scrollWidth") <= 1920
    assert page.eval_on_selector_all(".company, .pawn, #news", _CUT_OFF) == []
    overlap = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.side')].map(side => "
        "side.lastChild.getBoundingClientRect().bottom)) "
        "- document.querySelector('#caption').getBoundingClientRect().top"
    )
    assert overlap <= 0


def test_figures_can_be_read_from_three_metres(look):
    unit = MadeUpUnit(long_story(400))
    wall = look(unit)
    unit.appear()
    wall.page.wait_for_selector(".company .amount")
    size = "(elements) => Math.min(...elements.map(e => parseFloat(getComputedStyle(e).fontSize)))"
    assert wall.page.eval_on_selector_all(".company .amount", size) >= 48
    assert wall.page.eval_on_selector_all(".company .holders b", size) >= 24
    assert wall.page.eval_on_selector_all("#headline", size) >= 35
    assert wall.page.eval_on_selector_all(".pawn .total", size) >= 40
    assert wall.page.locator(".graph polyline").count() >= 20


def test_even_the_longest_news_fit(look):
    unit = unit_after(THE_BOATS)
    wall = look(unit, TV, "fr")
    unit.appear()
    wall.page.wait_for_selector(".company .amount")
    unit.confirm(REMOVE, 6)
    wall.wait_for("Le bateau a quitté la partie.")
    assert len(wall.page.inner_text("#news")) > 230
    assert wall.page.eval_on_selector_all("#news", _CUT_OFF) == []
    assert wall.page.locator(".pawn.gone").count() == 1


@pytest.mark.parametrize("kind", [TABLET, PHONE], ids=["tablet", "phone"])
def test_tablets_and_phones_scroll_down_but_not_sideways(look, kind):
    unit = unit_after(CROWDED)
    wall = look(unit, kind)
    unit.appear()
    wall.wait_for("22: head office")
    page = wall.page
    width = kind["viewport"]["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.eval_on_selector_all(".company, .pawn", _CUT_OFF) == []
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.locator("#headline").is_visible()
    assert page.locator("#news").bounding_box()["y"] <= 1


def test_a_unit_unplugged_is_said_and_comes_back_by_itself(look):
    unit = unit_after(RED)
    wall = look(unit)
    unit.appear()
    wall.wait_for("to the bank for 891")
    unit.vanish()
    wall.wait_for("The unit does not answer.")
    wall.wait_for("This page then goes on")
    assert wall.company(14).split()[1] == "68" or "68" in wall.company(14)
    assert wall.page.locator("body.away").count() == 1
    unit.appear()
    wall.wait_for("to the bank for 891")
    assert wall.page.locator("body.here").count() == 1


def test_a_mirror_that_ends_is_found_again(look):
    unit = unit_after(RED)
    wall = look(unit)
    unit.appear()
    wall.wait_for("to the bank for 891")
    wall.mirror.stop()
    wall.wait_for("The connection is lost")
    wall.mirror.start()
    wall.wait_for("Looking for the unit")
    unit.appear()
    wall.wait_for("to the bank for 891")


def test_keys_and_clicks_do_nothing(look):
    unit = unit_after(RED)
    wall = look(unit)
    unit.appear()
    wall.wait_for("to the bank for 891")
    for key in ("Enter", "b", "1", "Escape"):
        wall.page.keyboard.press(key)
    wall.page.mouse.click(960, 540)
    unit.confirm(FLOAT, 1, 1)
    wall.wait_for("The hat listed 01")
    assert wall.sent == []


def test_the_news_are_read_aloud_and_the_president_has_a_name(look):
    unit = unit_after(RED)
    wall = look(unit)
    unit.appear()
    wall.wait_for("to the bank for 891")
    assert wall.page.get_attribute("#news [role=status]", "aria-live") == "polite"
    assert wall.page.locator("[data-code='14'] .president[aria-label='president: dog']").count()
    assert wall.page.get_attribute("html", "lang") == "en"

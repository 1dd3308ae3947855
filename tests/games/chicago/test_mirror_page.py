"""Chicago Express on the mirror in a real browser: everything is on it, and fits."""

import pytest
from banker.games import to_bytes
from banker.rules.transactions import SWITCH

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.link.mirror.pictures import TABLET, TV
from host_tools.link.record import GameRecord
from tests.games.chicago.records import CHICAGO_GAME, TURNS, evening, told_story
from tests.games.chicago.table import CITY, REMOVE, WAB, correct
from tests.mirror.test_mirror_page import _CUT_OFF, look  # noqa: F401 - fixtures
from tests.support.mirroring import MadeUpUnit
from tests.support.trader import Game as Trader

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

BOXES = ".railway, .card, .awaited, .pawn"


def crowded() -> MadeUpUnit:
    """Return six players late in a game, with every company in every city, and a city developed
    for all."""
    story = evening(8, 60, players=6)
    game = story.end
    everybody = 0b11111 if game.is_open(WAB) else 0b1111
    more = [correct("present", city, everybody) for city in (1, 2, 3)]
    more += [correct("cash", pawn, 1234) for pawn in range(1, 7)]
    more += [correct("income", key, 188) for key in range(1, 5)]
    return MadeUpUnit(GameRecord(story.base, [*story.transactions, *more, (CITY, 9, everybody)]))


def test_a_payday_is_on_the_wall(look):  # noqa: F811
    unit = MadeUpUnit(told_story(TURNS[:-1]))
    wall = look(unit)
    unit.appear()
    wall.wait_for("The hat passed. Dial: Auction.")
    page = wall.page
    assert "General dividends; then it is the car’s turn" in page.inner_text(".awaited")
    assert page.locator(".dial.red").count() == 2
    unit.confirm(*TURNS[-1])
    wall.wait_for("The bank paid:")
    assert page.inner_text(".railway[data-company='1']").split() == [
        *("1", "PRR", "16", "income", "Wheeling", "★", "Chicago", "16", "a", "share"),
        *("0", "treasury", "16", "locos", "8", "min.", "bid"),
    ]
    assert page.locator(".railway").count() == 5
    assert page.locator(".dial.red").count() == 0
    assert page.locator("#news.paid").count() == 1
    assert "Round 2" in page.inner_text(".awaited")
    assert page.inner_text("#pawns section:nth-child(2)").split() == [
        *("Car", "69", "+22", "1", "1", "+22")
    ]
    assert page.inner_text("#count") == "15 transactions"
    assert page.title() == "Courtier – Chicago Express"
    unit.undo()
    wall.wait_for("Taken back: The bank paid")
    assert page.locator(".dial.red").count() == 2


def test_the_page_follows_the_unit_from_game_to_game(look):  # noqa: F811
    unit = MadeUpUnit(GameRecord(to_bytes(Trader(1, False)), []))
    wall = look(unit)
    unit.appear()
    wall.wait_for("No company is listed yet.")
    assert wall.page.locator(".company").count() == 22
    unit.confirm(SWITCH, CHICAGO_GAME, 1, 2, 3, 0, 0, 0)
    wall.wait_for("A game of Chicago Express begins.")
    assert wall.page.locator(".company").count() == 0
    assert wall.page.locator(".railway").count() == 5
    assert wall.page.locator(".pawn").count() == 3
    assert wall.page.title() == "Courtier – Chicago Express"
    unit.undo()
    wall.wait_for("Taken back")
    assert wall.page.locator(".company").count() == 22
    assert wall.page.title() == "Courtier – The market"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_fits_on_a_tv(look, lang):  # noqa: F811
    unit = crowded()
    wall = look(unit, TV, lang)
    unit.appear()
    wall.page.wait_for_selector(".railway")
    page = wall.page
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
    assert page.evaluate("document.documentElement.scrollWidth") <= 1920
    assert page.eval_on_selector_all(f"{BOXES}, #news", _CUT_OFF) == []
    overlap = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.railway, .card')].map(box => "
        "box.getBoundingClientRect().bottom)) "
        "- document.querySelector('#caption').getBoundingClientRect().top"
    )
    assert overlap <= 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", [TABLET, PHONE], ids=["tablet", "phone"])
def test_tablets_and_phones_scroll_down_but_not_sideways(look, kind, lang):  # noqa: F811
    unit = crowded()
    wall = look(unit, kind, lang)
    unit.appear()
    wall.page.wait_for_selector(".railway")
    page = wall.page
    assert page.evaluate("document.documentElement.scrollWidth") <= kind["viewport"]["width"]
    assert page.eval_on_selector_all(BOXES, _CUT_OFF) == []
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.locator("#headline").is_visible()


def test_figures_can_be_read_from_three_metres(look):  # noqa: F811
    unit = crowded()
    wall = look(unit)
    unit.appear()
    wall.page.wait_for_selector(".railway")
    size = "(elements) => Math.min(...elements.map(e => parseFloat(getComputedStyle(e).fontSize)))"
    assert wall.page.eval_on_selector_all(".railway .income b", size) >= 60
    assert wall.page.eval_on_selector_all(".railway .figure b", size) >= 44
    assert wall.page.eval_on_selector_all(".dial, .track", size) >= 24
    assert wall.page.eval_on_selector_all(".pawn .total", size) >= 40


def test_it_is_read_aloud_and_colours_have_names(look):  # noqa: F811
    unit = MadeUpUnit(told_story())
    wall = look(unit)
    unit.appear()
    wall.wait_for("The bank paid")
    page = wall.page
    assert page.get_attribute("#news [role=status]", "aria-live") == "polite"
    assert page.get_attribute(".awaited", "aria-live") == "polite"
    assert page.locator("[data-company='1'] .shares[aria-label='1 of 3 shares sold']").count()
    assert page.locator("[data-company='1'] .share [aria-label='car']").count() == 1
    assert page.locator("#pawns [aria-label='B&O 1']").count() == 1
    assert page.locator("#pawns [aria-label='dividend 22']").count() == 1


def test_who_left_and_who_won(look):  # noqa: F811
    unit = MadeUpUnit(told_story())
    wall = look(unit)
    unit.appear()
    wall.wait_for("The bank paid")
    unit.confirm(REMOVE, 3)
    wall.wait_for("The dog left the game.")
    assert wall.page.locator(".pawn.gone").count() == 1
    end = MadeUpUnit(evening())
    wall = look(end)
    end.appear()
    wall.wait_for("The shoe wins with 228.")
    assert wall.page.locator(".awaited.over").count() == 1
    assert "The game is over" in wall.page.inner_text(".awaited.over")
    assert wall.page.locator(".pawn.acts").count() == 0
    assert wall.page.locator(".pawn.leads").count() == 1

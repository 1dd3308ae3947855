"""The mirror of the 1830 family: the market is a grid, and everything fits a TV."""

import pytest
from banker.games import to_bytes
from banker.games.railway.grid import price_at
from banker.kit.pages import is_over

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.games import NAMES, part
from host_tools.games.kit import rules
from host_tools.games.kit.sentences import words
from host_tools.games.railway.mirror.market import short_name
from host_tools.games.railway.mirror.words import WORDS
from host_tools.games.sampling import sample_transactions
from host_tools.link.mirror.pictures import TV
from host_tools.link.record import GameRecord
from tests.mirror.test_mirror_page import _CUT_OFF, look  # noqa: F401 - fixtures
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

FAMILY = [NAMES.index(name) for name in ("1830", "1889", "chesapeake")]
LOW_TV = {"viewport": {"width": 1280, "height": 720}}
_BOXES = ".awaited, .firm, .depot, .board .space, .pawn"
_TOO_WIDE = """boxes => boxes.filter(box => box.scrollWidth > box.clientWidth + 1)
  .map(box => [box.className, box.textContent, box.scrollWidth, box.clientWidth])"""
_PILES = """() => [...document.querySelectorAll(".space:has(.token)")].map((space) =>
  [...space.querySelectorAll("b, .token")].map((one) => one.textContent))"""
_LATE = 250


def late(number):
    """Return the record of a long game of six."""
    game, sample = rules(number), part(number, "sample_game")
    begun = game(range(1, game.most + 1))
    base = to_bytes(begun)
    play = part(number, "random_play").RandomPlay(5)
    return GameRecord(base, sample_transactions(begun, play, sample.ADMIN, _LATE, is_over))


def piles(number, game):
    """Return the price of each space with tokens, row by row, and the tokens from the top."""
    texts = words(number, "fr")
    return [
        [str(price_at(game.grid, space))]
        + [short_name(game, texts, code) for code in game.arrivals if game.space[code] == space]
        for space in sorted({game.space[code] for code in game.companies() if game.par[code]})
    ]


@pytest.mark.parametrize("number", FAMILY, ids=[NAMES[number] for number in FAMILY])
def test_a_full_table_fits_a_tv(look, number):  # noqa: F811
    story = late(number)
    unit = MadeUpUnit(story)
    page = look(unit, TV, "fr").page
    unit.appear()
    page.wait_for_selector(".firm")
    for kind in (TV, LOW_TV):
        page.set_viewport_size(kind["viewport"])
        assert page.eval_on_selector_all(_BOXES, _CUT_OFF) == []
        assert page.eval_on_selector_all(".token, .firm > span", _TOO_WIDE) == []
        bottom = "boxes => Math.max(...boxes.map(box => box.getBoundingClientRect().bottom))"
        lowest = page.eval_on_selector_all(".firm, .depot, .space", bottom)
        assert lowest <= page.locator("footer").bounding_box()["y"]
    assert page.evaluate(_PILES) == piles(number, story.end)
    assert page.locator(".key i").count() >= 2


def test_both_languages_have_every_word():
    assert WORDS["en"].keys() == WORDS["fr"].keys()
    assert WORDS["en"]["zones"].keys() == WORDS["fr"]["zones"].keys()

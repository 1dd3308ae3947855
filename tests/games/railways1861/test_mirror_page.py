"""1861 on the mirror in a real browser: everything is on it, and fits."""

import pytest
from banker.games import to_bytes
from banker.games.railways1861.tables import TRAINS_STEP

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.link.mirror.pictures import TABLET, TV
from host_tools.link.record import GameRecord
from tests.games.railways1861.table import entered, operate, place, shares, stock
from tests.mirror.test_mirror_page import _CUT_OFF, look  # noqa: F401 - fixtures
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

BOXES = ".firm, .awaited, .stock, .pawn, #news"


def crowded() -> MadeUpUnit:
    """Six players, every public and eight minors, three tokens on one space, trains and loans."""
    game = stock(pawns=6, phase=3)
    for at, code in enumerate(range(21, 29)):
        place(game, code, 3, 7 + at // 3, owner=1 + at % 6, cash=1234, trains=(2, 3, 3), loans=2)
        held = [1, 1, 1, 1, 1, 1]
        held[at % 6] = 3
        shares(game, code, *held)
    for at, code in enumerate((2, 3, 4, 5, 6, 7, 8, 9)):
        place(game, code, 6, 1 + at, owner=1 + at % 6, cash=100, trains=(2, 2), loans=2)
    operate(game, 21, TRAINS_STEP)
    return MadeUpUnit(GameRecord(to_bytes(game), [entered(game, "train", 3, 1)]))


def test_the_market_is_on_the_wall_with_its_tokens(look):  # noqa: F811
    unit = crowded()
    page = look(unit).page
    unit.appear()
    page.wait_for_selector(".prices")
    assert page.locator(".prices .space").count() == 95
    assert page.locator(".pile .token").count() == 16
    piles = page.locator(".space:has(.token:nth-child(3)) .token").all_inner_texts()
    assert piles[:3] == ["GR", "NW", "SW"]
    assert page.locator(".publics .firm:not(.heads)").count() == 8
    assert page.locator(".minors .firm:not(.heads)").count() == 8
    assert page.inner_text(".firm.acts .quote") == "135"
    assert page.inner_text(".awaited strong") == "GR: trains"
    assert page.title() == "Courtier – 1861"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_fits_on_a_tv(look, lang):  # noqa: F811
    unit = crowded()
    page = look(unit, TV, lang).page
    unit.appear()
    page.wait_for_selector(".prices")
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
    assert page.evaluate("document.documentElement.scrollWidth") <= 1920
    assert page.eval_on_selector_all(BOXES, _CUT_OFF) == []
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.firm, .space, .stock')].map(box => "
        "box.getBoundingClientRect().bottom)) "
        "- document.querySelector('#caption').getBoundingClientRect().top"
    )
    assert lowest <= 0
    beside = page.evaluate(
        "(() => { const stock = document.querySelector('.stock').getBoundingClientRect();"
        "return [...document.querySelectorAll('.prices .space')].filter(space => { const box = "
        "space.getBoundingClientRect(); return box.right > stock.left && box.bottom > stock.top; })"
        ".length; })()"
    )
    assert beside == 0, "nothing covers the market"


@pytest.mark.parametrize("kind", [TABLET, PHONE], ids=["tablet", "phone"])
def test_tablets_and_phones_scroll_down_but_not_sideways(look, kind):  # noqa: F811
    unit = crowded()
    page = look(unit, kind, "fr").page
    unit.appear()
    page.wait_for_selector(".prices")
    assert page.evaluate("document.documentElement.scrollWidth") <= kind["viewport"]["width"]
    assert page.eval_on_selector_all(".firm, .awaited, .pawn", _CUT_OFF) == []

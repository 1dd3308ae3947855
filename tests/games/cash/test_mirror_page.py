"""Cash on the mirror in a real browser: everything is on it, and fits."""

import pytest
from banker.games.cash.codec import to_bytes
from banker.games.cash.data import ALL, LOANS, MOST, START, TABLES, changed
from banker.games.cash.game import Game
from banker.games.cash.transactions import PAY, REMOVE

from host_tools.history.story import Story
from host_tools.mirror.pictures import TABLET, TV
from host_tools.web.chromium import NoBrowser, find_chromium
from host_tools.web.pictures import PHONE
from tests.games.cash.stories import ACTS, told_story
from tests.mirror.test_mirror_page import _CUT_OFF, look  # noqa: F401 - fixtures
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")


def crowded() -> MadeUpUnit:
    """Six players with the largest figures there can be, half of them in debt."""
    tables = changed(changed(TABLES, LOANS, 1), START, MOST)
    debts = [(PAY, pawn, MOST) for pawn in (1, 2, 3) for _ in range(2)]
    return MadeUpUnit(Story(to_bytes(Game(ALL, tables)), debts))


def test_who_has_what_is_on_the_wall(look):  # noqa: F811
    unit = MadeUpUnit(told_story(*ACTS[:-1]))
    wall = look(unit)
    unit.appear()
    wall.wait_for("Everybody pays 10 to the dog, who gets 20.")
    unit.confirm(*ACTS[-1])
    wall.wait_for("The car pays 25 to everybody, 50 in all.")
    page = wall.page
    assert [row.split() for row in page.locator(".balance").all_inner_texts()] == [
        ["1", "Car", "1", "565"],
        ["2", "Dog", "1", "460"],
        ["3", "Hat", "owes", "the", "bank", "−44"],
    ]
    assert page.locator(".balance .graph polyline").count() == 3
    assert page.inner_text("#pawns section:nth-child(1)").split() == ["Hat", "+25", "−44"]
    assert page.inner_text("#count") == "6 transactions"
    assert page.title() == "Courtier – Cash"
    unit.confirm(REMOVE, 3)
    wall.wait_for("The dog leaves the game.")
    assert page.locator(".balance").count() == 2
    assert page.locator(".pawn.gone").count() == 1
    unit.undo()
    wall.wait_for("Taken back: The dog leaves the game.")
    assert page.locator(".balance").count() == 3
    assert wall.problems == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", [TV, TABLET, PHONE], ids=["tv", "tablet", "phone"])
def test_everything_fits(look, kind, lang):  # noqa: F811
    unit = crowded()
    wall = look(unit, kind, lang)
    unit.appear()
    page = wall.page
    page.wait_for_selector(".balance")
    assert page.evaluate("document.documentElement.scrollWidth") <= kind["viewport"]["width"]
    assert page.eval_on_selector_all(".balance, .pawn, #news", _CUT_OFF) == []
    if kind is TV:
        assert page.evaluate("document.documentElement.scrollHeight") <= kind["viewport"]["height"]

"""Everything on the mirror can be told from what is under it, as a browser draws it, and is there
for ears and keyboards too: of every game, on the wall and in the hand."""

import pytest

from host_tools.games import NAMES, NUMBERS
from host_tools.mirror.pictures import TV
from host_tools.web.chromium import NoBrowser, find_chromium
from host_tools.web.pictures import PHONE
from tests.games.test_every_game import evening
from tests.mirror.test_mirror_page import look  # noqa: F401 - fixtures
from tests.support.axe import barriers
from tests.support.contrast import faint
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

_UNFOLD = "all => all.forEach(one => { one.open = true; })"


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_all_of_it_can_be_read(look, number):  # noqa: F811
    unit = MadeUpUnit(evening(number))
    wall = look(unit, TV, "fr")
    unit.appear()
    page = wall.page
    page.wait_for_selector("#market *")
    for kind in (TV, PHONE):
        page.set_viewport_size(kind["viewport"])
        too_faint, count = faint(page)
        assert too_faint == []
        assert count > 20
        assert barriers(page) == []
    page.eval_on_selector_all("details", _UNFOLD)
    assert faint(page, "details")[0] == []

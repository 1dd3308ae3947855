"""The mirror of every game in a real browser: it is drawn without an error, nothing is cut off or
beside the page, everything can be told from what is under it, by ears and keyboards too."""

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.games import NAMES
from host_tools.link.mirror.pictures import TABLET, TV
from tests.games.test_every_game import evening
from tests.mirror.test_mirror_page import _CUT_OFF, look  # noqa: F401 - fixtures
from tests.support.axe import barriers
from tests.support.contrast import faint
from tests.support.long import every_kind_of_game
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

_UNFOLD = "all => all.forEach(one => { one.open = true; })"


@every_kind_of_game
def test_all_of_it_can_be_read(look, number):  # noqa: F811
    story = evening(number)
    unit = MadeUpUnit(story)
    wall = look(unit, TV, "fr")
    unit.appear()
    page = wall.page
    page.wait_for_selector(f"body[data-game='{NAMES[number]}'] #pawns section")
    assert page.inner_text("#headline").strip()
    assert page.inner_text("#market").strip()
    assert str(story.end.count) in page.inner_text("#count")
    for kind in (TV, TABLET, PHONE):
        page.set_viewport_size(kind["viewport"])
        assert page.evaluate("document.documentElement.scrollWidth") <= kind["viewport"]["width"]
        assert page.eval_on_selector_all("#pawns section", _CUT_OFF) == []
        if kind is TABLET:
            continue
        too_faint, count = faint(page)
        assert too_faint == []
        assert count > 20
        assert barriers(page) == []
    page.eval_on_selector_all("details", _UNFOLD)
    assert faint(page, "details")[0] == []

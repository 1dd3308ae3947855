"""The contract of every game goes on: the mirror's page draws it in a real browser, without an
error, and nobody has to scroll sideways."""

import pytest

from host_tools.games import NAMES, NUMBERS
from host_tools.mirror.pictures import TABLET, TV
from host_tools.web.chromium import NoBrowser, find_chromium
from host_tools.web.pictures import PHONE
from tests.games.test_every_game import evening
from tests.mirror.test_mirror_page import _CUT_OFF, look  # noqa: F401 - fixtures
from tests.support.mirroring import MadeUpUnit

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")


@pytest.mark.parametrize("kinds", [(TV, TABLET), (PHONE,)], ids=["large", "phone"])
@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_the_mirror_draws_it(look, number, kinds):  # noqa: F811
    story = evening(number)
    unit = MadeUpUnit(story)
    page = look(unit, kinds[0], "fr").page
    unit.appear()
    page.wait_for_selector(f"body[data-game='{NAMES[number]}'] #pawns section")
    assert page.inner_text("#headline").strip()
    assert page.inner_text("#market").strip()
    assert str(story.end.count) in page.inner_text("#count")
    for kind in kinds:
        page.set_viewport_size(kind["viewport"])
        assert page.evaluate("document.documentElement.scrollWidth") <= kind["viewport"]["width"]
        assert page.eval_on_selector_all("#pawns section", _CUT_OFF) == []

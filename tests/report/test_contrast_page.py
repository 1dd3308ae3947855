"""Everything that is written in a report can be told from what is under it, as a browser draws it:
of every game, on a light ground and on a dark one."""

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.link.report.games import report_on
from tests.games.test_every_game import evening
from tests.support.axe import barriers
from tests.support.contrast import faint
from tests.support.long import every_kind_of_game

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")


@every_kind_of_game
def test_a_report_can_be_read(open_page, number, tmp_path):
    path = tmp_path / "report.html"
    path.write_text(report_on(evening(number), "en"), encoding="utf-8")
    page = open_page(viewport={"width": 1200, "height": 1000})
    page.goto(path.as_uri())
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        too_faint, count = faint(page)
        assert too_faint == [], scheme
        assert count > 40
        assert barriers(page) == [], scheme
    page.set_viewport_size({"width": 390, "height": 844})
    assert barriers(page) == []

"""A report in a browser with six long names in it: on a screen, on a phone and on paper."""

import json

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.games import NAMES
from host_tools.link.report.document import day
from host_tools.link.report.games import report_on
from tests.mirror.test_names_page import PEOPLE, full_table
from tests.support.layout import unreadable

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")


@pytest.mark.parametrize("name", ["trader", "1861", "africa", "cash"])
def test_six_long_names_fit_and_paper_has_it_all(open_page, tmp_path, name):
    path = tmp_path / "report.html"
    path.write_text(report_on(full_table(NAMES.index(name)), "fr"), encoding="utf-8")
    page = open_page(viewport={"width": 1200, "height": 900})
    page.goto(path.as_uri())
    page.evaluate("names => localStorage.setItem('courtier-names', names)", json.dumps(PEOPLE))
    page.reload()
    head = page.inner_text("header")
    assert day("fr") in head
    assert all(one in head for one in PEOPLE)
    for width in (1200, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert unreadable(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".all li").last.is_visible()
    page.emulate_media(media="screen")

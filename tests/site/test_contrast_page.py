"""All text on the site has enough contrast, as a browser draws it."""

from typing import Any

import pytest

from tests.support.contrast import faint
from tests.support.in_site import Player, needs_browser

pytestmark = [needs_browser, pytest.mark.longest]
_PAGES = ("", "play/report/", "unit/", "install/", "build/fr.html", "guides/trader.fr.html")


def test_every_page_can_be_read_by_day_and_by_night(browser: Any, host: Any) -> None:
    context = browser.new_context(service_workers="block", locale="fr")
    page = context.new_page()
    for path in _PAGES:
        page.goto(f"{host.address}{path}")
        page.wait_for_selector("h1 >> visible=true")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            too_faint, count = faint(page)
            assert too_faint == [], (path, scheme)
            assert count > 3, path
    unit = Player(page, host.address).at_rest()
    page.eval_on_selector_all("details", "all => all.forEach(one => { one.open = true; })")
    assert faint(unit.page)[0] == []
    context.close()

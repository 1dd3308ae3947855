"""No page of the site excludes people who read it by ear or use it by keyboard."""

from pathlib import Path
from typing import Any

import pytest

from host_tools.apps.site.host import Host
from tests.support.axe import barriers
from tests.support.in_site import Player, needs_browser

pytestmark = [needs_browser, pytest.mark.longest]

WIDTHS = (390, 1366)
_READY = {
    "play/index.html": "() => /Quel jeu/.test(document.getElementById('text').textContent)",
    "play/mirror/index.html": "() => document.body.className === 'loading'",
}
"""Of pages that are put together in the browser; others have a title from the start."""


@pytest.mark.parametrize("others", [False, pytest.param(True, marks=pytest.mark.long)])
def test_every_page_is_for_everybody(browser: Any, host: Host, site: Path, others: bool) -> None:
    """Guides are made alike, so one game's are tested here, all by `make test-long`."""
    context = browser.new_context(service_workers="block", locale="fr")
    page = context.new_page()
    paths = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    guides = {path for path in paths if path.startswith("guides/") and "trader" not in path}
    assert len(guides) > 15
    paths = sorted(guides) if others else [path for path in paths if path not in guides]
    for path in paths:
        page.goto(f"{host.address}{path}")
        page.wait_for_function(_READY.get(path, "() => document.readyState === 'complete'"))
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            assert barriers(page) == [], (path, width)
    context.close()


def test_nor_on_the_unit_in_french_with_names_and_all_unfolded(browser: Any, host: Host) -> None:
    context = browser.new_context(service_workers="block", locale="fr")
    page = context.new_page()
    page.add_init_script("localStorage.setItem('courtier-names', '[\"Zoé\", \"Bo\"]')")
    player = Player(page, host.address, "?lang=fr&seed=1").at_rest()
    page.eval_on_selector_all("details", "all => all.forEach(one => { one.open = true; })")
    assert barriers(page) == []
    player.press("POWER")
    page.wait_for_selector("#veil:has-text('En veille')")
    assert barriers(page) == []
    context.close()

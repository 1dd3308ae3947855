"""Without a network: stored pages work, and the others say why they do not."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host_tools.apps.site.host import serve
from tests.support.in_site import Player, needs_browser
from tests.support.timeouts import TIMEOUT_MS

pytestmark = [needs_browser, pytest.mark.longest]
_ALL_KEPT = """async (paths) => {
  for (const path of paths) {
    while (!(await caches.match(new URL(path, location)))) {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}"""


@pytest.fixture
def context(browser: Any) -> Iterator[Any]:
    """Return a browser profile of its own, with a service worker."""
    opened = browser.new_context(accept_downloads=True, locale="en-GB")
    opened.set_default_timeout(TIMEOUT_MS)
    yield opened
    opened.close()


def kept_later(site: Path) -> list[str]:
    """Return what the service worker stores when it is idle."""
    text = (site / "service_worker.js").read_text("utf-8")
    found = re.search(r"const LATER = (\[.*?\]);", text, re.DOTALL)
    assert found
    return [str(path) for path in json.loads(found[1])]


def test_guides_board_and_story_come_along_and_the_rest_says_so(
    context: Any, site: Path, tmp_path: Path
) -> None:
    with serve(site) as host:
        front = context.new_page()
        front.goto(host.address)  # nothing but a look at the front page
        front.evaluate(_ALL_KEPT, kept_later(site))
        front.close()
        address = host.address
    player = Player(context.new_page(), address).at_rest()  # nobody is there any more
    player.press("BUY_BANK 1 1 3 CONFIRM")
    player.reads("13 4")
    table = context.new_page()
    table.goto(f"{address}play/mirror/?lang=en")
    table.wait_for_selector("#headline:has-text('The hat listed 13')")
    table.close()
    page = context.new_page()
    for name in ("trader.en", "cash.fr"):
        page.goto(f"{address}guides/{name}.html")
        page.wait_for_selector("article h1")
        page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        assert page.evaluate("[...document.images].every((image) => image.naturalWidth)")
    page.goto(f"{address}play/report/")
    page.click("#page-game")
    page.frame_locator("#paper").get_by_text("hat listed 13").first.wait_for()
    for path in ("build/", "install/"):
        page.goto(f"{address}{path}")
        page.wait_for_selector("h1:has-text('No network')")
        assert page.get_attribute("a.call", "href") == "play/"
    assert player.problems == []


def test_who_saves_data_is_sent_no_more_than_playing_needs(context: Any, site: Path) -> None:
    with serve(site) as host:
        page = context.new_page()
        page.add_init_script(
            "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
        )
        page.goto(host.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
        assert not [path for path in host.sent if path.startswith(("/guides/1861", "/worker/"))]

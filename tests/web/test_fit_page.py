"""The page on every window, from the smallest phone to the largest monitor: the picture has the
room there is, everything fits, and everything can be read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.apps.web.pictures import PHONE
from host_tools.games import NUMBERS
from host_tools.simulator.script.unit import Options
from tests.support.axe import barriers
from tests.support.contrast import faint
from tests.support.web_page import Page, RunningServer

try:
    find_chromium()
except NoBrowser as missing:
    pytestmark = pytest.mark.skip(reason=f"the page is not tried in a browser: {missing}")

# Window, the monitor's pixels in one of the page's, and how wide the picture must be at least.
WINDOWS = [
    (320, 568, 2, 256),
    (360, 800, 3, 341),
    (768, 1024, 1, 640),
    (1024, 768, 1, 640),
    (1366, 768, 1, 640),
    (1280, 800, 1, 640),
    (1920, 1080, 1, 896),
    (2560, 1440, 1, 1152),
    (3840, 2160, 1, 1792),
    (1366, 650, 1, 512),
    (1024, 600, 1, 384),
    (390, 844, 3, 341),
    (844, 390, 3, 469),
]
_OUTSIDE = """keys => keys.filter(key => {
  const [inner, outer] = [key.querySelector(".cap"), key].map(e => e.getBoundingClientRect());
  const parts = [...key.querySelectorAll(".legend, .player, .pawn, .hold")]
    .filter(part => part.getClientRects().length);
  return outer.right > innerWidth || outer.bottom > innerHeight || parts.some(part => {
    const box = part.getBoundingClientRect();
    return box.left < inner.left - 1 || box.right > inner.right + 1
      || box.top < inner.top - 1 || box.bottom > inner.bottom + 1;
  });
}).map(key => key.dataset.key)"""
# Keys with something that is too small, or lies on something else, under the legends of a game.
_CRAMPED = """async ([game, least]) => {
  const { relabel } = await import("./keys.js");
  relabel(game);
  return [...document.querySelectorAll(".key")].filter((key) => {
    const parts = [...key.querySelectorAll(".legend, .player, .pawn, .hold")];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const letter = getComputedStyle(key, "::after"), { left, top } = key.getBoundingClientRect();
    if (letter.display !== "none") {
      const em = parseFloat(letter.fontSize), width = 0.75 * em * key.dataset.typed.length;
      boxes.push(new DOMRect(left + 0.8 * em, top + 0.45 * em, width, 1.2 * em));
    }
    const covers = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const small = parts.some((part) => part.matches(".legend")
      && parseFloat(getComputedStyle(part).fontSize) < least);
    return small || boxes.some((one, at) =>
      boxes.slice(at + 1).some((other) => covers(one, other)));
  }).map((key) => key.dataset.key);
}"""
LEAST_PX = 13
_UNFOLD = "all => all.forEach(one => { one.open = true; })"
_DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_NAMES = '["MAXIMILIAN-OWENS", "Bo", "Wilhelmina-Mauve", "ÉLÉONORE-ÂGATHÉE", "Jo", "Zoé"]'


def _window(ratio: int) -> dict[str, Any]:
    return {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": ratio}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("unit")
    running = RunningServer(folder, Options(lang="fr"))  # the longer words
    yield running
    running.stop()


@pytest.fixture
def page(open_page, server, request):
    """Return a page in a window of some kind, on which pawns have names."""
    shown = open_page(**request.param | {"locale": "fr"})
    shown.goto(server.address)
    shown.evaluate(f"localStorage.setItem('courtier-names', '{_NAMES}')")
    desk = Page(shown, server)
    desk.wait_for("€ M")
    yield shown
    assert desk.problems == []


@pytest.mark.parametrize("page", [_window(1), _window(2), _window(3)], indirect=True)
def test_the_picture_fills_the_available_space(page):
    ratio = page.evaluate("devicePixelRatio")
    for width, height, _, least in [one for one in WINDOWS if one[2] == ratio]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_DRAWN)
        assert page.evaluate("glass.getBoundingClientRect().width") >= least - 1
        assert page.evaluate("oled.width") % 128 == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for game in NUMBERS:
            assert page.evaluate(_CRAMPED, [game, LEAST_PX]) == [], game
            assert page.eval_on_selector_all(".key", _OUTSIDE) == [], game


@pytest.mark.parametrize(
    "page", [{"viewport": {"width": 1366, "height": 768}}, PHONE], indirect=True
)
def test_every_legend_and_all_beside_the_unit_can_be_read(page):
    page.wait_for_selector("#board-facts .chip", state="attached")
    page.eval_on_selector_all("details", _UNFOLD)
    too_faint, count = faint(page)
    assert too_faint == []
    assert count > 50
    assert barriers(page) == []


def test_reduced_motion_is_respected(open_page, server):
    desk = Page(open_page(viewport={"width": 1280, "height": 720}), server)
    desk.page.emulate_media(reduced_motion="reduce")
    for selector in (".cap", ".lamp", ".plain"):
        style = f"getComputedStyle(document.querySelector('{selector}')).transitionDuration"
        assert desk.page.evaluate(style) == "0s"

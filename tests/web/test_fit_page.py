"""The page on every window, from the smallest phone to the largest monitor: the picture has the
room there is, everything fits, and everything can be read."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from host_tools.web.chromium import NoBrowser, chromium, find_chromium
from tests.support.contrast import contrast
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
    (844, 390, 3, 469),
]
_OUTSIDE = """keys => keys.filter(key => {
  const [inner, outer] = [key.querySelector(".cap"), key].map(e => e.getBoundingClientRect());
  const parts = [...key.querySelectorAll(".legend, .player, .pawn")];
  return outer.right > innerWidth || outer.bottom > innerHeight || parts.some(part => {
    const box = part.getBoundingClientRect();
    return box.left < inner.left - 1 || box.right > inner.right + 1
      || box.top < inner.top - 1 || box.bottom > inner.bottom + 1;
  });
}).map(key => key.dataset.key)"""
_PRINTED = """keys => keys.flatMap(key => [...key.querySelectorAll(".legend, kbd, .hold, .player")]
  .filter(one => getComputedStyle(one).display !== "none")
  .map(one => {
    const letters = document.createRange();
    letters.selectNodeContents(one);
    const { x, y, width, height } = letters.getBoundingClientRect();
    return { key: key.dataset.key, ink: getComputedStyle(one).color, box: [x, y, width, height] };
  }))"""
_WITHOUT_PRINT = """all => all.forEach(one => {
  one.style.color = "transparent";
  one.style.textShadow = "none";
  if (one.matches("svg")) one.style.visibility = "hidden";
})"""
_NAMES = '["Maximilienne", "Bo", "Wilhelmine", "Élisabeth", "Jo", "Zoé"]'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("unit")
    running = RunningServer(folder)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as opened:
        yield opened


@pytest.mark.parametrize(("width", "height", "ratio", "least"), WINDOWS)
def test_the_picture_has_the_room_there_is(browser, server, width, height, ratio, least):
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=ratio, locale="fr"
    )
    context.add_init_script(f"localStorage.setItem('courtier-names', '{_NAMES}')")
    desk = Page(context.new_page(), server.address)
    desk.wait_for("€ M")
    page = desk.page
    assert page.evaluate("glass.getBoundingClientRect().width") >= least - 1
    assert page.evaluate("oled.width") % 128 == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.eval_on_selector_all(".key", _OUTSIDE) == []
    assert desk.problems == []
    context.close()


def test_every_legend_can_be_read(browser, server):
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="fr")
    context.add_init_script(f"localStorage.setItem('courtier-names', '{_NAMES}')")
    desk = Page(context.new_page(), server.address)
    desk.wait_for("€ M")
    printed = desk.page.eval_on_selector_all(".key", _PRINTED)
    desk.page.eval_on_selector_all(".key *", _WITHOUT_PRINT)
    ground = Image.open(BytesIO(desk.page.screenshot())).convert("RGB")
    faint = [
        (one["key"], worst)
        for one in printed
        if (worst := contrast(one["ink"], ground, one["box"])) < 4.5
    ]
    assert faint == []
    assert len(printed) > 40
    context.close()


def test_who_wants_no_motion_gets_none(browser, server):
    context = browser.new_context(reduced_motion="reduce")
    desk = Page(context.new_page(), server.address)
    for selector in (".cap", ".lamp", ".plain"):
        style = f"getComputedStyle(document.querySelector('{selector}')).transitionDuration"
        assert desk.page.evaluate(style) == "0s"
    context.close()

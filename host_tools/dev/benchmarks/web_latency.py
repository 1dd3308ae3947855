"""Measures the time of a key in the browser, from the finger to the new picture on the page.

It is measured inside the page, from the pointer event's time to the end of the frame that drew the
picture. A blinking field may answer first, which it does twice a second.
"""

from statistics import median, quantiles
from typing import TYPE_CHECKING

from host_tools.apps.web.chromium import NoBrowser, chromium, find_chromium
from host_tools.apps.web.driving import key_centres, running, wait_for_text
from host_tools.dev.benchmarks.rows import Row
from host_tools.dev.benchmarks.unit_on_vm import round_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

AIM_MS = 50
ROUNDS = 5
WATCH = """() => {
  window.took = [];
  let pressed = 0;
  addEventListener("pointerdown", (event) => (pressed = event.timeStamp), true);
  document.addEventListener("picture", () => {
    const since = pressed;
    pressed = 0;
    if (since) requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - since)));
  });
}"""


def measure() -> list[Row]:
    """Return the median and the 95th percentile over some rounds of a game, or nothing without a
    browser."""
    try:
        find_chromium()
    except NoBrowser as missing:
        print(f"Key to picture in the browser: not measured, {missing}.")
        return []
    with running() as address, chromium() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(address)
        wait_for_text(page, "€ M")
        page.evaluate(WATCH)
        took = play(page)
    return [
        Row("key to picture in the browser, median", median(took), "ms", AIM_MS),
        Row("19 of 20 keys within", quantiles(took, n=20)[-1], "ms"),
    ]


def play(page: "Page") -> list[float]:
    """Press the keys of some rounds, each when the one before has been answered."""
    centres = key_centres(page)
    for number, key in enumerate(round_of(0) * ROUNDS, 1):
        page.mouse.move(*centres[key])
        page.mouse.down()
        page.wait_for_function("count => took.length >= count", arg=number)
        page.mouse.up()
    return [float(ms) for ms in page.evaluate("() => took")]

"""How long CONFIRM takes to the mirror: from the finger on the key to the market on the other page.

The whole way: the virtual unit, its pseudo-terminal, `courtier mirror`, and the browser, measured
from the pointer event's own time to the end of the frame in which the market was drawn.
"""

from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from host_tools.benchmarks.rows import Row
from host_tools.web.chromium import NoBrowser, chromium, find_chromium
from host_tools.web.driving import click, program, wait_for_text

if TYPE_CHECKING:
    from playwright.sync_api import Browser

AIM_MS = 500
ROUNDS = 12
_PRESSED = """() => addEventListener("pointerdown",
  (event) => (window.pressed = performance.timeOrigin + event.timeStamp), true)"""
_SHOWN = """() => {
  window.shown = {};
  document.addEventListener("market", ({ detail }) => requestAnimationFrame(() => setTimeout(
    () => (shown[detail] ??= performance.timeOrigin + performance.now()))));
}"""


def measure() -> list[Row]:
    """The median and the slowest of some transactions; nothing where there is no browser."""
    try:
        find_chromium()
    except NoBrowser as missing:
        print(f"CONFIRM to the mirror: not measured, {missing}.")
        return []
    with TemporaryDirectory() as folder:
        unit = program("web", "--save", folder, "--market", "lively", "--lang", "en")
        mirror = program("mirror", "--sim", "--save", folder, "--lang", "en")
        with unit as unit_address, mirror as mirror_address, chromium() as browser:
            took = _play(browser, unit_address, mirror_address)
    return [
        Row("CONFIRM to the mirror's page, median", median(took), "ms", AIM_MS),
        Row("the slowest", max(took), "ms", AIM_MS),
    ]


def _play(browser: "Browser", unit_address: str, mirror_address: str) -> list[float]:
    """Float companies one after the other, and see when each is on the other page."""
    wall = browser.new_page(viewport={"width": 1920, "height": 1080})
    wall.goto(mirror_address)
    wall.wait_for_selector("body.here .company")
    wall.evaluate(_SHOWN)
    unit = browser.new_page(viewport={"width": 1280, "height": 800})
    unit.goto(unit_address)
    wait_for_text(unit, "€ M")
    unit.evaluate(_PRESSED)
    took = []
    for number in range(1, ROUNDS + 1):
        pawn, (tens, units) = 1 + number % 6, divmod(number, 10)
        click(unit, f"BUY_BANK {pawn} {tens} {units}")
        wait_for_text(unit, "PAY")
        click(unit, "CONFIRM")
        shown = wall.wait_for_function("count => shown[count]", arg=number).json_value()
        took.append(float(shown) - float(unit.evaluate("() => pressed")))
        wait_for_text(unit, "€ M")
    return took

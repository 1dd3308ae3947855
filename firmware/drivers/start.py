"""Builds the devices and the app, and runs them for ever.

The order keeps the heap's peak low: first what stays and is large (the glyph sheet, the tiles),
then the small devices, then the game.
"""

import gc

from drivers import devices
from drivers.display import Display
from drivers.keypad import Keypad
from drivers.unit import Unit


def build() -> Unit:
    """The unit, ready to step."""
    devices.display = display = Display()
    devices.keypad = keypad = Keypad()
    gc.collect()

    from drivers.application import build_app

    devices.app = app = build_app(display.bus)
    return Unit(app, display, keypad)


def run() -> None:
    """Step for ever. A person at the console who interrupts this is not bitten by the watchdog."""
    unit = build()
    try:
        unit.step()
        # The first picture is there. Now load what the first key will probably want.
        unit.prepare()
        gc.collect()
        while True:
            unit.step()
            unit.wait()
    finally:
        unit.guard.stop()

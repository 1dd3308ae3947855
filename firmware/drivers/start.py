"""Builds the devices and the app, and runs them.

The order keeps the heap's peak low: first what stays and is large (the glyph sheet, the tiles),
then the small devices, then the game.
"""

import gc

import storage
from banker.store import box

from drivers import devices
from drivers.display import Display
from drivers.keypad import Keypad
from drivers.unit import Unit


def build() -> Unit:
    """The unit, ready to step."""
    devices.display = display = Display()
    devices.keypad = keypad = Keypad()
    if _test_is_due():
        _test(display, keypad)
    gc.collect()

    from drivers.application import build_app

    devices.app = app = build_app(display.bus)
    return Unit(app, display, keypad)


def _test_is_due() -> bool:
    """Whether `courtier deploy` has asked for a self-test that nobody was offered yet."""
    try:
        with open("/" + box.SELF_TEST, "rb") as file:
            file.seek(box.SELF_TEST_AT)
            return file.read(1) == b"\xff" and not storage.getmount("/").readonly
    except OSError:
        return False


def _test(display: Display, keypad: Keypad) -> None:
    """Offer the self-test; whatever comes of it ends with a restart."""
    from drivers.battery import Battery
    from drivers.buzzer import Buzzer
    from drivers.selftest.run import run

    run(display, keypad, Buzzer(), Battery())


def run() -> None:
    """Step until MENU wants the self-test, which restarts the unit. A person at the console who
    interrupts this is not bitten by the watchdog."""
    unit = build()
    try:
        unit.step()
        # The first picture is there. Now load what the first key will probably want.
        unit.prepare()
        gc.collect()
        while unit.test_language is None:
            unit.step()
            unit.wait()
    finally:
        unit.guard.stop()
    unit.test()

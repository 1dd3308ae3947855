"""Builds the app and the devices, and runs them.

CircuitPython collects garbage after every import, which takes longer the more is in the heap. So
the many small modules of the game come first, and the large ones (the display's library, the glyph
sheet) last.
"""

import gc

import storage
import supervisor
from banker import progress
from banker.store import file_drive

from drivers import bus, devices
from drivers.watchdog import Watchdog


def build():
    """Return the unit, ready to step."""
    devices.watchdog = watchdog = Watchdog()
    watchdog.start()
    progress.set_watchdog(watchdog.feed)
    if _test_is_due():
        _test()
    devices.bus = i2c = bus.open_bus()

    from drivers.application import build_app

    devices.app = app = build_app(i2c)
    if supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD:
        app.resume()

    from drivers.keypad import Keypad

    devices.keypad = keypad = Keypad()  # before a picture that a key may answer

    from drivers.display import Display

    devices.display = display = Display(i2c, app.cells)

    from drivers.unit import Unit

    return Unit(app, display, keypad, watchdog)


def _test_is_due() -> bool:
    """Return whether `courtier deploy` has asked for a self-test that was not offered yet."""
    try:
        with open("/" + file_drive.SELF_TEST, "rb") as file:
            file.seek(file_drive.SELF_TEST_AT)
            return file.read(1) == b"\xff" and not storage.getmount("/").readonly
    except OSError:
        return False


def _test() -> None:
    """Offer the self-test, which ends with a restart in any case."""
    from drivers.battery import Battery
    from drivers.buzzer import Buzzer
    from drivers.display import Display
    from drivers.keypad import Keypad
    from drivers.selftest.run import run

    run(Display(), Keypad(), Buzzer(), Battery())


def run() -> None:
    """Step until the self-test or another game is chosen; both end with a restart. Interrupting
    at the console stops the watchdog."""
    try:
        unit = build()
        unit.step()
        # The first picture is there: now load what the first key will probably need.
        unit.prepare()
        gc.collect()
        while not unit.done:
            unit.step()
            unit.wait()
        if unit.restarting:
            unit.release_bus()
            supervisor.reload()
        unit.test()
    except KeyboardInterrupt:
        devices.watchdog.stop()  # type: ignore[attr-defined]
        raise

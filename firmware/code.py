"""Runs the unit; an unexpected error is shown, and the unit starts again."""

import microcontroller
import storage
from watchdog import WatchDogMode

readonly = storage.getmount("/").readonly
if not readonly:  # drivers/watchdog.py says why, and why 8
    microcontroller.watchdog.timeout = 8
    microcontroller.watchdog.mode = WatchDogMode.RESET

try:
    if readonly or microcontroller.cpu.reset_reason == microcontroller.ResetReason.WATCHDOG:
        # CircuitPython hangs in a compiled file that is cut short, and a PC cannot write then. To
        # look at every file takes 0.3 s, too long for every start.
        import main

        main.check()
    from drivers import crash
    from drivers.start import run

    run()
except Exception as error:
    try:
        from drivers import crash
    except Exception:
        import main as crash
    crash.report(error)

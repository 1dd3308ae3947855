"""The last resort: shows an unexpected exception on the OLED and on the console, and restarts the
unit after a key or half a minute. Nothing is written: the saved game stays as it was.

This is loaded first, and it drops the app first, so that it works when memory has run out. If it
fails, the restart comes; if it hangs, the watchdog restarts the unit.
"""

import gc
import time
import traceback

import microcontroller

from drivers import devices
from drivers.source_lines import source_lines

RESTART_MS = 30_000
_LOOK_MS = 20
_SHOWN = 63  # characters of the message: three lines


def where(text: str) -> tuple:
    """Print a formatted traceback with each function's place in the source; return the last
    place, "file.py:12", and the message."""
    place = ""
    message = ""
    for line in text.split("\n"):
        if line.strip().startswith('File "'):
            path, _, rest = line.strip()[6:].partition('"')
            function = rest.rpartition(" in ")[2]
            number = rest.partition("line ")[2].partition(",")[0]
            if path.endswith(".mpy"):
                place = source_lines(path, function)
            else:
                place = "%s:%s" % (path.split("/")[-1], number)
            line = "  " + place
        elif line and not line.startswith(" "):
            message = line
        print(line)
    return place, message


def _show_error(error: Exception) -> None:
    """Show an error on the console and on the OLED, if there is one: usually that the game is
    safe, or that a file must be installed again if one is missing or damaged."""
    place, message = where("".join(traceback.format_exception(error)))
    try:
        if isinstance(error, ImportError):
            raise error
        from drivers import notice
        from drivers.display import Display

        display = devices.display if isinstance(devices.display, Display) else Display(devices.bus)
    except Exception as broken:
        import main

        named = isinstance(broken, ImportError)
        main.show(main.damaged() or (str(broken) if named else place), devices.bus)
        return
    display.wake()
    lines = ("ERREUR / ERROR", place, message[:_SHOWN], "", "La partie est gardee.")
    display.show(notice.cells(lines + ("The game is safe.",)))


def _wait() -> None:
    """Wait for a key to go down (one that was up), or for RESTART_MS."""
    keypad = None
    try:
        from drivers.keypad import NOTHING, UP, Keypad

        keypad = devices.keypad if isinstance(devices.keypad, Keypad) else Keypad()
    except Exception:  # the error must be readable in any case
        pass
    timer = microcontroller.watchdog
    waited = 0
    while waited < RESTART_MS:
        if keypad:
            keypad.step(waited)
            code = keypad.next_event()
            if code != NOTHING and code < UP:
                return
        time.sleep(_LOOK_MS / 1000)
        waited += _LOOK_MS
        if timer and timer.mode:
            timer.feed()


def report(error: Exception) -> None:
    """Show what happened and where, wait, and restart. Does not return."""
    devices.app = None
    gc.collect()
    # What broke may be needed here too, but the restart must come in any case.
    try:
        _show_error(error)
    except Exception:
        pass
    try:
        _wait()
    except Exception:
        pass
    microcontroller.reset()

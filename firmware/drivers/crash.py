"""The last resort: an exception nobody foresaw is shown on the OLED and on the console, and the
unit restarts after a key or half a minute. Nothing is written: the saved game stays as it was.

This is loaded before all else, and first of all it gives up the app, so that it works where memory
has run out. Should it fail all the same, the restart comes; should it hang, the watchdog sees to
it.
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
    """Print a formatted traceback, with where its functions begin in the source; return the last of
    these places, "file.py:12", and the message."""
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


def _tell(error: Exception) -> None:
    """On the console and, if there is one, on the OLED: usually that the game is safe; that a file
    must be installed again, if that is so, or if what says the usual is broken."""
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
    """Until a key goes down (not one that is down already) or RESTART_MS have passed."""
    keypad = None
    try:
        from drivers.keypad import NOTHING, UP, Keypad

        keypad = devices.keypad if isinstance(devices.keypad, Keypad) else Keypad()
    except Exception:  # whatever is broken must be read all the same
        pass
    timer = microcontroller.watchdog
    waited = 0
    while waited < RESTART_MS:
        if keypad:
            keypad.step(waited)
            code = keypad.take()
            if code != NOTHING and code < UP:
                return
        time.sleep(_LOOK_MS / 1000)
        waited += _LOOK_MS
        if timer and timer.mode:
            timer.feed()


def report(error: Exception) -> None:
    """Say what happened and where, wait, restart. Does not return."""
    devices.app = None
    gc.collect()
    # Whatever broke may be needed here too; the restart must come all the same.
    try:
        _tell(error)
    except Exception:
        pass
    try:
        _wait()
    except Exception:
        pass
    microcontroller.reset()

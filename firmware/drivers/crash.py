"""The last resort: an exception nobody foresaw is shown on the OLED and on the console, and the
unit restarts after a key or half a minute. Nothing is written: the saved game stays as it was."""

import time
import traceback

import microcontroller

from drivers import devices
from drivers.source_lines import source_line

RESTART_MS = 30_000
_LOOK_MS = 20


def where(text: str) -> tuple:
    """The place, "file.py:12", and the message, from a formatted traceback."""
    place = ""
    message = ""
    for line in text.split("\n"):
        if line.strip().startswith('File "'):
            path, _, rest = line.strip()[6:].partition('"')
            number = rest.partition("line ")[2].partition(",")[0].strip()
            if number.isdigit():
                path, number = source_line(path, int(number))
            place = "%s:%s" % (path.split("/")[-1], number)
        elif line and not line.startswith(" "):
            message = line
    return place, message


def _show(place: str, message: str) -> None:
    """On the OLED, if there is one."""
    from drivers import notice
    from drivers.display import Display
    from drivers.tiles import WIDTH

    display = devices.display if isinstance(devices.display, Display) else Display()
    display.wake()
    lines = ("ERREUR / ERROR", place, message[: 3 * WIDTH], "", "La partie est gardee.")
    display.show(notice.cells(lines + ("The game is safe.",)))


def _wait() -> None:
    """Until a key goes down (not one that is down already) or RESTART_MS have passed."""
    from drivers.keypad import Keypad

    keypad = devices.keypad if isinstance(devices.keypad, Keypad) else Keypad()
    keypad.rest()
    was_down = True
    waited = 0
    while waited < RESTART_MS:
        down = keypad.touched()
        if down and not was_down:
            return
        was_down = down
        time.sleep(_LOOK_MS / 1000)
        waited += _LOOK_MS


def report(error: Exception) -> None:
    """Say what happened and where, wait, restart. Does not return."""
    text = "".join(traceback.format_exception(error))
    print(text)
    # Whatever broke may be needed here too; the restart must come all the same.
    try:
        _show(*where(text))
    except Exception as another:
        print(repr(another))
    try:
        _wait()
    except Exception as another:
        print(repr(another))
        time.sleep(RESTART_MS // 1000)
    microcontroller.reset()

"""The watchdog: a unit that hangs restarts by itself, with the game as it was saved."""

import microcontroller
import storage
from watchdog import WatchDogMode

_SECONDS = 8
"""The RP2040's longest. Longer work, such as a long undo, feeds it in between."""


class Watchdog:
    """The watchdog, active from `start` to `stop`; feed it every step.

    It stays off while the PC has the drive: CircuitPython stops the program whenever the PC writes
    a file, and a restart while files are copied would do harm.
    """

    def __init__(self) -> None:
        self._timer = None if storage.getmount("/").readonly else microcontroller.watchdog
        self._on = False

    def start(self) -> None:
        """Start the watchdog: from now on it must be fed."""
        if self._timer:
            self._timer.timeout = _SECONDS
            self._timer.mode = WatchDogMode.RESET
            self._timer.feed()  # code.py started it before
            self._on = True

    def feed(self) -> None:
        """Report that the unit is running."""
        if self._timer and self._on:
            self._timer.feed()

    def stop(self) -> None:
        """Stop the watchdog, for a sleep or for a person at the console."""
        if self._timer and self._on:
            self._timer.mode = None
            self._on = False

"""The keys: 24 in a matrix and POWER, debounced, as presses and releases.

While nothing is down all rows are low and one look at the columns, which takes no memory, tells
whether any key is. Only then does adafruit_matrixkeypad find out which. A press counts when two
scans in a row see it; a release when no scan has seen the key for RELEASE_MS, so contacts may
bounce for that long either way. Scans follow each other by a few ms (the unit's step).
"""

import board
import pins
from adafruit_matrixkeypad import Matrix_Keypad
from digitalio import DigitalInOut, Pull

RELEASE_MS = 12
STUCK_MS = 2000
KEY_COUNT = 25
_POWER = KEY_COUNT - 1
_CODES = [list(range(5 * row, 5 * row + 5)) for row in range(5)]


def _ignore(name: str, down: bool) -> None:
    """Until somebody listens."""


def name(code: int) -> str:
    """The name of a key code 0..24."""
    return pins.KEYS[code // 5][code % 5]


def _doubtful(seen: int) -> int:
    """The keys at the corners of rectangles of four pressed keys: without diodes three keys show
    a fourth, and nobody can tell which one. Nobody presses four such keys on purpose."""
    doubtful = 0
    for upper in range(0, 20, 5):
        for lower in range(upper + 5, 25, 5):
            both = (seen >> upper) & (seen >> lower) & 31
            if both & (both - 1):
                doubtful |= both << upper | both << lower
    return doubtful


class Keypad:
    """Calls `on_key(name, down)` for every press and release."""

    def __init__(self) -> None:
        self.on_key = _ignore
        self.stuck = 0
        self._down = 0
        self._before = 0
        self._born = -1
        self._last_seen = [0] * KEY_COUNT
        self._rows = [DigitalInOut(getattr(board, pin)) for pin in pins.ROWS]
        self.take_pins()
        self._suspects = self._ignored

    def take_pins(self) -> None:
        """Take the columns and POWER, which a sleep hands to its alarms. A key that is down now
        is ignored until it is released: it woke the unit, or is stuck."""
        self._columns = [DigitalInOut(getattr(board, pin)) for pin in pins.COLUMNS]
        self._power = DigitalInOut(getattr(board, pins.POWER))
        self._power.switch_to_input(Pull.UP)
        self._matrix = Matrix_Keypad(self._rows, self._columns, _CODES)
        self._ignored = self._scan()
        self._down = self._ignored
        self.rest()

    def release_pins(self) -> list:
        """Give up the columns and POWER. The rows stay low, so that a key still pulls a column.
        The names of the pins that no key holds low, which can thus wake the unit."""
        self.rest()
        free = [pins.COLUMNS[i] for i in range(5) if self._columns[i].value]
        if self._power.value:
            free.append(pins.POWER)
        for column in self._columns:
            column.deinit()
        self._power.deinit()
        return free

    def lines(self) -> list:
        """The pins themselves, rows, columns and POWER, for the self-test, which keeps them."""
        return self._rows + self._columns + [self._power]

    def rest(self) -> None:
        """All rows low, columns listening."""
        for column in self._columns:
            column.switch_to_input(Pull.UP)
        for row in self._rows:
            row.switch_to_output(False)

    def touched(self) -> bool:
        """Whether any key is down; only meaningful at rest."""
        for column in self._columns:
            if not column.value:
                return True
        return not self._power.value

    def _scan(self) -> int:
        """A bit for each key that is down."""
        seen = 0
        for code in self._matrix.pressed_keys:
            seen |= 1 << code
        if not self._power.value:
            seen |= 1 << _POWER
        return seen

    @property
    def idle(self) -> bool:
        """True when no key is down or being let go of, but for those that are ignored."""
        return not (self._down | self._before) & ~self._ignored

    @property
    def doubting(self) -> bool:
        """True when a key was seen down once: a second look decides."""
        return bool(self._before & ~self._down)

    def stuck_names(self) -> list:
        """The names of the keys that have been down since power-on."""
        return [name(code) for code in range(KEY_COUNT) if self.stuck >> code & 1]

    def step(self, now: int) -> None:
        """Look at the keys; `now` in ms."""
        if self._born < 0:
            self._born = now
        if not self._down and not self._before and not self.touched():
            return
        seen = self._scan()
        fresh = seen & self._before & ~self._down
        if fresh:
            fresh &= ~_doubtful(seen & ~(1 << _POWER))
        self._before = seen
        self._releases(seen, now)
        self._presses(fresh)
        if self._suspects and now - self._born >= STUCK_MS:
            self.stuck = self._suspects
        if not self._down and not seen:
            self.rest()

    def _releases(self, seen: int, now: int) -> None:
        """Report the keys that have been up long enough. These come before presses: a finger that
        lifts while another goes down meant that order."""
        for code in range(KEY_COUNT):
            bit = 1 << code
            if seen & bit:
                self._last_seen[code] = now
            elif self._down & bit and now - self._last_seen[code] >= RELEASE_MS:
                self._down &= ~bit
                self._suspects &= ~bit
                self.stuck &= ~bit
                if self._ignored & bit:
                    self._ignored &= ~bit
                else:
                    self.on_key(name(code), False)

    def _presses(self, fresh: int) -> None:
        """Report the keys that are newly down."""
        code = 0
        while fresh:
            if fresh & 1:
                self._down |= 1 << code
                self.on_key(name(code), True)
            fresh >>= 1
            code += 1

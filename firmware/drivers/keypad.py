"""The keys: 24 in a matrix and POWER, debounced, as presses and releases.

CircuitPython's own `keypad` scans them from its timer, whatever the program does: garbage
collection takes 40 ms and the import of a screen up to 150, longer than a finger may stay on a key.
Only while flash is erased, nothing is seen. Events wait in a queue.

The timer may interrupt the reading of that queue. CircuitPython 10.2.1 can then miscount it, and
delivers every event one late from then on. An event older than the last look into an empty queue
reveals that.

adafruit_matrixkeypad finds the keys that are down at the start and after a sleep: they woke the
unit, or are stuck, and are ignored until they are released.
"""

import board
import pins
import supervisor
from adafruit_matrixkeypad import Matrix_Keypad
from digitalio import DigitalInOut, Pull
from keypad import Event, KeyMatrix, Keys

KEY_COUNT = 25
UP = 32  # added to the code of a released key
NOTHING = -1
STUCK_MS = 2000
# A press counts once a key was closed in two more scans than open, a release once it stayed open: a
# worn contact may open under a finger for up to 10 ms, which is three scans.
_EVERY_S = 0.004
_SCANS = 2
_OPEN_MS = 14
_TICKS_HALF = 1 << 28  # ticks wrap at twice that
_LATE_MS = 3  # an event so much older than the last look into the empty queue was held back
_MOST = 64  # the most queued events: nobody types so far ahead
_POWER = KEY_COUNT - 1
_CODES = [list(range(5 * row, 5 * row + 5)) for row in range(5)]


def name(code: int) -> str:
    """Return the name of a key code 0..24."""
    return pins.KEYS[code // 5][code % 5]


def _pins(names: tuple) -> list:
    """Return pins by name."""
    return [getattr(board, pin) for pin in names]


def _since(then: int, now: int) -> int:
    """Return the ms from one moment in ticks to another, negative if that one is earlier."""
    return (now - then + _TICKS_HALF) % (2 * _TICKS_HALF) - _TICKS_HALF


def _ghosts(seen: int) -> int:
    """Return the keys at the corners of rectangles of four pressed keys. Without diodes, three
    keys show a fourth, and nobody can tell which one; nobody presses four such keys on purpose."""
    ghosts = 0
    for upper in range(0, 20, 5):
        for lower in range(upper + 5, 25, 5):
            both = (seen >> upper) & (seen >> lower) & 31
            if both & (both - 1):
                ghosts |= both << upper | both << lower
    return ghosts


class Keypad:
    """Presses and releases in order: see `next_event`."""

    def __init__(self) -> None:
        self._event = Event()
        self._queue = bytearray(_MOST)
        self._first = 0
        self._count = 0
        self._seen = 0  # keys that are down
        self._uncertain = 0  # those that are not queued yet
        self._lifted = 0  # those that are open, perhaps only for a moment
        self._lifted_at = [0] * KEY_COUNT  # since when, in ticks
        self._started = -1
        self._looked_at = 0  # when the queue was last read, in ticks
        self.stuck = 0
        self._lines: list = []
        self.take_pins()
        self._suspects = self._ignored

    # The pins belong to the scanner, to a sleep, or to the self-test.

    def take_pins(self) -> None:
        """Start scanning. A key that is down now is ignored until it is released."""
        self._ignored = self._seen = self._down_now()
        self._uncertain = self._lifted = 0
        self._looked_at = supervisor.ticks_ms()
        self._matrix = KeyMatrix(
            _pins(pins.ROWS),
            _pins(pins.COLUMNS),
            interval=_EVERY_S,
            max_events=_MOST,
            debounce_threshold=_SCANS,
        )
        self._switch = Keys(
            _pins((pins.POWER,)),
            value_when_pressed=False,
            pull=True,
            interval=_EVERY_S,
            debounce_threshold=_SCANS,
        )

    def _down_now(self) -> int:
        """Return a bit for each key that is down, found without the scanner."""
        lines = self._open_lines()
        matrix = Matrix_Keypad(lines[:5], lines[5:10], _CODES)
        seen = 0
        for code in matrix.pressed_keys:
            seen |= 1 << code
        if not lines[10].value:
            seen |= 1 << _POWER
        for line in lines:
            line.deinit()
        self._lines = []
        return seen

    def _open_lines(self) -> list:
        """Return the pins of rows, columns and POWER, all as inputs with pull-ups."""
        if not self._lines:
            names = pins.ROWS + pins.COLUMNS + (pins.POWER,)
            self._lines = [DigitalInOut(pin) for pin in _pins(names)]
        for line in self._lines:
            line.switch_to_input(Pull.UP)
        return self._lines

    def lines(self) -> list:
        """Stop scanning and return the pins, for the self-test to keep."""
        self._matrix.deinit()
        self._switch.deinit()
        return self._open_lines()

    def release_pins(self) -> list:
        """Stop scanning, for a sleep, and return the names of the pins that no key holds low,
        which can wake the unit. The rows stay low, so that a key pulls its column."""
        lines = self.lines()
        for row in lines[:5]:
            row.switch_to_output(False)
        names = pins.COLUMNS + (pins.POWER,)
        free = [names[at] for at in range(6) if lines[5 + at].value]
        for line in lines[5:]:
            line.deinit()
        self._lines = lines[:5]
        return free

    def resume(self) -> None:
        """Release the rows and scan again, after a sleep."""
        for row in self._lines:
            row.deinit()
        self._lines = []
        self.take_pins()

    # Presses and releases.

    @property
    def idle(self) -> bool:
        """Return whether nothing is queued and no key is down, except ignored ones."""
        return not self._count and not self._seen & ~self._ignored

    @property
    def waiting(self) -> bool:
        """Return whether a press or a release is queued."""
        return self._count > 0

    def stuck_names(self) -> list:
        """Return the names of the keys that have been down since power-on."""
        return [name(code) for code in range(KEY_COUNT) if self.stuck >> code & 1]

    def step(self, now: int) -> None:
        """Process what the scanner has seen; `now` in ms. With nothing seen, this allocates no
        memory."""
        if self._started < 0:
            self._started = now
        if self._suspects and now - self._started >= STUCK_MS:
            self.stuck = self._suspects
        event = self._event
        scan = -1  # the time of a scan, whose events came at once
        looked_at, self._looked_at = self._looked_at, supervisor.ticks_ms()
        late = False
        while self._matrix.events.get_into(event):
            if event.timestamp != scan:
                self._queue_presses()
                scan = event.timestamp
                late = late or _since(scan, looked_at) > _LATE_MS
            self._on_event(event.key_number, event)
        self._queue_presses()
        if late:
            self._restart_queue()
        while self._switch.events.get_into(event):
            self._on_event(_POWER, event)
            self._queue_presses()
        if self._lifted:
            self._release_lifted(supervisor.ticks_ms())

    def _restart_queue(self) -> None:
        """Empty the queue, in which an event is left behind, and have the scanner report the keys
        that are down: the others are up."""
        self._matrix.events.clear()
        self._matrix.reset()
        for code in range(_POWER):
            if (self._seen & ~self._lifted) >> code & 1:
                self._lifted |= 1 << code
                self._lifted_at[code] = self._looked_at

    def _on_event(self, code: int, event: Event) -> None:
        """Note that a key closed, to be queued once it is certain which one, or that it opened."""
        if self._lifted:
            self._release_lifted(event.timestamp)
        bit = 1 << code
        if not event.pressed:
            self._lifted |= bit
            self._lifted_at[code] = event.timestamp
        elif self._lifted & bit:
            self._lifted &= ~bit
        else:
            self._seen |= bit
            self._uncertain |= bit

    def _release_lifted(self, ticks: int) -> None:
        """Release the keys that have been open long enough."""
        for code in range(KEY_COUNT):
            lifted = self._lifted >> code & 1
            if lifted and _since(self._lifted_at[code], ticks) > _OPEN_MS:
                self._release(code)

    def _release(self, code: int) -> None:
        """Note that a key is up, and queue that if its press was queued."""
        bit = 1 << code
        known = not (self._ignored | self._uncertain) & bit
        self._lifted &= ~bit
        self._seen &= ~bit
        self._uncertain &= ~bit
        self._ignored &= ~bit
        self._suspects &= ~bit
        self.stuck &= ~bit
        if known:
            self._enqueue(code + UP)

    def _queue_presses(self) -> None:
        """Queue the presses that are certain."""
        if not self._uncertain:
            return
        certain = self._uncertain & ~_ghosts(self._seen & ~(1 << _POWER))
        self._uncertain &= ~certain
        for code in range(KEY_COUNT):
            if certain >> code & 1:
                self._enqueue(code)

    def _enqueue(self, code: int) -> None:
        """Queue a press or a release; drop it if the queue is full."""
        if self._count < _MOST:
            self._queue[(self._first + self._count) % _MOST] = code
            self._count += 1

    def next_event(self) -> int:
        """Return the code of the next key pressed, plus UP if it was released, or NOTHING."""
        if not self._count:
            return NOTHING
        code = self._queue[self._first]
        self._first = (self._first + 1) % _MOST
        self._count -= 1
        return code

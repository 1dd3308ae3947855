"""The keys: 24 in a matrix and POWER, debounced, as presses and releases.

CircuitPython's own `keypad` scans them from its timer, whatever the program is doing: a collection
of garbage takes 40 ms, the import of a screen up to 150, and a finger is not longer on a key than
that. Only while flash is erased does it see nothing. What happened waits in a queue.

The timer may interrupt the reading of that queue. CircuitPython 10.2.1 can then miscount it, and
tells everything one event late from then on: what comes later than it happened gives that away.
adafruit_matrixkeypad tells which keys are down when that begins, at power-on and after a sleep:
those woke the unit, or are stuck, and are ignored until they are let go.
"""

import board
import pins
import supervisor
from adafruit_matrixkeypad import Matrix_Keypad
from digitalio import DigitalInOut, Pull
from keypad import Event, KeyMatrix, Keys

KEY_COUNT = 25
UP = 32  # added to the code of a key that was let go
NOTHING = -1
STUCK_MS = 2000
# A key goes down once it was closed twice more often than open, and up once it stayed open: a
# worn contact that opens for up to 10 ms under a finger is seen for up to three scans.
_EVERY_S = 0.004
_SCANS = 2
_OPEN_MS = 14
_TICKS_HALF = 1 << 28  # ticks wrap at twice that
_LATE_MS = 3  # an event that happened so long before the queue was last found empty was held back
_MOST = 64  # events that may wait: no hand is so far ahead
_POWER = KEY_COUNT - 1
_CODES = [list(range(5 * row, 5 * row + 5)) for row in range(5)]


def name(code: int) -> str:
    """The name of a key code 0..24."""
    return pins.KEYS[code // 5][code % 5]


def _pins(names: tuple) -> list:
    """Pins by their names."""
    return [getattr(board, pin) for pin in names]


def _since(then: int, now: int) -> int:
    """The ms between two moments in ticks, less than 0 if the first is the later."""
    return (now - then + _TICKS_HALF) % (2 * _TICKS_HALF) - _TICKS_HALF


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
    """Presses and releases in the order in which they came: see `take`."""

    def __init__(self) -> None:
        self._event = Event()
        self._queue = bytearray(_MOST)
        self._taken = 0
        self._waiting = 0
        self._seen = 0  # keys that are down
        self._unsure = 0  # those of them that are not queued yet
        self._lifted = 0  # those of them that are open, perhaps only for a moment
        self._lifted_at = [0] * KEY_COUNT  # since when, in ticks
        self._born = -1
        self._looked_at = 0  # when the queue was looked through last, in ticks
        self.stuck = 0
        self._lines: list = []
        self.take_pins()
        self._suspects = self._ignored

    # Who has the pins: the scanner, or a sleep, or the self-test.

    def take_pins(self) -> None:
        """Begin to scan. A key that is down now is ignored until it is released."""
        self._ignored = self._seen = self._down_now()
        self._unsure = self._lifted = 0
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
        """A bit for each key that is down, found out without the scanner."""
        lines = self._take_lines()
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

    def _take_lines(self) -> list:
        """The pins themselves, rows, columns and POWER: the last two listening, no row driven."""
        if not self._lines:
            names = pins.ROWS + pins.COLUMNS + (pins.POWER,)
            self._lines = [DigitalInOut(pin) for pin in _pins(names)]
        for line in self._lines:
            line.switch_to_input(Pull.UP)
        return self._lines

    def lines(self) -> list:
        """Stop scanning, and give the pins to the self-test, which keeps them."""
        self._matrix.deinit()
        self._switch.deinit()
        return self._take_lines()

    def release_pins(self) -> list:
        """Stop scanning, for a sleep. The rows stay low, so that a key still pulls a column. The
        names of the pins that no key holds low, which can thus wake the unit."""
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
        """After a sleep: let go of the rows, and scan again."""
        for row in self._lines:
            row.deinit()
        self._lines = []
        self.take_pins()

    # What was pressed.

    @property
    def idle(self) -> bool:
        """True when nothing waits and no key is down, but for those that are ignored."""
        return not self._waiting and not self._seen & ~self._ignored

    @property
    def waiting(self) -> bool:
        """True when a press or a release waits to be taken."""
        return self._waiting > 0

    def stuck_names(self) -> list:
        """The names of the keys that have been down since power-on."""
        return [name(code) for code in range(KEY_COUNT) if self.stuck >> code & 1]

    def step(self, now: int) -> None:
        """Take in what the scanner has seen; `now` in ms. With nothing seen it takes no memory."""
        if self._born < 0:
            self._born = now
        if self._suspects and now - self._born >= STUCK_MS:
            self.stuck = self._suspects
        event = self._event
        scan = -1  # the moment of a scan: all that it saw came at once
        looked_at, self._looked_at = self._looked_at, supervisor.ticks_ms()
        late = False
        while self._matrix.events.get_into(event):
            if event.timestamp != scan:
                self._tell_presses()
                scan = event.timestamp
                late = late or _since(scan, looked_at) > _LATE_MS
            self._note(event.key_number, event)
        self._tell_presses()
        if late:
            self._count_anew()
        while self._switch.events.get_into(event):
            self._note(_POWER, event)
            self._tell_presses()
        if self._lifted:
            self._release_lifted(supervisor.ticks_ms())

    def _count_anew(self) -> None:
        """Empty the queue, in which an event is left behind, and have it told which keys are down:
        those that are not are up."""
        self._matrix.events.clear()
        self._matrix.reset()
        for code in range(_POWER):
            if (self._seen & ~self._lifted) >> code & 1:
                self._lifted |= 1 << code
                self._lifted_at[code] = self._looked_at

    def _note(self, code: int, event: Event) -> None:
        """A key was closed, which is queued once it is certain which one; or opened."""
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
            self._unsure |= bit

    def _release_lifted(self, ticks: int) -> None:
        """Let go of the keys that have been open for long enough by then."""
        for code in range(KEY_COUNT):
            lifted = self._lifted >> code & 1
            if lifted and _since(self._lifted_at[code], ticks) > _OPEN_MS:
                self._release(code)

    def _release(self, code: int) -> None:
        """A key went up; that is queued if its press was."""
        bit = 1 << code
        known = not (self._ignored | self._unsure) & bit
        self._lifted &= ~bit
        self._seen &= ~bit
        self._unsure &= ~bit
        self._ignored &= ~bit
        self._suspects &= ~bit
        self.stuck &= ~bit
        if known:
            self._put(code + UP)

    def _tell_presses(self) -> None:
        """Queue the presses that are certain."""
        if not self._unsure:
            return
        sure = self._unsure & ~_doubtful(self._seen & ~(1 << _POWER))
        self._unsure &= ~sure
        for code in range(KEY_COUNT):
            if sure >> code & 1:
                self._put(code)

    def _put(self, code: int) -> None:
        """Queue a press or a release; drop it if the queue is full."""
        if self._waiting < _MOST:
            self._queue[(self._taken + self._waiting) % _MOST] = code
            self._waiting += 1

    def take(self) -> int:
        """The code of the next key that was pressed, plus UP if it was let go; or NOTHING."""
        if not self._waiting:
            return NOTHING
        code = self._queue[self._taken]
        self._taken = (self._taken + 1) % _MOST
        self._waiting -= 1
        return code

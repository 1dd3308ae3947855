"""`keypad`: keys that a timer scans, whatever the program does.

Scans come every `interval`; those that could change nothing are skipped.
"""

from collections import deque
from collections.abc import Sequence

from host_tools.simulator.clock import NS_PER_MS
from host_tools.simulator.current import hardware
from host_tools.simulator.stubs.digitalio import DigitalInOut, Pull
from host_tools.simulator.stubs.supervisor import ticks_at
from host_tools.simulator.wires import Pin


class Event:
    """A key went down or up."""

    def __init__(self, key_number: int = 0, pressed: bool = True, timestamp: int = 0) -> None:
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self) -> bool:
        """Return whether the key went up."""
        return not self.pressed


class EventQueue:
    """Events in order; those that do not fit are lost. `uncounted` events stay in the queue, as on
    a board where a scan came while another event was read."""

    uncounted = 0

    def __init__(self, most: int) -> None:
        self._events: deque[Event] = deque()
        self._most = most
        self.overflowed = False

    def record(self, event: Event) -> None:
        """Append an event."""
        if len(self._events) == self._most:
            self.overflowed = True
        else:
            self._events.append(event)

    def get_into(self, event: Event) -> bool:
        """Move the first event into an existing one; return False if there is none."""
        if len(self._events) <= self.uncounted:
            return False
        vars(event).update(vars(self._events.popleft()))
        return True

    def clear(self) -> None:
        """Drop all events."""
        self._events.clear()
        self.uncounted = 0
        self.overflowed = False


class _Scanner:
    """The common base of both kinds of keys. A counter per key moves towards the threshold while
    the key is closed, and back while it is open; crossing zero is an event."""

    def __init__(self, count: int, interval: float, most: int, threshold: int) -> None:
        self.events = EventQueue(most)
        self._counters = [0] * count
        self._threshold = threshold
        self._hardware = hardware()
        self._every_ns = round(interval * 1000 * NS_PER_MS)
        self._begun_ns = self._hardware.clock.now_ns
        self._expected = False
        self._hardware.wires.watchers.append(self._expect_scan)
        self._scan()

    def deinit(self) -> None:
        """Stop scanning."""
        self._hardware.wires.watchers.remove(self._expect_scan)
        for line in self._lines():
            line.deinit()

    def reset(self) -> None:
        """Take all keys for open: those that are closed will be told again."""
        self._counters = [-self._threshold] * len(self._counters)
        self._scan()

    def _lines(self) -> list[DigitalInOut]:
        raise NotImplementedError

    def _closed(self) -> list[bool]:
        """Return which keys are closed now."""
        raise NotImplementedError

    def _expect_scan(self) -> None:
        """Schedule the next scan, since something may have changed."""
        if not self._expected:
            self._expected = True
            clock = self._hardware.clock
            since = clock.now_ns - self._begun_ns
            left_ns = self._every_ns - since % self._every_ns
            clock.after(left_ns / NS_PER_MS, self._scan_expected)

    def _scan_expected(self) -> None:
        if self._expect_scan in self._hardware.wires.watchers:
            self._expected = False
            self._scan()

    def _scan(self) -> None:
        moving = False
        timestamp = ticks_at(self._hardware.clock.now_ns)
        for key, closed in enumerate(self._closed()):
            step = 1 if closed else -1
            counter = self._counters[key]
            if counter != step * self._threshold:
                moving = True
                self._counters[key] = counter + step
                if counter + step == 0:
                    self._counters[key] = step * self._threshold
                    self.events.record(Event(key, closed, timestamp))
        if moving:
            self._expect_scan()


class KeyMatrix(_Scanner):
    """Rows are driven low one after the other, columns are read."""

    def __init__(
        self,
        row_pins: Sequence[Pin],
        column_pins: Sequence[Pin],
        columns_to_anodes: bool = True,
        *,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        if not columns_to_anodes:
            raise NotImplementedError("the model has its diodes' anodes at the columns")
        self._rows = [DigitalInOut(pin) for pin in row_pins]
        self._columns = [DigitalInOut(pin) for pin in column_pins]
        for line in self._lines():
            line.switch_to_input(Pull.UP)
        count = len(row_pins) * len(column_pins)
        super().__init__(count, interval, max_events, debounce_threshold)

    def _lines(self) -> list[DigitalInOut]:
        return self._rows + self._columns

    def _closed(self) -> list[bool]:
        closed = []
        for row in self._rows:
            row.switch_to_output(False)
            closed += [not column.value for column in self._columns]
            row.switch_to_input(Pull.UP)
        return closed


class Keys(_Scanner):
    """Keys with a pin each."""

    def __init__(
        self,
        pins: Sequence[Pin],
        *,
        value_when_pressed: bool,
        pull: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        self._pins = [DigitalInOut(pin) for pin in pins]
        self._pressed = value_when_pressed
        for line in self._pins:
            line.switch_to_input((Pull.DOWN if value_when_pressed else Pull.UP) if pull else None)
        super().__init__(len(pins), interval, max_events, debounce_threshold)

    def _lines(self) -> list[DigitalInOut]:
        return self._pins

    def _closed(self) -> list[bool]:
        return [line.value == self._pressed for line in self._pins]

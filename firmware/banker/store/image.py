"""The beginning of a fresh log: the last entries, and the game before and after them.

Each backs up the other: damage to one leaves the game intact. Nothing is played again for this. It
is built in one piece of memory: many small ones, made between others that come and go, would
fragment the heap and leave no room for anything larger.
"""

from . import slots
from .history import History, content_at
from .slots import FIRST, SEQUENCES, SLOT, TABLES, header
from .states import encode_state, entry_slots, state_slots

GOES_ON = 8  # slots that a fresh log has left at least, beside those of a state
KEPT = 52  # entries: 50 to undo, some undone already, one for REVIEW below all these
KEPT_BESIDE = 16  # where the archive has the others
ONE_PIECE = 2048  # bytes, beside a state: a board may have no more in one piece
_TRIES = 3


class Plan:
    """The entries that a fresh log begins with: their `places`, the newest first, the `slots` that
    they take, the `base` before them, and whether that is the `first` of all."""

    def __init__(self, data, settings, journal=None, drive=None, room=4096):
        self.height = journal.height if journal else 0  # of the game with these bytes
        self.places = []
        self.slots = 0
        self.base = data
        self.first = journal is None
        if self.first or journal.broken:
            return
        states = 3 * state_slots(len(data), settings)
        most = room // SLOT - 2 - states - GOES_ON - _tables_slots(journal)
        kept = KEPT
        if drive is not None:
            kept = KEPT_BESIDE
            most = min(most, ONE_PIECE // SLOT - 2 - states - _tables_slots(journal))
        history = History(journal, drive, data)
        while len(self.places) < kept:
            content = history.back()
            if content is None:
                self.first = history.first
                return
            most -= entry_slots(len(content)) + max(
                0, state_slots(len(history.data), settings) - state_slots(len(self.base), settings)
            )
            if most < 0:
                return
            self.slots += entry_slots(len(content))
            self.base = history.data
            self.places.append(history.place)
            self.first = history.first


def archived_plan(ledger):
    """Return the plan of a ledger's next log, after archiving the entries that it will not hold. If
    the archive fails, the log holds as much as it can, and the history begins with it."""
    from .saving import keep

    journal, storage = ledger.journal, ledger.storage
    for drive in (storage.drive, None):
        plan = Plan(ledger.data, ledger.settings, journal, drive, storage.size)
        places = plan.places
        if journal is None or journal.broken or len(places) >= journal.depth:
            break
        if keep(ledger, journal.stack.index(places[-1]) if places else len(journal.stack)):
            break
        plan.first = True
    return plan


def compose(generation, data, settings, journal=None, drive=None, room=4096, plan=None):
    """Return the beginning of a log for the game with these bytes, with the entries of a plan and
    the tables of other games. `room` is the length of the log in bytes."""
    plan = plan or Plan(data, settings, journal, drive, room)
    states = state_slots(len(data), settings) + state_slots(len(plan.base), settings)
    size = 2 + states + plan.slots + _tables_slots(journal)
    twice = plan.places or size + state_slots(len(data), settings) + GOES_ON <= room // SLOT
    if not twice:
        size -= state_slots(len(plan.base), settings)
    image = _Image(size)
    flags = FIRST if plan.first else 0
    if twice:
        image.put(encode_state(0, plan.base, settings, flags, plan.height - len(plan.places)))
    for number in sorted(journal.tables) if journal else ():
        image.put_entry(bytes((TABLES, number)) + journal.tables[number], True)
    for place in reversed(plan.places):
        image.put_entry(_read(journal, drive, place))
    flags = 0 if plan.places else flags
    image.put(encode_state(image.sequence, data, settings, flags, plan.height))
    image.put(header(generation))
    return image.bytes


def _read(journal, drive, place):
    """Return an entry that could be read before. Raises OSError if it cannot any more."""
    for _ in range(_TRIES):
        content = content_at(journal, drive, place)
        if content:
            return content
    raise OSError("not readable")


class _Image:
    """A log of so many slots, filled from its end downwards."""

    def __init__(self, size):
        self.bytes = bytearray(size * SLOT)
        self.sequence = 0
        self._at = size * SLOT

    def put(self, data):
        if len(data) > self._at:
            raise OSError("changed while read")
        self._at -= len(data)
        self.bytes[self._at : self._at + len(data)] = data

    def put_entry(self, content, is_mark=False):
        self.sequence = (self.sequence + 1) % SEQUENCES
        self.put(slots.encode_entry(self.sequence, content, is_mark))


def _tables_slots(journal):
    count = 0
    for tables in journal.tables.values() if journal else ():
        count += entry_slots(max(6, 2 + len(tables)))
    return count

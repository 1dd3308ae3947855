"""What a fresh log begins with: the history that UNDO needs, and the present game.

The history is a state of the old log and the transactions since, as they stand there; the present
game is written whole after it. So each bears out the other: damage to one leaves the game intact.
Nothing is played again for this, and no other game's rules are needed. It is put together in one
piece of memory: many small ones, made between others that come and go, would end up all over the
free memory and leave no room for anything larger.
"""

from banker import games

from . import slots
from .slots import FIRST, SEQUENCES, SLOT, TABLES
from .states import encode_state, entry_slots, read_game, state_slots

GOES_ON = 8  # slots at least, and those of a state, that a fresh log has left
KEPT = 52  # transactions at least: 50 to undo, some undone already, one for REVIEW below all these


def compose(generation, game, settings, journal=None, room=4096):
    """The beginning of a log for this game, with the history of the journal it had so far and the
    tables of other games; in a log of so many bytes it can go on."""
    present = games.to_bytes(game)
    start = None if journal is None or journal.broken else kept_from(journal, room)
    kept = None
    if start is not None and start < len(journal.stack):
        kept = read_game(journal.medium, ~journal.stack[start])
    size = None if kept is None else _size(journal, start)
    if size is None:
        return _without_history(generation, present, settings, journal, room)
    first = journal.first and start == 0
    image = _Image(size + _beside_history(journal, settings, kept, present))
    image.put(encode_state(0, kept, settings, FIRST if first else 0))
    image.put_tables(journal)
    for number in journal.stack[start:]:
        if number >= 0:
            image.put_entry(journal.packed(number))
    flags = FIRST if first and not size else 0
    return image.finished(generation, present, settings, flags)


def compose_longer(generation, game, settings, journal, earlier, room):
    """The same with transactions that came before all of the journal's, see `past`; None where
    there is no room for them."""
    present = games.to_bytes(game)
    size = _size(journal, 0)
    if size is None:
        return None
    for packed in earlier.entries():
        size += entry_slots(len(packed))
    size += _beside_history(journal, settings, earlier.base, present)
    if size + state_slots(len(present), settings) + GOES_ON > room // SLOT:
        return None
    image = _Image(size)
    image.put(encode_state(0, earlier.base, settings, FIRST if earlier.first else 0))
    image.put_tables(journal)
    for packed in earlier.entries():
        image.put_entry(packed)
    for number in journal.stack:
        if number >= 0:
            image.put_entry(journal.packed(number))
    return image.finished(generation, present, settings, 0)


def _without_history(generation, present, settings, journal, room):
    """The game twice, or once where there is no room, and nothing to undo."""
    state = encode_state(0, present, settings, FIRST if journal is None else 0)
    size = _beside_history(journal, settings, present, present)
    twice = size + state_slots(len(present), settings) + GOES_ON <= room // SLOT
    image = _Image(size if twice else size - len(state) // SLOT)
    if twice:
        image.put(state)
    image.put_tables(journal)
    return image.finished(generation, present, settings, FIRST if journal is None else 0)


class _Image:
    """A log that is filled from its end downwards; of so many slots."""

    def __init__(self, size):
        self._bytes = bytearray(size * SLOT)
        self._at = size * SLOT
        self._sequence = 0

    def put(self, data):
        self._at -= len(data)
        self._bytes[self._at : self._at + len(data)] = data

    def put_entry(self, content, is_mark=False):
        self._sequence = (self._sequence + 1) % SEQUENCES
        self.put(slots.encode_entry(self._sequence, content, is_mark))

    def put_tables(self, journal):
        if journal:
            for number in sorted(journal.tables):
                self.put_entry(bytes((TABLES, number)) + journal.tables[number], True)

    def finished(self, generation, present, settings, flags):
        """With the present game and the header in front of what is there."""
        self.put(encode_state(self._sequence, present, settings, flags))
        self.put(slots.header(generation))
        return self._bytes


def _beside_history(journal, settings, *states):
    """How many slots the header, states and tables take."""
    count = 2
    for state in states:
        count += state_slots(len(state), settings)
    return count + (_tables_slots(journal) if journal else 0)


def _tables_slots(journal):
    count = 0
    for tables in journal.tables.values():
        count += entry_slots(max(6, 2 + len(tables)))
    return count


def _size(journal, start):
    """How many slots the transactions above a place of the stack take; None if one of them is
    damaged."""
    count = 0
    for number in journal.stack[start:]:
        if number >= 0:
            packed = journal.packed(number)
            if packed is None:
                return None
            count += entry_slots(len(packed))
    return count


def kept_from(journal, room=4096):
    """The place in the stack of the state that a fresh log begins with: all below it is left
    behind. The highest with enough to undo above it, or as low as fits the room; the height of the
    stack where none does."""
    most = room // SLOT - 2 - 3 * journal.state_slots - GOES_ON - _tables_slots(journal)
    found = len(journal.stack)
    count = taken = 0
    for at in range(len(journal.stack) - 1, -1, -1):
        number = journal.stack[at]
        if number >= 0:
            count += 1
            taken += slots.taken_by(journal.slot(number))
        elif taken > most:
            break
        else:
            found = at
            if count >= KEPT:
                break
    return found

"""Appends entries and whole games to a log, in one piece each, and reads them back."""

from . import slots
from .slots import BOTH, FREE, SEQUENCES, SHELVED, SLOT, TABLES, TOLD


def add(journal, content, is_mark=False):
    """Write an entry of `changes`, or a mark; return False if there is no room."""
    sequence = (journal.sequence + 1) % SEQUENCES
    entry = slots.encode_entry(sequence, content, is_mark)
    number = _append(journal, entry)
    if number is None:
        return False
    journal.entry_slots = max(journal.entry_slots, len(entry) // SLOT)
    journal.sequence = sequence
    if is_mark and content[0] == SHELVED:
        journal.take_list(content)
    if is_mark and slots.takes_back(content):
        journal.pop()
    elif not is_mark or content[0] in (BOTH, SHELVED):
        journal.push(number)
    elif content[0] == TABLES:
        journal.tables[content[1]] = content[2:]
    return True


def add_state(journal, data, settings):
    """Write a game whole; return False if there is no room."""
    from .states import encode_state  # seldom: once in a few dozen entries

    flags = TOLD if journal.needs_state() else 0
    height = journal.height
    state = encode_state(journal.sequence, data, settings, flags, height)
    number = _append(journal, state)
    if number is None:
        return False
    journal.state_slots = max(journal.state_slots, len(state) // SLOT)
    if journal.broken:
        journal.stack = []
        journal.base = height
        journal.depth = 0
        journal.first = journal.broken = journal.lost = False
    journal.shortened = journal.cut = False
    journal.stack.append(~number)
    journal.since_state = 0
    return True


def _append(journal, data):
    """Program slots at the end and read them back; the first one's number, or None if full."""
    medium = journal.medium
    count = len(data) // SLOT
    while journal.end + count <= journal.room:
        number = journal.end
        start = slots.place(medium, number, count)
        if medium.read(start, len(data)) != FREE * count:
            journal.end += 1
            continue
        medium.program(start, data)
        journal.end += count
        if medium.read(start, len(data)) == data:
            return number
    return None

"""Reads a log in one pass over its slots: which entries remain after all undos and damage."""

from . import slots
from .checks import sound
from .journal import Journal
from .media import BLANK, PAGE
from .slots import (
    BOTH,
    FIRST,
    FREE,
    LONG,
    LONG_MARK,
    MARK,
    SEQUENCES,
    SETTINGS,
    SHELVED,
    SLOT,
    STATE,
    TABLES,
    TOLD,
)
from .states import read_state

_FEW = 3  # bits of free space that may flip without a notice


def read_log(medium):
    """Return the journal of the log on a medium, read in one pass."""
    journal = Journal(medium)
    stop = medium.size
    first = stop - journal.room * SLOT
    number = -1
    stray = 0
    while stop > first:
        start = max(first, stop - PAGE)
        page = medium.read(start, stop - start)
        stop = start
        if page == BLANK:
            number += PAGE // SLOT
            continue
        at = len(page)
        while at:
            at -= SLOT
            number += 1
            body = journal.end - number  # slots of what began before
            if body > 0:
                body = min(body, at // SLOT + 1)
                number += body - 1
                at -= (body - 1) * SLOT
                continue
            slot = page[at : at + SLOT]
            if slot == FREE:
                continue
            if sound(slot):
                stray = 0
                _apply_slot(journal, number, slot)
            elif not body:
                journal.cut = True
                journal.end += 1
                stray = 0
            else:
                stray += _programmed_bits(slot)
    if stray > _FEW:
        journal.cut = True  # something stood there, and what came before it is gone
    return journal


def _apply_slot(journal, number, slot):
    """Follow one slot that is whole."""
    sequence, length = slot[0] >> 3, slot[0] & 7
    count = slots.taken_by(slot)
    journal.end = number + count
    if length == MARK and slot[1] & 7 == STATE:
        journal.state_slots = max(journal.state_slots, count)
        _apply_state(journal, number, sequence, slot)
        return
    content = slots.read_entry(journal.medium, number, slot, count)
    if content is None:
        journal.cut = True
        return
    journal.entry_slots = max(journal.entry_slots, count)
    if sequence != (journal.sequence + 1) % SEQUENCES:
        journal.broken = journal.lost = True
    journal.sequence = sequence
    journal.cut = False
    if length == LONG and not journal.broken:  # a transaction, as nearly all are
        journal.push(number)
        return
    is_mark = length in (MARK, LONG_MARK)
    if is_mark and content[0] == BOTH:
        journal.settings = bytes(content[2 : 2 + content[1]])
        is_mark = False
    elif is_mark and content[0] == SHELVED and length:
        journal.take_list(content)
        is_mark = slots.takes_back(content)
    if is_mark and content[0] == SETTINGS:
        journal.settings = bytes(content[1:] if length else content[1:4])
    elif is_mark and content[0] == TABLES:
        journal.tables[content[1]] = bytes(content[2:])
    elif journal.broken:
        journal.lost = True
    elif not is_mark:
        journal.push(number)
    elif slots.takes_back(content) and journal.depth:
        journal.pop()
        journal.undone_at = journal.end
    else:
        journal.broken = journal.lost = True


def _apply_state(journal, number, sequence, slot):
    """Follow a state: the stack goes on with it, or begins with it after damage."""
    state = read_state(journal.medium, number, slot)
    if state is None:
        journal.cut = True
        return
    journal.settings = state[1]
    flags = slot[2]
    if journal.broken or sequence != journal.sequence:
        journal.lost = journal.broken = False
        journal.stack = []
        journal.base = state[2]
        journal.depth = 0
        journal.first = bool(flags & FIRST)
        journal.shortened = number > 0 and not journal.first
    if flags & TOLD:
        journal.shortened = False
    journal.sequence = sequence
    journal.cut = False
    journal.stack.append(~number)
    journal.since_state = 0


def _programmed_bits(slot):
    """Return how many bits are not as in free space."""
    bits = int.from_bytes(slot, "little") ^ (1 << 8 * SLOT) - 1
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

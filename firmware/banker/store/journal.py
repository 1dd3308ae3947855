"""The journal: every transaction, undo and setting in the order they were confirmed.

It lives in a log of slots. What stands after all undos is a stack of slot numbers, a state's as
~number: whole states stand between the entries, so that few changes have to be followed to get at
the game. Nothing is ever written over.

The log grows downwards from the end of the medium, where slot 0 is, towards the header at its
beginning. So a medium that is cut short has lost what the log begins with, which shows.
"""

from . import slots
from .slots import (
    BOTH,
    FREE,
    LONG_MARK,
    SEQUENCES,
    SLOT,
    TABLES,
    TOLD,
    UNDO,
)

HEADERS = 2  # slots that the header takes
STATE_EVERY = 28  # entries: a start follows those since the last state


class Journal:
    """The log on a medium whose header has been found good."""

    def __init__(self, medium):
        self.go_on(medium)
        self.stack = []
        self.depth = 0  # transactions in the stack
        self.base = 0  # how many led to its bottom
        self.since_state = 0  # transactions above its topmost state
        self.first = False  # whether nothing came before the stack
        self.settings = None
        self.tables = {}  # bytes by the number of a game that is not being played
        self.state_slots = 0  # of the largest state so far
        self.entry_slots = 1  # of the longest entry
        self.lost = False  # entries after the stack are lost
        self.shortened = False  # entries before the stack are lost
        self.cut = False  # the last slot is not whole
        self.broken = True  # no transaction makes sense until the next state
        self.sequence = 0  # of the last entry
        self.end = 0  # the number of the next slot
        self.undone_at = -1  # the end when the last UNDO was read
        from .reading import read  # wanted only now: a log is read when it begins to be used

        read(self)

    @property
    def height(self):
        """How many entries have led to the top of the stack."""
        return self.base + self.depth

    def go_on(self, medium):
        """Use this log on a medium from now on. It may be longer than the one that was read: slots
        are counted from the end."""
        self.medium = medium
        self.room = medium.size // SLOT - HEADERS  # slots

    def push(self, number):
        """A transaction stands on top now."""
        self.stack.append(number)
        self.depth += 1
        self.since_state += 1

    def pop(self):
        """Take the topmost transaction off the stack, with the states above it."""
        while self.stack.pop() < 0:
            pass
        self.depth -= 1
        self.since_state = 0
        while self.stack[-1 - self.since_state] >= 0:
            self.since_state += 1

    def slot(self, number):
        """A slot of the log."""
        return self.medium.read(slots.place(self.medium, number), SLOT)

    def entry(self, number):
        """Return the entry in a slot; None if it is damaged."""
        slot = self.slot(number)
        content = None
        if slots.sound(slot):
            content = slots.read_entry(self.medium, number, slot, slots.taken_by(slot))
        if content and slot[0] % 8 == LONG_MARK:  # of all marks only BOTH is in the stack
            content = content[2 + content[1] :]
        return content or None

    def give_up(self, height):
        """Forget all but the first `height` entries of the stack: the next cannot be followed. The
        last one may have been torn by a power cut so that its check is right by chance."""
        if height + 1 < len(self.stack):
            self.lost = True
        else:
            self.cut = True
        self.broken = True
        del self.stack[height:]
        self.depth = sum(1 for entry in self.stack if entry >= 0)

    # Going on.

    def needs_state(self):
        """Return whether a state must come first, to go on from or to tell of a loss only once."""
        return self.broken or self.shortened

    def add_state(self, data, settings):
        """Write a game whole; return False if there is no room."""
        from .states import encode_state  # between two keys there is time to load it

        flags = TOLD if self.needs_state() else 0
        height = self.height
        state = encode_state(self.sequence, data, settings, flags, height)
        number = self._append(state)
        if number is None:
            return False
        self.state_slots = max(self.state_slots, len(state) // SLOT)
        if self.broken:
            self.stack = []
            self.base = height
            self.depth = 0
            self.first = self.broken = self.lost = False
        self.shortened = self.cut = False
        self.stack.append(~number)
        self.since_state = 0
        return True

    def add(self, content, is_mark=False):
        """Write an entry of `changes`, or a mark; return False if there is no room."""
        sequence = (self.sequence + 1) % SEQUENCES
        entry = slots.encode_entry(sequence, content, is_mark)
        number = self._append(entry)
        if number is None:
            return False
        self.entry_slots = max(self.entry_slots, len(entry) // SLOT)
        self.sequence = sequence
        if not is_mark or content[0] == BOTH:
            self.push(number)
        elif content[0] == UNDO:
            self.pop()
        elif content[0] == TABLES:
            self.tables[content[1]] = content[2:]
        return True

    def _append(self, data):
        """Program slots at the end and read them back; the first one's number, or None if full."""
        count = len(data) // SLOT
        while self.end + count <= self.room:
            number = self.end
            start = slots.place(self.medium, number, count)
            if self.medium.read(start, len(data)) != FREE * count:
                self.end += 1
                continue
            self.medium.program(start, data)
            self.end += count
            if self.medium.read(start, len(data)) == data:
                return number
        return None

    def nearly_full(self):
        """Whether the next entry, with a state before it, might have no room."""
        return self.end + self.state_slots + self.entry_slots > self.room

    def used(self):
        """How many bytes at the end of the medium the log has taken so far."""
        return self.end * SLOT

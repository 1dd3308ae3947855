"""The journal: every transaction, undo and setting in the order they were confirmed.

It is stored in a log of slots. What remains after all undos is a stack of slot numbers, a state's
as ~number: whole states stand between the entries, so that few changes have to be replayed to
reach the game. Nothing is ever overwritten.

The log grows downwards from the end of the medium, where slot 0 is, towards the header at its
beginning. So a medium that was cut short has lost the beginning of the log, which is noticed.
"""

from banker.rules.transactions import SHELF

from .slots import SLOT

HEADERS = 2  # slots that the header takes
STATE_EVERY = 28  # entries: a start follows those since the last state


class Mismatch(Exception):
    """An entry that does not belong to this game."""


class Journal:
    """The log on a medium with a valid header: filled by `reading`, continued by `appending`."""

    def __init__(self, medium):
        self.go_on(medium)
        self.stack = []
        self.depth = 0  # transactions in the stack
        self.base = 0  # how many led to its bottom
        self.since_state = 0  # transactions above its topmost state
        self.first = False  # whether nothing came before the stack
        self.settings = None
        self.tables = {}  # bytes by the number of a game that is not being played; a shelf's list
        self.state_slots = 0  # of the largest state so far
        self.entry_slots = 1  # of the longest entry
        self.lost = False  # entries after the stack are lost
        self.shortened = False  # entries before the stack are lost
        self.cut = False  # the last slot is not whole
        self.broken = True  # transactions cannot be followed until the next state
        self.sequence = 0  # of the last entry
        self.end = 0  # the number of the next slot
        self.undone_at = -1  # the end when the last UNDO was read

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
        """Put a transaction on top of the stack."""
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

    def give_up(self, height):
        """Drop all but the first `height` entries of the stack: the next cannot be followed. If it
        is the last, a power cut may have torn it and left a check that is right by chance."""
        if height + 1 < len(self.stack):
            self.lost = True
        else:
            self.cut = True
        self.broken = True
        del self.stack[height:]
        self.depth = sum(1 for entry in self.stack if entry >= 0)

    # Going on.

    def needs_state(self):
        """Return whether a state must come first: to go on from, or to report a loss only once."""
        return self.broken or self.shortened

    def take_list(self, content):
        """Go on with the shelf's list in a mark."""
        self.tables[SHELF] = bytes(content[2 : 2 + content[1]])

    def nearly_full(self):
        """Return whether the next entry, with a state before it, might not fit."""
        return self.end + self.state_slots + self.entry_slots > self.room

    def used(self):
        """Return how many bytes at the end of the medium the log has taken so far."""
        return self.end * SLOT

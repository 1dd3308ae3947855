"""A whole game in the log: the game's bytes, their check, and a STATE slot.

Slots are counted downwards, so the STATE slot is the first of them.
"""

from . import slots
from .slots import SLOT, STATE

BODY = 142  # bytes: room for any game
BODY_SLOTS = (BODY + 2) // SLOT
STATE_SLOTS = 1 + BODY_SLOTS
STATE_BYTES = STATE_SLOTS * SLOT

# Flags of a state.
FIRST = 1  # nothing came before it
TOLD = 2  # what was lost before it has been told


def padded(data):
    """A game's bytes and as many zeros as there is room."""
    return data + b"\0" * (BODY - len(data))


def encode_state(sequence, body, settings, flags):
    """A state in slots; `body` is a game's bytes."""
    body = padded(body)
    check = slots.check16(body).to_bytes(2, "little")
    return body + check + slots.mark(sequence, STATE, bytes((flags,)) + settings)


def read_body(medium, number):
    """The bytes of the game in the state that begins with this slot; None if they are damaged."""
    start = slots.place(medium, number + 1, BODY_SLOTS)
    if start < 0:
        return None
    data = medium.read(start, BODY_SLOTS * SLOT)
    body = data[:BODY]
    if int.from_bytes(data[-2:], "little") != slots.check16(body):
        return None
    return body

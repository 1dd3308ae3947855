"""Whole games in the log, and the size of entries: needed at a start, between two keys, and when a
log begins anew. `slots` describes the format of a state."""

from .slots import (
    BEGUN,
    FEWEST,
    FLAG_BITS,
    IN_HEAD,
    KIND_BITS,
    SHORT,
    SLOT,
    STATE,
    body,
    body_slots,
    mark,
    place,
    read_body,
    taken_by,
)

_HEAD = 4  # bytes before a game: how many it has, and how many entries have led to it
_LENGTH_BITS = 10


def entry_slots(size):
    """Return how many slots an entry of so many bytes takes."""
    return 1 if size <= SHORT else 1 + body_slots(size - BEGUN)


def state_slots(size, settings=b""):
    """Return how many slots a state of a game of so many bytes takes."""
    return 1 + max(FEWEST, body_slots(_HEAD + size + max(0, len(settings) - IN_HEAD)))


def encode_state(sequence, game, settings, flags, height=0):
    """Return a state in slots: a game's bytes, and how many entries have led to it."""
    more = settings[IN_HEAD:]
    count = state_slots(len(game), settings) - 1
    flags |= count - FEWEST << FLAG_BITS
    kind = STATE | len(more) << KIND_BITS
    game = (len(game) | height << _LENGTH_BITS).to_bytes(_HEAD, "little") + game
    return body(game, count, 0, more) + mark(sequence, kind, bytes((flags,)) + settings[:IN_HEAD])


def read_state(medium, number, slot=None):
    """Return (the bytes of the game, settings, height) of the state that begins with this slot;
    None if it is damaged."""
    slot = slot or medium.read(place(medium, number), SLOT)
    data = read_body(medium, number, taken_by(slot) - 1, 0)
    if data is None:
        return None
    head = int.from_bytes(data[:_HEAD], "little")
    end = _HEAD + (head & (1 << _LENGTH_BITS) - 1)
    more = len(data) - (slot[1] >> KIND_BITS)
    return data[_HEAD:end], bytes(slot[3:6]) + data[more:], head >> _LENGTH_BITS


def read_game(medium, number):
    """Return the bytes of the game in a state; None if they are damaged."""
    state = read_state(medium, number)
    return state and state[0]

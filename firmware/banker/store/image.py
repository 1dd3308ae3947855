"""What a fresh log begins with: the history that UNDO needs, and the present game.

The history is a state of the old log and the transactions since, as they stand there; the present
game is written whole after it. So each bears out the other: damage to one leaves the game intact.
Nothing is played again for this, and no other game's rules are needed. It is put together in one
piece of memory: many small ones, made between others that come and go, would end up all over the
free memory and leave no room for anything larger.
"""

from banker import games

from . import slots
from .slots import SEQUENCES, SLOT
from .states import FIRST, STATE_BYTES, STATE_SLOTS, encode_state, read_body

GOES_ON = 8  # slots at least, and those of a state, that a fresh log has left
KEPT = 52  # transactions at least: 50 to undo, some undone already, one for REVIEW below all these


def compose(generation, game, settings, journal=None, room=4096):
    """The beginning of a log for this game, with the history of the journal it had so far; in a
    log of so many bytes it can go on."""
    present = games.to_bytes(game)
    start = None if journal is None or journal.broken else kept_from(journal, room)
    state = None if start is None else read_body(journal.medium, ~journal.stack[start])
    count = 0 if state is None else _sound_entries(journal, start)
    if state is None or count is None:
        return _without_history(generation, present, settings, journal is None)
    first = journal.first and start == 0
    image = bytearray(2 * SLOT + 2 * STATE_BYTES + count * SLOT)
    at = len(image) - STATE_BYTES  # the log grows downwards
    image[at:] = encode_state(0, state, settings, FIRST if first else 0)
    sequence = 0
    for number in journal.stack[start:]:
        if number >= 0:
            sequence = (sequence + 1) % SEQUENCES
            at -= SLOT
            packed = journal.packed(number)
            image[at : at + SLOT] = slots.encode(sequence, len(packed), packed)
    flags = FIRST if first and not count else 0
    _finish(image, generation, encode_state(sequence, present, settings, flags))
    return image


def _without_history(generation, present, settings, first):
    """The game twice, and nothing to undo."""
    image = bytearray(2 * SLOT + 2 * STATE_BYTES)
    state = encode_state(0, present, settings, FIRST if first else 0)
    image[-STATE_BYTES:] = state
    _finish(image, generation, state)
    return image


def _finish(image, generation, present):
    """Put the present game and the header in front of what is there."""
    image[2 * SLOT : 2 * SLOT + STATE_BYTES] = present
    image[: 2 * SLOT] = slots.header(generation)


def _sound_entries(journal, start):
    """How many transactions stand above a place of the stack; None if one of them is damaged."""
    count = 0
    for number in journal.stack[start:]:
        if number >= 0:
            if journal.packed(number) is None:
                return None
            count += 1
    return count


def kept_from(journal, room=4096):
    """The place in the stack of the state that a fresh log begins with: all below it is left
    behind. The highest with enough to undo above it, or as low as fits the room."""
    most = room // SLOT - 2 - 3 * STATE_SLOTS - GOES_ON
    found = None
    count = 0
    for at in range(len(journal.stack) - 1, -1, -1):
        if journal.stack[at] >= 0:
            count += 1
        else:
            if found is not None and count > most:
                break
            found = at
            if count >= KEPT:
                break
    return found

"""What a fresh log begins with: the history that UNDO needs, and the present game.

The history is a state and the transactions since; the present game is written whole after it. So
each bears out the other: damage to one leaves the game intact.
"""

from banker.games import NotInstalled, switches

from . import slots
from .replay import Unreadable, rebuild
from .slots import SEQUENCES
from .states import FIRST, encode_state

KEPT = 60  # transactions: 50 to undo, some undone already, one for REVIEW below all these


def compose(generation, game, settings, journal=None):
    """The beginning of a log for this game, with the history of the journal it had so far."""
    state, history, first = _history(journal, game)
    blocks = [encode_state(0, state, settings, FIRST if first else 0)]
    sequence = 0
    for packed in history:
        sequence = (sequence + 1) % SEQUENCES
        blocks.append(slots.encode(sequence, len(packed), packed))
    blocks.append(encode_state(sequence, game, settings, FIRST if first and not history else 0))
    blocks.append(slots.header(generation))
    blocks.reverse()  # the log grows downwards
    return b"".join(blocks)


def _history(journal, game):
    """(state, packed transactions from there to the game, whether nothing came before it)."""
    if journal is None:
        return game, (), True
    if journal.broken:
        return game, (), False
    first = journal.first and journal.depth <= KEPT
    start = kept_from(journal)
    try:
        while True:
            packed = [journal.packed(number) for number in journal.stack[start:] if number >= 0]
            if None in packed:
                break
            try:
                return rebuild(journal, start, False)[0], packed, first
            except NotInstalled:
                start = _next_game(journal, start)
                first = False
    except (OSError, Unreadable):
        pass  # the game goes on without its history
    return game, (), False


def _next_game(journal, start):
    """The height of the stack at which another game has begun."""
    number = journal.stack[start]
    while number < 0 or not switches(journal.packed(number)):
        start += 1
        number = journal.stack[start]
    return start + 1


def kept_from(journal):
    """How much of the stack a fresh log leaves behind."""
    start = len(journal.stack)
    wanted = min(journal.depth, KEPT)
    while wanted:
        start -= 1
        if journal.stack[start] >= 0:
            wanted -= 1
    return start

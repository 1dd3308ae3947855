"""Replays a log from its last whole game to the live one. Loaded at a start, and where a game comes
over the cable."""

from .crossing import forward
from .journal import Mismatch
from .slots import entry_at
from .states import read_game


def recover(journal):
    """Return the bytes of the game at the top of the stack, or as far up as it can be followed;
    None if it cannot at all. Give up the rest."""
    while journal.stack:
        top = len(journal.stack)
        base = top - 1
        while base and journal.stack[base] >= 0:
            base -= 1
        data, reached = _follow(journal, base)
        if reached == top:
            return data
        journal.give_up(reached)
    return None


def _follow(journal, base):
    """Return the game after the entries from a state on, and how far up the stack that leads."""
    data = read_game(journal.medium, ~journal.stack[base])
    if data is None:
        return None, base
    for at in range(base + 1, len(journal.stack)):
        content = entry_at(journal.medium, journal.stack[at])
        try:
            if content is None:
                return data, at
            data = forward(data, content)
        except Mismatch:
            return data, at
    return data, len(journal.stack)

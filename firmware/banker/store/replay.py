"""Gets games back out of a journal: from a state, by carrying out the transactions since again."""

from banker import games, progress
from banker.memory import make_room_between
from banker.rules.forms import Refused
from banker.rules.saved import NotAGame

from .states import read_game


class Unreadable(Exception):
    """The stack cannot be followed from place `at` on."""

    def __init__(self, at):
        super().__init__(at)
        self.at = at


def rebuild(journal, height, review=True):
    """(game, outcome of its last transaction) after the first `height` entries of the stack.

    Raises Unreadable, or NotInstalled where another game is played there.

    The outcome is None where the stack holds no transaction as far up, or without `review` where
    a state spares carrying it out again.
    """
    stack = journal.stack
    base = height  # entries that need not be carried out again
    if review:
        while base > 1 and stack[base - 1] < 0:
            base -= 1
        base = max(1, base - 1)
    while stack[base - 1] >= 0 and base not in journal.checkpoints:
        base -= 1
    since = [journal.packed(entry) if entry >= 0 else b"" for entry in stack[base:height]]
    # What another game has ended is not needed, and its rules may not be there.
    first = len(since) - 1
    while first >= 0 and not games.switches(since[first]):
        first -= 1
    game = outcome = None
    at = base - 1
    try:
        if first < 0:
            first = 0
            game = games.from_bytes(
                journal.checkpoints.get(base) or read_game(journal.medium, ~stack[at])
            )
        for at in range(base + first, height):
            if stack[at] >= 0:
                number = game.number if game else 0
                game, outcome = games.apply(game, games.unpack(number, since[at - base]))
                progress.tell()
                if review:  # a start has no time for what only UNDO needs
                    journal.pass_by(at + 1, game)
                    make_room_between()
    except (NotAGame, Refused) as error:
        raise Unreadable(at) from error
    return game, outcome


def recover(journal, review=True):
    """(game, outcome) at the top of the stack, or as far up as it can be followed; or None."""
    while journal.stack:
        try:
            return rebuild(journal, len(journal.stack), review)
        except Unreadable as error:
            journal.give_up(error.at)
    return None

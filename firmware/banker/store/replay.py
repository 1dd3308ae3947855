"""Gets games back out of a journal: from a state, by carrying out the transactions since again."""

from banker.trader import codec, transactions
from banker.trader.refusals import Refused

from .states import read_body


class Unreadable(Exception):
    """The stack cannot be followed from place `at` on."""

    def __init__(self, at):
        super().__init__(at)
        self.at = at


def rebuild(journal, height, review=True):
    """(game, outcome of its last transaction) after the first `height` entries of the stack.

    The outcome is None where the stack holds no transaction as far up, or without `review` where
    a state spares carrying it out again.
    """
    stack = journal.stack
    base = height  # entries that need not be carried out again
    if review:
        while base > 1 and stack[base - 1] < 0:
            base -= 1
        base = max(1, base - 1)
    while stack[base - 1] >= 0 and base not in journal.cairns:
        base -= 1
    outcome = None
    at = base - 1
    try:
        data = journal.cairns.get(base) or read_body(journal.medium, ~stack[at])
        game = codec.from_bytes(data)
        for at in range(base, height):
            if stack[at] >= 0:
                outcome = game.apply(transactions.unpack(journal.packed(stack[at])))
                journal.pass_by(at + 1, game)
    except (codec.NotAGame, Refused) as error:
        raise Unreadable(at) from error
    return game, outcome


def recover(journal):
    """(game, outcome) at the top of the stack, or as far up as it can be followed; or None."""
    while journal.stack:
        try:
            return rebuild(journal, len(journal.stack))
        except Unreadable as error:
            journal.give_up(error.at)
    return None

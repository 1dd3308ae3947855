"""What each transaction does, carried out on a copy of the game.

A preview and the real thing are therefore the same code. Every effect takes the copy to change,
the transaction and the outcome to fill in.
"""

from . import transactions
from .data import (
    END,
    HOLDERS,
    LOANS_STEP,
    MR,
    OR,
    RSR,
    RSR_STEP,
    SR,
    STOCK,
)
from .rounds import look_at_bank
from .transactions import ANSWER, CONVERT, GO, MERGE


def _new_game(after, t, outcome):
    after.restart(t[1:])


def _remove(after, t, outcome):
    """Seldom needed, so imported when it is."""
    from .care import remove

    remove(after, t, outcome)


def _correct(after, t, outcome):
    """Seldom needed, so imported when it is."""
    from .care import correct

    correct(after, t, outcome)


def _figure(after, t, outcome):
    """Seldom needed, so imported when it is."""
    from .care import edit_figure

    edit_figure(after, t, outcome)


_CARE = {
    transactions.NEW_GAME: _new_game,
    transactions.REMOVE: _remove,
    transactions.CORRECT: _correct,
    transactions.FIGURE: _figure,
}


def _do(step):
    """What does things in a step. Only the round being played is in memory for certain."""
    if step <= STOCK:
        from .stock import do
    elif step <= RSR_STEP:
        from .operating import do
    else:
        from .merger import do
    return do


def carry_out(before, after, outcome):
    """Do an allowed, complete transaction to `after`, a copy of `before`, and note its outcome."""
    transaction = outcome.transaction
    kind = transaction[0]
    if kind in _CARE:
        _CARE[kind](after, transaction, outcome)
    else:
        _acting(before, outcome)
        _do(before.step)(after, transaction, outcome)
        look_at_bank(after, outcome)
        outcome.amount = _amount(before, outcome)
    outcome.round, outcome.set, outcome.run = after.round, after.set, after.run
    outcome.step, outcome.turn, outcome.bank = after.step, after.turn, after.bank()
    outcome.last_set, outcome.last_or = after.last_set, after.last_or
    outcome.end_set = (after.last_set, after.last_or) != (before.last_set, before.last_or)
    if after.round == END:
        outcome.ranking = after.ranking()


def _acting(before, outcome):
    """Who acts, as far as the game knows it before."""
    outcome.at = before.step
    if before.round != SR:
        outcome.acting = before.acting or before.turn
    if before.round == SR or before.step == HOLDERS:
        outcome.pawn = before.turn
    elif before.round in (OR, MR) and before.turn and before.turn != RSR:
        outcome.code = before.turn
        outcome.pawn = before.owners[before.turn]
    elif before.turn == RSR:
        outcome.code = RSR


def _amount(before, outcome):
    """What the acting pawn, or company, gets or pays in all; None where no money moves."""
    kind = outcome.transaction[0]
    if before.round == SR or before.step == HOLDERS:
        whose, changes = outcome.pawn, outcome.players
    elif kind in (MERGE, CONVERT, ANSWER) or (kind == GO and before.step != LOANS_STEP):
        return None
    else:
        whose, changes = before.acting, outcome.companies
    amounts = [change for one, change, _ in changes if one == whose]
    return sum(amounts) if amounts else None

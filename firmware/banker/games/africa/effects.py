"""What each transaction does, carried out on a copy of the game.

A preview and the real thing are therefore the same code. Every effect takes the copy to change,
the transaction and the outcome to fill in. Only what a transaction needs is imported.
"""

from .booking import find_end
from .data import OPERATE
from .transactions import (
    AUCTION,
    BUILD,
    CORRECT,
    DRAW_COMPANIES,
    NEW_GAME,
    REMOVE,
    RUN,
    TABLE,
    TRAIN,
)


def carry_out(before, after, outcome):
    """Do an allowed, complete transaction to `after`, a copy of `before`, and fill in its
    outcome."""
    transaction = outcome.transaction
    outcome.stage_before = before.stage
    outcome.pawn = before.acting()
    outcome.company = before.company
    _effect(transaction[0])(after, transaction, outcome)
    if after.stage == OPERATE:
        find_end(after, outcome)
    outcome.stage = after.stage
    outcome.step = after.step
    outcome.turn = after.acting()
    outcome.set = after.set
    outcome.round = after.round
    outcome.next_company = after.company


def _effect(kind):
    """What carries out a kind of transaction."""
    if kind in (BUILD, RUN, TRAIN):
        from .company_turn import carry_out
    elif kind in (DRAW_COMPANIES, AUCTION, NEW_GAME, REMOVE):
        from .setting_up import carry_out
    elif kind in (CORRECT, TABLE):
        from .corrections import carry_out
    else:
        from .trades import carry_out
    return carry_out

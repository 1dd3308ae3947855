"""What each transaction does, carried out on a copy of the game.

A preview and the real thing are therefore the same code. Every effect takes the copy to change,
the transaction and the outcome to fill in.
"""

from . import merger, operating, stock, transactions
from .booking import Outcome
from .course import end_merger, look_at_bank
from .data import (
    DISCARD,
    END,
    HOLDERS,
    LOANS_STEP,
    MERGE_STEP,
    MR,
    OR,
    OTHERS,
    PUBLICS,
    RSR,
    SR,
    STOCK,
    train_of,
)
from .phases import discard, go_on, nationalise
from .transactions import ANSWER, CONVERT, GO, MERGE, YES


def _go(after, t, outcome):
    """What GO means without anything behind it, by the step."""
    if after.step == STOCK:
        stock.end_of_turn(after, outcome)
    elif after.step == LOANS_STEP:
        operating.loans(after, outcome)
    elif after.step == MERGE_STEP:
        end_merger(after, outcome)
    else:
        operating.end_of_turn(after, outcome)


def _answer(after, t, outcome):
    """What GO answers, by the step."""
    if after.step == HOLDERS:
        merger.holder(after, t[1], outcome)
    elif after.step == OTHERS:
        merger.others(after, t[1], outcome)
    else:
        code = outcome.code = after.turn
        if after.step == DISCARD:
            discard(after, outcome, code, train_of(t[1]))
        elif t[1] == YES:
            nationalise(after, outcome, code)
        else:
            after.asked &= ~(1 << code - PUBLICS - 1)
        go_on(after, outcome)


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


_MOVES = {
    transactions.AUCTION: stock.auction,
    transactions.BUY: stock.buy,
    transactions.START: stock.start_public,
    transactions.SELL: stock.sell,
    transactions.OWN_SHARES: operating.own_shares,
    transactions.TRACK: operating.track,
    transactions.STATION: operating.station,
    transactions.RUN: operating.run,
    transactions.GO: _go,
    transactions.TRAIN: operating.train,
    transactions.COMPANY_TRAIN: operating.company_train,
    transactions.PRIVATE: operating.private,
    transactions.MERGE: merger.merge,
    transactions.CONVERT: merger.convert,
    transactions.ANSWER: _answer,
}
_CARE = {
    transactions.NEW_GAME: _new_game,
    transactions.REMOVE: _remove,
    transactions.CORRECT: _correct,
    transactions.FIGURE: _figure,
}


def carry_out(before, after, transaction):
    """Do an allowed, complete transaction to `after`, a copy of `before`; return its outcome."""
    outcome = Outcome(transaction)
    kind = transaction[0]
    if kind in _CARE:
        _CARE[kind](after, transaction, outcome)
    else:
        _acting(before, outcome)
        _MOVES[kind](after, transaction, outcome)
        look_at_bank(after, outcome)
        outcome.amount = _amount(before, outcome)
    outcome.round, outcome.set, outcome.run = after.round, after.set, after.run
    outcome.step, outcome.turn, outcome.bank = after.step, after.turn, after.bank()
    outcome.last_set, outcome.last_or = after.last_set, after.last_or
    outcome.end_set = (after.last_set, after.last_or) != (before.last_set, before.last_or)
    if after.round == END:
        outcome.ranking = after.ranking()
    return outcome


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

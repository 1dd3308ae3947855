"""Merger rounds: minors convert or merge into a public, whose shares are then offered."""

from .booking import fill, pay
from .data import (
    DIRECTORS_SHARES,
    DISCARD,
    HOLDERS,
    MOST_LOANS_KEPT,
    OTHERS,
    PUBLICS,
    members,
    train_of,
)
from .holdings import enter_market, find_director, hand_over, leave_market, pass_on
from .market import PUBLIC, start
from .merger_checks import buyers, can_buy, merged_director, merged_price
from .phases import discard, go_on, nationalise
from .rounds import end_merger
from .transactions import ANSWER, CONVERT, GO, MERGE, YES, minors_in


def convert(after, t, outcome):
    """A minor in the conversion zone becomes a public of the same price."""
    minor, public = t[1:]
    _pass_before(after, minor)
    owner = after.owners[minor]
    space = start(after.market(), PUBLIC, after.price(minor))
    _form(after, outcome, (minor,), public, space, 1)
    hand_over(after, outcome, owner, public, DIRECTORS_SHARES)
    _offer(after, outcome, public, owner)


def merge(after, t, outcome):
    """Minors become a public, with a share for each."""
    minor, mask, public, stations = t[1:]
    codes = [minor] + minors_in(mask)
    _pass_before(after, minor)
    space = merged_price(after, codes)[2]
    director, buys = merged_director(after, codes)
    owners = [after.owners[code] for code in codes]
    _form(after, outcome, codes, public, space, stations)
    for pawn in after.players():
        if pawn in owners:
            hand_over(after, outcome, pawn, public, owners.count(pawn))
    if buys:
        _buy(after, outcome, director, public, 1)
    _offer(after, outcome, public, director)


def _pass_before(after, minor):
    """The minor acts, and those before it have passed."""
    for code in after.order():
        after.acted |= 1 << code
        if code == minor:
            break


def _form(after, outcome, codes, public, space, stations):
    """The public takes the minors' place, and all that they have."""
    outcome.code = public
    enter_market(after, outcome, public, space)
    after.stations[public - PUBLICS] = stations
    for code in codes:
        owed = after.loans[code]
        if owed:
            after.loans[public] = min(after.loans[public] + owed, MOST_LOANS_KEPT)
            outcome.loans += ((public, owed, after.loans[public]),)
        pass_on(after, outcome, code, public)
        leave_market(after, code)


def _offer(after, outcome, public, director):
    """The public has its director; its shares are offered."""
    after.owners[public] = director
    outcome.directors += ((public, director),)
    after.acting = public
    after.asked = 0
    for pawn in after.pawns():
        if after.held(pawn, public):
            after.asked |= 1 << pawn - 1
    ask_holders(after, outcome, director)


def ask_holders(after, outcome, first):
    """Ask the next shareholder that can buy, clockwise; then everybody; then what is forced."""
    for pawn in after.clockwise(first):
        bit = 1 << pawn - 1
        if after.asked & bit:
            after.asked &= ~bit
            if can_buy(after, after.acting, pawn):
                after.step, after.turn = HOLDERS, pawn
                return
    after.asked = 0
    if buyers(after):
        after.step, after.turn = OTHERS, 0
    else:
        go_on(after, outcome)


def _buy(after, outcome, pawn, code, number):
    price = number * after.price(code)
    pay(after, outcome, pawn, -price)
    fill(after, outcome, code, price)
    hand_over(after, outcome, pawn, code, number)


def holder(after, number, outcome):
    """A shareholder buys so many more."""
    pawn = after.turn
    outcome.code = after.acting
    if number:
        _buy(after, outcome, pawn, after.acting, number)
        find_director(after, outcome, after.acting)
    ask_holders(after, outcome, pawn)


def others(after, pawns, outcome):
    """Each of these pawns buys one, clockwise from the director."""
    code = outcome.code = after.acting
    chosen = members(pawns)
    for pawn in after.clockwise(after.owners[code]):
        if pawn in chosen:
            _buy(after, outcome, pawn, code, 1)
            find_director(after, outcome, code)
    go_on(after, outcome)


def _go(after, t, outcome):
    """GO: nobody else."""
    end_merger(after, outcome)


def _answer(after, t, outcome):
    """What GO answers, by the step."""
    if after.step == HOLDERS:
        holder(after, t[1], outcome)
    elif after.step == OTHERS:
        others(after, t[1], outcome)
    else:
        code = outcome.code = after.turn
        if after.step == DISCARD:
            discard(after, outcome, code, train_of(t[1]))
        elif t[1] == YES:
            nationalise(after, outcome, code)
        else:
            after.asked &= ~(1 << code - PUBLICS - 1)
        go_on(after, outcome)


def do(after, t, outcome):
    """What is done in a merger round, or answered."""
    _DOES[t[0]](after, t, outcome)


_DOES = {MERGE: merge, CONVERT: convert, ANSWER: _answer, GO: _go}

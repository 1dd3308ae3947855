"""What pawns do in a stock round: auctions, shares bought and sold, companies started, passes."""

from . import booking
from .booking import fill, move, pay
from .data import (
    BID_STEP,
    DIRECTORS_SHARES,
    LAST_PRIVATE,
    MINIMUM_BIDS,
    MINOR_HIGHEST,
    MINOR_MINIMUM,
    PAWN,
    PRIVATES,
    PUBLICS,
    STOCK,
)
from .holdings import enter_market, find_director, give_private, hand_over
from .market import MINOR, PUBLIC, down, start
from .rounds import end_stock, end_stock_turn
from .transactions import AUCTION, BUY, GO, SELL, START, TREASURY


def auction(after, t, outcome):
    """A minor or, in the first SR, a private goes to the winner."""
    code, winner, bid = t[1:]
    outcome.code = code
    if not winner:
        _nobody(after, outcome, code)
        return
    outcome.pawn = winner
    pay(after, outcome, winner, -bid)
    if code > PRIVATES:
        _private_sold(after, outcome, code, winner)
        return
    _start_minor(after, outcome, code, winner, bid)
    after.passes, after.last_active, after.step = 0, winner, STOCK
    end_stock_turn(after, after.next_to(winner))


def _start_minor(after, outcome, code, winner, bid):
    after.owners[code] = winner
    enter_market(after, outcome, code, start(after.market(), MINOR, min(bid // 2, MINOR_HIGHEST)))
    fill(after, outcome, code, bid)


def _private_sold(after, outcome, private, winner):
    """The next one is offered, to the left of the winner."""
    give_private(after, outcome, private, PAWN + winner)
    after.last_active = winner
    after.turn = after.next_to(winner)
    last = private == LAST_PRIVATE
    after.minimum = MINOR_MINIMUM if last else MINIMUM_BIDS[private - PRIVATES]


def _nobody(after, outcome, code):
    """A private is offered for less, and at 0 given away; the first minor has to wait for a set
    in which only privates pay."""
    if code < PRIVATES:
        end_stock(after, outcome, after.turn)
        return
    after.minimum -= BID_STEP
    if not after.minimum:
        outcome.pawn = after.turn
        _private_sold(after, outcome, code, after.turn)


def buy(after, t, outcome):
    """A share of the treasury or of the pool; it ends the turn."""
    code, source = t[1:]
    pawn, price = after.turn, after.price(code)
    outcome.code = code
    pay(after, outcome, pawn, -price)
    if source == TREASURY:
        fill(after, outcome, code, price)
    else:
        hand_over(after, outcome, booking.POOL, code, -1)
    hand_over(after, outcome, pawn, code, 1)
    find_director(after, outcome, code)
    _bought(after, pawn)


def _bought(after, pawn):
    after.passes, after.last_active = 0, pawn
    end_stock_turn(after, after.next_to(pawn))


def start_public(after, t, outcome):
    """The director's certificate of a public that does not run."""
    code, price = t[1:]
    pawn = after.turn
    outcome.code = code
    enter_market(after, outcome, code, start(after.market(), PUBLIC, price))
    pay(after, outcome, pawn, -DIRECTORS_SHARES * price)
    fill(after, outcome, code, DIRECTORS_SHARES * price)
    hand_over(after, outcome, pawn, code, DIRECTORS_SHARES)
    after.owners[code] = pawn
    outcome.directors += ((code, pawn),)
    _bought(after, pawn)


def sell(after, t, outcome):
    """Shares go to the pool. A director's first sale of a public in a turn moves its token."""
    code, number = t[1:]
    pawn = after.turn
    outcome.code = code
    bit = 1 << code - PUBLICS - 1
    directs = after.owners[code] == pawn
    pay(after, outcome, pawn, number * after.price(code))
    hand_over(after, outcome, pawn, code, -number)
    hand_over(after, outcome, booking.POOL, code, number)
    if directs and not after.moved & bit:
        after.moved |= bit
        move(after, outcome, code, down(after.market(), after.spaces[code]))
    find_director(after, outcome, code)
    after.sold[pawn - 1] |= bit
    after.has_sold, after.passes, after.last_active = 1, 0, pawn


def end_of_turn(after, t, outcome):
    """GO: a pass if nothing was sold; as many in a row as there are pawns end the round."""
    outcome.passed = not after.has_sold
    after.passes = 0 if after.has_sold else after.passes + 1
    if after.passes >= len(after.pawns()):
        end_stock(after, outcome)
    else:
        end_stock_turn(after, after.next_to(after.turn))


def do(after, t, outcome):
    """What a pawn does in its turn."""
    _DOES[t[0]](after, t, outcome)


_DOES = {AUCTION: auction, BUY: buy, START: start_public, SELL: sell, GO: end_of_turn}

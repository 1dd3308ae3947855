"""Why something may not be bought or sold: what the requirements ask, and the screens before they
ask for a field.

Each function gives a reason, or None where it is allowed. A number of 0 stands for one not entered
yet: then it is None if any number would do.
"""

from . import refusals
from .data import (
    BOND,
    BONDS,
    COMPANIES,
    COMPANY,
    FIRST,
    GREEN,
    OPERATE,
    ORDINARY,
    POOL,
    POOL_STEP,
    PRINTED,
    TRAINS_STEP,
    is_private,
)
from .reasons import best, not_known
from .transactions import DIRECTORS, FROM_POOL, HAND, NEW_BOND, ONE_SHARE

_CARDS = ONE_SHARE, DIRECTORS


# Buying.


def asks_certificate(game, source, code):
    """Whether it must be said which certificate is bought, or how many."""
    if code > COMPANIES or game.stage == OPERATE:
        return False
    if source == FROM_POOL:
        return game.price(code) <= GREEN and game.in_pool(code) > 1
    return game.ordinary[code] < ORDINARY and not game.issued[code]


def only_certificate(game, source, code):
    """What it is where it is not asked."""
    if source == FROM_POOL or code > COMPANIES or game.ordinary[code] < ORDINARY:
        return ONE_SHARE
    return DIRECTORS


def not_bought(game, source=0, code=0, number=0):
    """Why the account in turn may not buy this."""
    if game.stage == OPERATE:
        return _company_buys_not(game, source, code, number)
    if game.may_sell() and has_to_sell(game, game.turn):
        return refusals.OVER_LIMIT
    if source:
        return _of_source(game, source, code, number)
    return best([_of_source(game, source, 0, 0) for source in (FROM_POOL, NEW_BOND, HAND, 3, 4)])


def _of_source(game, source, code, number):
    if game.stage == FIRST and source not in (HAND, NEW_BOND):
        return refusals.AWAIT_FIRST
    if game.source not in (0, source):
        return refusals.OTHER_SOURCE
    cash = game.cash[game.turn - 1]
    if source == NEW_BOND:
        if code not in (0, BONDS) or number > 1:
            return refusals.BAD_NUMBER
        if not game.bonds_left():
            return refusals.NOT_IN_POOL
        return refusals.CASH_SHORT if cash < BOND else None
    room = game.limit() - game.certificates(game.turn)
    if room < 1:
        return refusals.AT_LIMIT
    if code:
        return _certificate(game, source, code, number, cash, room)
    return best(
        [_certificate(game, source, code, 0, cash, room) for code in game.certificate_codes()]
    )


def _certificate(game, source, code, number, cash, room):
    """Of a company or private, by a pawn with so much money and room."""
    if source == FROM_POOL:
        reason = _not_in_pool(game, code)
        if reason:
            return reason
        if code > COMPANIES:
            return _paid(game.private_price(code), cash, number)
        if game.sold[game.turn - 1] >> (code - 1) & 1:
            return refusals.SOLD_THIS_ROUND
        if number > 1 and game.price(code) > GREEN:
            return refusals.ONE_ONLY
        if number > game.in_pool(code):
            return refusals.NOT_IN_POOL
        if number > room:
            return refusals.AT_LIMIT
        return refusals.CASH_SHORT if cash < game.price(code) * max(number, 1) else None
    if is_private(code):
        if game.owner(code):
            return refusals.PAID_ALREADY
        return _paid(game.private_price(code), cash, number)
    reason = not_known(game, code)
    if reason:
        return reason
    if number:
        return _card(game, code, number, cash)
    return best([_card(game, code, number, cash) for number in _CARDS])


def _card(game, code, number, cash):
    """A certificate that nobody has paid yet."""
    if number not in _CARDS:
        return refusals.BAD_NUMBER
    if game.issued[code] if number == DIRECTORS else game.ordinary[code] == ORDINARY:
        return refusals.PAID_ALREADY
    return refusals.CASH_SHORT if cash < PRINTED[code] * number else None


def _paid(price, money, number):
    """A private: there is one of each."""
    if number > 1:
        return refusals.BAD_NUMBER
    return refusals.CASH_SHORT if money < price else None


def _not_in_pool(game, code):
    if is_private(code):
        return None if game.owner(code) == POOL else refusals.NOT_IN_POOL
    return not_known(game, code) or (None if game.in_pool(code) else refusals.NOT_IN_POOL)


def _company_buys_not(game, source, code, number):
    """A company buys one certificate of the pool, as its last act."""
    if game.step not in (TRAINS_STEP, POOL_STEP):
        return game.awaits()
    if source not in (0, FROM_POOL):
        return refusals.BAD_NUMBER
    if code:
        return _company_buys_not_this(game, code, number)
    return best([_company_buys_not_this(game, code, 0) for code in game.certificate_codes()])


def _company_buys_not_this(game, code, number):
    if code == game.company:
        return refusals.NOT_IN_POOL
    reason = _not_in_pool(game, code)
    if reason:
        return reason
    price = game.price(code) if code <= COMPANIES else game.private_price(code)
    if number > 1:
        return refusals.ONE_ONLY
    return refusals.CASH_SHORT if game.treasuries[game.company] < price else None


# Selling.


def not_sold(game, code=0, number=0):
    """Why the account in turn may not sell this."""
    if game.stage == OPERATE:
        if game.step not in (TRAINS_STEP, POOL_STEP):
            return game.awaits()
    elif not game.may_sell():
        return refusals.NO_SALE_NOW
    if code:
        return _not_sold(game, game.actor(), code, number)
    reasons = [
        _not_sold(game, game.actor(), code, 0) for code in [BONDS] + game.certificate_codes()
    ]
    return None if None in reasons else refusals.NOT_SO_MANY


def _not_sold(game, account, code, number):
    if code == BONDS:
        if account > COMPANY:
            return refusals.NOT_DRAWN
        held = allowed = game.bonds[account - 1]
    elif is_private(code):
        held = allowed = int(game.owner(code) == account)
    else:
        reason = not_known(game, code)
        if reason:
            return reason
        held = allowed = game.shares_of(account, code)
        if account < COMPANY:
            allowed = sellable(game, account, code)
    if not held:
        return refusals.NOT_SO_MANY
    if number > held:
        return refusals.NOT_SO_MANY
    return refusals.LEADER_KEEPS if max(number, 1) > allowed else None


def sellable(game, pawn, company):
    """How many shares of a company a pawn may sell: a leader keeps some where nobody else could
    lead."""
    held = game.shares_of(pawn, company)
    if not game.started(company) or game.leaders[company] != pawn:
        return held
    kept = min(held, 2)
    for other in game.left_of(pawn):
        if game.shares_of(other, company) >= kept:
            return held
    return held - kept


def has_to_sell(game, pawn):
    """Whether a pawn that may sell has too many certificates, and one that it may sell."""
    if game.certificates(pawn) <= game.limit():
        return False
    if game.private_codes(pawn):
        return True
    return any(sellable(game, pawn, company) for company in game.codes())

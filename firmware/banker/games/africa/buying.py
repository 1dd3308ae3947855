"""Why something may not be bought.

Each function returns a reason, or None where it is allowed. A number of 0 stands for one not
entered yet: then it is None if any number would do.
"""

from ...rules.transactions import BAD_NUMBER
from .data import (
    BOND,
    COMPANIES,
    DIRECTORS,
    FIRST,
    GREEN,
    ONE_SHARE,
    ORDINARY,
    POOL,
    POOL_STEP,
    PRINTED,
    TRAINS,
    is_private,
)
from .reasons import best, has_to_sell, not_known

HAND, FROM_POOL, DISCARD, DECK, NEW_BOND = 1, 2, 3, 4, 5  # sources of a purchase
_CARDS = ONE_SHARE, DIRECTORS


# Buying.


def asks_certificate(game, source, code):
    """Return whether it must be said which certificate is bought, or how many."""
    if not 1 <= code <= COMPANIES or game.operating():
        return False
    if source == FROM_POOL:
        return game.price_of(code) <= GREEN and game.in_pool(code) > 1
    return game.ordinary[code] < ORDINARY and not game.issued[code]


def only_certificate(game, source, code):
    """Return what it is where it is not asked."""
    if source == FROM_POOL or code > COMPANIES or game.ordinary[code] < ORDINARY:
        return ONE_SHARE
    return DIRECTORS


def not_bought(game, source=0, code=0, number=0):
    """Return why the account in turn may not buy this."""
    if game.operating():
        return _company_buys_not(game, source, code, number)
    if _known(game)["over"]:
        return "over_limit"
    if source:
        return _of_source(game, source, code, number)
    return best(_of_source(game, one, 0, 0) for one in (NEW_BOND, FROM_POOL, HAND, DISCARD, DECK))


def _known(game):
    """Return what every source is asked with, worked out once for a state of the game."""
    if game.buys is None:
        game.buys = {
            "over": game.may_sell() and has_to_sell(game, game.turn),
            "room": game.limit() - game.certificates(game.turn),
        }
    return game.buys


def _of_source(game, source, code, number):
    if game.step == FIRST and source not in (HAND, NEW_BOND):
        return "await_first"
    if game.source not in (0, source):
        return "other_source"
    cash = game.cash[game.turn]
    if source == NEW_BOND:
        if not game.bonds_left():
            return "not_in_pool"
        return "cash_short" if cash < BOND else None
    known = _known(game)
    room = known["room"]
    if room < 1:
        return "at_limit"
    if code:
        return _certificate(game, source, code, number, cash, room)
    pooled = source == FROM_POOL  # the other sources have the same
    if pooled not in known:
        codes = game.certificate_codes()
        known[pooled] = best([_certificate(game, source, one, 0, cash, room) for one in codes])
    return known[pooled]


def codes_to_buy(game, source):
    """Return the codes of what can be bought of a source now."""
    codes = game.certificate_codes()
    if game.operating():
        return [one for one in codes if _company_buys_not_this(game, one, 0) is None]
    cash, room = game.cash[game.turn], game.limit() - game.certificates(game.turn)
    return [one for one in codes if _certificate(game, source, one, 0, cash, room) is None]


def _certificate(game, source, code, number, cash, room):
    """Of a company or private, by a pawn with so much money and room."""
    if source == FROM_POOL:
        reason = _not_in_pool(game, code)
        if reason:
            return reason
        if code > COMPANIES:
            return "cash_short" if cash < game.private_price(code) else None
        if game.sold[game.turn] >> (code - 1) & 1:
            return "sold_this_round"
        if number > 1 and game.price_of(code) > GREEN:
            return "one_only"
        if number > game.in_pool(code):
            return "not_in_pool"
        if number > room:
            return "at_limit"
        return "cash_short" if cash < game.price_of(code) * max(number, 1) else None
    if is_private(code):
        if game.privates[code]:
            return "paid_already"
        return "cash_short" if cash < game.private_price(code) else None
    reason = not_known(game, code)
    if reason:
        return reason
    if number:
        return _card(game, code, number, cash)
    reason = _card(game, code, ONE_SHARE, cash)
    return reason and best((reason, _card(game, code, DIRECTORS, cash)))


def _card(game, code, number, cash):
    """A certificate that nobody has paid yet."""
    if number not in _CARDS:
        return BAD_NUMBER
    if game.issued[code] if number == DIRECTORS else game.ordinary[code] == ORDINARY:
        return "paid_already"
    return "cash_short" if cash < PRINTED[code] * number else None


def _not_in_pool(game, code):
    if is_private(code):
        return None if game.privates[code] == POOL else "not_in_pool"
    return not_known(game, code) or (None if game.in_pool(code) else "not_in_pool")


def _company_buys_not(game, source, code, number):
    """A company buys one certificate of the pool, as its last act."""
    if game.step not in (TRAINS, POOL_STEP):
        return game.awaited()
    if source not in (0, FROM_POOL):
        return BAD_NUMBER
    if code:
        return _company_buys_not_this(game, code, number)
    return best(_company_buys_not_this(game, one, 0) for one in game.certificate_codes())


def _company_buys_not_this(game, code, number):
    if code == game.company:
        return "not_in_pool"
    reason = _not_in_pool(game, code)
    if reason:
        return reason
    price = game.price_of(code) if code <= COMPANIES else game.private_price(code)
    if number > 1:
        return "one_only"
    return "cash_short" if game.treasury[game.company] < price else None

"""SELL: shares, privates, bonds, trains."""

from ...kit.describe import act, flow, kind
from ...kit.layout import IN_WORDS
from ...ui import keys
from .data import (
    BOND,
    BONDS,
    COMPANIES,
    COMPANY,
    COMPANY_AT,
    POOL,
    POOL_STEP,
    PRIVATE,
    TRAIN,
    TRAINS,
    is_private,
)
from .fields import BONDS_MANY, CODE, MANY
from .market import pay
from .reasons import not_known, one_of, refuse, sellable
from .shares import hand_over
from .trains import asked_type, give_up

_SOLD = kind("sold_what", 2, names=IN_WORDS)
_TRAIN = 1  # among what a company sells


def not_sold(game, code=0, number=0):
    """Return why the account in turn may not sell this."""
    if game.operating():
        if game.step not in (TRAINS, POOL_STEP):
            return game.awaited()
    elif not game.may_sell():
        return "no_sale_now"
    account = game.actor()
    if code:
        return _not_sold(game, account, code, number)
    for one in [BONDS] + game.certificate_codes():
        if _not_sold(game, account, one, 0) is None:
            return None
    return "not_so_many"


def codes_to_sell(game):
    """Return the codes of what can be sold now."""
    account = game.actor()
    codes = game.certificate_codes() + [BONDS]
    return [one for one in codes if _not_sold(game, account, one, 0) is None]


def _not_sold(game, account, code, number):
    if code == BONDS:
        if account > COMPANY_AT:
            return "not_drawn"
        held = allowed = game.bonds[account]
    elif is_private(code):
        held = allowed = int(game.privates[code] == account)
    else:
        reason = not_known(game, code)
        if reason:
            return reason
        held = allowed = game.shares_of(account, code)
        if account < COMPANY_AT:
            allowed = sellable(game, account, code)
    if not held or number > held:
        return "not_so_many"
    return "leader_keeps" if max(number, 1) > allowed else None


def check_sell(game, company=0, many=0):
    """Refuse shares that cannot be sold."""
    refuse(not_sold(game, company, many))


def check_sell_bonds(game, many=0):
    """Refuse bonds that cannot be sold."""
    refuse(not_sold(game, BONDS, many))


def sell(game, company, many):
    """Sell shares to the pool."""
    account = game.actor()
    hand_over(game, account, company, -many)
    if account < COMPANY_AT:
        game.sold[account] |= 1 << company - 1
    _paid(game, account, many * game.price_of(company))


def sell_private(game, private):
    """Sell a private to the pool."""
    game.privates[private] = POOL
    _paid(game, game.actor(), game.private_price(private))


def sell_bonds(game, many):
    """Sell bonds to the bank."""
    game.bonds[game.turn] -= many
    _paid(game, game.turn, many * BOND)


def _paid(game, account, amount):
    pay(game, account, amount)
    if account > COMPANY_AT:
        game.step = POOL_STEP
    else:
        game.ask(account, amount)
        game.acted = game.touched = 1


def sell_fields(game, typed):
    """Return what is asked: what, and of what there are several how many."""
    before = ()
    if game.operating():
        if typed and typed[0] == _TRAIN:
            return (_SOLD,) + asked_type(game.own_trains(game.company))[0]
        if not typed:
            return (_SOLD,)
        before, typed = (_SOLD,), typed[1:]
    if not typed or is_private(typed[0]) or COMPANIES < typed[0] < BONDS:
        return before + (CODE,)
    return before + (CODE, BONDS_MANY if typed[0] == BONDS else MANY)


def sold(game, typed):
    """Return the transaction of a sale."""
    if game.operating():
        if typed[0] == _TRAIN:
            return ("sell_train",) + (typed[1:] or asked_type(game.own_trains(game.company))[1])
        typed = typed[1:]
    if typed and is_private(typed[0]):
        return ("sell_private",) + typed
    return ("sell_bonds",) + typed[1:] if typed and typed[0] == BONDS else ("sell",) + typed


def check_sale(game):
    """Refuse the key where nothing can be sold."""
    refuse(one_of(_not_owned(game), not_sold(game)) if game.operating() else not_sold(game))


# Trains to the bank.


def _not_owned(game, train=0):
    if game.step != TRAINS:
        return game.awaited()
    own = game.own_trains(game.company)
    return None if (train in own if train else own) else "no_train"


def check_sell_train(game, train=0):
    """Refuse a train that the company does not have."""
    refuse(_not_owned(game, train))


def sell_train(game, train):
    """Sell a train to the bank."""
    game.bank_trains[train] += 1
    give_up(game, game.company, train)
    pay(game, COMPANY_AT + game.company, game.back_price(train))


_POOL = ("trains", "pool")
_ALL = ("first", "stock") + _POOL
ENTRIES = (
    flow("sell", keys.SELL, sell_fields, sold, _ALL, check_sale),
    act("sell", None, (COMPANY, MANY), sell, check_sell, _ALL, False),
    act("sell_private", None, (PRIVATE,), sell_private, check_sell, _ALL, False),
    act("sell_bonds", None, (BONDS_MANY,), sell_bonds, check_sell_bonds, _ALL, False),
    act("sell_train", None, (TRAIN,), sell_train, check_sell_train, _POOL, False),
)

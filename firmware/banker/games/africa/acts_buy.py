"""BUY: certificates, bonds, trains of the bank."""

from ...kit.describe import act, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER
from ...ui import keys
from .buying import (
    DECK,
    FROM_POOL,
    NEW_BOND,
    asks_certificate,
    codes_to_buy,  # noqa: F401 - for hints
    not_bought,
    only_certificate,
)
from .data import (
    BOND,
    COMPANIES,
    COMPANY,
    COMPANY_AT,
    END_STEP,
    FIRST_TRAIN,
    MOST_TRAINS,
    OFFERS,
    PRINTED,
    PRIVATE,
    TRAIN,
    TRAINS,
    is_private,
)
from .fields import CODE, MANY
from .market import pay
from .reasons import one_of, refuse
from .shares import hand_over, issue
from .trains import asked_type, receive
from .turns import next_turn

SOURCE = kind("source", 5, names=IN_WORDS)
CARD = kind("card", 2, names=IN_WORDS)
_BOUGHT = kind("bought", 2, names=IN_WORDS)
_MOST_LOOKED = 3  # cards of the deck in a turn
_TRAIN = 1  # among what a company buys


def check_card(game, source=0, company=0, card=0):
    """Refuse a certificate that cannot be paid for."""
    refuse(
        BAD_NUMBER if source in (FROM_POOL, NEW_BOND) else not_bought(game, source, company, card)
    )


def check_private(game, source=0, private=0):
    """Refuse a private that cannot be paid for."""
    refuse(BAD_NUMBER if source == NEW_BOND else not_bought(game, source, private))


def check_pool(game, company=0, many=0):
    """Refuse shares that are not in the pool, or cannot be paid for."""
    refuse(not_bought(game, FROM_POOL, company, many))


def check_bond(game):
    """Refuse a bond where there is none."""
    refuse(not_bought(game, NEW_BOND))


def card(game, source, company, card):
    """Pay for a certificate that nobody had before."""
    price = card * PRINTED[company]
    pay(game, game.turn, -price)
    pay(game, COMPANY_AT + company, price)
    issue(game, game.turn, company, card)
    _bought(game, source, price)


def private(game, source, private):
    """Pay for a private."""
    account, price = game.actor(), game.private_price(private)
    pay(game, account, -price)
    game.privates[private] = account
    _bought(game, source, price)


def pool(game, company, many):
    """Buy shares of the pool."""
    account, price = game.actor(), many * game.price_of(company)
    pay(game, account, -price)
    hand_over(game, account, company, many)
    _bought(game, FROM_POOL, price)


def bond(game):
    """Buy a bond."""
    pay(game, game.turn, -BOND)
    game.bonds[game.turn] += 1
    _bought(game, NEW_BOND, BOND)


def _bought(game, source, price):
    """A company buys last of all; of the pool a pawn buys once, of the deck three times."""
    if game.operating():
        game.step = END_STEP
        return
    game.ask(game.turn, -price)
    game.acted = game.touched = 1
    if source == DECK and game.looked + 1 < _MOST_LOOKED:
        game.looked += 1
    elif source in (FROM_POOL, NEW_BOND, DECK):
        next_turn(game)
        return
    game.source = source


def buy_fields(game, typed):
    """Return what is asked: the source, what, which certificate or how many."""
    if game.operating():
        if typed and typed[0] == _TRAIN:
            return (_BOUGHT,) + asked_type(game.on_offer())[0]
        return (_BOUGHT, CODE) if typed else (_BOUGHT,)
    if not typed or typed[0] == NEW_BOND:
        return (SOURCE,)
    if len(typed) > 1 and asks_certificate(game, typed[0], typed[1]):
        return (SOURCE, CODE, MANY if typed[0] == FROM_POOL else CARD)
    return (SOURCE, CODE)


def bought(game, typed):
    """Return the transaction of a purchase."""
    source, rest = typed[0], typed[1:]
    if game.operating():
        if source == _TRAIN:
            return ("buy_train",) + (rest or asked_type(game.on_offer())[1])
        source = FROM_POOL
    if source == NEW_BOND:
        return ("bond",)
    if rest and is_private(rest[0]):
        return ("private", source) + rest
    if len(rest) == 1 and not asks_certificate(game, source, rest[0]):
        rest += (only_certificate(game, source, rest[0]),) if rest[0] <= COMPANIES else ()
    return ("pool",) + rest if source == FROM_POOL else ("card", source) + rest


def check_buy(game):
    """Refuse the key where nothing can be bought."""
    refuse(one_of(_no_train(game), not_bought(game)) if game.operating() else not_bought(game))


# Trains of the bank.


def _no_train(game, train=0):
    """Return why the company in turn may not buy a train of the bank."""
    if game.step != TRAINS:
        return game.awaited()
    if len(game.own_trains(game.company)) >= MOST_TRAINS:
        return "two_trains"
    if game.bank_train:
        return "one_only"
    for_sale = [one for one in game.on_offer() if game.bank_trains[one]]
    if train and train not in for_sale:
        return "no_train"
    money = game.treasury[game.company]
    for each in (train,) if train else for_sale:
        if game.train_price(each) <= money:
            return None
    return "cash_short" if for_sale else "no_train"


def check_buy_train(game, train=0):
    """Refuse a train that the bank does not sell, or that cannot be paid for."""
    refuse(_no_train(game, train))


def buy_train(game, train):
    """Buy a train of the bank; the last one of the newest type brings the next on offer."""
    company = game.company
    game.bank_trains[train] -= 1
    game.bank_train = 1
    if not game.bank_trains[train] and train - FIRST_TRAIN + 1 == OFFERS[game.offer]:
        game.offer = min(game.offer + 1, len(OFFERS) - 1)
    receive(game, company, train)
    pay(game, COMPANY_AT + company, -game.train_price(train))


_PAWNS, _POOL = ("first", "stock"), ("trains", "pool")
_ALL = _PAWNS + _POOL
ENTRIES = (
    flow("buy", keys.BUY_BANK, buy_fields, bought, _ALL, check_buy),
    act("card", None, (SOURCE, COMPANY, CARD), card, check_card, _PAWNS, False),
    act("private", None, (SOURCE, PRIVATE), private, check_private, _ALL, False),
    act("pool", None, (COMPANY, MANY), pool, check_pool, _ALL, False),
    act("bond", None, (), bond, check_bond, _PAWNS, False),
    act("buy_train", None, (TRAIN,), buy_train, check_buy_train, _POOL, False),
)

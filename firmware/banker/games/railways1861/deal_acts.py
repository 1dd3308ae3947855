"""A company's deals with others in its turn: trains from companies, privates from pawns."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, amount, called, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER, Refused
from ...ui import keys
from ..railway.rolling_stock import TO_COMPANIES
from .fields import TRAIN, key_of, train_of
from .means import check_room, pays
from .running import running
from .tables import COMPANY, PRIVATE

PRIVATE_DEAL, TRAIN_DEAL = 1, 2
SELLER = called("selling_pawn", PAWN)
FROM = called("seller", COMPANY)
PRICE = amount("price", 9999, 1)
PRIVATE_PRICE = amount("price", 99, 1)


def check_company_train(game, seller=0, key=None, price=0):
    """Refuse a train that the other company does not have, or one that is too dear."""
    code = game.acting
    check_room(game, code)
    pays(game, code, 1)
    if seller:
        if seller == code:
            raise Refused("same_company")
        running(game, seller)
        if not game.trains_of(seller):
            raise Refused("no_such_train")
    if key is not None and (key == 1 or not game.trains[seller, train_of(key)]):
        raise Refused("no_such_train")
    pays(game, code, price)


def company_train(game, seller, key, price):
    """Buy a train from another company, at a price that both agree on."""
    bought = train_of(key)
    game.till[game.acting] -= price
    game.till[seller] += price
    game.trains[seller, bought] -= 1
    game.trains[game.acting, bought] += 1


def check_private(game, private=0, price=0):
    """Refuse a private that no pawn has, or one that is too dear."""
    if not game.phase_row()[TO_COMPANIES]:
        raise Refused("not_this_phase")
    if private and not game.owning_pawn(private):
        raise Refused("not_on_sale")
    if price:
        if price > game.value_of(private):
            raise Refused(BAD_NUMBER)
        pays(game, game.acting, price)


def buy_private(game, private, price):
    """Buy a private from a pawn, at a price that both agree on."""
    owner = game.owning_pawn(private)
    game.mention(SELLER, owner)
    game.till[game.acting] -= price
    game.cash[owner] += price
    game.owner[private] = game.acting


def _bargains(game, typed):
    return (PRIVATE_DEAL, TRAIN_DEAL)


def _agreeing(game, typed):
    """Return the owner of the private, or of the company."""
    if typed[0] == PRIVATE_DEAL:
        return (game.owning_pawn(typed[1]),)
    return (game.president[typed[1]],)


DEAL = kind("bargain", TRAIN_DEAL, names=IN_WORDS, choices=_bargains)
CONSENT = called("consent", PAWN, choices=_agreeing, reason="no_consent")


def deal_fields(game, typed):
    """Return what is asked: 1 a private from a pawn, 2 a train from another company; the other
    party must agree."""
    if not typed:
        return (DEAL,)
    if typed[0] == PRIVATE_DEAL:
        fields = (DEAL, PRIVATE, PRIVATE_PRICE)
    else:
        fields = (DEAL, FROM)
        if len(typed) > 1:
            fields += (TRAIN, PRICE) if len(set(game.trains_of(typed[1]))) > 1 else (PRICE,)
    if len(typed) > 1 and _agreeing(game, typed)[0] != game.president[game.turn]:
        fields += (CONSENT,)
    return fields


def dealt(game, typed):
    """Return the transaction without the consent, and without a type that was not asked for."""
    values = typed[1:]
    if typed[0] == PRIVATE_DEAL:
        return ("private",) + values[:2]
    if len(values) > 1:
        types = set(game.trains_of(values[0]))
        if len(types) == 1:
            values = (values[0], key_of(types.pop())) + values[1:]
    return ("company_train",) + values[:3]


_TURN = ("shares", "track", "station", "run", "loans", "trains")
ENTRIES = (
    flow("deal", keys.BUY_PLAYER, deal_fields, dealt, _TURN),
    act(
        "company_train",
        None,
        (FROM, TRAIN, PRICE),
        company_train,
        check_company_train,
        _TURN[-1:],
        False,
    ),
    act("private", None, (PRIVATE, PRIVATE_PRICE), buy_private, check_private, _TURN, False),
)

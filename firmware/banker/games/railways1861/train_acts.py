"""A company's purchases from the bank and the pool: own shares, trains; and the end of its turn."""

from ...kit.describe import act, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused
from ...ui import keys
from ..railway.sale import bank_sells, on_sale
from .fields import NUMBER, TRAIN, key_of, train_of
from .loans import needed_loans, take_loans
from .means import affords_train, check_any_train, check_room, must_buy, pays
from .phases import buy_train, go_on
from .tables import TRACK_STEP

BANK, POOL = 1, 2
VENDOR = kind("vendor", 2, names=IN_WORDS)


def check_own(game, number=1):
    """Refuse own shares that are not in the pool, or are too dear."""
    code = game.acting
    if number > game.pool[code]:
        raise Refused("none_there")
    pays(game, code, number * game.price(code))


def own_shares(game, number):
    """Take a public's own shares back from the pool."""
    code = game.acting
    game.till[code] -= number * game.price(code)
    game.pool[code] -= number
    game.step = TRACK_STEP


def check_train(game, key=None, source=0):
    """Refuse a train that is not on sale, or is too dear; loans are only for the first one."""
    if key is None:
        check_any_train(game, game.acting)
        return
    check_room(game, game.acting)
    train = train_of(key)
    if train not in on_sale(game):
        raise Refused("not_on_sale")
    if source and not (bank_sells(game, train) if source == BANK else game.pooled[train]):
        raise Refused("not_on_sale")
    affords_train(game, game.acting, game.face[train])


def train(game, key, source):
    """Buy a train from the bank or the pool."""
    code, bought = game.acting, train_of(key)
    if not game.trains_of(code):
        take_loans(game, code, needed_loans(game, code, game.face[bought]))
    buy_train(game, code, bought, source == BANK)
    go_on(game)


def _both(game, key):
    train = train_of(key)
    return train in on_sale(game) and bank_sells(game, train) and game.pooled[train]


def _key(game, typed):
    """Return the train's key as far as it is known."""
    sale = on_sale(game)
    if len(sale) == 1:
        return key_of(sale[0])
    return typed[0] if typed else None


def train_fields(game, typed):
    """Return what is asked, as far as there is a choice."""
    fields = (TRAIN,) if len(on_sale(game)) > 1 else ()
    key = _key(game, typed)
    return fields + (VENDOR,) if key is not None and _both(game, key) else fields


def trained(game, typed):
    """Return the transaction of a train."""
    key = _key(game, typed)
    if key is None:
        return ("train",)
    if len(on_sale(game)) == 1:
        typed = (key,) + typed
    train = train_of(key)
    if len(typed) == 1 and train in on_sale(game) and not _both(game, key):
        typed += (BANK if bank_sells(game, train) else POOL,)
    return ("train",) + typed


def check_end(game):
    """Refuse to end the turn of a company that has no train and can pay for one."""
    if must_buy(game, game.acting):
        raise Refused("must_buy_train")


def end(game):
    """End the turn; a company that has no train, and cannot pay for one, goes to the state."""
    if game.trains_of(game.acting):
        from .rounds import end_turn

        end_turn(game)
    else:
        from .state import ends_as_state

        ends_as_state(game, game.acting)


_SHARES, _TRAINS = ("shares",), ("trains",)
ENTRIES = (
    flow("train", keys.BUY_BANK, train_fields, trained, _TRAINS, check_train),
    act("own_shares", keys.BUY_BANK, (NUMBER,), own_shares, check_own, _SHARES, False),
    act("train", None, (TRAIN, VENDOR), train, check_train, _TRAINS, False),
    act("end", keys.GO, (), end, check_end, _TRAINS, False),
)

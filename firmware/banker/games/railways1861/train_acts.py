"""What a company buys of the bank and the pool in its turn: own shares, trains."""

from ...kit.describe import act, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.forms import Refused
from ...ui import keys
from .booking import fill, take_loans
from .means import affords_train, check_any_train, check_room, pays
from .phases import buy_train, go_on
from .tables import NUMBER, TRACK_STEP, TRAIN, key_of, train_of

BANK, POOL = 1, 2
VENDOR = kind("source_of_train", 2, names=IN_WORDS)


def check_own(game, number=1):
    """Refuse own shares that are not in the pool, or too dear."""
    code = game.acting
    if number > game.pool[code]:
        raise Refused("none_to_be_bought")
    pays(game, code, number * game.price(code))


def own_shares(game, number):
    """Take a public's own shares back from the pool."""
    code = game.acting
    fill(game, code, -number * game.price(code))
    game.pool[code] -= number
    game.step = TRACK_STEP


def check_train(game, key=None, source=0):
    """Refuse a train that is not on sale, or too dear; loans are only for the first one."""
    if key is None:
        check_any_train(game, game.acting)
        return
    check_room(game, game.acting)
    train = train_of(key)
    if train not in game.on_sale():
        raise Refused("not_on_sale")
    if source and not (game.in_bank(train) if source == BANK else game.pooled[train]):
        raise Refused("not_on_sale")
    affords_train(game, game.acting, game.face[train])


def train(game, key, source):
    """Buy a train of the bank or of the pool."""
    code, bought = game.acting, train_of(key)
    if not game.train_count(code):
        take_loans(game, code, game.needed_loans(code, game.face[bought]))
    buy_train(game, code, bought, source == BANK)
    go_on(game)


def _both(game, key):
    train = train_of(key)
    return train in game.on_sale() and game.in_bank(train) and game.pooled[train]


def _key(game, typed):
    """Return the train's key as far as it is known."""
    sale = game.on_sale()
    if len(sale) == 1:
        return key_of(sale[0])
    return typed[0] if typed else None


def train_fields(game, typed):
    """Return what is asked, as far as there is a choice."""
    fields = (TRAIN,) if len(game.on_sale()) > 1 else ()
    key = _key(game, typed)
    return fields + (VENDOR,) if key is not None and _both(game, key) else fields


def trained(game, typed):
    """Return the transaction of a train."""
    key = _key(game, typed)
    if key is None:
        return ("train",)
    if len(game.on_sale()) == 1:
        typed = (key,) + typed
    train = train_of(key)
    if len(typed) == 1 and train in game.on_sale() and not _both(game, key):
        typed += (BANK if game.in_bank(train) else POOL,)
    return ("train",) + typed


_SHARES, _TRAINS = ("shares",), ("trains",)
ENTRIES = (
    flow("train", keys.BUY_BANK, train_fields, trained, _TRAINS, check_train),
    act("own_shares", keys.BUY_BANK, (NUMBER,), own_shares, check_own, _SHARES, False),
    act("train", None, (TRAIN, VENDOR), train, check_train, _TRAINS, False),
)

"""Keys that book what is shown, and begin their own work."""

from ...ui import keys
from .base import STOCK

PURCHASES = ("buy", "start", "private")


def goes_on(game, key, transaction):
    """Return what a key books: after a purchase SELL or BUY go on with the same turn; in an OR GO
    is CONFIRM and goes on. None for any other."""
    kind = game.kinds.get(transaction[0])
    name = kind[0] if kind else ""
    if game.step == STOCK:
        if name in PURCHASES and key in (keys.SELL, keys.BUY_BANK):
            return transaction[:-1] + (1,)
    elif key == keys.GO and game.or_at and name not in ("remove", "figure", ""):
        return transaction
    return None


def goes_on_with(game, key):
    """Return whether a key has anything to begin in what is booked; refuse a turn that would go on
    for nothing."""
    if key == keys.GO:
        return game.or_at > 0 and game.acting > 0
    game.check((game.kind_of["sell" if key == keys.SELL else "buy"],))
    return True

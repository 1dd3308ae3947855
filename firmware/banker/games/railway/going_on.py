"""Keys that book what is shown, and begin their own work."""

from ...ui import keys
from .board import OVER, STOCK
from .figures import PURCHASES


def goes_on(game, key, transaction):
    """Return what a key books: after a purchase SELL or BUY go on with the same turn; in an OR GO
    is CONFIRM and goes on. None for any other. Refuse a turn that would go on for nothing."""
    act = game.act_of(transaction[0])
    name = act[0] if act else ""
    if game.step == STOCK:
        if name in PURCHASES and key in (keys.SELL, keys.BUY_BANK):
            booked = transaction[:-1] + (1,)
            after = game.prepared(booked)[0]
            from ...kit.groups import load  # not kept: with it would stay all that it has loaded

            load(game, "stock")
            after.check((game.kind_of("sell" if key == keys.SELL else "buy"),))
            return booked
    elif key == keys.GO and STOCK < game.step < OVER and name not in ("remove", "figure", ""):
        return transaction
    return None

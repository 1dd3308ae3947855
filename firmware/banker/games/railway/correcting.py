"""Which figures of a railway game can be put right, and to what."""

from ...rules.transactions import Refused
from .grid import index_of

MOST_CORRECTED = 16_000


def check_correction(game, name, where, value):
    """Refuse to correct what a company does not have, or more than there can be."""
    if name != "cash":
        if where and where[0] not in game.companies():
            raise Refused("no_such_company")
        able = game.floated if name == "till" else game.par
        if not (able[where[0]] if where else sum(able)):
            raise Refused("not_running" if name == "till" else "not_started")
    if value is None:
        return
    if name == "space":
        if not index_of(game.grid, value):
            raise Refused("bad_number")
    elif value > MOST_CORRECTED:
        raise Refused("too_much")

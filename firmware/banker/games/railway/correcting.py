"""Which figures of a railway game can be put right, and to what."""

from ...rules.forms import Refused

MOST_CORRECTED = 16_000


def check_correction(game, name, where, value):
    """Refuse to correct what a company does not have, or more than there can be."""
    if name != "cash" and where:
        if where[0] not in game.companies():
            raise Refused("no_such_company")
        if name == "till" and not game.floated[where[0]]:
            raise Refused("not_running")
        if name == "space" and not game.par[where[0]]:
            raise Refused("not_started")
    if value is None:
        return
    if name == "space":
        if not 0 < value < len(game.grid[0]):
            raise Refused("bad_number")
    elif value > MOST_CORRECTED:
        raise Refused("too_much")

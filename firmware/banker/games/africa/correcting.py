"""Which figures of 18Africa can be put right, and to what; what follows from it."""

from ...rules.transactions import BAD_NUMBER, Refused
from .data import COMPANIES, DRAW, MOST_CORRECTED, NUMBERS_AT, SPACES, STATIONS, can_be


def check_correction(game, name, where, value):
    """Refuse a figure that cannot be."""
    if name == "tables":
        if game.step != DRAW:
            raise Refused(game.awaited())
    elif name != "cash" and not _has_one(game, name, where or range(1, COMPANIES + 1)):
        raise Refused("not_drawn")
    if value is not None and not _can_be(name, where[0], value):
        raise Refused(BAD_NUMBER)


def _has_one(game, name, codes):
    """Return whether one of these companies has such a figure: not started it has only cash."""
    playing = game.drawn & ~game.removed
    for code in codes:
        if playing >> (code - 1) & 1 and (name == "treasury" or game.started(code)):
            return True
    return False


def _can_be(name, where, value):
    if name == "tables":
        return can_be(where, value)
    if name == "price":
        return value in SPACES[1:]
    return 1 <= value <= STATIONS[where] if name == "stations" else value <= MOST_CORRECTED


def corrected(game, name, where, was):
    """Do what follows: a token goes under those there, a type of train has another number."""
    from .market import arrive

    where = where[0]
    if name == "price":
        arrive(game, where, game.price[where])
    elif name == "stations" and game.spared == where:
        game.spared = 0
    elif name == "tables" and 2 <= where - NUMBERS_AT <= 8:
        game.bank_trains[where - NUMBERS_AT] = game.tables[where]
    if game.operating():
        game.find_end()

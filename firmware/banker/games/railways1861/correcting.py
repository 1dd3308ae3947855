"""Which figures of 1861 can be corrected, to what, and what follows."""

from ...rules.transactions import BAD_NUMBER, Refused
from ..railway.correcting import MOST_CORRECTED
from ..railway.grid import index_of
from .tables import LOANS_STEP, MOST_LOANS_CORRECTED, RSR


def check_correction(game, name, where, value):
    """Refuse what a company does not have, or more than there can be."""
    if name != "cash" and where and where[0] != RSR and not game.runs(where[0]):
        raise Refused("not_running")
    if value is not None:
        if name == "space":
            wrong = not index_of(game.grid, value)
        else:
            wrong = value > (MOST_LOANS_CORRECTED if name == "loans" else MOST_CORRECTED)
        if wrong:
            raise Refused(BAD_NUMBER)


def corrected(game, name, where, was):
    """Put a token under those on its space; have interest follow loans that are still due."""
    where = where[0]
    if name == "space":
        game.move_token(where, game.space[where])
    elif name == "loans" and where == game.acting and game.step <= LOANS_STEP:
        game.owed = max(game.owed + game.loans[where] - was, 0)

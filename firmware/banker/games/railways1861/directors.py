"""Appoints the directors of publics."""

from ...kit.cell_values import PAWN
from ..railway.leaders import leader
from .tables import COMPANY, DIRECTORS_SHARES


def appoint(game, code, pawn):
    """Make a pawn the director of a public."""
    game.president[code] = pawn
    game.say("new_president", PAWN, pawn, COMPANY, code)


def find_director(game, code):
    """Find the director of a public after its shares have moved: the pawn that has more than the
    old one, and two at least; of equals the first to the left of the old one."""
    old = game.president[code]
    new = leader(game, old, lambda pawn: game.held[pawn, code], DIRECTORS_SHARES - 1)
    if new != old:
        appoint(game, code, new)

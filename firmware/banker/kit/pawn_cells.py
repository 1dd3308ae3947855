"""The cells with a figure for each pawn. Loaded when one leaves the game."""

from .layout import FORM, KIND, LOW, NAME, OF, ORDER


def clear(game, pawn):
    """Take away all that a pawn has."""
    for one in cells_of_pawns(game):
        held = getattr(game, one[NAME])
        nothing = max(0, one[LOW])
        if len(one[OF]) == 1:
            held[pawn] = nothing
        else:
            other = one[OF][1]
            for value in range(other[0], other[1] + 1):
                held[pawn, value] = nothing


def cells_of_pawns(game):
    """Return the cells with a figure for each pawn."""
    return [
        one for one in game.cells if one[OF] and one[OF][0][KIND] == "pawn" and one[FORM] != ORDER
    ]

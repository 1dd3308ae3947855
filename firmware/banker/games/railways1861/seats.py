"""In which order pawns are asked."""


def clockwise(game, pawn):
    """Return the pawns in play clockwise from one, which comes first if it is in play."""
    return [other for other in [pawn] + game.left_of(pawn) if game.in_play(other)]

"""Who leads a company: wanted when shares have changed hands."""


def leader(game, old, held, least=0):
    """By how many shares a pawn has: one with more than the old leader and than `least` takes its
    place; of equals the first to its left."""
    most = max(held(old), least)
    for pawn in game.left_of(old):
        if held(pawn) > most:
            old, most = pawn, held(pawn)
    return old

"""Pawns that go away and come back: what is the same in all railway games."""

from ...rules.transactions import Refused


def check_remove(game, pawn=0):
    """Refuse to have fewer than two pawns stay."""
    if pawn and game.in_play(pawn) and len(game.pawns()) <= 2:
        raise Refused("two_left")


def toggle(game, pawn):
    """Let a pawn be away, or back; return whether it is back."""
    game.out ^= 1 << pawn - 1
    game.passes = 0  # a stock round ends when all who play pass one after the other
    if game.in_play(pawn):
        game.say("is_back")
        return True
    game.say("is_away")
    if game.priority == pawn:
        game.priority = game.next_to(pawn)
    return False

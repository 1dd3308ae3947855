"""Pawns that go away and come back."""

from ...kit.cell_values import PAWN
from ...kit.describe import act
from ...rules.forms import Refused
from ...ui import keys
from .board import OFFER, STOCK


def check_remove(game, pawn=0):
    """Refuse to have fewer than two pawns stay."""
    if pawn and game.in_play(pawn) and len(game.pawns()) <= 2:
        raise Refused("two_left")


def remove(game, pawn):
    """Let a pawn be away, and skipped; or back."""
    game.out ^= 1 << pawn - 1
    game.passes = 0  # a stock round ends when all who play pass one after the other
    if game.in_play(pawn):
        game.say("is_back")
        return
    game.say("is_away")
    if game.priority == pawn:
        game.priority = game.next_to(pawn)
    if game.turn == pawn and game.step in (OFFER, STOCK):
        from .rounds import begin_stock_turn

        begin_stock_turn(game, game.next_to(pawn))


ENTRIES = (
    act(
        "remove",
        keys.REMOVE,
        (PAWN,),
        remove,
        check_remove,
        ("offer", "stock", "track", "station", "run", "trains", "discard"),
        False,
    ),
)

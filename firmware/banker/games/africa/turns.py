"""Turns of a stock round, and how one begins."""

from ...kit.describe import amount
from .data import STOCK

SET = amount("set_number", 9999)


def next_set(game):
    """Two operating rounds are over, the concessions sold."""
    game.set += 1
    begin_stock(game, STOCK)


def begin_stock(game, step):
    """Begin a stock round with the pawn that has priority."""
    game.step = step
    clear_round(game)
    game.turn = game.priority
    clear_turn(game)
    game.say("to_stock", SET, game.set)


def clear_round(game):
    """Nobody has done anything yet in this round."""
    game.passes = game.begun = game.latest = game.touched = 0
    for pawn in game.seats:
        game.sold[pawn] = 0


def clear_turn(game):
    """Nothing was bought or sold yet in this turn."""
    game.source = game.looked = game.acted = 0


def next_turn(game):
    """The pawn in turn is done, and has bought or sold something."""
    pawn = game.turn
    game.begun |= 1 << pawn - 1
    game.passes = 0
    game.latest = pawn
    clear_turn(game)
    game.turn = game.next_to(pawn)

"""A game of Cash to measure with and to look at: the same transactions every time."""

from banker.games.cash.data import LOANS
from banker.games.cash.game import Game
from banker.games.cash.transactions import CORRECT, NEW_GAME, REMOVE, TABLE

from host_tools.games.cash.random_play import RandomPlay
from host_tools.games.sampling import Transactions, confirmed

SEED = 4
LENGTH = 300
_PLAYERS = 0b11111
_LOANS = (TABLE, LOANS, 1)
CARE = (NEW_GAME, CORRECT, TABLE, REMOVE)
"""What is not a move of the game."""


def begun() -> Game:
    """The game before the first of them: five pawns."""
    return Game(_PLAYERS)


def evening(length: int = LENGTH) -> Transactions:
    """So many confirmed transactions, loans allowed first, in which every pawn stays to the end."""
    game = begun()
    game.apply(_LOANS)
    rest = confirmed(game, RandomPlay(SEED), CARE, lambda found: len(found) == length - 1)
    return [_LOANS, *rest]

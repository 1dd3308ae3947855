"""What the store needs of this game."""

from .codec import SIZE, VERSION, from_bytes, to_bytes  # noqa: F401
from .data import PAWNS
from .game import Game
from .transactions import NEW_GAME, pack, unpack  # noqa: F401

NEW_GAME_BYTES = 3


def fresh(seed=1, lively=False):
    """A game of all six pawns. There is no chance in it, so neither argument matters."""
    return Game()


def new_game(ended, now, seats):
    """The transaction that begins a game of these pawns, clockwise from the oldest player's."""
    return (NEW_GAME,) + tuple(seats) + (0,) * (PAWNS - len(seats))

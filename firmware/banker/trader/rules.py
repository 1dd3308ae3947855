"""What the store needs of this game."""

from .codec import SIZE, VERSION, from_bytes, to_bytes  # noqa: F401
from .drift import SEEDS
from .game import Game as fresh
from .transactions import NEW_GAME, pack, unpack  # noqa: F401

NEW_GAME_BYTES = 5


def new_game(ended, now, seats):
    """The transaction that begins a game. The seed comes out of the game that ends: never the same
    twice, yet repeatable; where that was another game, out of the moment."""
    if ended.number == fresh.number:
        return (NEW_GAME, (ended.random + ended.count) % SEEDS, 1 if ended.lively else 0)
    return (NEW_GAME, now % SEEDS, 1)

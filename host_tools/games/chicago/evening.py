"""A game of Chicago Express to measure with and to look at: the same transactions every time."""

from collections.abc import Collection

from banker.games.chicago.data import OVER
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import CORRECT, NEW_GAME, REMOVE, TABLE

from host_tools.games.chicago.random_play import RandomPlay
from host_tools.games.sampling import Transactions, sampled

SEED = 5
PLAYERS = 4
CARE = (NEW_GAME, CORRECT, TABLE, REMOVE)
"""What is not a move of the game."""


def begun(players: int = PLAYERS) -> Game:
    """The game before the first of them."""
    return Game(range(1, players + 1))


def evening(
    length: int | None = None,
    seed: int = SEED,
    players: int = PLAYERS,
    without: Collection[int] = CARE,
) -> Transactions:
    """Confirmed transactions of a game, without some kinds: so many, or up to its end."""
    play = RandomPlay(seed)
    return sampled(begun(players), play, without, length, lambda game: game.stage == OVER)

"""A game of 1861 to measure with and to look at: the same transactions every time."""

from collections.abc import Collection
from typing import Any

from banker.games.railways1861.data import OVER
from banker.games.railways1861.game import Game
from banker.games.railways1861.transactions import CORRECT, FIGURE, NEW_GAME, REMOVE

from host_tools.games.railways1861.random_play import RandomPlay
from host_tools.games.sampling import Transactions, sampled

SEED = 5
PLAYERS = 4
CARE = (NEW_GAME, CORRECT, FIGURE, REMOVE)
"""What is not a move of the game."""


def begun(players: int = PLAYERS) -> Any:
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
    return sampled(begun(players), play, without, length, lambda game: game.step == OVER)

"""A sample game of 18Lilliput, with a made-up chart: the same transactions every time."""

from typing import Any

from banker.kit.pages import is_over

from host_tools.games import PACKAGES
from host_tools.games.kit import rules
from host_tools.games.kit import sample_game as kit_sample_game
from host_tools.games.lilliput.random_play import MADE_UP, RandomPlay
from host_tools.games.sampling import Transactions, sample_transactions

NUMBER = PACKAGES.index("lilliput")
SEED = 11
ADMIN = kit_sample_game.bound(NUMBER).ADMIN
"""What is not a move of the game."""


def begun(players: int = 4) -> Any:
    """The game before the first of them."""
    game = rules(NUMBER)(range(1, players + 1))
    for number, value in MADE_UP:
        game.tables[number] = value
    return game


def transactions(length: int | None = None, seed: int = SEED, players: int = 4) -> Transactions:
    """Confirmed transactions of a game: so many, or up to its end."""
    return sample_transactions(begun(players), RandomPlay(seed), ADMIN, length, is_over)

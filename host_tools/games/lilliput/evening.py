"""A game of 18Lilliput to measure with and to look at: the same transactions every time.

Its chart and costs are made up: see MADE_UP.
"""

from collections.abc import Collection

from banker.games.lilliput.data import OVER
from banker.games.lilliput.game import Game
from banker.games.lilliput.table_edit import changed
from banker.games.lilliput.tables import FRESH
from banker.games.lilliput.transactions import CORRECT, NEW_GAME, REMOVE

from host_tools.games.lilliput.random_play import MADE_UP, RandomPlay
from host_tools.games.sampling import Transactions, sampled

SEED = 11
PLAYERS = 4
CARE = (NEW_GAME, CORRECT, REMOVE)
"""What is not a move of the game."""


def made_up() -> bytes:
    """The tables with the made-up figures."""
    tables = FRESH
    for number, value in MADE_UP:
        tables = changed(tables, number, value)
    return tables


def begun(players: int = PLAYERS) -> Game:
    """The game before the first of them."""
    game = Game(tables=made_up())
    if players != PLAYERS:
        game.apply((NEW_GAME, *range(1, players + 1), *[0] * (PLAYERS - players)))
    return game


def evening(
    length: int | None = None,
    seed: int = SEED,
    players: int = PLAYERS,
    without: Collection[int] = CARE,
) -> Transactions:
    """Confirmed transactions of a game, without some kinds: so many, or up to its end."""
    play = RandomPlay(seed)
    return sampled(begun(players), play, without, length, lambda game: game.stage == OVER)

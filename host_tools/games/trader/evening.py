"""An evening of Trader to measure with: the same confirmed transactions every time."""

from banker.games.trader.game import Game
from banker.games.trader.transactions import NEW_GAME, REMOVE

from host_tools.games.sampling import Transactions, confirmed
from host_tools.games.trader.random_play import RandomPlay

SEED = 2001
LENGTH = 500


def begun() -> Game:
    """The game before the first of them."""
    return Game(SEED, True)


def evening(length: int = LENGTH) -> Transactions:
    """Transactions of one lively game in which every pawn stays to the end."""
    without = (NEW_GAME, REMOVE)
    return confirmed(begun(), RandomPlay(SEED), without, lambda found: len(found) == length)

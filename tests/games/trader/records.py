"""Stories to tell: the manual's example with the red group, and an evening of random play."""

from banker.games import to_bytes

from host_tools.games import part
from host_tools.link.record import GameRecord
from tests.support.trader import BUY, FLOAT, GO, INTEREST, OFFICES, SELL, TRADE, Game

# The car gathers the red group; 14 spreads over all pawns; then it sells, and loses the monopoly.
RED = [
    (FLOAT, 2, 12),
    (FLOAT, 2, 13),
    (FLOAT, 2, 14),
    (OFFICES, 12, 3, 3, 4),
    (TRADE, 3, 2, 14, 2),
    (BUY, 1, 14, 1),
    (BUY, 5, 14, 1),
    (BUY, 6, 14, 1),
    (INTEREST, 5, 14),
    (GO, 2),
    (SELL, 2, 14, 3),
]


def red_story() -> GameRecord:
    """Return a record of the manual's figures, in a calm market."""
    return GameRecord(to_bytes(Game(1, False)), RED)


def long_story(length: int = 200) -> GameRecord:
    """Return a record of a long game in a lively market."""
    return GameRecord(
        to_bytes(part(0, "sample_game").begun()), part(0, "sample_game").transactions(length)
    )

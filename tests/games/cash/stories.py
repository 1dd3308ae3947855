"""A short game of Cash: what its mirror, report and sentences are tried with."""

from banker.games.cash.codec import to_bytes
from banker.games.cash.data import LOANS, TABLES, changed
from banker.games.cash.game import Game
from banker.games.cash.transactions import (
    ALL_PAY,
    COLLECT,
    CORRECT,
    GO,
    NEW_GAME,
    PAY,
    PAY_ALL,
    REMOVE,
    TABLE,
    TRANSFER,
)

from host_tools.history.story import Story

ACTS = (
    (PAY, 1, 1735),  # into debt
    (GO, 1),
    (COLLECT, 2, 40),
    (TRANSFER, 3, 2, 85),
    (ALL_PAY, 3, 10),
    (PAY_ALL, 2, 25),
)
CARE = (
    (CORRECT, 3, 999),
    (TABLE, LOANS, 1),
    (TABLE, 4, 25),
    (REMOVE, 3),
    (NEW_GAME, 0b11),
)


def told_story(*transactions):
    """Three pawns, with loans."""
    return Story(to_bytes(Game(0b111, changed(TABLES, LOANS, 1))), list(transactions))

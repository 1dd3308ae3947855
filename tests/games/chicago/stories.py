"""Games of Chicago Express to tell: a few turns with everything in them, and random evenings."""

from banker.games import to_bytes
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import (
    AUCTION,
    BUILD,
    CITY,
    DIVIDENDS,
    FOREST,
    MOUNTAIN,
    PASS,
    TRACK,
)

from host_tools.games.chicago.evening import CARE, PLAYERS, SEED
from host_tools.games.chicago.evening import evening as play_an_evening
from host_tools.history.story import Story

CHICAGO_GAME = 1
# Three players: hat, car, dog. PRR reaches Chicago first; the first payday follows.
TURNS = [
    (AUCTION, 1, 2, 8),
    (AUCTION, 2, 0, 0),
    (AUCTION, 3, 3, 9),
    (AUCTION, 4, 3, 11),
    (BUILD, 1, 2, 6, 3, 2, 0),
    (AUCTION, 4, 1, 6),
    (CITY, 2, 0b1001),
    (BUILD, 1, 1, 2, 0, 8, 1),
    (AUCTION, 5, 1, 4),
    (FOREST, 3),
    (AUCTION, 4, 0, 0),
    (TRACK, 2),
    (MOUNTAIN, 2, 3),
    (PASS, 1),
    (DIVIDENDS,),
]


def fresh(players=3):
    """The bytes of a game that has not begun."""
    return to_bytes(Game(range(1, players + 1)))


def told_story(transactions=TURNS, players=3):
    """A story of three players."""
    story = Story(fresh(players), transactions)
    assert story.problem is None
    return story


def evening(seed=SEED, length=None, players=PLAYERS, all_kinds=False):
    """A random game, up to its end or so many transactions; `all_kinds`: corrections, edited
    tables, players who leave and new games too, and it goes on after the end."""
    without = () if all_kinds else CARE
    return Story(fresh(players), play_an_evening(length, seed, players, without))

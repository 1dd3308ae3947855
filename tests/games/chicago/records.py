"""Games of Chicago Express to tell: a few turns with everything in them, and random evenings."""

from banker.games import to_bytes
from banker.kit.pages import is_over

from host_tools.games import part
from host_tools.games.sampling import sample_transactions
from host_tools.link.record import GameRecord
from tests.games.chicago.table import (
    AUCTION,
    BUILD,
    CITY,
    DIVIDENDS,
    FOREST,
    MOUNTAIN,
    NOBODY,
    PASS,
    TRACK,
    Game,
)

CHICAGO_GAME = 1
# Three players: hat, car, dog. PRR reaches Chicago first; the first payday follows.
TURNS = [
    (AUCTION, 1, 2, 8),
    (NOBODY, 2),
    (AUCTION, 3, 3, 9),
    (AUCTION, 4, 3, 11),
    (BUILD, 1, 2, 6, 3, 2, 0),
    (AUCTION, 4, 1, 6),
    (CITY, 2, 0b1001),
    (BUILD, 1, 1, 2, 0, 8, 1),
    (AUCTION, 5, 1, 4),
    (FOREST, 3),
    (NOBODY, 4),
    (TRACK, 2),
    (MOUNTAIN, 2, 3),
    (PASS, 1),
    (DIVIDENDS,),
]


def fresh(players=3):
    """Return the bytes of a game that has not begun."""
    return to_bytes(Game(range(1, players + 1)))


def told_story(transactions=TURNS, players=3):
    """Return a record of three players."""
    story = GameRecord(fresh(players), transactions)
    assert story.problem is None
    return story


def evening(seed=5, length=None, players=4):
    """Return the record of a random game, up to its end or a number of transactions."""
    play = part(CHICAGO_GAME, "random_play").RandomPlay(seed)
    admin = part(CHICAGO_GAME, "sample_game").ADMIN
    game = Game(range(1, players + 1))
    return GameRecord(fresh(players), sample_transactions(game, play, admin, length, is_over))

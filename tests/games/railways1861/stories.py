"""Games of 1861 to tell: a short one with everything said, and a whole evening."""

from functools import cache

from banker.games.railways1861.codec import to_bytes
from banker.games.railways1861.game import Game
from banker.games.railways1861.transactions import (
    AUCTION,
    BANK,
    GO,
    RUN,
    TRACK,
    TRAIN,
)

from host_tools.games.railways1861 import evening as sample
from host_tools.history.story import Story

# Three players; the privates, the first minor, an operating round of it.
OPENING = (
    (AUCTION, 31, 2, 25),
    (AUCTION, 32, 3, 30),
    (AUCTION, 33, 0, 0),
    (AUCTION, 33, 1, 35),
    (AUCTION, 34, 1, 50),
    (AUCTION, 35, 2, 60),
    (AUCTION, 1, 1, 165),
    (GO,),
    (GO,),
    (GO,),
    (TRACK, 2, 20),
    (RUN, 0, 0),
    (TRAIN, 2, BANK),
    (GO,),
    (TRACK, 1, 60),
    (RUN, 90, 0),
    (GO,),
    (GO,),
)


def told_story(*transactions, base=None):
    """A story of these transactions, from a game of three."""
    return Story(to_bytes(base or Game((1, 2, 3))), transactions)


@cache
def whole_evening(players=4):
    """A game played to its end, the same every time."""
    return Story(to_bytes(sample.begun(players)), sample.evening(players=players))

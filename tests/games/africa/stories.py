"""Games of 18Africa to tell: a short one with everything said, and a whole evening."""

from functools import cache

from banker.games.africa.codec import to_bytes
from banker.games.africa.transactions import (
    BUILD,
    BUY,
    FREE,
    GO,
    HAND,
    KEEP,
    LAY_STATION,
    LAY_TRACK,
    NEW_BOND,
    OF_BANK,
    PAY,
    RUN,
    TRAIN,
)

from host_tools.games.africa import evening as sample
from host_tools.history.story import Story
from tests.games.africa.table import CGH, first

# Three players with 500 each: two certificates, a private and a bond, two operating rounds.
OPENING = (
    (BUY, HAND, CGH, 2),
    (BUY, HAND, 25, 1),
    (GO,),
    (BUY, HAND, CGH, 1),
    (BUY, HAND, CGH, 1),
    (GO,),
    (BUY, NEW_BOND, 20, 1),
    (GO,),
    (GO,),
    (GO,),
    (BUILD, LAY_TRACK, 20, 30),
    (BUILD, LAY_STATION, FREE),
    (RUN, 0, KEEP),
    (TRAIN, OF_BANK, 2),
    (GO,),
    (RUN, 18, PAY),
    (GO,),
)


def told_story(*transactions, base=None):
    """A story of these transactions, from a game of three in its first stock round."""
    return Story(to_bytes(base or first(3, 500)), transactions or OPENING)


@cache
def whole_evening(players=4):
    """A game played to its end, the same every time."""
    return Story(to_bytes(sample.begun(players)), sample.evening(players=players))

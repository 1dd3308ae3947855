"""Games of 18Africa to tell: a short one with everything said, and a whole evening."""

from functools import cache

from banker import games
from banker.games.africa.buying import HAND

from host_tools.games import PACKAGES, part
from host_tools.link.record import GameRecord
from tests.games.africa.table import CGH, FREE, KEEP, PAY, first, of

# Three players with 500 each: two certificates, a private and a bond, two operating rounds.
OPENING = (
    of("card", HAND, CGH, 2),
    of("private", HAND, 25),
    of("end"),
    of("card", HAND, CGH, 1),
    of("card", HAND, CGH, 1),
    of("end"),
    of("bond"),
    *(of("pass"),) * 3,
    of("track", 20, 30),
    of("station", FREE),
    of("run", 0, KEEP),
    of("buy_train", 2),
    of("end"),
    of("run", 180, PAY),
    of("end"),
)


def told_story(*transactions, base=None):
    """A story of these transactions, from a game of three in its first stock round."""
    return GameRecord(games.to_bytes(base or first(3, 500)), transactions or OPENING)


@cache
def whole_evening():
    """A game played to its end, the same every time."""
    sample = part(PACKAGES.index("africa"), "sample_game")
    return GameRecord(games.to_bytes(sample.begun()), sample.transactions(None))

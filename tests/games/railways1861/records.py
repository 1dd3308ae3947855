"""Games of 1861 to tell: a short one with everything said, and a whole evening."""

from functools import cache

from banker.games import to_bytes

from host_tools.games import part
from host_tools.games.sampling import sample_transactions
from host_tools.link.record import GameRecord
from tests.games.railways1861.table import NUMBER, begun, entered

# Three players; the privates, the first minor, an operating round of it.
OPENING = (
    ("sell_private", 31, 2, 25),
    ("sell_private", 32, 3, 30),
    ("nobody",),
    ("sell_private", 33, 1, 35),
    ("sell_private", 34, 1, 50),
    ("sell_private", 35, 2, 60),
    ("auction", 1, 1, 165),
    ("pass",),
    ("pass",),
    ("pass",),
    ("track", 2, 20),
    ("idle",),
    ("train", 2, 1),
    ("end",),
    ("track", 1, 60),
    ("run", 90),
    ("interest",),
    ("end",),
)


def told_story(*transactions, base=None):
    """A story of these transactions, from a game of three."""
    game = base or begun()
    return GameRecord(to_bytes(game), [entered(game, *one) for one in transactions])


@cache
def whole_evening(players=4):
    """A game played to its end, the same every time."""
    game = begun(range(1, players + 1))
    play = part(NUMBER, "random_play").RandomPlay(5)
    admin = part(NUMBER, "sample_game").ADMIN
    over = lambda one: one.steps[one.step] == "over"  # noqa: E731
    return GameRecord(to_bytes(game), sample_transactions(game.copy(), play, admin, None, over))

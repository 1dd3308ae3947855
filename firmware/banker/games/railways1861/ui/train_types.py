"""Types of trains to choose from, each behind its key."""

from ....ui.entry import HINT_ROW
from ..data import TRAIN_NAMES, key_of


def draw_types(game, canvas, trains):
    """Types of trains with their prices, each behind its key."""
    for at, train in enumerate(trains):
        text = "%d:%s %d" % (key_of(train), TRAIN_NAMES[train], game.prices[train])
        canvas.text(HINT_ROW - 2 + at // 2, 11 * (at % 2), text)

"""Companies and trains as every screen writes them."""

from ....ui.canvas import COLUMNS
from ....ui.glyphs import UNDERLINED
from ..data import NAMES, OBSOLETE, SHARES, TILES, side
from ..position import TYPES

_TRAINS = ("", "", b"2", b"3", b"4", b"5", b"3D", b"4D")


def short(key):
    """A company's key, and its letters where they are known."""
    return str(key) + NAMES[key]


def company_keys(companies):
    """Which digit is which company, in one row."""
    words = " ".join([short(key) for key in companies])
    return words if len(words) <= COLUMNS else " ".join([str(key) for key in companies])


def listed(texts, name):
    """The words of a list: kept in one text, they take less memory."""
    return texts[name].split("|")


def title(texts, kind):
    """What a kind of transaction is called."""
    return listed(texts, "titles")[kind - 1]


def side_words(texts, card, which):
    """What a side of a card does."""
    does = side(card, which)
    if does == TILES:
        return texts["side_%d%d" % (card, which) if which == 1 and card in (2, 3) else "tile"]
    return texts["cash"] % does if does < SHARES else texts["side_%d" % does]


def train_name(train):
    """A type of train in words."""
    return _TRAINS[train].decode()


def fleet_cells(game, key):
    """The trains of a company, or with 0 of the pool: obsolete ones are underlined."""
    cells = b""
    obsolete = OBSOLETE[game.phase]
    for train in range(2, TYPES):
        count = game.has(key, train)
        if count:
            one = bytes((UNDERLINED + train,)) if train == obsolete else _TRAINS[train]
            cells += one * count
    return cells

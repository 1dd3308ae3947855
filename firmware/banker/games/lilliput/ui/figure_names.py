"""What the figures are called that can be corrected, the tables' among them."""

from .. import tables as box
from ..transactions import CASH, COPIES, TABLE
from .figures import listed, short, train_name

WHATS = (1, 2, 3, 4, 5, TABLE)


def what_words(texts, what):
    """What can be corrected; the tables stand last."""
    return listed(texts, "whats")[min(what, len(WHATS)) - 1]


def table_name(texts, number):
    """A figure of the tables: its number and what it is."""
    if number < box.PILES:
        name = "%s %s" % (texts["cost_of"], train_name(number + 1))
    elif number < box.TOP:
        name = "%s %s" % (texts["pile"], train_name(number - box.PILES + 2))
    elif number < box.CHART:
        top = number < box.BOTTOM
        name = "%s%d" % ("^_"[not top], number - (box.TOP if top else box.BOTTOM) + 1)
    else:
        return "%02d" % number
    return "%02d %s" % (number, name)


def figure_name(texts, t):
    """The figure that is corrected, behind the company whose it is."""
    if t[1] == TABLE:
        return table_name(texts, t[2])
    name = what_words(texts, t[1])
    return name if t[1] in (CASH, COPIES) else "%s %s" % (short(t[2]), name)

"""What a transaction of 18Lilliput did to money and prices: for outcomes and REVIEW."""

from ...kit.layout import NAME
from .board import NAMES


def signed(change):
    """Return a change with its sign."""
    return ("+" if change > 0 else "") + str(change)


def money(outcome, name):
    """Return (whose, change, afterwards) of all that changes: cash, or treasuries."""
    return [
        (where, now - was, now) for cells, where, was, now in outcome.changes if cells[NAME] == name
    ]


def price_of(outcome):
    """Return (company, before, after) of a marker that was to move; () if none was."""
    for cells, where, was, now in outcome.changes:
        if cells[NAME] == "price" and was:
            return where, was, now
    return ()


def told(texts, outcome):
    """Return what changed, in a line: money of pawns and companies, the price."""
    said = []
    if not outcome.act:
        return said
    for pawn, change, _ in money(outcome, "cash"):
        said.append("@%d %s" % (pawn, signed(change)))
    for key, change, _ in money(outcome, "treasury"):
        said.append("%s %s" % (NAMES[key - 1], signed(change)))
    price = price_of(outcome)
    if price:
        said.append("%s %d→%d" % (texts["price"], price[1], price[2]))
    return [", ".join(said) + "."] if said else said

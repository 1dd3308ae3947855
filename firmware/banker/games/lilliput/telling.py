"""What a transaction of 18Lilliput did to money and prices, for REVIEW and the desktop."""

from .board import NAMES


def told(texts, outcome):
    """Return what changed, in a line: money of pawns and companies, the price."""
    said = []
    if outcome.act:
        for pawn, change, _ in outcome.moved("cash"):
            said.append("@%d %s" % (pawn, _signed(change)))
        for key, change, _ in outcome.moved("treasury"):
            said.append("%s %s" % (NAMES[key - 1], _signed(change)))
        for _, change, now in outcome.moved("price"):
            if now != change:  # else it is founded by this
                said.append("%s %d→%d" % (texts["price"], now - change, now))
    return [", ".join(said) + "."] if said else said


def _signed(change):
    return ("+" if change > 0 else "") + str(change)

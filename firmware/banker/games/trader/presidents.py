"""Who presides over a company once shares have moved."""

from .data import PAWNS


def successor(president, holdings):
    """The president after a movement: a pawn 1 to 6, or 0 if no pawn holds a share.

    `holdings` are the six pawns' shares. The president stays unless somebody holds more. Among
    several who tie for the most, the presidency goes round by pawn from the one who loses it.
    """
    most = max(holdings)
    if most == 0:
        return 0
    if president and holdings[president - 1] == most:
        return president
    for step in range(PAWNS):
        pawn = (president + step) % PAWNS + 1
        if holdings[pawn - 1] == most:
            return pawn

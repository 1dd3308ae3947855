"""What the reasons to refuse have in common."""

from . import refusals
from .data import COMPANIES, REMOVED

_TELLING = (
    refusals.CASH_SHORT,
    refusals.AT_LIMIT,
    refusals.SOLD_THIS_ROUND,
    refusals.TWO_TRAINS,
    refusals.ONE_ONLY,
)


def not_known(game, code):
    """Why a code is not that of a company in play."""
    if not 1 <= code <= COMPANIES:
        return refusals.NOT_DRAWN
    if not game.drawn >> (code - 1) & 1:
        return refusals.NOT_DRAWN
    return refusals.NOT_DRAWN if game.status[code] == REMOVED else None


def best(reasons):
    """None if one of these is; else the most telling, as what somebody is short of, or the last."""
    found = refusals.MALFORMED
    for reason in reasons:
        if reason is None:
            return None
        if found not in _TELLING:
            found = reason
    return found

"""What the reasons to refuse have in common, and what a pawn may or must sell."""

from ...rules.transactions import MALFORMED, Refused
from .data import COMPANIES

_TELLING = ("cash_short", "at_limit", "sold_this_round", "two_trains", "one_only")


def refuse(reason):
    """Refuse for a reason, if there is one."""
    if reason:
        raise Refused(reason)


def not_known(game, code):
    """Return why a code is not that of a company in play."""
    if not 1 <= code <= COMPANIES or not (game.drawn & ~game.removed) >> (code - 1) & 1:
        return "not_drawn"
    return None


def best(reasons):
    """Return None if one of these is; else the most telling, as what somebody is short of, or the
    last."""
    found = MALFORMED
    for reason in reasons:
        if reason is None:
            return None
        if found not in _TELLING:
            found = reason
    return found


def one_of(first, second):
    """Return None if the second is, else the first."""
    return None if second is None else first


def sellable(game, pawn, company):
    """Return how many shares of a company a pawn may sell: a leader keeps some where nobody else
    could lead."""
    held = game.shares[pawn, company]
    if not game.started(company) or game.leads[company] != pawn:
        return held
    kept = min(held, 2)
    for other in game.left_of(pawn):
        if game.shares[other, company] >= kept:
            return held
    return held - kept


def has_to_sell(game, pawn):
    """Return whether a pawn that may sell has too many certificates, and one that it may sell."""
    if game.certificates(pawn) <= game.limit():
        return False
    if game.private_codes(pawn):
        return True
    return any(sellable(game, pawn, company) for company in game.codes())

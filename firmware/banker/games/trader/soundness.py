"""Validates a position of Trader."""

from .data import COMPANIES, GROUPS, HEAD_OFFICE_STOCK, OFFICE_STOCK, SHARES, group_codes
from .position import successor


def unsound(game):
    """Return what makes a position impossible."""
    for code in range(1, COMPANIES + 1):
        holdings = game.shares.column(code)
        president = game.presidents[code]
        if sum(holdings) > SHARES or successor(president, holdings) != president:
            return "shares"
    for group in range(len(GROUPS) - 1):
        offices = [game.offices[code] for code in group_codes(group)]
        if (max(offices) and not game.monopolist(group)) or max(offices) - min(offices) > 1:
            return "offices"
    offices, heads = game.offices_out()
    return "stock" if offices > OFFICE_STOCK or heads > HEAD_OFFICE_STOCK else None

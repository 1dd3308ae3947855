"""Figures that follow from the shares held: prices, totals, and the drift of a lively market."""

from ...kit.describe import kind
from ...kit.game import Game as Described
from ...kit.late import late
from .data import (
    COMPANIES,
    DEMAND,
    FACES,
    GROUP_OF,
    GROUPS,
    HEAD_OFFICE,
    LEVEL_ALONE,
    LEVELS,
    OFFICE_PRICES,
    PAWNS,
    PRICE_DIVISOR,
    SHARES,
)

COMPANY = kind("company", COMPANIES, reason="no_such_company")
FLAT, UP, DOWN = 0, 1, 2  # how a price last moved


def successor(president, holdings):
    """Return the president after a movement: a pawn 1 to 6, or 0 if no pawn holds a share.

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


class Position(Described):
    """A game of Trader as it stands."""

    unsound = late(__name__, "soundness.unsound")
    after_act = late(__name__, "trends.note_trends")

    def bank(self, code):
        """Return the shares of a company still at the bank."""
        return SHARES - sum(self.shares.column(code))

    def monopolist(self, group):
        """Return the pawn presiding over every company of the group, or 0."""
        first = GROUPS[group]
        pawn = self.presidents[first]
        for code in range(first + 1, GROUPS[group + 1]):
            if self.presidents[code] != pawn:
                return 0
        return pawn

    def price(self, code):
        """Return the share price, or None for a company that is not listed."""
        if not self.presidents[code]:
            return None
        sold = holders = 0
        for held in self.shares.column(code):
            if held:
                sold += held
                holders += 1
        level = LEVEL_ALONE
        if self.monopolist(GROUP_OF[code]):
            level = LEVELS[self.offices[code]]
        formula = FACES[code] * DEMAND[holders - 1][sold - 1] * level // PRICE_DIVISOR
        return max(1, formula + self.drifts[code])

    def offices_out(self, codes=(), wanted=()):
        """Return the offices and head offices on the board, if these companies had the wanted
        numbers."""
        offices = self.offices[:]
        for at, code in enumerate(codes):
            offices[code] = wanted[at]
        heads = offices.count(HEAD_OFFICE)
        return sum(offices) - heads * HEAD_OFFICE, heads

    def totals(self):
        """Return each pawn's shares at market price plus its offices at purchase price."""
        totals = [0] * PAWNS
        for code in range(1, COMPANIES + 1):
            president = self.presidents[code]
            if president:
                price = self.price(code)
                for at, held in enumerate(self.shares.column(code)):
                    totals[at] += held * price
                totals[president - 1] += self.offices[code] * OFFICE_PRICES[GROUP_OF[code]]
        return totals

    def worth(self, pawn):
        """Return a pawn's shares and offices."""
        return self.totals()[pawn - 1]

"""What follows from who holds what: prices, totals, and how a lively market drifts."""

from ...kit.game import Game as Described
from . import drift
from .data import (
    COMPANIES,
    DEMAND,
    FACES,
    GROUP_OF,
    GROUPS,
    HEAD_OFFICE,
    HEAD_OFFICE_STOCK,
    LEVEL_ALONE,
    LEVELS,
    OFFICE_PRICES,
    OFFICE_STOCK,
    PAWNS,
    PRICE_DIVISOR,
    SHARES,
    group_codes,
)
from .presidents import successor

FLAT, UP, DOWN = 0, 1, 2  # how a price last moved
MOVING = ("float", "buy", "sell", "buy_player", "build", "remove")  # what a lively market answers


class Position(Described):
    """A game of Trader as it stands."""

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

    def unsound(self):
        """Return what makes a position impossible."""
        for code in range(1, COMPANIES + 1):
            holdings = self.shares.column(code)
            president = self.presidents[code]
            if sum(holdings) > SHARES or successor(president, holdings) != president:
                return "shares"
        for group in range(len(GROUPS) - 1):
            offices = [self.offices[code] for code in group_codes(group)]
            if (max(offices) and not self.monopolist(group)) or max(offices) - min(offices) > 1:
                return "offices"
        offices, heads = self.offices_out()
        return "stock" if offices > OFFICE_STOCK or heads > HEAD_OFFICE_STOCK else None

    def after_act(self, name):
        """Note which way prices have gone. In a lively market those of the groups that were not
        touched may drift: so a sale pays what was shown, and a purchase costs what is shown."""
        before = self.before
        wander = self.lively and name in MOVING
        if name == "build" and self.offices == before.offices:
            return
        for group in range(len(GROUPS) - 1):
            first, end = GROUPS[group], GROUPS[group + 1]
            touched = self._differs(first, end)
            if wander and not touched:
                self.random = drift.wander(self.random, self.drifts, self.presidents, first, end)
            for code in range(first, end):
                if before.presidents[code] and self.presidents[code]:
                    # Elsewhere only the drift can have moved the price; working it out is slow.
                    change = self.drifts[code] - before.drifts[code]
                    if touched:
                        change = self.price(code) - before.price(code)
                    if change:
                        self.trends[code] = UP if change > 0 else DOWN

    def _differs(self, first, end):
        """Return whether shares or offices of a group are not as before."""
        if self.offices[first:end] != self.before.offices[first:end]:
            return True
        now, was = self.shares.data, self.before.shares.data
        for at in range(first - 1, len(now), COMPANIES):
            if now[at : at + end - first] != was[at : at + end - first]:
                return True
        return False

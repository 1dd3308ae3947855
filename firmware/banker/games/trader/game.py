"""One game: who holds what, and everything that follows from it. Only transactions change it."""

from ...rules.playing import Playing
from . import drift, effects, requirements, transactions
from .data import (
    COMPANIES,
    DEMAND,
    FACES,
    GROUP_OF,
    GROUPS,
    HEAD_OFFICE,
    LEVEL_ALONE,
    LEVELS,
    MOST_DRIFT,
    OFFICE_PRICES,
    PAWNS,
    PRICE_DIVISOR,
    SHARES,
)

FLAT, UP, DOWN = 0, 1, 2  # how a price last moved


class Game(Playing):
    """The state of a game. What is kept by company has a place per code; place 0 is unused."""

    number = transactions.NUMBER
    kept_tables = b""  # of which it has none
    changing = ("dividends", "shares", "presidents", "offices", "drifts", "trends")
    parts = ("lively", "random", "count", "out")

    def __init__(self, seed=1, lively=False):
        # A seed that a new game would refuse is refused here too.
        self.forms.check((transactions.NEW_GAME, seed, 1 if lively else 0))
        self.restart(seed, lively)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game that begins. It has no tables of its own."""
        return Game(seed, lively)

    def restart(self, seed, lively):
        """Begin afresh: nothing listed, every pawn in play."""
        self.lively = bool(lively)
        self.random = drift.seeded(seed)
        self.count = 0  # confirmed transactions
        self.out = 0  # removed pawns, one bit each
        self.dividends = [0] * PAWNS
        self.shares = bytearray((COMPANIES + 1) * PAWNS)
        self.presidents = bytearray(COMPANIES + 1)
        self.offices = bytearray(COMPANIES + 1)
        # Raised by MOST_DRIFT, so as never to be negative.
        self.drifts = bytearray([MOST_DRIFT] * (COMPANIES + 1))
        self.trends = bytearray(COMPANIES + 1)

    # What follows from the state.

    def listed(self, code):
        """Whether at least one share is in a player's hands."""
        return self.presidents[code] != 0

    def holdings(self, code):
        """A copy of the six pawns' shares of a company."""
        return self.shares[code * PAWNS : code * PAWNS + PAWNS]

    def held(self, pawn, code):
        """The shares of a company that one pawn holds."""
        return self.shares[code * PAWNS + pawn - 1]

    def bank(self, code):
        """The shares of a company still at the bank."""
        return SHARES - sum(self.holdings(code))

    def in_play(self, pawn):
        """Whether a pawn has not been removed."""
        return not self.out >> (pawn - 1) & 1

    def monopolist(self, group):
        """The pawn presiding over every company of the group, or 0."""
        first = GROUPS[group]
        pawn = self.presidents[first]
        for code in range(first + 1, GROUPS[group + 1]):
            if self.presidents[code] != pawn:
                return 0
        return pawn

    def price(self, code):
        """The share price, or None for a company that is not listed."""
        if not self.presidents[code]:
            return None
        sold = holders = 0
        for held in self.holdings(code):
            if held:
                sold += held
                holders += 1
        level = LEVEL_ALONE
        if self.monopolist(GROUP_OF[code]):
            level = LEVELS[self.offices[code]]
        formula = FACES[code] * DEMAND[holders - 1][sold - 1] * level // PRICE_DIVISOR
        return max(1, formula + self.drifts[code] - MOST_DRIFT)

    def offices_out(self, codes=(), wanted=()):
        """Offices and head offices on the board, if these companies had the wanted numbers."""
        offices = bytearray(self.offices)
        for at in range(len(codes)):
            offices[codes[at]] = wanted[at]
        heads = 0
        for steps in offices:
            if steps == HEAD_OFFICE:
                heads += 1
        return sum(offices) - heads * HEAD_OFFICE, heads

    def totals(self):
        """Each pawn's shares at market price plus its offices at purchase price."""
        totals = [0] * PAWNS
        for code in range(1, COMPANIES + 1):
            if not self.presidents[code]:
                continue
            price = self.price(code)
            at = code * PAWNS
            for pawn in range(PAWNS):
                totals[pawn] += self.shares[at + pawn] * price
            worth = self.offices[code] * OFFICE_PRICES[GROUP_OF[code]]
            totals[self.presidents[code] - 1] += worth
        return totals

    # Transactions.

    check = requirements.check
    forms = transactions.FORMS

    def carry_out(self, after, transaction):
        """What it does, and where prices go."""
        outcome = effects.carry_out(self, after, transaction)
        if outcome.changed and transaction[0] != transactions.NEW_GAME:
            self._move_market(after, transaction[0] in transactions.MOVING)
        return outcome

    def _move_market(self, after, wander):
        """Note which way prices have gone. In a lively market those of the groups that were not
        touched may drift: so a sale pays what was shown, and a purchase costs what is shown."""
        was, now = self.presidents, after.presidents
        for group in range(len(GROUPS) - 1):
            first, end = GROUPS[group], GROUPS[group + 1]
            touched = self._differs(after, group)
            if wander and after.lively and not touched:
                after.random = drift.wander(after.random, after.drifts, now, first, end)
            for code in range(first, end):
                if was[code] and now[code]:
                    # Elsewhere only the drift can have moved the price; working it out is slow.
                    change = after.drifts[code] - self.drifts[code]
                    if touched:
                        change = after.price(code) - self.price(code)
                    if change:
                        after.trends[code] = UP if change > 0 else DOWN

    def _differs(self, after, group):
        """Whether shares or offices of a group are not as before."""
        first, last = GROUPS[group], GROUPS[group + 1]
        held, end = first * PAWNS, last * PAWNS
        return (
            self.shares[held:end] != after.shares[held:end]
            or self.offices[first:last] != after.offices[first:last]
        )

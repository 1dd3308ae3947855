"""The state of a game, and everything that follows from it."""

from ...rules.playing import ranked
from ..railway.companies import Companies
from . import market as markets
from . import wealth
from .data import (
    FIRST_PHASE,
    FIRST_STATION,
    GONE,
    GREEN_PHASE,
    INCOMES,
    LAST_PHASE,
    LAST_PRIVATE,
    LAST_PUBLIC,
    LAST_STATION,
    LOAN_BRINGS,
    MINOR_LIMITS,
    MINOR_LOANS,
    MINORS,
    NEVER,
    NO_MINOR_PHASE,
    NUMBERED,
    OPERATED,
    PRIVATES,
    PUBLIC_LIMITS,
    PUBLIC_LOANS,
    PUBLIC_PHASE,
    PUBLICS,
    RUNNING,
    SHARES,
    TYPES,
    VALUES,
    YELLOW_MINORS,
)

_MARKETS = [None, None]
# Names of all that a position consists of: what a transaction changes inside, and the rest.
CHANGING = ("cash", "money_of", "loans", "states", "owners", "spaces", "trains", "shares", "pool")
CHANGING += ("stations", "privates", "left", "pooled", "sold", "started", "prices")
PARTS = ("count", "line", "end_rule", "money", "limit", "last_value", "seats", "out", "round")
PARTS += ("set", "run", "runs", "step", "turn", "acting", "phase", "priority", "passes")
PARTS += ("last_active", "has_sold", "moved", "acted", "owed", "asked", "minimum", "broken")
PARTS += ("last_set", "last_or", "arrivals")


class Position(Companies):
    """What is kept by company has a place per code; what only publics have, code - PUBLICS."""

    changing = CHANGING
    parts = PARTS
    shareless = PUBLICS  # minors have none
    types = TYPES

    def restart(self, seats):
        """Set the table for six seats: pawns clockwise from the first player, 0 behind the last."""
        from .opening import set_table

        set_table(self, seats)

    # Pawns and turns.

    def clockwise(self, pawn):
        """The pawns in play clockwise from one, which comes first if it is in play."""
        return [other for other in [pawn] + self.left_of(pawn) if self.in_play(other)]

    # Money.

    def bank(self):
        """What is left of all the money; below 0 the bank has broken."""
        return self.money - sum(self.cash) - sum(self.money_of)

    def needed_loans(self, code, cost):
        """How many loans a company must take to pay this much."""
        short = cost - self.money_of[code]
        return -(-short // LOAN_BRINGS) if short > 0 else 0

    def free_loans(self, code):
        """How many loans a company may still take."""
        most = MINOR_LOANS if code <= MINORS else PUBLIC_LOANS
        return max(most - self.loans[code], 0)

    # Companies.

    def running(self, code):
        """Whether a company is on the market."""
        return self.states[code] in (RUNNING, OPERATED)

    def operated(self, code):
        """Whether a company has run at least once."""
        return self.states[code] == OPERATED

    def open(self, code):
        """Whether a company that never started, or starts again, may be started in this phase."""
        if self.states[code] != NEVER:
            return False
        if code > MINORS:
            return self.phase >= PUBLIC_PHASE
        return (
            (FIRST_PHASE if code <= YELLOW_MINORS else GREEN_PHASE) <= self.phase < (NO_MINOR_PHASE)
        )

    def gone(self, code):
        """Whether a minor has been merged or nationalised."""
        return self.states[code] == GONE

    def market(self):
        """The market that is played on: see `market`."""
        if not _MARKETS[self.line]:
            from . import printed_markets

            made = printed_markets.line if self.line else printed_markets.grid
            _MARKETS[self.line] = made()
        return _MARKETS[self.line]

    def price(self, code):
        """What a share of a running company is worth; 0 of any other."""
        space = self.spaces[code]
        return markets.price(self.market(), space) if space else 0

    def rank(self, code):
        """In operating order minors come first, then publics; each by price, and column from right
        to left."""
        market, space = self.market(), self.spaces[code]
        column = markets.place(market, space)[1]
        return ((code > MINORS) * 1000 + 999 - markets.price(market, space)) * 32 + 31 - column

    # Shares.

    def in_pool(self, code):
        """The shares of a public in the pool."""
        return self.pool[code - PUBLICS]

    def treasury(self, code):
        """The shares of a running public that it has itself."""
        return SHARES - self.in_hands(code) - self.in_pool(code) if self.running(code) else 0

    def publics(self):
        """The running publics, by code."""
        return [code for code in range(PUBLICS + 1, LAST_PUBLIC + 1) if self.running(code)]

    def station_cost(self, code, hexes):
        """What a public's next station costs."""
        return hexes * (FIRST_STATION if self.stations[code - PUBLICS] == 1 else LAST_STATION)

    # Privates.

    def value(self, private):
        """What a private is worth."""
        return self.last_value if private == LAST_PRIVATE else VALUES[private - PRIVATES - 1]

    def income(self, private):
        """What a private pays in each OR."""
        return INCOMES[private - PRIVATES - 1]

    def owner(self, private):
        """Who has a private: PAWN + pawn, a company's code, or 0."""
        return self.privates[private - PRIVATES]

    def privates_of(self, owner):
        """The privates of a company's code, or of PAWN + pawn."""
        every = range(PRIVATES + 1, LAST_PRIVATE + 1)
        return [code for code in every if self.privates[code - PRIVATES] == owner]

    def offered(self):
        """What is on offer in the first SR: a private, then the first minor."""
        unsold = self.privates_of(0)
        return unsold[0] if unsold else 1

    # Trains.

    def train_limit(self, code):
        """How many it may have."""
        return (MINOR_LIMITS if code <= MINORS else PUBLIC_LIMITS)[self.phase]

    def new_train(self):
        """The type that the bank sells next, the lowest number left; None where none is."""
        for train in range(NUMBERED):
            if self.left[train]:
                return train
        return None

    def in_bank(self, train):
        """Whether the bank sells a type now."""
        if train < NUMBERED:
            return train == self.new_train()
        return self.phase >= LAST_PHASE and self.left[train] > 0

    def on_sale(self):
        """The types that can be bought from the bank or the pool."""
        return [train for train in range(TYPES) if self.in_bank(train) or self.pooled[train]]

    # What pawns have in all.

    def certificates(self, pawn):
        """How many certificates a pawn has."""
        return wealth.everybody(self)[0][pawn - 1]

    def worth(self, pawn):
        """What a pawn is worth."""
        return wealth.everybody(self)[1][pawn - 1]

    def ranking(self):
        """(place, pawn, worth) of everybody with a seat, best first."""
        worth = wealth.everybody(self)[1]
        return ranked([(pawn, worth[pawn - 1]) for pawn in self.players()])

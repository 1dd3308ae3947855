"""The state of a game, and everything that follows from it."""

from ...rules.playing import Seated, ranked
from .data import (
    CHARTER_LOCOMOTIVES,
    CITIES,
    COMPANIES,
    DETROIT,
    DIALS,
    END_COMPANIES,
    END_DETROIT,
    END_HOUSES,
    END_HOUSES_LEFT,
    END_LOCOMOTIVES,
    END_SHARES,
    FIRST,
    HOUSES,
    LAST_DETROIT,
    OPENING,
    OPENING_BIDS,
    PAWNS,
    SHARES,
    STARTING_CASH,
    WABASH,
    WABASH_SALE,
    first_income,
    last_value,
    members,
)
from .refusals import AWAIT_OPENING, AWAIT_PAYDAY, AWAIT_TURN, AWAIT_WABASH, GAME_OVER

_AWAITED = (AWAIT_OPENING, AWAIT_TURN, AWAIT_WABASH, AWAIT_PAYDAY, GAME_OVER)  # by stage
# Names of all that a position consists of: what a transaction changes inside, and the rest.
CHANGING = ("cash", "shares", "treasuries", "incomes", "locomotives", "dials", "tracks", "present")
PARTS = ("count", "stage", "turn", "round", "seats", "out", "arrived", "houses", "tables")
PARTS += ("next_tables",)


class Position(Seated):
    """What is kept by company, dial or city has a place per key, and place 0 is unused."""

    changing = CHANGING
    parts = PARTS

    def restart(self, seats, tables):
        """Set the table for six seats: pawns clockwise from the oldest, 0 behind the last."""
        players = PAWNS - seats.count(0)
        self.count = 0  # confirmed transactions, editing of tables left out
        self.stage = OPENING
        self.turn = seats[0]  # whose action it is, or who speaks first
        self.round = 1
        self.seats = seats
        self.out = 0  # removed pawns, one bit each
        self.cash = [0] * PAWNS
        for pawn in seats[:players]:
            self.cash[pawn - 1] = STARTING_CASH[players]
        self.shares = bytearray((COMPANIES + 1) * PAWNS)
        self.treasuries = [0] * (COMPANIES + 1)
        self.incomes = [0] + [first_income(tables, key) for key in range(1, COMPANIES + 1)]
        self.locomotives = bytearray(CHARTER_LOCOMOTIVES)
        self.arrived = 0  # set of the companies that have reached Chicago
        self.dials = bytearray(DIALS + 1)  # uses
        self.houses = HOUSES
        self.tracks = bytearray(FIRST)
        self.present = bytearray(CITIES + 1)  # sets of companies
        self.tables = bytes(tables)
        self.next_tables = self.tables  # for the game after this one

    # Pawns and turns.

    def red(self, dial):
        """Whether a dial cannot be used any more."""
        return self.dials[dial] >= self.tables[dial - 1]

    def reds(self):
        """How many dials are on red."""
        return sum([self.red(dial) for dial in range(1, DIALS + 1)])

    def awaits(self):
        """What the stage waits for, as the reason with which it refuses anything else."""
        return _AWAITED[self.stage]

    def on_sale(self):
        """The company whose share must be sold now; 0 where that is a player's choice."""
        if self.stage == OPENING:
            return sum(self.shares) + 1
        return WABASH if self.stage == WABASH_SALE else 0

    # Companies.

    def wabash_open(self):
        """Whether any company has reached Chicago."""
        return self.arrived != 0

    def has_arrived(self, company):
        """Whether a company has reached Chicago."""
        return bool(self.arrived >> (company - 1) & 1)

    def present_in(self, city):
        """The companies in an industrial city."""
        return members(self.present[city])

    def held(self, pawn, company):
        """The shares of a company that one pawn holds."""
        return self.shares[company * PAWNS + pawn - 1]

    def sold(self, company):
        """The shares of a company in players' hands."""
        return sum(self.shares[company * PAWNS : company * PAWNS + PAWNS])

    def unsold(self, company):
        """The shares left on a company's charter."""
        return SHARES[company] - self.sold(company)

    def min_bid(self, company):
        """The income on each share once one more is sold, rounded up; in the opening auctions as
        the rules have it, whatever the first incomes are."""
        if self.stage == OPENING and company < WABASH and not self.sold(company):
            return OPENING_BIDS[company]
        return -(-self.incomes[company] // (self.sold(company) + 1))

    def per_share(self, company):
        """What a share of a company is paid, rounded up; 0 if nobody holds one."""
        sold = self.sold(company)
        return -(-self.incomes[company] // sold) if sold else 0

    def dividend(self, pawn, company=0):
        """What a pawn is paid on all its shares, or on those of one company."""
        amount = 0
        for key in (company,) if company else range(1, COMPANIES + 1):
            amount += self.per_share(key) * self.held(pawn, key)
        return amount

    def last(self, city):
        """The end of an industrial city's track."""
        return last_value(self.tables, city)

    # The end.

    def flags(self, sold=None):
        """What ends the game on its next payday: END_ bits. `sold` are the shares sold by company,
        where they are known."""
        bare = sold_out = 0
        for company in range(1, COMPANIES + 1):
            bare += not self.locomotives[company]
            sold_out += (sold[company] if sold else self.sold(company)) == SHARES[company]
        return (
            (END_LOCOMOTIVES if bare >= END_COMPANIES else 0)
            | (END_SHARES if sold_out >= END_COMPANIES else 0)
            | (END_HOUSES if self.houses <= END_HOUSES_LEFT else 0)
            | (END_DETROIT if self.tracks[DETROIT] >= LAST_DETROIT else 0)
        )

    def ranking(self):
        """(place, pawn, cash) of the pawns in play, best first; equal cash has the same place."""
        return ranked([(pawn, self.cash[pawn - 1]) for pawn in self.pawns()])

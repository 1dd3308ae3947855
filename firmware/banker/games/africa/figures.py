"""The figures that follow from a position: prices, certificates, the economy, worths."""

from ...rules.forms import PAWNS
from ...rules.playing import ranked
from .data import (
    BACK_AT,
    BOND_PAYS,
    BOOM,
    COMPANIES,
    COMPANY,
    CONCESSIONS,
    DEPRESSION,
    EXPANSION,
    FIRST_PRIVATE,
    FIRST_TRAIN,
    FREE_STATION,
    LIMITS_AT,
    MONEY,
    OFFERS,
    OVER,
    POOL,
    PRICES_AT,
    PRINTED,
    PRIVATE_PRICES,
    RECESSION,
    REMOVED,
    SECOND_STATION,
    SPACES,
    STARTED,
    STATION,
    STATIONS,
)

_EXPANSION_FROM, _RECESSION_FROM, _DEPRESSION_FROM = 1, 3, 7  # in the pool


class Figures:
    """What a position is worth; `Position` has what it consists of."""

    def bank(self):
        """The bank's money: what nobody has."""
        return MONEY - sum(self.cash) - sum(self.treasuries)

    def price(self, company):
        """A share's price: where the token is, or as printed while there is none."""
        if self.status[company] == STARTED:
            return SPACES[self.spaces[company]]
        return 0 if self.status[company] == REMOVED else PRINTED[company]

    def private_price(self, code):
        """The price of a private."""
        return PRIVATE_PRICES[code - FIRST_PRIVATE]

    def owner(self, code):
        """The account that has a private."""
        return self.privates[code - FIRST_PRIVATE]

    def private_codes(self, account):
        """The privates of an account."""
        return [
            FIRST_PRIVATE + at for at in range(len(self.privates)) if self.privates[at] == account
        ]

    def train_price(self, train):
        """What the bank takes for a train."""
        return 10 * self.tables[PRICES_AT + train - FIRST_TRAIN]

    def back_price(self, train):
        """What the bank gives for it."""
        return 10 * self.tables[BACK_AT + train - FIRST_TRAIN]

    def on_offer(self):
        """The types of train that the bank sells, whether it has one left or not."""
        return range(FIRST_TRAIN, FIRST_TRAIN + OFFERS[self.offer])

    def types_for_sale(self):
        """The types that the bank has and sells."""
        return [train for train in self.on_offer() if self.left(train)]

    def left(self, train):
        """How many trains of a type the bank has."""
        return self.bank_trains[train - FIRST_TRAIN]

    def next_station(self, company):
        """What a company's next station costs; 0 if it has none left, or has not started."""
        if self.status[company] != STARTED or self.stations[company] >= STATIONS[company]:
            return 0
        if self.stations[company] == 1 or self.spared == company:
            return SECOND_STATION
        return STATION

    def can_use(self, code):
        """Whether the power of a private is the company in turn's to use."""
        if self.used >> (code - FIRST_PRIVATE) & 1:
            return False
        return self.owner(code) in (COMPANY + self.company, self.leaders[self.company])

    def may_be_free(self, company):
        """Whether the next station can be had for a private."""
        return self.next_station(company) != 0 and self.can_use(FREE_STATION)

    # Certificates.

    def directs(self, pawn, company):
        """Whether a pawn has a company's director's certificate."""
        return bool(self.issued[company]) and self.leaders[company] == pawn

    def certificates(self, pawn):
        """How many certificates a pawn has; bonds and concessions are none."""
        count = len(self.private_codes(pawn))
        for company in range(1, COMPANIES + 1):
            held = self.shares[company * PAWNS + pawn - 1]
            if held:
                count += held - self.directs(pawn, company)
        return count

    def limit(self):
        """How many certificates a pawn may have."""
        removed = 0
        for status in self.status:
            removed += status == REMOVED
        return self.tables[LIMITS_AT + min(removed, 2)]

    # The economy.

    def pool(self):
        """How many shares and privates are in the pool."""
        count = len(self.private_codes(POOL))
        for company in self.codes():
            count += self.in_pool(company)
        return count

    def economy(self, pool=None):
        """What the economy is: up to the end of the first set an expansion, then by what the pool
        holds."""
        if self.set == 1 and self.stage != CONCESSIONS and (self.stage, self.round) != (OVER, 2):
            return EXPANSION
        pool = self.pool() if pool is None else pool
        if pool < _EXPANSION_FROM:
            return BOOM
        if pool < _RECESSION_FROM:
            return EXPANSION
        return RECESSION if pool < _DEPRESSION_FROM else DEPRESSION

    def bond_pays(self):
        """What a bond pays in an operating round."""
        return BOND_PAYS[self.economy()]

    # Worths: seldom wanted, so not always in memory.

    def value(self, company):
        """What a share counts in the end."""
        from .wealth import value

        return value(self, company)

    def worth(self, pawn):
        """What a pawn has in all."""
        from .wealth import worth

        return worth(self, pawn)

    def ranking(self):
        """(place, pawn, worth) of all seats, best first; equal ones have the same place."""
        from .wealth import worth

        return ranked([(pawn, worth(self, pawn)) for pawn in self.players()])

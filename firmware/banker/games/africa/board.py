"""The state of 18Africa, and everything that follows from it."""

from ...kit.cell_values import PAWN
from ...kit.describe import cells, hidden, members, order
from ...kit.game import Game as Described
from ...kit.late import late
from ...kit.layout import MONEY
from .data import (
    ALL_BONDS,
    BACK_AT,
    BOND_PAYS,
    BOOM,
    CARDS,
    CARDS_SALE,
    COMPANIES,
    COMPANY,
    COMPANY_AT,
    CONCESSION,
    CONCESSIONS,
    DEPRESSION,
    END_STEP,
    EXPANSION,
    FIRST,
    FIRST_PRIVATE,
    FIRST_TRAIN,
    FREE_STATION,
    IN_PLAY,
    LAST_PRIVATE,
    LIMITS_AT,
    MONEY_IN_ALL,
    NEXT_STATION,
    NUMBER,
    OFFERS,
    OVER,
    PLACE,
    POOL,
    PRICES_AT,
    PRINTED,
    PRIVATE,
    PRIVATE_PRICES,
    RECESSION,
    SECOND_STATION,
    SPACES,
    STATIONS,
    STEPS,
    STOCK,
    TRACK,
    TRAIN,
)

_EXPANSION_FROM, _RECESSION_FROM, _DEPRESSION_FROM = 1, 3, 7  # in the pool
_MOST = 99_999  # money of anybody
_ACCOUNT = COMPANY_AT + COMPANIES


class Board(Described):
    """Sets have bit 0 for company or pawn 1."""

    buys = None  # what every purchase is asked with, once that was looked at: see `buying`
    steps = STEPS
    state = (
        cells("turn", highest=PAWN[1]),  # who acts, offers or opens; 0: nobody, or the die says
        hidden("set", (), 1, 1, 9999),
        hidden("round", highest=2),  # which operating round of the set it is; 0: none
        hidden("cards", highest=max(CARDS)),  # left to auction
        # A stock round.
        hidden("priority", highest=PAWN[1]),
        hidden("passes", highest=PAWN[1]),  # in a row
        hidden("source", highest=4),  # of this turn's purchases, which goes on
        hidden("looked", highest=2),  # bought of the deck in this turn
        hidden("acted"),  # whether anything was bought or sold in this turn
        hidden("touched"),  # whether anybody has done anything yet
        hidden("latest", highest=PAWN[1]),  # who bought or sold last
        members("begun", PAWN, hidden=True),  # who has had a turn
        members("sold", COMPANY, (PAWN,), hidden=True),
        # Pawns.
        cells("cash", (PAWN,), highest=_MOST, unit=MONEY, short="cash_short", correct=1),
        hidden("bonds", (PAWN,), highest=ALL_BONDS),
        hidden("spent", (PAWN,), highest=30_000),  # on cards
        # Companies.
        members("drawn", COMPANY, hidden=True),  # in play
        members("removed", COMPANY, hidden=True),
        cells("price", (COMPANY,), highest=SPACES[-1], correct=3),  # 0: it has not started
        order("order", COMPANY, hidden=True),  # those started: dearest first, then who came first
        cells("treasury", (COMPANY,), highest=_MOST, short="cash_short", correct=2),
        hidden("shares", (PAWN, COMPANY), highest=10),
        hidden("held", (PLACE, PLACE), highest=10),  # of a company's shares, by another
        hidden("leads", (COMPANY,), highest=PAWN[1]),  # who has held one longest, while it waits
        hidden("ordinary", (COMPANY,), highest=8),  # certificates paid
        hidden("issued", (COMPANY,)),  # whether the director's is paid
        hidden("trains", (COMPANY,), highest=88),  # two digits: the lower one, the higher one
        cells("stations", (COMPANY,), highest=max(STATIONS), correct=4),
        hidden("spared", highest=COMPANIES),  # has a free station and still its cheap one
        # An operating round.
        members("operated", COMPANY, hidden=True),
        hidden("company", highest=COMPANIES),  # in turn
        hidden("bank_train"),  # whether it has bought one of the bank
        # The bank.
        hidden("privates", (PRIVATE,), highest=_ACCOUNT),
        members("used", PRIVATE, hidden=True),  # whose power is spent
        hidden("concessions", (CONCESSION,), highest=_ACCOUNT),
        hidden("bank_trains", (TRAIN,), highest=9),
        hidden("offer", highest=len(OFFERS) - 1),
        cells("tables", (NUMBER,), 1, 1, 2500, correct=7),
        hidden("end", highest=2),
    )

    # Turns.

    def assign(self, other):
        """Forget what was looked at, too."""
        Described.assign(self, other)
        self.buys = None

    def go_to(self, step):
        """Go to a step."""
        self.step = step

    def operating(self):
        """Return whether a company is in turn."""
        return TRACK <= self.step <= END_STEP

    def most_spent(self):
        """Return the pawns that have spent most on cards."""
        most = max(self.spent)
        return [pawn for pawn in self.players() if self.spent[pawn] == most]

    def acting(self):
        """Return whose turn it is; 0 where it is nobody's, or the table's die says."""
        if self.operating():
            return self.leads[self.company]
        if self.step == CARDS_SALE:
            most = self.most_spent()
            if self.cards == CARDS[len(self.seats)]:
                return self.seats[0]
            return self.left_of(most[0])[0] if len(most) == 1 else 0
        return self.turn if self.step in (FIRST, CONCESSIONS, STOCK) else 0

    def actor(self):
        """Return the account that buys and sells now."""
        return COMPANY_AT + self.company if self.operating() else self.turn

    def may_sell(self):
        """Return whether the pawn in turn may still sell: in its first turn, before it buys."""
        return self.step == STOCK and not self.source and not self.begun >> (self.turn - 1) & 1

    # Companies.

    def codes(self):
        """Return the companies in play."""
        return [code for code in range(1, COMPANIES + 1) if self.drawn >> (code - 1) & 1]

    def certificate_codes(self):
        """Return whatever may be bought or sold by its code, but for bonds."""
        return self.codes() + list(range(FIRST_PRIVATE, LAST_PRIVATE + 1))

    def to_draw(self):
        """Return how many companies are in play."""
        return IN_PLAY[len(self.seats)]

    def started(self, company):
        """Return whether a company runs."""
        return self.price[company] > 0

    def is_removed(self, company):
        """Return whether a company is out of the game."""
        return bool(self.removed >> (company - 1) & 1)

    def price_of(self, company):
        """Return a share's price: where the token is, or as printed while there is none."""
        return self.price[company] or (0 if self.is_removed(company) else PRINTED[company])

    def place(self, company):
        """Return the place of a company among those in play."""
        return bin(self.drawn & (1 << company) - 1).count("1")

    def shares_of(self, account, company):
        """Return the shares of a company that a pawn or a company has."""
        if account > COMPANY_AT:
            return self.held[self.place(company), self.place(account - COMPANY_AT)]
        return self.shares[account, company]

    def add_shares(self, account, company, change):
        """Give a pawn or a company shares, or take them; nothing else."""
        if account > COMPANY_AT:
            self.held[self.place(company), self.place(account - COMPANY_AT)] += change
        else:
            self.shares[account, company] += change

    def by_companies(self, company):
        """Return how many shares of a company other companies have."""
        return sum(self.held.row(self.place(company)))

    def in_pool(self, company):
        """Return the shares of a company in the pool: what was paid and nobody has."""
        paid = self.ordinary[company] + 2 * self.issued[company]
        return paid - sum(self.shares.column(company)) - self.by_companies(company)

    def own_trains(self, company):
        """Return a company's trains."""
        return [train for train in divmod(self.trains[company], 10) if train]

    def next_station(self, company):
        """Return what a company's next station costs; 0 if it has none left, or not started."""
        if not self.started(company) or self.stations[company] >= STATIONS[company]:
            return 0
        cheap = self.stations[company] == 1 or self.spared == company
        return SECOND_STATION if cheap else NEXT_STATION

    def can_use(self, code):
        """Return whether the power of a private is the company in turn's to use."""
        if self.used >> (code - 1) & 1:
            return False
        return self.privates[code] in (COMPANY_AT + self.company, self.leads[self.company])

    def may_be_free(self):
        """Return whether the next station can be had for a private."""
        return self.next_station(self.company) != 0 and self.can_use(FREE_STATION)

    # The bank.

    def bank(self):
        """Return the bank's money: what nobody has."""
        return MONEY_IN_ALL - sum(self.cash) - sum(self.treasury)

    def bonds_left(self):
        """Return the bonds that the bank has."""
        return ALL_BONDS - sum(self.bonds)

    def private_price(self, code):
        """Return the price of a private."""
        return PRIVATE_PRICES[code - FIRST_PRIVATE]

    def private_codes(self, account):
        """Return the privates of an account."""
        codes = range(FIRST_PRIVATE, LAST_PRIVATE + 1)
        return [code for code in codes if self.privates[code] == account]

    def train_price(self, train):
        """Return what the bank takes for a train."""
        return self.tables[PRICES_AT + train]

    def back_price(self, train):
        """Return what the bank gives for it."""
        return self.tables[BACK_AT + train]

    def on_offer(self):
        """Return the types of train that the bank sells, whether it has one left or not."""
        return range(FIRST_TRAIN, FIRST_TRAIN + OFFERS[self.offer])

    # Certificates.

    def directs(self, pawn, company):
        """Return whether a pawn has a company's director's certificate."""
        return bool(self.issued[company]) and self.leads[company] == pawn

    def certificates(self, pawn):
        """Return how many certificates a pawn has; bonds and concessions are none."""
        count = len(self.private_codes(pawn)) + sum(self.shares.row(pawn))
        for company in self.order:
            count -= self.directs(pawn, company)
        return count

    def limit(self):
        """Return how many certificates a pawn may have."""
        return self.tables[LIMITS_AT + min(bin(self.removed).count("1"), 2)]

    # The economy.

    def pool(self):
        """Return how many shares and privates are in the pool."""
        paid = sum(self.ordinary) + 2 * sum(self.issued)
        held = sum(self.shares.data) + sum(self.held.data)
        return len(self.private_codes(POOL)) + paid - held

    def economy(self):
        """Return what the economy is: up to the end of the first set an expansion, then by what
        the pool holds."""
        second = self.step == OVER and self.round == 2
        if self.set == 1 and self.step != CONCESSIONS and not second:
            return EXPANSION
        pool = self.pool()
        if pool < _EXPANSION_FROM:
            return BOOM
        if pool < _RECESSION_FROM:
            return EXPANSION
        return RECESSION if pool < _DEPRESSION_FROM else DEPRESSION

    def bond_pays(self):
        """Return what a bond pays in an operating round."""
        return BOND_PAYS[self.economy()]

    # Worths.

    value = late(__name__, "wealth.value")
    worth = late(__name__, "wealth.worth")
    ranking = late(__name__, "wealth.ranking")

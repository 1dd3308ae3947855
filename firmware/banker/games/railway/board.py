"""What railway games of the 1830 family have in common: the state, and all that follows from it.

A game is a class made of this one: its tables, and the few rules that are its own.
"""

from ...kit.cell_values import PAWN
from ...kit.describe import cells, kind, order
from ...kit.game import awaited_in
from ...kit.layout import IN_WORDS, MONEY, SWITCH
from ...rules.forms import PAWNS, Refused
from ...rules.playing import ranked
from .grid import FREE_ZONES
from .rolling_stock import NO_LIMIT, RollingStock

OFFER, STOCK, TRACK, STATION, RUN, TRAINS, DISCARD, OVER = range(8)  # steps
SHARES = 10  # of a company
MOST_HELD = 6  # of a company, by a pawn
MOST_POOLED = 5
CLOSED = 63  # in place of the owner of a private
MOST_CASH = 32_767
FIRST_COMPANY, LAST_COMPANY, FIRST_PRIVATE, LAST_PRIVATE = 21, 28, 31, 37  # codes
# Turns in a stock round: sales, a purchase, sales; or sales on one side of it; or before it.
ANY_ORDER, EITHER_ORDER, SALES_FIRST = range(3)
SOLD, SOLD_NOW = 1, 2  # by a pawn in this stock round; in this turn


COMPANY = kind("company", LAST_COMPANY, FIRST_COMPANY, IN_WORDS, reason="no_such_company")
PRIVATE = kind("private", LAST_PRIVATE, FIRST_PRIVATE, IN_WORDS, reason="no_such_private")
TRAIN = kind("train", 9, 2, IN_WORDS, reason="no_such_train")


class Board(RollingStock):
    """Companies and privates by their codes, trains by their keys."""

    steps = ("offer", "stock", "track", "station", "run", "trains", "discard", "over")
    state = (
        cells("cash", (PAWN,), 0, 0, MOST_CASH, 1, MONEY, "cash_short", 1),
        cells("till", (COMPANY,), 0, 0, MOST_CASH, 1, MONEY, "till_short", 2),
        cells("space", (COMPANY,), highest=127, correct=4),
        cells("held", (PAWN, COMPANY), highest=SHARES, short="too_few_held", hidden=True),
        cells("sold", (PAWN, COMPANY), highest=SOLD_NOW, hidden=True),
        cells("pool", (COMPANY,), highest=SHARES, short="none_there", hidden=True),
        cells("par", (COMPANY,), highest=127, hidden=True),
        cells("president", (COMPANY,), highest=PAWNS, hidden=True),
        cells("floated", (COMPANY,), hidden=True),
        cells("operated", (COMPANY,), hidden=True),
        cells("waits", (COMPANY,), hidden=True),  # for its turn in this OR
        cells("stations", (COMPANY,), highest=7, hidden=True),
        order("arrivals", COMPANY, hidden=True),
        cells("trains", (COMPANY, TRAIN), highest=7, short="no_such_train", hidden=True),
        cells("left", (TRAIN,), highest=NO_LIMIT, hidden=True),
        cells("pooled", (TRAIN,), highest=15, short="no_such_train", hidden=True),
        cells("face", (TRAIN,), highest=2500, by=5, hidden=True),
        cells("owner", (PRIVATE,), highest=CLOSED, hidden=True),
        cells("granted", highest=LAST_COMPANY, hidden=True),  # whose presidency came with a private
        cells("set", start=1, highest=255, hidden=True),
        cells("or_at", highest=3, hidden=True),
        cells("or_count", highest=3, hidden=True),
        cells("turn", highest=LAST_COMPANY, hidden=True),  # the pawn or company that is awaited
        cells("acting", highest=LAST_COMPANY, hidden=True),  # the company in turn
        cells("phase", start=2, lowest=2, highest=9, hidden=True),
        cells("priority", highest=PAWNS, hidden=True),
        cells("passes", highest=PAWNS, hidden=True),
        cells("last_active", highest=PAWNS, hidden=True),
        cells("bought", highest=LAST_PRIVATE, hidden=True),  # by the pawn whose turn goes on
        cells("of_offering", hidden=True),  # whether any of that came from there
        cells("has_sold", highest=3, hidden=True),  # 1 before a purchase in this turn, 2 after it
        cells("minimum", highest=500, by=5, hidden=True),
        cells("last_share", highest=511, hidden=True),  # the price of the last one sold in need
        cells("broken", hidden=True),
        cells("last_set", highest=255, hidden=True),
        cells("bankrupt", highest=PAWNS, hidden=True),
        cells("all_money", start=1000, lowest=1000, highest=30_000, by=5, hidden=True),
        cells("limit", highest=40, hidden=True),
        cells("brown", unit=SWITCH, hidden=True),
    )

    # The tables of a game.

    money_in_game = 0
    start_cash = ()  # by players, from two on
    limits = station_limits = b""  # by players; by company, the home one included
    station_costs = b""  # of the home one, the second ...
    worths = incomes = b""  # of the privates
    least_players = b""  # for each private; none given: always there
    closing = 5  # the train whose first one closes the privates
    float_at = 6  # shares out of the offering
    stock_turns = ANY_ORDER
    bids_by = 1
    sells_once = False  # each company in a turn
    need_keeps_presidents = False  # a president in need never gives up a company
    need_helps_deals = True  # and pays for trains of other companies
    free_station = 0  # the private that gives one
    exchanged = ()  # (private, company, whether the pool's shares too)
    share_given = ()  # (private, company): with a share of it
    presidency_given = ()  # (private, company; 0: typed)
    remaining = ()  # (private, income): a pawn's stays when the others close

    def after_set(self):
        """Do what the game does after each set of ORs, and when all pass in the auction."""

    def begin(self):
        """Set the table."""
        from .setting_up import set_up

        set_up(self)

    # Pawns.

    def check_pawn(self, pawn):
        """Refuse a pawn that has no seat."""
        if pawn not in self.players():
            raise Refused("not_playing")

    def certificates(self, pawn):
        """Return how many certificates of a pawn count."""
        count = len(self.owners_privates(pawn))
        company = FIRST_COMPANY
        for held in self.held.row(pawn):
            if held and self.zone(company) not in FREE_ZONES:
                count += held - (self.president[company] == pawn)
            company += 1
        return count

    def worth(self, pawn):
        """Return a pawn's cash, shares and privates."""
        total = self.cash[pawn]
        company = FIRST_COMPANY
        for held in self.held.row(pawn):
            if held:
                total += held * self.price(company)
            company += 1
        return total + sum([self.value_of(one) for one in self.owners_privates(pawn)])

    def ranking(self):
        """Return (place, pawn, worth) of everybody with a seat, best first."""
        return ranked([(pawn, self.worth(pawn)) for pawn in self.players()])

    # Companies.

    def companies(self):
        """Return all codes."""
        return range(FIRST_COMPANY, FIRST_COMPANY + len(self.station_limits))

    def runs(self, company):
        """Return whether a company has floated."""
        return self.floated[company]

    def offering(self, company):
        """Return how many shares were never sold."""
        return SHARES - self.pool[company] - sum(self.held.column(company))

    def in_need(self):
        """Return whether the company in turn has no train and cannot pay for one."""
        company = self.acting
        if self.step != TRAINS or self.trains_of(company):
            return False
        from .sale import cheapest

        return self.till[company] < cheapest(self)

    # Privates.

    def privates(self):
        """Return all codes."""
        return range(FIRST_PRIVATE, FIRST_PRIVATE + len(self.worths))

    def value_of(self, private):
        """Return what a private is worth."""
        return self.worths[private - FIRST_PRIVATE]

    def owners_privates(self, owner):
        """Return the privates of a pawn or a company."""
        return [one for one in self.privates() if self.owner[one] == owner]

    def offered(self):
        """Return the private that is on offer; 0 where all are sold."""
        for private in self.privates():
            if not self.owner[private]:
                return private
        return 0

    # Money.

    def bank(self):
        """Return what is left of all the money; below 0 it has broken."""
        return self.all_money - sum(self.cash) - sum(self.till)

    def awaited(self):
        """Return the name of the words that say what is awaited."""
        return "await_need" if self.in_need() else awaited_in(self.steps[self.step])

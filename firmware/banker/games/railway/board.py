"""What railway games of the 1830 family have in common: the state, and all that follows from it.

A game is a class made of this one: its tables, and the few rules that are its own.
"""

from ...kit.cell_values import PAWN
from ...kit.describe import cells, kind, order
from ...kit.game import awaited_in
from ...kit.layout import BOARD_ROW, IN_WORDS, MONEY, PLACE, SWITCH
from ...kit.names import value_name
from ...rules.transactions import PAWNS
from .grid import FREE_ZONES, HOLD_ZONES
from .railway_game import RailwayGame
from .rolling_stock import LIMIT, NO_LIMIT

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


class Board(RailwayGame):
    """Companies and privates by their codes, trains by their keys."""

    company_kind, private_kind, train_kind = COMPANY, PRIVATE, TRAIN
    company_key = COMPANY
    steps = ("offer", "stock", "track", "station", "run", "trains", "discard", "over")
    state = (
        cells("cash", (PAWN,), 0, 0, MOST_CASH, 1, MONEY, "cash_short", 1),
        cells("till", (COMPANY,), 0, 0, MOST_CASH, 1, MONEY, "till_short", 2),
        cells("space", (COMPANY,), highest=12 * BOARD_ROW - 1, unit=PLACE, correct=4),
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
    station_limits = b""  # by company, the home one included
    station_costs = b""  # of the home one, the second ...
    least_players = b""  # for each private; none given: always there
    own_figures = ((6, "brown", 0, 1, 1),)
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

    def certificates(self, pawn):
        """Return how many certificates of a pawn count."""
        count = len(self.owners_privates(pawn))
        company = FIRST_COMPANY
        for held in self.held.row(pawn):
            if held and self.zone(company) not in FREE_ZONES:
                count += held - (self.president[company] == pawn)
            company += 1
        return count

    def has_too_much(self, pawn):
        """Return whether a pawn has more than its limits allow."""
        if self.certificates(pawn) > self.limit:
            return True
        company = FIRST_COMPANY
        for held in self.held.row(pawn):
            if held > MOST_HELD and self.zone(company) not in HOLD_ZONES:
                return True
            company += 1
        return False

    def worth(self, pawn):
        """Return a pawn's cash, shares and privates."""
        total = self.cash[pawn]
        company = FIRST_COMPANY
        for held in self.held.row(pawn):
            if held:
                total += held * self.price(company)
            company += 1
        return total + sum([self.value_of(one) for one in self.owners_privates(pawn)])

    def wealth(self):
        """Return the certificates and the worth of each pawn, two lists."""
        pawns = range(1, 7)
        return [self.certificates(one) for one in pawns], [self.worth(one) for one in pawns]

    # Companies.

    def companies(self):
        """Return all codes."""
        return range(FIRST_COMPANY, FIRST_COMPANY + len(self.station_limits))

    def runs(self, company):
        """Return whether a company has floated."""
        return self.floated[company]

    def offering(self, company):
        """Return how many shares were never sold."""
        return SHARES - self.pool[company] - self.pawns_shares(company)

    def pawns_shares(self, company):
        """Return how many shares pawns hold."""
        return sum(self.held.column(company))

    def in_need(self):
        """Return whether the company in turn has no train and cannot pay for one."""
        company = self.acting
        if self.step != TRAINS or self.trains_of(company):
            return False
        from .sale import cheapest

        return self.till[company] < cheapest(self)

    # What is typed and shown.

    def name(self, texts, code):
        """Return a company or a private by its code and its name."""
        kind = self.company_kind if code < FIRST_PRIVATE else self.private_kind
        return value_name(texts, kind, code)

    def company_typed(self, code):
        """Return the company with this code; 0 where there is none."""
        return code if code in self.companies() else 0

    def correctable(self, space):
        """Return the companies whose space, or cash, can be put right."""
        return [one for one in self.companies() if (self.price(one) if space else self.runs(one))]

    def awaits_pawn(self):
        """Return whether a pawn is awaited for itself, if anybody is, not for a company."""
        return self.step <= STOCK

    def train_limit(self, company):
        """Return how many trains a company may have."""
        return self.phase_row()[LIMIT]

    # Privates.

    def owning_pawn(self, private):
        """Return the pawn that owns a private; 0 for anybody else."""
        owner = self.owner[private]
        return owner if owner < FIRST_COMPANY else 0

    def offered(self):
        """Return the private that is on offer; 0 where all are sold."""
        for private in self.privates():
            if not self.owner[private]:
                return private
        return 0

    # What is awaited.

    def round_at(self):
        """Return which round it is, of the words for them."""
        return 2 if self.step == OVER else 0 if self.step <= STOCK else 1

    def company_shown(self):
        """Return the company that the first page shows; 0 where it shows the players."""
        return 0 if self.awaits_pawn() else self.turn

    def awaited(self):
        """Return the name of the words that say what is awaited."""
        if self.in_need():
            from .need import missing

            if missing(self) > 0:
                return "await_need"
        return awaited_in(self.steps[self.step])

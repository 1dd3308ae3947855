"""What railway games of the 1830 family have in common: the state, and all that follows from it.

A game is a class made of this one: its tables, and the few rules that are its own.
"""

from ...kit.describe import MONEY, PAWN, SWITCH, cells, kind, order
from ...kit.game import Game as Described
from ...rules.forms import PAWNS, Refused
from ...rules.playing import ranked
from ...ui import sounds
from .grid import FREE_ZONES, HOLD_ZONES
from .leaders import leader

OFFER, STOCK, TRACK, STATION, RUN, TRAINS, DISCARD, OVER = range(8)  # steps
SHARES = 10  # of a company
MOST_HELD = 6  # of a company, by a pawn
MOST_POOLED = 5
NO_LIMIT = 15  # trains
CLOSED = 63  # in place of the owner of a private
MOST_CASH = 32_767
MOST_CORRECTED = 16_000
# A row of the table of trains: key, price, number (0 no limit), key of what the first one removes;
# from then on: train limit, ORs in a set, whether companies may buy privates.
KEY, COST, NUMBER, REMOVES, LIMIT, ORS, TO_COMPANIES = range(7)
# Turns in a stock round: sales, a purchase, sales; or sales on one side of it; or before it.
ANY_ORDER, EITHER_ORDER, SALES_FIRST = range(3)
SOLD, SOLD_NOW = 1, 2  # by a pawn in this stock round; in this turn


def kinds(companies, privates, trains=("2", "3", "4", "5", "6", "7", "8", "D")):
    """Return the kinds of a game by their names: companies from 21 on, privates from 31 on, and
    trains by their keys, from 2 on."""
    return (
        kind("company", lowest=21, names=companies, reason="no_such_company"),
        kind("private", lowest=31, names=privates, reason="no_such_private"),
        kind("train", lowest=2, names=trains, reason="no_such_train"),
    )


def state(kinds, money, grid):
    """Return the cells of a game with these companies, privates and trains, money and spaces."""
    company, private, train = kinds
    of, last = (company,), company[1]

    def hidden(name, of=(), start=0, lowest=0, highest=1, by=1, short="too_little"):
        return cells(name, of, start, lowest, highest, by, 0, short, 0, hidden=True)

    return (
        cells("cash", (PAWN,), 0, 0, MOST_CASH, 1, MONEY, "cash_short", 1),
        cells("till", of, 0, 0, MOST_CASH, 1, MONEY, "till_short", 2),
        cells("space", of, 0, 0, len(grid.prices) - 1, unit=grid.written, correct=4),
        hidden("held", (PAWN, company), highest=SHARES, short="too_few_held"),
        hidden("sold", (PAWN, company), highest=SOLD_NOW),
        hidden("pool", of, highest=SHARES, short="none_there"),
        hidden("par", of, highest=127),
        hidden("president", of, highest=PAWNS),
        hidden("floated", of),
        hidden("operated", of),
        hidden("waits", of),  # for its turn in this OR
        hidden("stations", of, highest=7),
        order("arrivals", company, hidden=True),
        hidden("trains", (company, train), highest=7, short="no_such_train"),
        hidden("left", (train,), highest=NO_LIMIT),
        hidden("pooled", (train,), highest=15, short="no_such_train"),
        hidden("face", (train,), highest=2500, by=5),
        hidden("owner", (private,), highest=CLOSED),
        hidden("granted", highest=last),  # whose presidency came with a private
        hidden("set", start=1, highest=255),
        hidden("or_at", highest=3),
        hidden("or_count", highest=3),
        hidden("turn", highest=last),  # the pawn or company that is awaited
        hidden("acting", highest=last),  # the company in turn
        hidden("phase", start=2, lowest=2, highest=9),
        hidden("priority", highest=PAWNS),
        hidden("passes", highest=PAWNS),
        hidden("last_active", highest=PAWNS),
        hidden("bought", highest=private[1]),  # by the pawn whose turn goes on
        hidden("of_offering"),  # whether any of that came from there
        hidden("has_sold", highest=3),  # 1 before a purchase in this turn, 2 after it
        hidden("minimum", highest=500, by=5),
        hidden("last_share", highest=511),  # the price of the last one sold in need
        hidden("broken"),
        hidden("last_set", highest=255),
        hidden("bankrupt", highest=PAWNS),
        hidden("all_money", (), money, 1000, 30_000, 5),
        hidden("limit", (), 0, 0, 40),
        cells("brown", unit=SWITCH, hidden=True),
    )


class Railway(Described):
    """Companies by their codes, trains by their keys, privates by theirs."""

    steps = ("offer", "stock", "track", "station", "run", "trains", "discard", "over")
    empty_is_zero = True
    leavers_keep = True
    review_steps = True
    uncounted_acts = ("figure",)
    mentioned = ("company", "private", "seller")
    tones = (
        ("new_president", sounds.NEWS),
        ("floats", sounds.NEWS),
        ("bankrupt_now", sounds.WARNING),
        ("game_ends", sounds.OVER),
    )

    @staticmethod
    def home_screens():
        """Return the resting screens."""
        from .resting import Home

        return Home()

    @staticmethod
    def correct_screen():
        """Return the screen for corrections."""
        from .correct_screen import CorrectScreen

        return CorrectScreen()

    # The tables of a game.
    COMPANY = PRIVATE = TRAIN = grid = None
    start_cash = limits = ()  # by players, from two on
    station_limits = b""  # by company, the home one included
    station_costs = ()  # of the home one, the second ...
    worths = incomes = ()  # of the privates
    least_players = b""  # for each private; none given: always there
    fleet = ()  # the table of trains
    closing = 5  # the train whose first one closes the privates
    early = 9  # the train that is sold from the phase before it on
    discount, tradable = 300, (4, 5, 6)  # for that one
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

    # Beginning.

    def begin(self):
        """Set the table."""
        players = len(self.seats)
        for pawn in self.seats:
            self.cash[pawn] = self.start_cash[players - 2]
        self.limit = self.limits[players - 2]
        for row in self.fleet:
            self.face[row[KEY]] = row[COST]
            self.left[row[KEY]] = row[NUMBER] or NO_LIMIT
        first = self.PRIVATE[0]
        for at, least in enumerate(self.least_players):
            if players < least:
                self.owner[first + at] = CLOSED
        self.turn = self.priority = self.seats[0]
        self.minimum = self.worths[0]

    # Pawns.

    def check_pawn(self, pawn):
        """Refuse a pawn that has no seat."""
        if pawn not in self.players():
            raise Refused("not_playing")

    def draw_actor(self, app, canvas, column):
        """Draw who is awaited."""
        from .figures import draw_turn

        return draw_turn(self, canvas, 0, column)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed."""
        from .hints import draw_hint

        return draw_hint(app, canvas, name, field, typed)

    def actor(self):
        """Return the pawn that acts: in an OR the president of the company in turn."""
        return self.president[self.acting] if self.acting else self.turn

    def owners_privates(self, owner):
        """Return the privates of a pawn or a company."""
        first = self.PRIVATE[0]
        return [one for one in range(first, self.PRIVATE[1] + 1) if self.owner[one] == owner]

    def certificates(self, pawn):
        """Return how many certificates of a pawn count."""
        count = len(self.owners_privates(pawn))
        company = self.COMPANY[0]
        for held in self.held.row(pawn):
            if held and self.zone(company) not in FREE_ZONES:
                count += held - (self.president[company] == pawn)
            company += 1
        return count

    def worth(self, pawn):
        """Return a pawn's cash, shares and privates."""
        total = self.cash[pawn]
        company = self.COMPANY[0]
        for held in self.held.row(pawn):
            if held:
                total += held * self.price(company)
            company += 1
        first = self.PRIVATE[0]
        return total + sum([self.worths[one - first] for one in self.owners_privates(pawn)])

    def ranking(self):
        """Return (place, pawn, worth) of everybody with a seat, best first."""
        return ranked([(pawn, self.worth(pawn)) for pawn in self.players()])

    # Companies.

    def companies(self):
        """Return all codes."""
        return range(self.COMPANY[0], self.COMPANY[1] + 1)

    def price(self, company):
        """Return the price on the market; 0 before it has started."""
        return self.grid.prices[self.space[company]]

    def zone(self, company):
        """Return the letter of the zone it is in, or a blank."""
        zone = self.grid.zones[self.space[company]]
        return zone if zone in FREE_ZONES else " "

    def offering(self, company):
        """Return how many shares were never sold."""
        return SHARES - self.pool[company] - sum(self.held.column(company))

    def order(self):
        """Return the running companies in operating order."""
        grid = self.grid
        found = []
        for pile, company in enumerate(self.arrivals):
            if self.floated[company]:
                space = self.space[company]
                rank = (999 - grid.prices[space]) * 32 + 31 - grid.place(space)[1]
                found.append((rank * 32 + pile) * 32 + company)
        return [one & 31 for one in sorted(found)]

    def may_hold(self, pawn, company):
        """Return whether a pawn may hold one more share of a company."""
        return self.held[pawn, company] < MOST_HELD or self.zone(company) in HOLD_ZONES

    # Trains.

    def row_of(self, train):
        """Return the row of a train in the table."""
        for row in self.fleet:
            if row[KEY] == train:
                return row
        return self.fleet[0]

    def phase_row(self):
        """Return the row of the trains whose phase it is."""
        return self.fleet[self.phase - 2]

    def trains_of(self, company):
        """Return the keys of its trains, ascending, one for each train."""
        found = []
        train = self.TRAIN[0]
        for number in self.trains.row(company):
            found += [train] * number
            train += 1
        return found

    def to_companies(self):
        """Return whether companies may buy privates in this phase."""
        return self.phase_row()[TO_COMPANIES]

    def privates_closed(self):
        """Return whether the phase has closed the privates."""
        return self.closing in [row[KEY] for row in self.fleet[: self.phase - 1]]

    def next_train(self):
        """Return the lowest type that the bank has; 0 where it has none."""
        for row in self.fleet:
            if self.left[row[KEY]]:
                return row[KEY]
        return 0

    def bank_sells(self, train):
        """Return whether the bank sells a type now."""
        if train == self.next_train():
            return True
        early = self.phase - 1 >= len(self.fleet) - 1
        return early and train == self.early and self.left[train] > 0

    def on_sale(self):
        """Return the types that can be bought, ascending."""
        keys = [row[KEY] for row in self.fleet]
        return [train for train in keys if self.bank_sells(train) or self.pooled[train]]

    def cheapest(self):
        """Return what the cheapest train on sale costs; 0 where there is none."""
        return min([self.face[train] for train in self.on_sale()] or [0])

    def in_need(self):
        """Return whether the company in turn has no train and cannot pay for one."""
        company = self.acting
        if self.step != TRAINS or not company or self.trains_of(company):
            return False
        return self.till[company] < self.cheapest()

    # Privates.

    def offered(self):
        """Return the private that is on offer; 0 where all are sold."""
        for private in range(self.PRIVATE[0], self.PRIVATE[1] + 1):
            if not self.owner[private]:
                return private
        return 0

    def gives_presidency(self, private):
        """Return whether a company starts with a private."""
        return bool(self.presidency_given) and self.presidency_given[0] == private

    # Money.

    def bank(self):
        """Return what is left of all the money; below 0 it has broken."""
        return self.all_money - sum(self.cash) - sum(self.till)

    # What acts change.

    def move(self, company, space):
        """Move a token under those that are at a space; where that does not exist it stays."""
        if space:
            self.space[company] = space
            token = bytes((company,))
            self.arrivals = self.arrivals.replace(token, b"") + token

    def shares_moved(self, company):
        """Find out who presides, and whether the company floats."""
        old = self.president[company]
        if not old:
            return
        new = leader(self, old, lambda pawn: self.held[pawn, company], 1)
        if new != old:
            self.president[company] = new
            self.say("new_president", PAWN, new, self.COMPANY, company)
        if not self.floated[company] and self.offering(company) <= SHARES - self.float_at:
            self.floated[company] = 1
            self.till[company] += SHARES * self.par[company]
            self.say("floats", self.COMPANY, company)

    def start_company(self, company, pawn, price):
        """Give a pawn the president's certificate, and put the token on the market."""
        self.par[company] = price
        self.move(company, self.grid.start(price))
        self.held[pawn, company] += 2
        self.president[company] = pawn
        self.say("starts", PAWN, pawn, self.COMPANY, company)
        self.shares_moved(company)

    def after_act(self, name):
        """Tell what the pawn or company in turn pays or gets; look at the bank."""
        before = self.before
        if before.acting:
            self.outcome.amount = self.till[before.acting] - before.till[before.acting]
        if self.step != OVER:
            self.look_at_bank()

    def look_at_bank(self):
        """Below 0 this set is the last."""
        if self.bank() < 0 and not self.broken:
            self.broken = 1
            self.last_set = self.set
            self.say("bank_broken")

    def awaited(self):
        """Return the name of the words that say what is awaited."""
        if self.in_need():
            return "await_need"
        return "await_" + self.steps[self.step]

    def check_correction(self, cells, where, value=None):
        """Refuse to put right what a company does not have."""
        from .care import check_correction

        check_correction(self, cells, where, value)

    def corrected(self, cells, where, was):
        """A token that is moved goes under those that are there."""
        if cells[0] == "space":
            self.move(where[0], self.space[where[0]])

    def goes_on(self, key, transaction):
        """Return what SELL, BUY or GO books before it begins its own work."""
        from .going_on import goes_on

        return goes_on(self, key, transaction)

    def goes_on_with(self, key):
        """Return whether that key has anything to begin then."""
        from .going_on import goes_on_with

        return goes_on_with(self, key)

    def unsound(self):
        """Return what makes a position impossible."""
        from .soundness import unsound

        return unsound(self)

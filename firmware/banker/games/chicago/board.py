"""The state of Chicago Express, its printed figures, and everything that follows from them."""

from ...kit.cell_values import PAWN
from ...kit.describe import cells, kind, members, set_of
from ...kit.game import Game as Described
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused

WABASH = 5  # closed until somebody reaches Chicago
SHARES = bytes((0, 3, 4, 6, 5, 2))
LOCOMOTIVES = 19, 21, 25, 23, 11  # on the charters when a game begins
WABASH_LOCOMOTIVES = 10  # once it is open: one stands in Fort Wayne
STARTING_CASH = bytes((0, 0, 60, 40, 30, 24, 20))  # each, by the number of players
OPENING_BIDS = bytes((0, 7, 6, 5, 8))  # the least for the first share of each, in the opening
HOUSES = 20
MOST = 9999  # no cash, treasury or income goes beyond it: screens have four digits
REDS = 2  # dials on red that make a payday
DETROIT, WHEELING, PITTSBURGH, CHICAGO = 1, 2, 3, 4
FIRST = 1, 3, 4  # values of the industrial cities
RISE = bytes((0, 1, 1, 2))
LAST_DETROIT = 8
END_COMPANIES = 3  # so many without locomotives, or without unsold shares, end the game
END_HOUSES_LEFT = 3  # so does a reserve of so many houses, or fewer

# The numbers of the printed board, which can be edited: uses of the three dials until red, first
# incomes of companies 1 to 4, last values of Wheeling and Pittsburgh.
TABLES = 3, 5, 4, 7, 6, 5, 8, 6, 8
TABLES_LOWEST = bytes((1, 1, 1, 1, 1, 1, 1, 3, 4))
TABLES_HIGHEST = bytes((9, 9, 9, 20, 20, 20, 20, 20, 20))
_INCOMES_AT, _LASTS_AT = 3, 6  # before the first of them

COMPANY = kind("company", names=("PRR", "B&O", "C&O", "NYC", "Wabash"), reason="no_such_company")
CITY = kind("city", names=("Detroit", "Wheeling", "Pittsburgh"))
DIAL = kind("dial", 3, names=IN_WORDS)
NUMBER = kind("number", len(TABLES), names=IN_WORDS)
SOMEBODY = set_of("companies", COMPANY, 1, "nobody_there")
FLAGS = set_of("flags", kind("flags", 4, names=IN_WORDS))


def can_be(number, value):
    """Return whether an editable number, 1 to 9, can have this value; Pittsburgh goes by two."""
    if not TABLES_LOWEST[number - 1] <= value <= TABLES_HIGHEST[number - 1]:
        return False
    return number != NUMBER[1] or value % RISE[PITTSBURGH] == 0


class Board(Described):
    """Companies are known by their keys, 1 to 5; sets have a bit for each, the lowest for 1."""

    steps = ("opening", "turn", "wabash", "payday", "over")
    state = (
        cells("turn", highest=PAWN[1]),  # whose action it is, or who bids first
        cells("tracks", (CITY,), FIRST, lowest=1, highest=20),
        cells("treasury", (COMPANY,), highest=MOST, correct=2, short="treasury_short"),
        cells("income", (COMPANY,), highest=MOST, correct=3),
        cells("locos", (COMPANY,), LOCOMOTIVES, highest=max(LOCOMOTIVES), correct=4, detail=True),
        cells("cash", (PAWN,), highest=MOST, correct=1, short="cash_short"),
        cells("houses", (), HOUSES, highest=HOUSES, correct=5),
        members("present", SOMEBODY, (CITY,), correct=6, hidden=True),
        members("arrived", SOMEBODY, hidden=True),  # in Chicago
        cells("next_tables", (NUMBER,), TABLES, 1, 20, correct=7, kept=True, next_game=True),
        cells("tables", (NUMBER,), TABLES, 1, 20, hidden=True),  # of this game
        cells("shares", (PAWN, COMPANY), highest=max(SHARES), correct=8, detail=True),
        cells("dials", (DIAL,), highest=9, hidden=True),  # uses
    )

    def in_step(self, name):
        """Return whether the game is in the step of that name."""
        return self.steps[self.step] == name

    def go_to(self, name):
        """Go to a step."""
        self.step = self.steps.index(name)

    @property
    def round(self):
        """The number of the round: Detroit goes up by one after each."""
        return self.tracks[DETROIT]

    def red(self, dial):
        """Return whether a dial cannot be used any more."""
        return self.dials[dial] >= self.tables[dial]

    def reds(self):
        """Return how many dials are on red."""
        return sum([self.red(dial) for dial in range(1, DIAL[1] + 1)])

    def last(self, city):
        """Return the end of an industrial city's track."""
        return LAST_DETROIT if city == DETROIT else self.tables[_LASTS_AT + city]

    def first_income(self, company):
        """Return the income that a company begins with; the Wabash has none."""
        return 0 if company == WABASH else self.tables[_INCOMES_AT + company]

    # Companies.

    def on_sale(self):
        """Return the company whose share must be sold now; 0 where that is a player's choice."""
        if self.in_step("opening"):
            return sum(self.shares.data) + 1
        return WABASH if self.in_step("wabash") else 0

    def is_open(self, company):
        """Return whether a company plays: the Wabash does once another has reached Chicago."""
        return company != WABASH or self.arrived != 0

    def check_open(self, company):
        """Refuse the Wabash while it is closed."""
        if not self.is_open(company):
            raise Refused("wabash_closed")

    def check_all_open(self, companies):
        """Refuse a set of companies that has the Wabash while it is closed."""
        if companies >> (WABASH - 1):
            self.check_open(WABASH)

    def is_in(self, company, place):
        """Return whether a company has reached an industrial city, or Chicago."""
        present = self.arrived if place == CHICAGO else self.present[place]
        return bool(present >> (company - 1) & 1)

    def most_locos(self, company):
        """Return how many locomotives can be on a company's charter."""
        if company == WABASH and self.arrived:
            return WABASH_LOCOMOTIVES
        return LOCOMOTIVES[company - 1]

    def sold(self, company):
        """Return how many shares of a company players have."""
        return sum(self.shares.column(company))

    def unsold(self, company):
        """Return how many shares are left on a company's charter."""
        return SHARES[company] - self.sold(company)

    def min_bid(self, company):
        """Return the income on each share once one more is sold, rounded up; in the opening as the
        rules have it, whatever the first incomes are."""
        sold = self.sold(company)
        if self.in_step("opening") and company < WABASH and not sold:
            return OPENING_BIDS[company]
        return -(-self.income[company] // (sold + 1))

    def per_share(self, company):
        """Return what a share of a company is paid, rounded up; 0 if nobody holds one."""
        sold = self.sold(company)
        return -(-self.income[company] // sold) if sold else 0

    def dividend(self, pawn, company=0):
        """Return what a pawn is paid on all its shares, or on those of one company."""
        amount = 0
        for key in (company,) if company else range(1, WABASH + 1):
            held = self.shares[pawn, key]
            if held:
                amount += self.per_share(key) * held
        return amount

    def flags(self):
        """Return what ends the game on its next payday: locomotives, shares, houses, Detroit."""
        bare = sold_out = 0
        for company in range(1, WABASH + 1):
            bare += not self.locos[company]
            sold_out += not self.unsold(company)
        return (
            (bare >= END_COMPANIES)
            | (sold_out >= END_COMPANIES) << 1
            | (self.houses <= END_HOUSES_LEFT) << 2
            | (self.tracks[DETROIT] >= LAST_DETROIT) << 3
        )

    def unsound(self):
        """Return what makes a position impossible."""
        from .soundness import unsound

        return unsound(self)

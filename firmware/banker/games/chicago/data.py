"""The game's figures: companies, dials, industrial cities, and those numbers that can be edited.

Companies are known by their key, 1 to 5, pawns by theirs, 1 to 6. What is kept by company, dial or
industrial city has a place per key; place 0 is unused.
"""

from ...rules.forms import PAWNS

COMPANIES = 5
WABASH = 5  # closed until somebody reaches Chicago
NAMES = ("", "PRR", "B&O", "C&O", "NYC", "Wabash")

SHARES = bytes((0, 3, 4, 6, 5, 2))
CHARTER_LOCOMOTIVES = bytes((0, 19, 21, 25, 23, 11))  # on the charters when a game begins
WABASH_LOCOMOTIVES = 10  # once it is open: one stands in Fort Wayne
WABASH_INCOMES = bytes((1, 3))  # Fort Wayne as it is, and developed
STARTING_CASH = bytes((0, 0, 60, 40, 30, 24, 20))  # each, by the number of players

OPENING_BIDS = bytes((0, 7, 6, 5, 8))  # the least for the first share of each, in the opening

HOUSES = 20
FOREST_BONUS = 2
MOST_BUILT = 3  # locomotives in one build
MOST = 9999  # no cash, treasury or income goes beyond it: screens have four digits

DIALS = 3  # auction, build, develop
REDS = 2  # dials on red that make a payday

DETROIT, WHEELING, PITTSBURGH = 1, 2, 3
CITIES = 3
CHICAGO = 4  # a special hex like the three cities
CHICAGO_BIT = 1 << CHICAGO - 1
FIRST = bytes((0, 1, 3, 4))
STEP = bytes((0, 1, 1, 2))
LAST_DETROIT = 8

OPENING, TURN, WABASH_SALE, PAYDAY, OVER = range(5)  # the stages of a game

# What ends a game on its next payday, one bit each.
END_LOCOMOTIVES, END_SHARES, END_HOUSES, END_DETROIT = 1, 2, 4, 8
END_COMPANIES = 3  # so many without locomotives, or without unsold shares
END_HOUSES_LEFT = 3  # houses in the reserve, or fewer

# The editable numbers: uses of the three dials until red, first incomes of companies 1 to 4, last
# values of Wheeling and Pittsburgh. Each one's lowest and highest; Pittsburgh goes by its step.
TABLES = bytes((3, 5, 4, 7, 6, 5, 8, 6, 8))
TABLES_LOWEST = bytes((1, 1, 1, 1, 1, 1, 1, 3, 4))
TABLES_HIGHEST = bytes((9, 9, 9, 20, 20, 20, 20, 20, 20))
_INCOMES_AT = 2
_LASTS_AT = 5
_PITTSBURGH_AT = _LASTS_AT + PITTSBURGH


def first_income(tables, company):
    """The income that a company begins with; the Wabash has none."""
    return 0 if company == WABASH else tables[_INCOMES_AT + company]


def last_value(tables, city):
    """The end of an industrial city's track."""
    return LAST_DETROIT if city == DETROIT else tables[_LASTS_AT + city]


def can_be(number, value):
    """Whether an editable number, 1 to 9, can have this value."""
    at = number - 1
    if not TABLES_LOWEST[at] <= value <= TABLES_HIGHEST[at]:
        return False
    return at != _PITTSBURGH_AT or (value - FIRST[PITTSBURGH]) % STEP[PITTSBURGH] == 0


def members(bits):
    """The keys in a set, which has bit 0 for key 1."""
    return tuple([key for key in range(1, PAWNS + 1) if bits >> (key - 1) & 1])

"""What can be entered: the kinds of transaction and their fields.

A set is a number with bit 0 for key 1. No transaction holds the pawn in turn:
the game knows it.
"""

from ...rules.forms import AMOUNT, FIXED, NEW_GAME, SET, Forms, field
from . import refusals
from .data import (
    CHICAGO,
    CHICAGO_BIT,
    COMPANIES,
    DIALS,
    MOST,
    MOST_BUILT,
    PAWNS,
    PITTSBURGH,
    TABLES,
    TABLES_HIGHEST,
    WHEELING,
)

AUCTION = 1  # company, winner or 0 for nobody, bid
BUILD = 2  # company, locomotives, cost, income, set of special hexes, Fort Wayne developed
CITY = 3  # value, set of companies
MOUNTAIN = 4  # value, company
FOREST = 5  # company
TRACK = 6  # Wheeling or Pittsburgh
PASS = 7  # dial
REMOVE = 8  # pawn
# NEW_GAME, as in every game: six seats, clockwise; 0 behind the last
DIVIDENDS = 10
CORRECT = 11  # what, whose, new value
TABLE = 12  # which of the editable numbers, new value

# What CORRECT replaces: of a pawn; of a company; the houses, nobody's; the companies in a city; of
# a pawn again its shares of a company, whose key stands before their number as tens.
CASH, TREASURY, INCOME, LOCOMOTIVES, HOUSES_LEFT, PRESENCE, SHARES_HELD = 1, 2, 3, 4, 5, 6, 7

# The dial that a kind turns. PASS names it.
DIAL_OF = bytes((0, 1, 2, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0))

PAWN = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_pawn", FIXED)
WINNER = field(0, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_winner", FIXED)
SEAT = field(0, PAWNS, 3, refusals.NO_SUCH_PAWN)
COMPANY = field(1, COMPANIES, 3, refusals.NO_SUCH_COMPANY, "field_company", FIXED)
BID = field(0, 999, 10, refusals.BAD_NUMBER, "field_bid", AMOUNT)
COST = field(0, 999, 10, refusals.BAD_NUMBER, "field_cost", AMOUNT)
ADDED_INCOME = field(0, 999, 10, refusals.BAD_NUMBER, "field_income", AMOUNT)
BUILT = field(1, MOST_BUILT, 2, refusals.BAD_NUMBER, "field_locos", FIXED)
HEXES = field(0, (1 << CHICAGO) - 1, CHICAGO, refusals.BAD_NUMBER, "field_hexes", SET)
FORT_WAYNE = field(0, 1, 1, refusals.BAD_NUMBER, "field_wayne", FIXED)
VALUE = field(1, 9, 4, refusals.BAD_NUMBER, "field_value", FIXED)
SOMEBODY = field(1, (1 << COMPANIES) - 1, COMPANIES, refusals.NOBODY_THERE, "field_companies", SET)
INDUSTRY = field(WHEELING, PITTSBURGH, 2, refusals.BAD_NUMBER)
DIAL = field(1, DIALS, 2, refusals.BAD_NUMBER, "field_dial", FIXED)
WHAT = field(CASH, SHARES_HELD, 3, refusals.BAD_NUMBER, "field_what", FIXED)
WHOSE = field(0, 9, 4, refusals.BAD_NUMBER)  # any key: what is wrong with it depends on `what`
FIGURE = field(0, MOST, 14, refusals.BAD_NUMBER, "field_new", AMOUNT)
TABLE_NUMBER = field(1, len(TABLES), 4, refusals.BAD_NUMBER, "field_number", FIXED)
TABLE_VALUE = field(1, max(TABLES_HIGHEST), 5, refusals.BAD_NUMBER, "field_new", AMOUNT)

FIELDS = {
    AUCTION: (COMPANY, WINNER, BID),
    BUILD: (COMPANY, BUILT, COST, ADDED_INCOME, HEXES, FORT_WAYNE),
    CITY: (VALUE, SOMEBODY),
    MOUNTAIN: (VALUE, COMPANY),
    FOREST: (COMPANY,),
    TRACK: (INDUSTRY,),
    PASS: (DIAL,),
    REMOVE: (PAWN,),
    NEW_GAME: (SEAT,) * PAWNS,
    DIVIDENDS: (),
    CORRECT: (WHAT, WHOSE, FIGURE),
    TABLE: (TABLE_NUMBER, TABLE_VALUE),
}
FORMS = Forms(FIELDS)


def asks_fort_wayne(game, hexes):
    """Whether a build into these special hexes opens the Wabash."""
    return hexes & CHICAGO_BIT != 0 and not game.wabash_open()


def new_game(ended, now, seats):
    """The transaction that begins a game of these pawns, clockwise from the oldest player's."""
    from ..seating import new_game as begun

    return begun(seats)

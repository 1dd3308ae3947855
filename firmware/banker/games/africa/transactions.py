"""What can be entered: the kinds of transaction and their fields.

A set is a number with bit 0 for code 1. No transaction holds who acts: the game knows it.
"""

from ...rules.forms import AMOUNT, FIXED, NEW_GAME, PAWNS, Forms, field
from . import refusals
from .data import COMPANIES, LAST_CONCESSION, LAST_PRIVATE, MOST, TABLES

DRAW_COMPANIES = 1  # set of the companies in play
AUCTION = 2  # winner, bid, concession (0: a card, or the die)
SELL = 3  # company, private or bonds; how many
BUY = 4  # source; company, private or bonds; which certificate, or how many
GO = 5
POWER = 6  # private
BUILD = 7  # 1, cost, bonus; 2, pay or free
RUN = 8  # revenue in tens; pay or keep
# NEW_GAME, as in every game: six seats, clockwise; 0 behind the last
TRAIN = 10  # 1 buy or 2 sell, type; 3 of a company: company, type, price, consent
CONCESSION = 11  # given to the company in turn
CORRECT = 12  # what, whose, new value
TABLE = 13  # which number of the tables, new value
REMOVE = 14  # pawn

HAND, FROM_POOL, DISCARD, DECK, NEW_BOND = 1, 2, 3, 4, 5  # sources of a purchase
ONE_SHARE, DIRECTORS = 1, 2  # certificates
LAY_TRACK, LAY_STATION = 1, 2
AT_COST, FREE = 1, 2
PAY, KEEP = 1, 3
OF_BANK, TO_BANK, OF_COMPANY = 1, 2, 3  # a train
CASH, TREASURY, PRICE, STATIONS_LAID = 1, 2, 3, 4  # what CORRECT replaces

PAWN = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_pawn", FIXED)
WINNER = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_winner", FIXED)
SEAT = field(0, PAWNS, 3, refusals.NO_SUCH_PAWN)
DRAWN = field(1, (1 << COMPANIES) - 1, COMPANIES, refusals.NOT_DRAWN)
BID = field(0, 9999, 14, refusals.BAD_NUMBER, "field_bid", AMOUNT)
SOLD_CONCESSION = field(0, LAST_CONCESSION, 6, refusals.NOT_DRAWN, "field_code", FIXED)
CODE = field(1, LAST_PRIVATE, 5, refusals.NOT_DRAWN, "field_code", FIXED)
COUNT = field(1, 31, 5, refusals.BAD_NUMBER, "field_count", AMOUNT)
SOURCE = field(HAND, NEW_BOND, 3, refusals.BAD_NUMBER, "field_source", FIXED)
CERTIFICATE = field(1, 9, 4, refusals.BAD_NUMBER, "field_how", FIXED)
PRIVATE = field(1, LAST_PRIVATE, 5, refusals.NOT_DRAWN, "field_code", FIXED)
WHAT_BUILT = field(LAY_TRACK, LAY_STATION, 2, refusals.BAD_NUMBER, "field_what", FIXED)
COST = field(0, 999, 10, refusals.BAD_NUMBER, "field_cost", AMOUNT)
BONUS = field(0, 999, 10, refusals.BAD_NUMBER, "field_bonus", AMOUNT)
TENS = field(0, 999, 10, refusals.BAD_NUMBER)
PAYS = field(PAY, KEEP, 2, refusals.BAD_NUMBER, "field_how", FIXED)
TRADE = field(OF_BANK, OF_COMPANY, 2, refusals.BAD_NUMBER)
TYPE_OR_COMPANY = field(1, COMPANIES, 5, refusals.NOT_DRAWN, "field_code", FIXED)
TYPE = field(0, 9, 4, refusals.NO_TRAIN, "field_train", FIXED)
TRAIN_PRICE = field(0, 9999, 14, refusals.BAD_NUMBER, "field_cost", AMOUNT)
CONSENT = field(0, PAWNS, 3, refusals.NO_CONSENT, "field_consent", FIXED)
GIVEN = field(1, LAST_CONCESSION, 6, refusals.NOT_DRAWN, "field_code", FIXED)
WHAT = field(CASH, STATIONS_LAID, 3, refusals.BAD_NUMBER, "field_what", FIXED)
WHOSE = field(1, COMPANIES, 5, refusals.NOT_DRAWN)
FIGURE = field(0, MOST, 15, refusals.BAD_NUMBER, "field_new", AMOUNT)
TABLE_NUMBER = field(1, TABLES, 5, refusals.BAD_NUMBER, "field_code", FIXED)
TABLE_VALUE = field(1, 2500, 12, refusals.BAD_NUMBER, "field_new", AMOUNT)

FIELDS = {
    DRAW_COMPANIES: (DRAWN,),
    AUCTION: (WINNER, BID, SOLD_CONCESSION),
    SELL: (CODE, COUNT),
    BUY: (SOURCE, CODE, CERTIFICATE),
    GO: (),
    POWER: (PRIVATE,),
    BUILD: (WHAT_BUILT, COST, BONUS),
    RUN: (TENS, PAYS),
    NEW_GAME: (SEAT,) * PAWNS,
    TRAIN: (TRADE, TYPE_OR_COMPANY, TYPE, TRAIN_PRICE, CONSENT),
    CONCESSION: (GIVEN,),
    CORRECT: (WHAT, WHOSE, FIGURE),
    TABLE: (TABLE_NUMBER, TABLE_VALUE),
    REMOVE: (PAWN,),
}


def _length(t):
    """A train of the bank needs no more than its type, a station no bonus."""
    if len(t) > 1 and ((t[0] == TRAIN and t[1] != OF_COMPANY) or t[:2] == (BUILD, LAY_STATION)):
        return 3
    return 1 + len(FIELDS[t[0]])


FORMS = Forms(FIELDS, _length)


def new_game(ended, now, seats):
    """The transaction that begins a game of these pawns, clockwise from the starting player's."""
    from ..seating import new_game as begun

    return begun(seats)

"""What can be entered: the kinds of transaction and their fields.

No transaction holds who acts, since the game knows it, nor a consent, which the screens ask for.
Every one takes five bytes at most.
"""

from ...rules.forms import AMOUNT, FIXED, NEW_GAME, Forms, field
from . import refusals
from .data import LAST_PRIVATE, LAST_PUBLIC, MINORS, MOST_HELD, PAWNS, PRIVATES, PUBLICS, RSR

AUCTION = 1  # private or minor, winner or 0 for nobody, bid
BUY = 2  # public, TREASURY or POOL
START = 3  # public, price
SELL = 4  # public, shares
OWN_SHARES = 5  # shares that the company in turn takes back from the pool
TRACK = 6  # tiles, terrain
STATION = 7  # hexes
RUN = 8  # revenue; FULL, HALF or KEEP, 0 where there is no choice
# NEW_GAME, as in every game: six seats, clockwise; 0 behind the last
GO = 10  # a pass, the end of a turn, interest, nobody else merges
TRAIN = 11  # key of its type, BANK or POOL
COMPANY_TRAIN = 12  # company, key of the type, price
PRIVATE = 13  # private, price
MERGE = 14  # the minor that acts, the others as bits, public, stations
CONVERT = 16  # minor, public
ANSWER = 17  # shares, set of pawns, key of a train, or 1 yes and 2 no: by the step
REMOVE = 18  # pawn: away, or back
CORRECT = 19  # what, whose, new value
FIGURE = 20  # number, new value
KIND_BITS = 5

BANK = TREASURY = 1
POOL = 2
FULL, HALF, KEEP = 1, 2, 3
YES, NO = 1, 2
# What CORRECT replaces: a pawn's cash, a company's, its loans, its space (row, and column + 32 x).
PAWN_CASH, CASH, LOANS, SPACE = 1, 2, 3, 4
FIGURES = 7  # on the screen: FIGURE is meant
COLUMN_BITS = 5  # a space is its row and column in one number

_NO_COMPANY = refusals.NO_SUCH_COMPANY
_BAD = refusals.BAD_NUMBER
LOT = field(1, LAST_PRIVATE, 6, _NO_COMPANY, "field_minor", FIXED)
WINNER = field(0, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_winner", FIXED)
BID = field(0, 9999, 14, _BAD, "field_bid", AMOUNT)
PUBLIC = field(PUBLICS + 1, LAST_PUBLIC, 5, _NO_COMPANY, "field_public", FIXED)
SOURCE = field(BANK, POOL, 2, _BAD, "field_source", FIXED)
START_PRICE = field(0, 999, 10, _BAD, "field_price", AMOUNT)
SHARES = field(1, MOST_HELD, 3, _BAD, "field_shares", FIXED)
TILES = field(1, 2, 2, _BAD, "field_tiles", FIXED)
TERRAIN = field(0, 999, 10, _BAD, "field_terrain", AMOUNT)
HEXES = field(0, 99, 7, _BAD, "field_hexes", AMOUNT)
REVENUE = field(0, 9999, 14, _BAD, "field_revenue", AMOUNT)
PAYOUT = field(0, KEEP, 2, _BAD, "field_payout", FIXED)
TYPE = field(0, 9, 4, refusals.NO_SUCH_TRAIN, "field_train", FIXED)
COMPANY = field(1, LAST_PUBLIC, 5, _NO_COMPANY, "field_company", FIXED)
PRICE = field(1, 9999, 14, _BAD, "field_price", AMOUNT)
A_PRIVATE = field(PRIVATES + 1, LAST_PRIVATE, 6, _NO_COMPANY, "field_private", FIXED)
PRIVATE_PRICE = field(1, 99, 7, _BAD, "field_price", AMOUNT)
MINOR = field(1, MINORS, 5, _NO_COMPANY, "field_minor", FIXED)
MINORS_MERGED = field(1, (1 << MINORS) - 1, MINORS, refusals.TOO_FEW)
MERGED_STATIONS = field(1, 2, 2, _BAD, "field_stations", FIXED)
ANSWERED = field(0, (1 << PAWNS) - 1, PAWNS, _BAD)
A_PAWN = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_pawn", FIXED)
SEAT = field(0, PAWNS, 3, refusals.NO_SUCH_PAWN)
WHAT = field(PAWN_CASH, SPACE, 3, _BAD)
WHOSE = field(1, RSR, 6, _NO_COMPANY)
NEW_VALUE = field(0, 30000, 15, _BAD, "field_new", AMOUNT)
NUMBER = field(1, LAST_PRIVATE, 6, _BAD, "field_number", FIXED)

FIELDS = {
    AUCTION: (LOT, WINNER, BID),
    BUY: (PUBLIC, SOURCE),
    START: (PUBLIC, START_PRICE),
    SELL: (PUBLIC, SHARES),
    OWN_SHARES: (SHARES,),
    TRACK: (TILES, TERRAIN),
    STATION: (HEXES,),
    RUN: (REVENUE, PAYOUT),
    NEW_GAME: (SEAT,) * PAWNS,
    GO: (),
    TRAIN: (TYPE, SOURCE),
    COMPANY_TRAIN: (COMPANY, TYPE, PRICE),
    PRIVATE: (A_PRIVATE, PRIVATE_PRICE),
    MERGE: (MINOR, MINORS_MERGED, PUBLIC, MERGED_STATIONS),
    CONVERT: (MINOR, PUBLIC),
    ANSWER: (ANSWERED,),
    REMOVE: (A_PAWN,),
    CORRECT: (WHAT, WHOSE, NEW_VALUE),
    FIGURE: (NUMBER, NEW_VALUE),
}
FORMS = Forms(FIELDS, kind_bits=KIND_BITS)


def new_game(ended, now, seats):
    """The transaction that begins a game of these pawns, clockwise from the first player's."""
    from ..seating import new_game as begun

    return begun(seats)


def minors_in(mask):
    """The codes of minors in a set, which has bit 0 for minor 1."""
    return [code for code in range(1, MINORS + 1) if mask >> (code - 1) & 1]

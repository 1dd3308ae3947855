"""The figures of 1861, what its fields are, and its state.

Everything is known by its code: minors 1 to 16, public companies 21 to 28, privates 31 to 35. The
Russian State Railway is typed and shown as 40, but kept behind the publics. Pawns are 1 to 6; as
owners of a private they are AS_OWNER + 1 to AS_OWNER + 6.
"""

from ...kit.cell_values import PAWN
from ...kit.describe import cells, kind, order
from ...kit.layout import MONEY
from ...rules.forms import PAWNS

YELLOW_MINORS, MINORS = 10, 16  # the last yellow one; the last one
PUBLICS, LAST_PUBLIC = 20, 28  # the publics' codes begin behind the first
RSR, RSR_CODE = 29, 40
PRIVATES, LAST_PRIVATE = 30, 35
AS_OWNER = 50

# Privates 31 to 35. The value of the last one is a figure that can be edited.
MINIMUM_BIDS = bytes((20, 30, 40, 50, 60))
VALUES = bytes((30, 45, 60, 75, 90))
INCOMES = bytes((10, 15, 20, 25, 30))
BID_STEP = 5

STARTING_CASH = (0, 0, 0, 420, 315, 252, 210)  # each, by the number of players
LIMITS = bytes((0, 0, 0, 21, 16, 13, 11))  # certificates of a pawn
ALL_MONEY = 15000
MOST_KEPT = 0xFFFF  # no cash goes beyond it
MOST_CORRECTED, MOST_LOANS_CORRECTED = 16000, 31
LAST_FIGURE = 35

SHARES = 10  # of a public
DIRECTORS_SHARES = 2
MOST_HELD = 6  # by one pawn
MOST_POOLED = 5
MOST_STATIONS = 3

MINOR_MINIMUM = 100  # the least bid for a minor
MINOR_HIGHEST = 135  # its price at most as it starts
MERGER_HIGHEST = 200  # the price of a public formed of minors, at most
MOST_MERGED, MOST_MERGED_OF_ONE = 10, 6

LOAN, LOAN_BRINGS, INTEREST = 50, 45, 5
MINOR_LOANS, PUBLIC_LOANS = 2, 5  # at most
MOST_LOANS, MOST_PASSED_ON = 1023, 255  # that are kept; that a public takes over

FULL, HALF, KEEP = 1, 2, 3  # what becomes of revenue
TILE = 20  # for the second one
FIRST_STATION, LAST_STATION = 20, 40  # a hex, for the second and for the third station

# Trains, by type 0 to 8.
TRAIN_GLYPHS = "2345678DE"
TYPES = 9
NUMBERED = 7  # types that the bank sells one after the other, each with its phase
NO_LIMIT = 15  # of trains left
MOST_TRAINS = 31  # of a type that anybody keeps
FIRST_PHASE, LAST_PHASE = 2, 8
GREEN_PHASE = MERGER_PHASE = PRIVATES_PHASE = 3  # green minors; mergers; privates to companies
PUBLIC_PHASE = RSR_PHASE = 4  # publics start; RSR operates
NO_MINOR_PHASE = 5  # no minor starts any more
PRIVATES_GONE = 6  # privates are nationalised
# By phase: the type that its first train removes, and whether those without a train are looked at.
REMOVES = {4: 0, 6: 1, 8: 2}
MINOR_LIMITS = bytes((0, 0, 2, 2, 1, 1, 1, 1, 0))
PUBLIC_LIMITS = bytes((0, 0, 4, 4, 3, 3, 2, 2, 2))

MOST_SETS = 255
ORS, LAST_ORS = 2, 3  # operating rounds in a set, and in the last one
SR, OR, MR, END = range(4)  # rounds
STEPS = (
    "offer",
    "stock",
    "shares",
    "track",
    "station",
    "run",
    "loans",
    "trains",
    "rsr",
    "merge",
) + ("holders", "others", "discard", "nationalise", "over")
(
    OFFER,
    STOCK,
    SHARES_STEP,
    TRACK_STEP,
    STATION_STEP,
    RUN_STEP,
    LOANS_STEP,
    TRAINS_STEP,
    RSR_STEP,
    MERGE_STEP,
    HOLDERS,
    OTHERS,
    DISCARD,
    NATIONALISE,
    OVER,
) = range(15)
NEVER, RUNNING, OPERATED, GONE = range(4)  # how a company stands

_NAMES = "N SPW MNN RO OK M-K KK MV KB KR MB Y V TR SV E     GR NW SW SE MK MVR MKV MKN"
COMPANY = kind("company", names=_NAMES, reason="no_such_company")
HOLDER = kind("holder", names=_NAMES + " RSR", reason="no_such_company")  # RSR too
STATE_RAILWAY = kind("company", lowest=RSR_CODE, names="RSR")
MINOR = kind("minor", names=_NAMES[:46], reason="no_such_company")
PUBLIC = kind("public", lowest=21, names=_NAMES[51:], reason="no_such_company")
PRIVATE = kind("private", lowest=31, names="TSR BSS MYR MRR WVR", reason="no_such_company")
WAS, IS = kind("price_before", 999), kind("price", 999)  # what a share is worth, in sentences
NUMBER = kind("number", MOST_HELD)  # of shares
TRAIN = kind(  # by its key
    "train",
    lowest=0,
    names="5+5E  2 3 4 5 6 7 8 2+2",
    reason="no_such_train",
)
TRAIN_NAMES = "2 3 4 5 6 7 8 2+2 5+5E"
TYPE = kind("train", lowest=0, names=TRAIN_NAMES)


STATE = (
    cells("cash", (PAWN,), 0, 0, MOST_KEPT, 1, MONEY, "cash_short", 1),
    cells("till", (HOLDER,), 0, 0, MOST_KEPT, 1, MONEY, "cash_short", 2),
    cells("space", (COMPANY,), highest=95, correct=4),  # on the market; 0: none
    cells("loans", (HOLDER,), highest=MOST_LOANS, correct=3),
    cells("held", (PAWN, PUBLIC), highest=MOST_HELD, short="too_few_held", hidden=True),
    cells("pool", (PUBLIC,), highest=MOST_POOLED, short="none_to_be_bought", hidden=True),
    cells("standing", (COMPANY,), highest=GONE, hidden=True),
    # a minor's owner, a public's director
    cells("president", (COMPANY,), highest=PAWNS, hidden=True),
    cells("stations", (PUBLIC,), highest=MOST_STATIONS, hidden=True),
    cells("trains", (HOLDER, TYPE), highest=MOST_TRAINS, short="no_such_train", hidden=True),
    cells("pooled", (TYPE,), highest=MOST_TRAINS, short="no_such_train", hidden=True),
    cells("left", (TYPE,), (10, 7, 4, 4, 2, 2, NO_LIMIT, 2, 2), 0, NO_LIMIT, hidden=True),
    cells(
        "face", (TYPE,), (100, 225, 350, 550, 650, 800, 1000, 600, 1500), 5, 2500, 5, hidden=True
    ),
    cells("owner", (PRIVATE,), highest=AS_OWNER + PAWNS, hidden=True),  # AS_OWNER + pawn, or a code
    order("arrivals", COMPANY, hidden=True),  # tokens on the market, as they came
    order("started", MINOR, hidden=True),  # running minors, as they started
    cells("round", highest=END, hidden=True),
    cells("set", (), 1, 1, MOST_SETS, hidden=True),
    cells("or_at", highest=LAST_ORS, hidden=True),  # which OR of the set; 0 in an SR
    cells("or_count", (), ORS, ORS, LAST_ORS, hidden=True),  # how many this set has
    # the pawn or the code that is awaited; 0: nobody by name
    cells("turn", highest=RSR, hidden=True),
    # the company in turn; in an MR the public just formed
    cells("acting", highest=RSR, hidden=True),
    # who has had its turn in this round: bit of the code
    cells("acted", highest=(1 << RSR) - 1, hidden=True),
    cells("phase", (), FIRST_PHASE, FIRST_PHASE, LAST_PHASE, hidden=True),
    cells("priority", (), 1, 1, PAWNS, hidden=True),
    cells("passes", highest=PAWNS, hidden=True),  # in a row
    cells("last_active", highest=PAWNS, hidden=True),  # who last bought, sold or won in this SR
    cells("has_sold", hidden=True),  # whether the pawn in turn has, in this turn
    # publics that each has sold in this SR, one bit each
    cells("sold", (PAWN,), highest=255, hidden=True),
    cells("moved", highest=255, hidden=True),  # publics that its sales of this turn have moved
    cells("owed", highest=MOST_LOANS, hidden=True),  # by the company in turn, as its turn began
    # holders still to be asked, or publics that may nationalise
    cells("asked", highest=255, hidden=True),
    # the least bid for what is on offer
    cells("minimum", (), 20, 0, MINOR_MINIMUM, BID_STEP, hidden=True),
    cells("broken", hidden=True),  # whether the bank has been below 0
    cells("last_set", highest=255, hidden=True),  # the number of the last set, once it is known
    cells("last_or", hidden=True),  # whether the game ends with this OR
    # Figures that can be edited, besides those that are where they went.
    cells("line", hidden=True),  # whether the market is a line, not the grid
    cells("end_rule", hidden=True),  # 1: an 8 bought in the OR in which the bank broke decides
    cells("all_money", (), ALL_MONEY, 1000, 30000, 5, hidden=True),
    cells("limit", (), LIMITS[-1], 5, 40, hidden=True),  # certificates of a pawn
    cells("last_value", (), VALUES[-1], 5, 95, 5, hidden=True),  # of the last private
)


def train_of(key):
    """Return the type of the train with this key."""
    return (key - 2) % 10


def key_of(train):
    """Return the key of a train's type."""
    return (train + 2) % 10


def paid_out(revenue, choice):
    """Return what of a public's revenue is paid out: all, half rounded up to a ten, nothing."""
    if choice == FULL:
        return revenue
    return (revenue // 2 + 9) // 10 * 10 if choice == HALF else 0

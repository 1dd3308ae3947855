"""The figures of 1861, its fields, and its state.

Everything is known by its code: minors 1 to 16, public companies 21 to 28, privates 31 to 35. The
Russian State Railway is typed and shown as 40, but kept behind the publics. Pawns are 1 to 6; as
owners of a private they are AS_OWNER + 1 to AS_OWNER + 6. Trains are known by their keys, that of
0 as 10.
"""

from ...kit.cell_values import PAWN
from ...kit.describe import cells, kind, order
from ...kit.layout import BOARD_ROW, IN_WORDS, MONEY, PLACE
from ...kit.names import value_name
from ...rules.transactions import PAWNS
from ..railway.describe import market

YELLOW_MINORS, MINORS = 10, 16  # the last yellow one; the last one
PUBLICS, LAST_PUBLIC = 20, 28  # the publics' codes begin behind the first
RSR, RSR_CODE = 29, 40
PRIVATES, LAST_PRIVATE = 30, 35
AS_OWNER = 50

LAST_VALUE = 90  # of the last one: a figure that can be edited
BID_STEP = 5
ALL_MONEY = 15000
MOST_KEPT = 0xFFFF  # no cash goes beyond it
MOST_LOANS_CORRECTED = 31

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

MOST_TRAINS = 31  # of a type that anybody keeps
FIRST_PHASE, LAST_PHASE = 2, 8
GREEN_PHASE = MERGER_PHASE = 3  # green minors; mergers
PUBLIC_PHASE = RSR_PHASE = 4  # publics start; RSR operates
NO_MINOR_PHASE = 5  # no minor starts any more
PRIVATES_GONE = 6  # privates are nationalised
MINOR_LIMIT = 7  # of trains: where a row of the table has it
FLEET = (
    (2, 100, 10, 0, 0, 2, 0, 2),
    (3, 225, 7, 0, 4, 2, 1, 2),
    (4, 350, 4, 2, 3, 2, 1, 1),
    (5, 550, 4, 0, 3, 2, 1, 1),
    (6, 650, 2, 3, 2, 2, 0, 1),
    (7, 800, 2, 0, 2, 2, 0, 1),
    (8, 1000, 0, 4, 2, 2, 0, 0),
    (9, 600, 2),
    (10, 1500, 2),
)

# Zones: red, both start; blue, minors; violet, publics; yellow or a capital letter: conversion.
GRID = market(
    ". . . . 135 150 165y 180 200v 220 245 270 300 330 360 400 440 490 540 /"
    ". . . 110 120 135 150y 165v 180v 200 220 245 270 300 330 360 400 440 490 /"
    ". . 90 100 110 120 135R 150v 165 180 200 220 245 270 300 330 360 400 440 /"
    ". 70 80 90 100 110r 120R 135 150 165 180 200 /"
    "60 65 70 80 90r 100r 110y 120 135 150 /"
    "55 60 65 70r 80r 90 100y 110 /"
    "50 55 60u 65u 70 80 /"
    "45 50u 55u 60 65 /"
    "40 45 50 55 /"
    "35 40 45",
    "urvRV",
)
LINE = market(  # up is right and down is left
    "35 40 45 50u 55u 60u 65u 70r 80r 90r 100R 110R 120R 135R 150V 165V 180v 200v 220 245 270 300 "
    "330 360 400 440 490 540",
    "urvRV",
)

MOST_SETS = 255
LAST_ORS = 3  # operating rounds in the last set; 2 in any other
SR, OR, MR, END = range(4)  # rounds
STEPS = ("offer", "stock", "shares", "track", "station", "run", "loans", "trains", "rsr") + (
    "merge",
    "holders",
    "others",
    "discard",
    "nationalise",
    "over",
)
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
COMPANY = kind("company", names=_NAMES + " 40RSR", reason="no_such_company")
ANY_COMPANY = kind("company", RSR_CODE, reason="no_such_company")  # as it is typed
MINOR = kind("minor", names=_NAMES[:46], reason="no_such_company")
PUBLIC = kind("company", lowest=21, names=_NAMES[51:], reason="no_such_company")
PRIVATE = kind("private", lowest=31, names="TSR BSS MYR MRR WVR", reason="no_such_company")
TYPE = kind("train", 10, 2, IN_WORDS)

STATE = (
    cells("cash", (PAWN,), 0, 0, MOST_KEPT, 1, MONEY, "cash_short", 1),
    cells("till", (COMPANY,), 0, 0, MOST_KEPT, 1, MONEY, "cash_short", 2),
    cells("space", (COMPANY,), highest=12 * BOARD_ROW - 1, unit=PLACE, correct=4),
    cells("loans", (COMPANY,), highest=MOST_LOANS, correct=3),
    cells("held", (PAWN, PUBLIC), highest=MOST_HELD, short="too_few_held", hidden=True),
    cells("pool", (PUBLIC,), highest=MOST_POOLED, short="none_there", hidden=True),
    cells("standing", (COMPANY,), highest=GONE, hidden=True),
    # a minor's owner, a public's director
    cells("president", (COMPANY,), highest=PAWNS, hidden=True),
    cells("stations", (PUBLIC,), highest=MOST_STATIONS, hidden=True),
    cells("trains", (COMPANY, TYPE), highest=MOST_TRAINS, short="no_such_train", hidden=True),
    cells("pooled", (TYPE,), highest=MOST_TRAINS, short="no_such_train", hidden=True),
    cells("left", (TYPE,), highest=15, hidden=True),
    cells("face", (TYPE,), 5, 5, 2500, 5, hidden=True),
    cells("owner", (PRIVATE,), highest=AS_OWNER + PAWNS, hidden=True),  # AS_OWNER + pawn, or a code
    order("arrivals", COMPANY, hidden=True),  # tokens on the market, as they came
    order("started", MINOR, hidden=True),  # running minors, as they started
    cells("round", highest=END, hidden=True),
    cells("set", (), 1, 1, MOST_SETS, hidden=True),
    cells("or_at", highest=LAST_ORS, hidden=True),  # which OR of the set; 0 in an SR
    cells("or_count", (), 2, 2, LAST_ORS, hidden=True),  # how many this set has
    # the pawn or the code that is awaited; 0: nobody by name
    cells("turn", highest=RSR, hidden=True),
    # the company in turn; in an MR the public just formed
    cells("acting", highest=RSR, hidden=True),
    # the companies that have had their turn in this round: bit of the code
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
    # the least bid for the private or minor on offer
    cells("minimum", (), 20, 0, MINOR_MINIMUM, BID_STEP, hidden=True),
    cells("broken", hidden=True),  # whether the bank has been below 0
    cells("last_set", highest=255, hidden=True),  # the number of the last set, once it is known
    cells("last_or", hidden=True),  # whether the game ends with this OR
    # Figures that can be edited, besides those kept above.
    cells("line", hidden=True),  # whether the market is a line, not the grid
    cells("end_rule", hidden=True),  # 1: an 8 bought in the OR in which the bank broke decides
    cells("all_money", (), ALL_MONEY, 1000, 30000, 5, hidden=True),
    cells("limit", (), 11, 5, 40, hidden=True),  # certificates of a pawn
    cells("last_value", (), LAST_VALUE, 5, 95, 5, hidden=True),  # of the last private
)


def name_of(code):
    """Return a company or a private by its code and its name."""
    if code == RSR_CODE:
        code = RSR
    return value_name({}, PRIVATE if code > PRIVATES else COMPANY, code)


def most_loans(code):
    """Return how many loans a company may have."""
    return MINOR_LOANS if code <= MINORS else PUBLIC_LOANS

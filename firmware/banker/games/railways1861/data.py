"""The game's figures: companies, privates, trains, phases, and what is paid for them.

Everything is known by its code: minors 1 to 16, public companies 21 to 28, privates 31 to 35, the
Russian State Railway 40. Pawns are 1 to 6; as owners of a private they are PAWN + 1 to PAWN + 6.
"""

from ...rules.forms import PAWNS  # noqa: F401 - a figure of the game like the others

YELLOW_MINORS, MINORS = 10, 16  # the last yellow one; the last one
PUBLICS = 20  # the publics' codes begin behind it
LAST_PUBLIC = 28
PRIVATES = 30  # the privates' codes begin behind it
LAST_PRIVATE = 35
RSR = 40
CODES = tuple(range(1, MINORS + 1)) + tuple(range(PUBLICS + 1, LAST_PUBLIC + 1))
PAWN = 50  # + pawn: the owner of a private

NAMES = (
    ("", "N", "SPW", "MNN", "RO", "OK", "M-K", "KK", "MV", "KB", "KR", "MB", "Y", "V", "TR", "SV")
    + ("E", "", "", "", "", "GR", "NW", "SW", "SE", "MK", "MVR", "MKV", "MKN", "", "")
    + ("TSR", "BSS", "MYR", "MRR", "WVR", "", "", "", "", "RSR")
)

# Privates 31 to 35. The value of the last one is a figure that can be edited.
MINIMUM_BIDS = bytes((20, 30, 40, 50, 60))
VALUES = bytes((30, 45, 60, 75, 90))
INCOMES = bytes((10, 15, 20, 25, 30))
BID_STEP = 5

STARTING_CASH = (0, 0, 0, 420, 315, 252, 210)  # each, by the number of players
LIMITS = bytes((0, 0, 0, 21, 16, 13, 11))  # certificates of a pawn
FEWEST_PAWNS, FEWEST_PRESENT = 3, 2
MONEY = 15000
MOST_CASH = 16000  # that a correction can give
MOST_KEPT = 0xFFFF  # no cash goes beyond it: sixteen bits

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
MOST_LOANS = 31  # that a correction can give
MOST_LOANS_KEPT, MOST_TRAINS_KEPT = 0xFF, 15  # of a company
MOST_RSR_TRAINS = 0xFF  # of one type

TILE = 20  # for the second one
FIRST_STATION, LAST_STATION = 20, 40  # a hex, for the second and for the third station

# Trains, by type 0 to 8.
TRAIN_NAMES = ("2", "3", "4", "5", "6", "7", "8", "2+2", "5+5E")
TRAIN_GLYPHS = "2345678DE"
TYPES = len(TRAIN_NAMES)
NUMBERED = 7  # types that the bank sells one after the other, each with its phase
TRAIN_PRICES = (100, 225, 350, 550, 650, 800, 1000, 600, 1500)
NO_LIMIT = 15  # of trains left
TRAINS = bytes((10, 7, 4, 4, 2, 2, NO_LIMIT, 2, 2))
FIRST_PHASE, LAST_PHASE = 2, 8
GREEN_PHASE = MERGER_PHASE = PRIVATES_PHASE = 3  # green minors; mergers; privates to companies
PUBLIC_PHASE = RSR_PHASE = 4  # publics start; RSR operates
NO_MINOR_PHASE = 5  # no minor starts any more
PRIVATES_GONE = 6  # privates are nationalised
# By phase: the type that its first train removes, and whether those without a train are looked at.
REMOVES = {4: 0, 6: 1, 8: 2}
MINOR_LIMITS = bytes((0, 0, 2, 2, 1, 1, 1, 1, 0))
PUBLIC_LIMITS = bytes((0, 0, 4, 4, 3, 3, 2, 2, 2))

ORS, LAST_ORS = 2, 3  # operating rounds in a set, and in the last one

# Rounds and steps, in the order of their names in scripts.
SR, OR, MR, END = range(4)
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

# How a company stands.
NEVER, RUNNING, OPERATED, GONE = range(4)


def train_of(key):
    """The type of the train with this key."""
    return (key - 2) % 10


def key_of(train):
    """The key of a train's type."""
    return (train + 2) % 10


def members(bits):
    """The keys in a set, which has bit 0 for key 1."""
    return tuple([key for key in range(1, 9) if bits >> (key - 1) & 1])

"""The game's figures. Companies are known by their key, 1 to 8, trains by theirs, 2 to 7.

What is kept by company or pawn has a place per key. What only the box tells is in the tables.
"""

from ...rules.forms import PAWNS  # noqa: F401 - for the game's other modules

COMPANIES = 8
STARTERS = 4  # those chosen at the start; the others can be founded
NAMES = ("", "MIL", "SLA", "GLI", "LNR", "", "", "", "")  # nobody prints those of 5 to 8
MIL, GLI, LNR = 1, 3, 4  # those whose advantage is in figures
SEATS = 4
GULLIVER = 6  # his pawn, where somebody plays alone
BANK_SHARES = 3  # of 10%, of each company
DIRECTORS_PART = 5  # tenths in a director's certificate
TENTHS = 10  # of a company
MOST_CERTIFICATES = 5
MOST_DIRECTED = 2
FEWEST = 2  # pawns that cannot be removed any more
MOST = 0xFFFF  # no cash or treasury goes beyond it

START_CASH, GLI_CASH = 30, 60
START_TREASURY, MIL_TREASURY = 500, 550
START_PRICE, MIL_PRICE = 50, 55  # the first two spaces of any chart's top row
ROUNDS = bytes((0, 8, 8, 9, 8))  # by the number of players
COPIES = bytes((0, 0, 2, 1, 1))  # copy cards, the same way
COPY_WORTH = 20

EMPEROR, GENERAL, JUSTICIARY, ADMIRAL, TREASURER = 1, 2, 3, 4, 5
CHARACTERS = 5
JUSTICE_CASH, JUSTICE_TREASURIES = 5, 20
TREASURER_CASH = 10  # times the round

# The stages of a game.
CHOOSING, START, ACTION, STEP, POOL, RETURN, AT_GULLIVER, EXPORT, RUNNING, AT_BUREAU, OVER = range(
    11
)

# Trains, and the phase that the first of a type begins: it has the same number.
FIRST_TRAIN, LAST_TRAIN = 2, 7
DOUBLE = 6  # from here on a train's run counts twice: 3D, 4D
TUNNELS = 3  # the phase with the first tunnels
LIMITS = bytes((0, 4, 4, 4, 3, 2, 2, 2))  # by phase
OBSOLETE = bytes((0, 0, 0, 0, 2, 0, 3, 4))  # the type that is, by phase
RUSTED_BELOW = bytes((0, 0, 0, 0, 0, 3, 3, 4))  # types below this one are gone, by phase
RELIEF = bytes((0, 50, 50, 70, 70, 100, 100, 100))  # what card 0 gives, by phase
NUMBERS = (  # in the pile, 2 to 3D, by the number of players
    b"",
    bytes((2, 2, 2, 2, 2)),
    bytes((2, 3, 3, 2, 2)),
    bytes((2, 5, 4, 3, 2)),
    bytes((2, 6, 5, 4, 3)),
)

# What the two sides of a card do: lay tiles, or below 100 give so much cash, or one of these.
TILES = 0
SHARES, ONE_TRAIN, TWO_TRAINS, STATION, TREASURIES = 101, 102, 103, 104, 105
_SIDES = (
    bytes((TREASURIES, 20, TILES, 5, TILES, TILES, TILES, 5, SHARES, TILES))
    + bytes((SHARES, 10, SHARES, 5, ONE_TRAIN, TILES, TWO_TRAINS, 5, STATION, 5))
)  # fmt: skip
NO_CARD = 10

MOST_STATIONS = 3  # home included
STATION_COSTS = bytes((0, 40, 100))  # of the next one, by those on the map
GENERALS_COSTS = bytes((0, 20, 50))

# What PAY books.
Y_CITY, TUNNEL, OTHER, RECEIPT, TREASURERS_CARD = 1, 4, 5, 6, 7
ITEMS = bytes((0, 50, 10, 30, 50))

NAMED_BONUS = bytes((0, 0, 0, 20, 50))  # for so many named cities, as Allenbeck plays


def side(card, which):
    """What a side of a card does."""
    return _SIDES[2 * card + which - 1]

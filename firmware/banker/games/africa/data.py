"""The printed figures of 18Africa, and what its fields are.

Companies are known by their code, 1 to 17, privates 21 to 26, concessions 31 to 37, bonds 20,
trains by their key, 2 to 8. An *account* is whoever can own something: 0 nobody, 1 to 6 a pawn,
POOL, GONE, or COMPANY_AT + a company's code.
"""

from ...kit.describe import kind
from ...kit.layout import IN_WORDS

COMPANIES = 17
NAMES = (
    ("AR", "CSA", "AO", "EAR", "COR", "ENR", "KR", "CGH", "MF")
    + ("MNR", "NR", "NZA", "TC", "TO", "SR", "UR", "CNR")
)  # fmt: skip
PRINTED = bytes((0, 100, 100, 90, 90, 82, 82, 82, 76, 76, 76, 71, 71, 71, 71, 67, 64, 61))
STATIONS = bytes((0, 5, 3, 2, 3, 4, 4, 3, 3, 2, 2, 2, 3, 2, 3, 3, 3, 4))  # in all, home too
SECOND_STATION, NEXT_STATION = 40, 100  # what they cost; the first is free
ORDINARY = 8  # certificates of one share
STARTING = 3  # of them start a company
ONE_SHARE, DIRECTORS = 1, 2  # certificates

POOL, GONE, COMPANY_AT = 7, 8, 10  # accounts behind the pawns

BONDS, ALL_BONDS, BOND = 20, 25, 100  # their code, how many, the price of one
FIRST_PRIVATE, LAST_PRIVATE = 21, 26
PRIVATE_NAMES = ("CWC", "ARA", "TWW", "JTT", "GEF", "MOO")
PRIVATE_PRICES = bytes((25, 35, 60, 75, 115, 160))
PRIVATE_INCOMES = bytes((5, 5, 10, 12, 20, 25))
FREE_STATION, PRIORITY = 25, 26  # privates whose power is the unit's business
FIRST_POWER, LAST_POWER = 22, 24  # those whose power is the map's
FIRST_CONCESSION, LAST_CONCESSION = 31, 37

MONEY_IN_ALL = 14000
MOST_CORRECTED = 20000
STARTING_CASH = (0, 0, 782, 694, 606, 518, 430)  # each, by the number of players
CARDS = bytes((0, 0, 16, 21, 24, 25, 24))  # to auction
IN_PLAY = bytes((0, 0, 7, 9, 9, 9, 9))  # companies

# The market: a line of spaces.
SPACES = (
    (0, 5, 10, 22, 34, 45, 56, 58, 61, 64, 67, 71, 76, 82, 90, 100, 112, 126, 142, 160, 180)
    + (205, 230, 255, 280, 300, 320, 340, 360, 380, 400, 420, 440, 460)
)  # fmt: skip
GREEN = 61  # up to here several are bought at once
LAST_PRICE = 400  # ends the game

# The economy, by what the pool holds.
BOOM, EXPANSION, RECESSION, DEPRESSION = range(4)
BOND_PAYS = bytes((10, 15, 30, 40))

FIRST_TRAIN, LAST_TRAIN, MOST_TRAINS = 2, 8, 2  # so many of one company
# How many types are on offer: one more when the last of its newest is bought, in the end all.
OFFERS = bytes((1, 2, 3, 7))

# Numbers that can be edited before a game: prices of trains 2 to 8, what the bank pays for one, how
# many there are; how many certificates a pawn may have with no company removed, one, and more.
PRICES_AT, BACK_AT, NUMBERS_AT, LIMITS_AT = -1, 6, 13, 22
TABLES = 24

STEPS = (
    ("draw", "cards", "die", "first", "track", "station", "run", "trains", "pool", "end")
    + ("concessions", "stock", "over")
)  # fmt: skip
DRAW, CARDS_SALE, DIE, FIRST, TRACK, STATION, RUN, TRAINS, POOL_STEP, END_STEP = range(10)
CONCESSIONS, STOCK, OVER = 10, 11, 12
END_BANK, END_PRICE = 1, 2  # why a game ends

COMPANY = kind("company", names=NAMES, reason="not_drawn")
PRIVATE = kind("private", lowest=FIRST_PRIVATE, names=PRIVATE_NAMES, reason="not_drawn")
CONCESSION = kind("concession", LAST_CONCESSION, FIRST_CONCESSION, IN_WORDS, reason="not_drawn")
TRAIN = kind("train", lowest=FIRST_TRAIN, names=("2", "3", "4E", "5V", "6F", "7X", "8P"))
PLACE = kind("place", 9)  # of a company among those in play
NUMBER = kind("number", TABLES, names=IN_WORDS)


def can_be(number, value):
    """Return whether a number of the tables, 1 to 24, can have this value."""
    if number <= 14:
        return 10 <= value <= 2500 and value % 10 == 0
    return 1 <= value <= (9 if number < LIMITS_AT else 99)


def is_private(code):
    """Return whether a code is a private's."""
    return FIRST_PRIVATE <= code <= LAST_PRIVATE

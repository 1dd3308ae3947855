"""The game's printed figures: companies, groups, rents and the share-price tables.

Companies are known by their code, 1 to 22, pawns by their key, 1 to 6. Tables are bytes and
tuples because those are what costs least memory on the board.
"""

from ...rules.transactions import PAWNS  # noqa: F401

COMPANIES = 22
SHARES = 9
FLOATED = 5  # shares for the pawn that floats a company
MOST_BOUGHT = 2  # shares the bank sells at one time

HEAD_OFFICE = 5  # the fifth step; it replaces the four offices
OFFICE_STOCK = 32
HEAD_OFFICE_STOCK = 12

SALARY = 200  # what passing Start brings before dividends

# First code of each group, and one past the last: group g is codes GROUPS[g] .. GROUPS[g + 1] - 1.
GROUPS = bytes((1, 3, 6, 9, 12, 15, 18, 21, 23))
# First code of each of the four board sides, one market screen each.
SIDES = bytes((1, 6, 12, 18, 23))
# Price of one office in each group.
OFFICE_PRICES = bytes((50, 50, 100, 100, 150, 150, 200, 200))

# Indexed by code; place 0 is unused.
GROUP_OF = bytes((0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7))
FACES = (
    (0, 60, 60, 100, 100, 120, 140, 140, 160, 180, 180, 200)
    + (220, 220, 240, 260, 260, 280, 300, 300, 320, 350, 400)
)  # fmt: skip

# RENTS[code]: with no office, 1 to 4 offices, a head office.
RENTS = (
    (),
    (2, 10, 30, 90, 160, 250),
    (4, 20, 60, 180, 320, 450),
    (6, 30, 90, 270, 400, 550),
    (6, 30, 90, 270, 400, 550),
    (8, 40, 100, 300, 450, 600),
    (10, 50, 150, 450, 625, 750),
    (10, 50, 150, 450, 625, 750),
    (12, 60, 180, 500, 700, 900),
    (14, 70, 200, 550, 750, 950),
    (14, 70, 200, 550, 750, 950),
    (16, 80, 220, 600, 800, 1000),
    (18, 90, 250, 700, 875, 1050),
    (18, 90, 250, 700, 875, 1050),
    (20, 100, 300, 750, 925, 1100),
    (22, 110, 330, 800, 975, 1150),
    (22, 110, 330, 800, 975, 1150),
    (24, 120, 360, 850, 1025, 1200),
    (26, 130, 390, 900, 1100, 1275),
    (26, 130, 390, 900, 1100, 1275),
    (28, 150, 450, 1000, 1200, 1400),
    (35, 175, 500, 1100, 1300, 1500),
    (50, 200, 600, 1400, 1700, 2000),
)

# DEMAND[holders - 1][sold - 1]: what the market makes of how widely a company is held.
DEMAND = (
    bytes((6, 7, 8, 9, 10, 10, 10, 10, 10)),
    bytes((0, 8, 9, 10, 11, 12, 12, 12, 12)),
    bytes((0, 0, 10, 11, 12, 13, 14, 14, 15)),
    bytes((0, 0, 0, 12, 13, 14, 15, 16, 17)),
    bytes((0, 0, 0, 0, 14, 15, 16, 18, 20)),
    bytes((0, 0, 0, 0, 0, 16, 18, 20, 23)),
)
LEVEL_ALONE = 7  # no monopoly
LEVELS = bytes((12, 14, 17, 20, 22, 28))  # in a monopoly, by offices on the company
PRICE_DIVISOR = 320

MOST_DRIFT = 6  # a lively market's price wanders this far from the formula, either way

# Interest is this share of the rent.
INTEREST_PERCENT = 55
# Start shows five digits at most: interest that would push a pawn's dividends past this waits
# until that pawn has been paid.
MOST_DIVIDENDS = 99999 - SALARY


def group_codes(group):
    """Return the codes of a group's companies."""
    return range(GROUPS[group], GROUPS[group + 1])


def round_group(code):
    """Return the codes of a company's group, going round it from that company."""
    first, last = GROUPS[GROUP_OF[code]], GROUPS[GROUP_OF[code] + 1]
    return tuple(range(code, last)) + tuple(range(first, code))


def office_amount(group, steps):
    """Return what so many steps more bring: adding is paid, taking away returns half."""
    amount = -steps * OFFICE_PRICES[group]
    return amount if steps > 0 else amount // 2

"""What can be entered: the kinds of transaction and their fields.

A field that is not asked for, as things stand, is 0: see `asking`. No transaction holds the pawn in
turn: the game knows it.
"""

from ...rules.forms import AMOUNT, FIXED, NEW_GAME, PAWNS, Forms, field
from . import refusals
from .data import (
    CHARACTERS,
    COMPANIES,
    JUSTICE_TREASURIES,
    LAST_TRAIN,
    MOST,
    RELIEF,
    SEATS,
    STARTERS,
    TREASURERS_CARD,
)
from .tables import MOST_PRICE, TWO_CHARACTERS

CHOICE = 1  # pawn, company, character, another character
JUSTICE = 2  # 1 cash or 2 treasuries, how much of it for the lower company
CARD = 3  # card, 1 for a copy card, side, company, how much for the lower company
END = 4  # nothing more is bought
SELL = 5  # company, shares, price afterwards
BUY = 6  # company, price if it is founded by this, row
TRAIN = 7  # how, company, seller, train, price or printed cost
PAY = 8  # item, company, amount
# NEW_GAME, as in every game: four seats, clockwise; 0 behind the last
RUN = 10  # the sum of the runs, 1 pay or 2 keep, price afterwards
BUREAU = 11  # the export too
BY_GULLIVER = 12  # company, price if he founds it
REMOVE = 13  # pawn
CORRECT = 14  # what, whose or which table, new value, row

# How a train changes hands; 0 gives one up that is too many.
GIVE_UP, NEW, FROM_COMPANY, FROM_POOL, GIVE_BACK = 0, 1, 2, 3, 4
PAYS, KEEPS = 1, 2
IN_CASH, IN_TREASURIES = 1, 2
# What CORRECT replaces.
CASH, TREASURY, PRICE, STATIONS, COPIES, TABLE = 1, 2, 3, 4, 5, 7

PAWN = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_pawn", FIXED)
SEAT = field(0, PAWNS, 3, refusals.NO_SUCH_PAWN)
STARTER = field(1, STARTERS, 3, refusals.NO_SUCH_COMPANY, "field_company", FIXED)
COMPANY = field(0, COMPANIES, 4, refusals.NO_SUCH_COMPANY, "field_company", FIXED)
SELLER = field(0, COMPANIES, 4, refusals.NO_SUCH_COMPANY, "field_seller", FIXED)
CHARACTER = field(0, CHARACTERS, 3, refusals.BAD_NUMBER, "field_character", FIXED)
SECOND = field(0, CHARACTERS, 3, refusals.BAD_NUMBER, "field_second", FIXED)
WHERE = field(IN_CASH, IN_TREASURIES, 2, refusals.BAD_NUMBER, "field_where", FIXED)
SHARE = field(0, JUSTICE_TREASURIES, 5, refusals.BAD_NUMBER, "field_lower", AMOUNT)
WHICH_CARD = field(0, 9, 4, refusals.BAD_NUMBER, "field_card", FIXED)
COPY = field(0, 1, 1, refusals.BAD_NUMBER, "field_copy", FIXED)
SIDE = field(1, 2, 2, refusals.BAD_NUMBER, "field_side", FIXED)
RELIEF_SHARE = field(0, max(RELIEF), 7, refusals.BAD_NUMBER, "field_lower", AMOUNT)
COUNT = field(1, 3, 2, refusals.BAD_NUMBER, "field_shares", FIXED)
NEW_PRICE = field(0, MOST_PRICE, 10, refusals.BAD_NUMBER, "field_price", AMOUNT)
ROW_OF = field(0, 2, 2, refusals.BAD_NUMBER, "field_row", FIXED)
HOW_BOUGHT = field(GIVE_UP, GIVE_BACK, 3, refusals.BAD_NUMBER, "field_how", FIXED)
TYPE = field(0, LAST_TRAIN, 3, refusals.NO_TRAIN, "field_train", FIXED)
COST = field(0, 9999, 14, refusals.BAD_NUMBER, "field_cost", AMOUNT)
ITEM = field(1, TREASURERS_CARD, 3, refusals.BAD_NUMBER, "field_item", FIXED)
AMOUNT_PAID = field(0, 999, 10, refusals.BAD_NUMBER, "field_amount", AMOUNT)
SUM = field(0, MOST, 16, refusals.BAD_NUMBER)
PAY_OR_KEEP = field(0, KEEPS, 2, refusals.BAD_NUMBER, "field_pays", FIXED)
WHAT = field(CASH, TABLE, 3, refusals.BAD_NUMBER, "field_what", FIXED)
WHOSE = field(0, TWO_CHARACTERS, 7, refusals.BAD_NUMBER)
FIGURE = field(0, 9999, 14, refusals.BAD_NUMBER, "field_new", AMOUNT)

FIELDS = {
    CHOICE: (PAWN, STARTER, CHARACTER, SECOND),
    JUSTICE: (WHERE, SHARE),
    CARD: (WHICH_CARD, COPY, SIDE, COMPANY, RELIEF_SHARE),
    END: (),
    SELL: (COMPANY, COUNT, NEW_PRICE),
    BUY: (COMPANY, NEW_PRICE, ROW_OF),
    TRAIN: (HOW_BOUGHT, COMPANY, SELLER, TYPE, COST),
    PAY: (ITEM, COMPANY, AMOUNT_PAID),
    NEW_GAME: (SEAT,) * SEATS,
    RUN: (SUM, PAY_OR_KEEP, NEW_PRICE),
    BUREAU: (),
    BY_GULLIVER: (COMPANY, NEW_PRICE),
    REMOVE: (PAWN,),
    CORRECT: (WHAT, WHOSE, FIGURE, ROW_OF),
}
FORMS = Forms(FIELDS)


def new_game(ended, now, seats):
    """The transaction that begins a game of these pawns, clockwise from the first player's."""
    from ..seating import new_game as begun

    return begun(seats, SEATS)

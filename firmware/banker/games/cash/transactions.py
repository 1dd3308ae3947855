"""What can be entered: the kinds of transaction and their fields."""

from ...rules.forms import AMOUNT, FIXED, NEW_GAME, PAWNS, Forms, field
from . import refusals
from .data import ALL, INTEREST, MOST, START

PAY = 1  # payer, amount: to the bank
COLLECT = 2  # payee, amount: from the bank
TRANSFER = 3  # payer, payee, amount
ALL_PAY = 4  # payee, amount from each
PAY_ALL = 5  # payer, amount to each
GO = 6  # pawn
REMOVE = 7  # pawn
CORRECT = 8  # pawn, its cash
# NEW_GAME, as in every game: the set of pawns that play
TABLE = 10  # which of the editable numbers, new value

PAWN = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_pawn", FIXED)
PAYER = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_payer", FIXED)
PAYEE = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_payee", FIXED)
SUM = field(1, MOST, 17, refusals.BAD_NUMBER, "field_sum", AMOUNT)
EACH = field(1, MOST, 17, refusals.BAD_NUMBER, "field_each", AMOUNT)
FIGURE = field(0, MOST, 17, refusals.BAD_NUMBER, "field_new", AMOUNT)
PLAYERS = field(0, ALL, PAWNS, refusals.NO_SUCH_PAWN)
WHICH = field(START, INTEREST, 3, refusals.BAD_NUMBER)

FIELDS = {
    PAY: (PAYER, SUM),
    COLLECT: (PAYEE, SUM),
    TRANSFER: (PAYER, PAYEE, SUM),
    ALL_PAY: (PAYEE, EACH),
    PAY_ALL: (PAYER, EACH),
    GO: (PAWN,),
    REMOVE: (PAWN,),
    CORRECT: (PAWN, FIGURE),
    NEW_GAME: (PLAYERS,),
    TABLE: (WHICH, FIGURE),
}
FORMS = Forms(FIELDS)


def new_game(ended, now, seats):
    """The transaction that begins a game of these pawns; their order does not matter."""
    players = 0
    for pawn in seats:
        players |= 1 << pawn - 1
    return (NEW_GAME, players)

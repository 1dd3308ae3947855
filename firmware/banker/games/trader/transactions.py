"""What can be entered: the kinds of transaction and their fields.

OFFICES holds a company, then the wanted number for each company of its group, going round from
that one.
"""

from ...rules.forms import FIXED, NEW_GAME, Forms, field
from . import refusals
from .data import COMPANIES, GROUP_OF, GROUPS, HEAD_OFFICE, PAWNS, SHARES
from .drift import SEEDS

NUMBER = 0  # of this game among the unit's

FLOAT = 1  # pawn, code
BUY = 2  # pawn, code, shares
SELL = 3  # pawn, code, shares
TRADE = 4  # buyer, seller, code, shares
OFFICES = 5  # code, offices for it and the others round its group
INTEREST = 6  # pawn, code
GO = 7  # pawn
REMOVE = 8  # pawn
# NEW_GAME, as in every game: seed, lively
MARKET = 10  # lively
MOVING = (FLOAT, BUY, SELL, TRADE, OFFICES, REMOVE)  # what a lively market answers to

PAWN = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_pawn", FIXED)
BUYER = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_buyer", FIXED)
SELLER = field(1, PAWNS, 3, refusals.NO_SUCH_PAWN, "field_seller", FIXED)
CODE = field(1, COMPANIES, 5, refusals.NO_SUCH_COMPANY, "field_code", FIXED)
COUNT = field(1, SHARES, 4, refusals.BAD_NUMBER, "field_count", FIXED)
STEPS = field(0, HEAD_OFFICE, 3, refusals.BAD_NUMBER)
SEED = field(0, SEEDS - 1, 30, refusals.BAD_NUMBER)
FLAG = field(0, 1, 1, refusals.BAD_NUMBER)

FIELDS = {
    FLOAT: (PAWN, CODE),
    BUY: (PAWN, CODE, COUNT),
    SELL: (PAWN, CODE, COUNT),
    TRADE: (BUYER, SELLER, CODE, COUNT),
    OFFICES: (CODE, STEPS, STEPS, STEPS),
    INTEREST: (PAWN, CODE),
    GO: (PAWN,),
    REMOVE: (PAWN,),
    NEW_GAME: (SEED, FLAG),
    MARKET: (FLAG,),
}


def _length(transaction):
    """How long a transaction is when complete; only OFFICES depends on what is in it."""
    if transaction[0] == OFFICES and len(transaction) > 1:
        group = GROUP_OF[transaction[1]]
        return 2 + GROUPS[group + 1] - GROUPS[group]
    return 1 + len(FIELDS[transaction[0]])


FORMS = Forms(FIELDS, _length)


def new_game(ended, now, answers):
    """The transaction that begins a game. The seed comes out of the game that ends: never the same
    twice, yet repeatable; where that was another game, out of the moment. `answers` holds whether
    prices shall drift; unasked, the market stays as it was, and is calm after another game."""
    same = ended.number == NUMBER
    lively = answers[0] if answers else 1 if same and ended.lively else 0
    return (NEW_GAME, (ended.random + ended.count if same else now) % SEEDS, lively)


def company(transaction):
    """The code of the company a complete transaction is about, or 0."""
    fields = FIELDS[transaction[0]]
    return transaction[fields.index(CODE) + 1] if CODE in fields else 0

"""What can be entered: the kinds of transaction, their fields, and their few bytes.

A transaction is a plain tuple: its kind, then its fields in the order they are typed. OFFICES
holds a company, then the wanted number for each company of its group, going round from that one.
"""

from . import refusals
from .data import COMPANIES, GROUP_OF, GROUPS, HEAD_OFFICE, PAWNS, SHARES
from .drift import SEEDS
from .refusals import Refused

FLOAT = 1  # pawn, code
BUY = 2  # pawn, code, shares
SELL = 3  # pawn, code, shares
TRADE = 4  # buyer, seller, code, shares
OFFICES = 5  # code, offices for it and the others round its group
INTEREST = 6  # pawn, code
GO = 7  # pawn
REMOVE = 8  # pawn
NEW_GAME = 9  # seed, lively
MARKET = 10  # lively

# A field: lowest, highest, bits in the packed form, reason when it is none of these.
PAWN = (1, PAWNS, 3, refusals.NO_SUCH_PAWN)
CODE = (1, COMPANIES, 5, refusals.NO_SUCH_COMPANY)
COUNT = (1, SHARES, 4, refusals.BAD_NUMBER)
STEPS = (0, HEAD_OFFICE, 3, refusals.BAD_NUMBER)
SEED = (0, SEEDS - 1, 30, refusals.BAD_NUMBER)
FLAG = (0, 1, 1, refusals.BAD_NUMBER)

FIELDS = {
    FLOAT: (PAWN, CODE),
    BUY: (PAWN, CODE, COUNT),
    SELL: (PAWN, CODE, COUNT),
    TRADE: (PAWN, PAWN, CODE, COUNT),
    OFFICES: (CODE, STEPS, STEPS, STEPS),
    INTEREST: (PAWN, CODE),
    GO: (PAWN,),
    REMOVE: (PAWN,),
    NEW_GAME: (SEED, FLAG),
    MARKET: (FLAG,),
}
_KIND_BITS = 4
MOST_BYTES = 5  # a packed transaction is one to five bytes


def check_form(transaction):
    """Refuse what is not the beginning of a transaction: whole numbers, each in its range."""
    if type(transaction) is not tuple or not transaction or type(transaction[0]) is not int:
        raise Refused(refusals.MALFORMED)
    fields = FIELDS.get(transaction[0])
    if fields is None or len(transaction) > len(fields) + 1:
        raise Refused(refusals.MALFORMED)
    for at in range(1, len(transaction)):
        value = transaction[at]
        lowest, highest, _, reason = fields[at - 1]
        if type(value) is not int:
            raise Refused(refusals.MALFORMED)
        if not lowest <= value <= highest:
            raise Refused(reason)
    if len(transaction) > 1 and len(transaction) > length(transaction):
        raise Refused(refusals.MALFORMED)


def length(transaction):
    """How long a transaction is when complete; only OFFICES depends on what is in it."""
    if transaction[0] == OFFICES and len(transaction) > 1:
        group = GROUP_OF[transaction[1]]
        return 2 + GROUPS[group + 1] - GROUPS[group]
    return 1 + len(FIELDS[transaction[0]])


def company(transaction):
    """The code of the company a complete transaction is about, or 0."""
    fields = FIELDS[transaction[0]]
    return transaction[fields.index(CODE) + 1] if CODE in fields else 0


def complete(transaction):
    """Whether every field has been entered."""
    return len(transaction) == length(transaction)


def pack(transaction):
    """A complete transaction as bytes: one to five of them."""
    check_form(transaction)
    if not complete(transaction):
        raise Refused(refusals.MALFORMED)
    value = transaction[0]
    bits = _KIND_BITS
    fields = FIELDS[value]
    for at in range(1, len(transaction)):
        value |= transaction[at] << bits
        bits += fields[at - 1][2]
    return value.to_bytes((bits + 7) // 8, "little")


def unpack(data):
    """The transaction that `pack` made these bytes of; anything else is refused."""
    if type(data) not in (bytes, bytearray) or not 1 <= len(data) <= MOST_BYTES:
        raise Refused(refusals.MALFORMED)
    value = int.from_bytes(data, "little")
    transaction = (value & 15,)
    if transaction[0] not in FIELDS:
        raise Refused(refusals.MALFORMED)
    value >>= _KIND_BITS
    bits = _KIND_BITS
    for lowest, highest, width, reason in FIELDS[transaction[0]]:
        field = value & ((1 << width) - 1)
        if not lowest <= field <= highest:
            raise Refused(reason)
        transaction += (field,)
        value >>= width
        bits += width
        if complete(transaction):
            break
    if value or (bits + 7) // 8 != len(data):
        raise Refused(refusals.MALFORMED)
    return transaction

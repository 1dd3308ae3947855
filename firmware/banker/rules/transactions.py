"""The form of a game's transactions: their fields, their packed bytes, and refusals.

A transaction is a plain tuple: its kind, then its fields in the order they are typed. A field is
(lowest, highest, bits in the packed form, reason when it is none of these); one that a screen asks
for goes on with (name of its label, how its digits are taken).
"""

PAWNS = 6  # keys 1 to 6, in every game
NEW_GAME = 9  # the same kind in every game
SWITCH = 15  # no game's kind: another game begins, see `games`
SHELF = 15  # no game's number: one goes onto the shelf, comes from there, or is thrown away
MOST_BYTES = 16  # of a packed transaction; up to 5 take one slot of the log
LABEL, INPUT = 4, 5  # where these are in a field
FIXED, AMOUNT, SET, LIST = 0, 1, 2, 3
"""FIXED is done with its last digit. An AMOUNT may be shorter, and a SET is digits that toggle:
these two are closed by CONFIRM. LIST is FIXED, or 0 by CONFIRM in place of its first digit: an
entry goes on asking for it until that ends the list."""

# Why a transaction is refused, in every game: names that the screens have words for.
MALFORMED = "malformed"  # not a transaction at all
NO_SUCH_PAWN = "no_such_pawn"
BAD_NUMBER = "bad_number"
PAWN_OUT = "pawn_out"
SAME_PAWN = "same_pawn"
NOT_PLAYING = "not_playing"  # a pawn that has no seat
TOO_FEW_SEATS = "too_few_seats"
ALREADY_SEATED = "already_seated"


class Refused(Exception):
    """A transaction that the rules do not allow; `reason` says why. Nothing has changed."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


def field(*parts):
    """Return a field. Made at run time, it shares its texts with all other fields; a constant tuple
    would bring its own copies of them into the board's memory."""
    return parts


class TransactionSchema:
    """`fields.get(kind)` are the fields of a kind; `length` tells how long a transaction is when
    complete, where that depends on what is in it. A game of more than 14 kinds takes more than 4
    `kind_bits`; of no other kind are the lower four bits those of NEW_GAME or SWITCH, by which the
    store knows them."""

    def __init__(self, fields, length=None, kind_bits=4):
        self._fields = fields
        self._kind_bits = kind_bits
        self.length = length or self._length

    def _length(self, transaction):
        return 1 + len(self._fields.get(transaction[0]))

    def bits(self, kind):
        """Return how many bits a transaction of a kind takes with all its fields."""
        bits = self._kind_bits
        for field in self._fields.get(kind):
            bits += field[2]
        return bits

    def check(self, transaction):
        """Refuse all but the beginning of a transaction: whole numbers, each in its range."""
        if type(transaction) is not tuple or not transaction or type(transaction[0]) is not int:
            raise Refused(MALFORMED)
        fields = self._fields.get(transaction[0])
        if fields is None or len(transaction) > len(fields) + 1:
            raise Refused(MALFORMED)
        for at in range(1, len(transaction)):
            value = transaction[at]
            field = fields[at - 1]
            if type(value) is not int:
                raise Refused(MALFORMED)
            if not field[0] <= value <= field[1]:
                raise Refused(field[3])
        if len(transaction) > 1 and len(transaction) > self.length(transaction):
            raise Refused(MALFORMED)

    def complete(self, transaction):
        """Return whether every field has been entered."""
        return len(transaction) == self.length(transaction)

    def pack(self, transaction):
        """Return a complete transaction as bytes. Raises Refused."""
        self.check(transaction)
        if not self.complete(transaction):
            raise Refused(MALFORMED)
        return self.packed(transaction)

    def packed(self, transaction):
        """Return a transaction that has been checked as bytes."""
        value = transaction[0]
        bits = self._kind_bits
        fields = self._fields.get(value)
        for at in range(1, len(transaction)):
            value |= transaction[at] << bits
            bits += fields[at - 1][2]
        return value.to_bytes((bits + 7) // 8, "little")

    def unpack(self, data):
        """Return the transaction that `pack` turned into these bytes; refuse any others."""
        if type(data) not in (bytes, bytearray) or not 1 <= len(data) <= MOST_BYTES:
            raise Refused(MALFORMED)
        value = int.from_bytes(data, "little")
        bits = self._kind_bits
        transaction = (value & (1 << bits) - 1,)
        fields = self._fields.get(transaction[0])
        if fields is None:
            raise Refused(MALFORMED)
        value >>= bits
        for field in fields:
            width = field[2]
            entered = value & ((1 << width) - 1)
            if not field[0] <= entered <= field[1]:
                raise Refused(field[3])
            transaction += (entered,)
            value >>= width
            bits += width
            if self.complete(transaction):
                break
        if value or (bits + 7) // 8 != len(data):
            raise Refused(MALFORMED)
        return transaction


def most_digits(field):
    """Return how many digits a field takes at most; for a set, its highest digit."""
    return field[2] if field[INPUT] == SET else len(str(field[1]))

"""What a game's transactions look like: their fields, whether they are complete, their few bytes.

A transaction is a plain tuple: its kind, then its fields in the order they are typed. A field is
(lowest, highest, bits in the packed form, reason when it is none of these).
"""

from .refused import MALFORMED, Refused

PAWNS = 6  # keys 1 to 6, in every game
NEW_GAME = 9  # the same kind in every game
SWITCH = 15  # no game's kind: another game begins, see `games`
MOST_BYTES = 16  # of a packed transaction; up to 5 take one slot of the log


class Forms:
    """`fields` has the fields of every kind; `length` tells how long a transaction is when
    complete, where that depends on what is in it. A game of more than 14 kinds takes more than 4
    `kind_bits`; of no other kind are the lower four bits those of NEW_GAME or SWITCH, by which the
    store knows them."""

    def __init__(self, fields, length=None, kind_bits=4):
        self._fields = fields
        self._kind_bits = kind_bits
        self.length = length or self._length

    def _length(self, transaction):
        return 1 + len(self._fields[transaction[0]])

    def bits(self, kind):
        """How many bits a transaction of a kind takes with all its fields."""
        bits = self._kind_bits
        for field in self._fields[kind]:
            bits += field[2]
        return bits

    def check(self, transaction):
        """Refuse what is not the beginning of a transaction: whole numbers, each in its range."""
        if type(transaction) is not tuple or not transaction or type(transaction[0]) is not int:
            raise Refused(MALFORMED)
        fields = self._fields.get(transaction[0])
        if fields is None or len(transaction) > len(fields) + 1:
            raise Refused(MALFORMED)
        for at in range(1, len(transaction)):
            value = transaction[at]
            lowest, highest, _, reason = fields[at - 1]
            if type(value) is not int:
                raise Refused(MALFORMED)
            if not lowest <= value <= highest:
                raise Refused(reason)
        if len(transaction) > 1 and len(transaction) > self.length(transaction):
            raise Refused(MALFORMED)

    def complete(self, transaction):
        """Whether every field has been entered."""
        return len(transaction) == self.length(transaction)

    def pack(self, transaction):
        """A complete transaction as bytes."""
        self.check(transaction)
        if not self.complete(transaction):
            raise Refused(MALFORMED)
        return self.packed(transaction)

    def packed(self, transaction):
        """The same of one that has been checked."""
        value = transaction[0]
        bits = self._kind_bits
        fields = self._fields[value]
        for at in range(1, len(transaction)):
            value |= transaction[at] << bits
            bits += fields[at - 1][2]
        return value.to_bytes((bits + 7) // 8, "little")

    def unpack(self, data):
        """The transaction that `pack` made these bytes of; anything else is refused."""
        if type(data) not in (bytes, bytearray) or not 1 <= len(data) <= MOST_BYTES:
            raise Refused(MALFORMED)
        value = int.from_bytes(data, "little")
        bits = self._kind_bits
        transaction = (value & (1 << bits) - 1,)
        if transaction[0] not in self._fields:
            raise Refused(MALFORMED)
        value >>= bits
        for lowest, highest, width, reason in self._fields[transaction[0]]:
            field = value & ((1 << width) - 1)
            if not lowest <= field <= highest:
                raise Refused(reason)
            transaction += (field,)
            value >>= width
            bits += width
            if self.complete(transaction):
                break
        if value or (bits + 7) // 8 != len(data):
            raise Refused(MALFORMED)
        return transaction

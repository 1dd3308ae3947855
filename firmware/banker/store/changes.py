"""What an entry of the log holds: a transaction, and what it changed in the game's bytes.

The change is the exclusive-or of the bytes before and after, so the same entry leads forward and
back, and neither way needs the rules of a game. An entry is: the length of the packed transaction,
the transaction, two bytes of the checksum of the game afterwards, the change. In the change a byte
that is not zero stands for itself, and a zero is followed by how many zeros there are; it begins
with the second byte of the game, and ends before the checksum, which is computed again. Where
another game begins, two bytes come first, the exclusive-or of both lengths, and the change begins
with the first byte. Where a game was thrown away, that game takes the place of a change; where a PC
has put one on the shelf, there is no change.

The two bytes of checksum tie an entry to the one game that it fits. The change alone does not:
checksums are linear, so a change that is put onto another whole game gives a whole game again.
"""

from banker.rules.transactions import NEW_GAME, SHELF, SWITCH

CRC = 4  # bytes at the end of a game
TIE = 2  # bytes of them in an entry
_MOST_ZEROS = 255
_STRETCH = 8  # bytes that are compared together

# What is done to the shelf: the second byte of such a transaction.
PUT, TAKEN, THROWN, GIVEN = 1, 2, 3, 4
MOVE = SHELF << 4 | SWITCH  # its first byte


def packed_in(content):
    """Return the packed transaction of an entry."""
    return content[1 : 1 + content[0]]


def another_begins(content):
    """Return whether another game begins with an entry."""
    return content[1] & 15 == SWITCH


def game_begins(content):
    """Return whether a new game begins with an entry."""
    if content[1] == MOVE:
        return content[2] == PUT
    return content[1] & 15 in (NEW_GAME, SWITCH)


def plays_on(content):
    """Return whether an entry changes the shelf alone, not the game being played."""
    return content[1] == MOVE and content[2] >= THROWN


def thrown(content):
    """Return what was thrown away with an entry that has done so."""
    return content[1 + content[0] + TIE :]


def encode(packed, before, after):
    """Return the entry of a packed transaction that leads from these bytes to those."""
    content = bytearray((len(packed),))
    content.extend(packed)
    content.extend(tie(after))
    start = 1
    if another_begins(content):
        content.extend((len(before) ^ len(after)).to_bytes(2, "little"))
        start = 0
    _add_change(content, start, before, after)
    return bytes(content)


def tie(data):
    return data[-CRC : -CRC + TIE]


def _add_change(content, start, before, after):
    if len(before) < len(after):
        before, after = after, before
    both = len(after) - CRC
    end = len(before) - CRC
    zeros = 0
    at = start
    while at < end:
        ahead = at + _STRETCH
        if ahead <= both and before[at:ahead] == after[at:ahead]:
            zeros += _STRETCH
            at = ahead
            continue
        changed = before[at] ^ after[at] if at < both else before[at]
        at += 1
        if not changed:
            zeros += 1
            continue
        while zeros:
            some = min(zeros, _MOST_ZEROS)
            content.append(0)
            content.append(some)
            zeros -= some
        content.append(changed)

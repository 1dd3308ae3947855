"""The log's units: slots of eight bytes, each with a check of its own.

A slot: sequence * 8 + length, five bytes of content, a check of 16 bits. Length 1 to 5 is an entry
as in `changes`, 0 one of the marks below, told by the first byte of its content. A longer entry
has length 6, a longer mark 7: its content begins with how many bytes it has in all, in two bytes;
three follow there, and the rest is in the slots below, its body. The check finds every error of up
to three bits. The sequence goes up by one with every slot but STATE, HEADER and bodies, so that a
lost slot leaves a gap, while one that a power cut has torn, and which was therefore never
confirmed, leaves none: the next slot uses its sequence again. Its period is no divisor of the
number of slots in a page of flash, so that the loss of a whole page shows too.

A body: bytes, zeros that fill its last slot, a check, which in an entry is inverted: else a body of
one slot would look like an entry itself where its first slot is torn. Slots are counted downwards,
so the slot that a body belongs to is the first of them.

HEADER: version, generation in three bytes. Every version of the format begins with this slot.
STATE: flags, the first three settings. Its body is the game's bytes, behind their number and that
of the entries that have led to it, and at its end all further settings; how many these are is in
the upper five bits of the mark, the body's length in slots in the upper six of the flags.
SETTINGS: the settings. UNDO: nothing. TABLES: a game's number, its tables. BOTH: how many settings,
these, and an entry that was confirmed with them. SHELVED: likewise a shelf's list, and the entry of
what was done to the shelf; without an entry that is taken back, as by UNDO.
"""

from .checks import SLOT, check16, sound

HEAD = 2 * SLOT  # bytes of a header
FREE = b"\xff" * SLOT
SEQUENCES = 31
VERSION = 3

UNDO, SETTINGS, STATE, HEADER, TABLES, BOTH, SHELVED = 1, 2, 3, 4, 5, 6, 7  # marks
MARK = 0  # the length that says so
LONG, LONG_MARK = 6, 7  # lengths of what has a body
SHORT = 5  # bytes of content in a slot
BEGUN = 3  # bytes of a longer content in its first slot
_INVERTED = 0xFFFF

# Flags of a state.
FIRST = 1  # nothing came before it
TOLD = 2  # a loss before it has been reported
FLAG_BITS, KIND_BITS = 2, 3
IN_HEAD = 3  # settings in a state's first slot
FEWEST = 2  # slots of a body, less one: a state's length in slots is counted from here


def encode(sequence, length, content):
    """Return a slot with up to five bytes of content."""
    slot = bytearray(SLOT)
    slot[0] = sequence * 8 + length
    slot[1 : 1 + len(content)] = content
    slot[6:] = check16(slot[:6]).to_bytes(2, "little")
    return bytes(slot)


def mark(sequence, kind, content=b""):
    """Return a mark: a slot that is no transaction."""
    return encode(sequence, MARK, bytes((kind,)) + content)


def body_slots(size):
    """Return how many slots so many bytes and their check take."""
    return (size + 2 + SLOT - 1) // SLOT


def body(data, count, inverted, end=b""):
    """Return a body of so many slots: `data` first, `end` last, then their check."""
    data = data + b"\0" * (count * SLOT - 2 - len(data) - len(end)) + end
    return data + (check16(data) ^ inverted).to_bytes(2, "little")


def read_body(medium, number, count, inverted):
    """Return so many slots below a slot, without their check; None if they are damaged."""
    size = count * SLOT
    start = medium.size - (number + 1) * SLOT - size
    if start < 0:
        return None
    data = medium.read(start, size)
    body = data[:-2]
    return body if data[-2] | data[-1] << 8 == check16(body) ^ inverted else None


# Entries: transactions and marks.


def takes_back(mark):
    """Return whether a mark undoes the last entry."""
    return mark[0] == UNDO or (mark[0] == SHELVED and len(mark) == 2 + mark[1])


def encode_entry(sequence, content, is_mark=False):
    """Return an entry of `changes`, or a mark, in as many slots as it takes."""
    if is_mark and (content[0], len(content)) not in ((UNDO, 1), (SETTINGS, 1 + IN_HEAD)):
        length = LONG_MARK
    elif is_mark or len(content) <= SHORT:
        return encode(sequence, MARK if is_mark else len(content), content)
    else:
        length = LONG
    head = encode(sequence, length, len(content).to_bytes(2, "little") + content[:BEGUN])
    return body(content[BEGUN:], taken_by(head) - 1, _INVERTED) + head


def taken_by(slot):
    """Return how many slots the entry or state takes that begins with this one."""
    length = slot[0] & 7
    if length >= LONG:
        return 1 + body_slots(max(0, (slot[1] | slot[2] << 8) - BEGUN))
    if length == MARK and slot[1] & 7 == STATE:
        return 1 + FEWEST + (slot[2] >> FLAG_BITS)
    return 1


def read_entry(medium, number, slot, count):
    """Return the content of the entry of so many slots that begins with this one; None if its body
    is damaged. Of a short mark it is all five bytes."""
    length = slot[0] & 7
    if length < LONG:
        return slot[1 : 1 + (length or SHORT)]
    size = slot[1] | slot[2] << 8
    body = read_body(medium, number, count - 1, _INVERTED) if size > 1 else None
    return body if body is None else (slot[3:6] + body)[:size]


def entry_at(medium, number):
    """Return the entry of a stack that begins in a slot; None if it is damaged."""
    slot = medium.read(place(medium, number), SLOT)
    content = None
    if sound(slot):
        content = read_entry(medium, number, slot, taken_by(slot))
    if content and slot[0] % 8 == LONG_MARK:  # BOTH or SHELVED: no other mark is in the stack
        content = content[2 + content[1] :]
    return content or None


def place(medium, number, count=1):
    """Return where so many slots from this number on begin: numbers count from the medium's end."""
    return medium.size - (number + count) * SLOT


def header(generation):
    """Return the header of a log: one slot twice, since all depends on it."""
    return mark(0, HEADER, bytes((VERSION,)) + generation.to_bytes(3, "little")) * 2

"""The log's alphabet: slots of eight bytes, each proving by itself that it is whole.

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
these, and an entry that was confirmed with them.
"""

import binascii

SLOT = 8
HEAD = 2 * SLOT  # bytes of a header
FREE = b"\xff" * SLOT
SEQUENCES = 31
VERSION = 3

UNDO, SETTINGS, STATE, HEADER, TABLES, BOTH = 1, 2, 3, 4, 5, 6  # marks
MARK = 0  # the length that says so
LONG, LONG_MARK = 6, 7  # lengths of what has a body
SHORT = 5  # bytes of content in a slot
BEGUN = 3  # bytes of a longer content in its first slot
_INVERTED = 0xFFFF
TAKEN = b"\1"

# Flags of a state.
FIRST = 1  # nothing came before it
TOLD = 2  # what was lost before it has been told
FLAG_BITS, KIND_BITS = 2, 3
IN_HEAD = 3  # settings in a state's first slot
FEWEST = 2  # slots of a body, less one: a state's length in slots is counted from here


def fold(crc):
    """A CRC-32 as a check of 16 bits."""
    return (crc ^ crc >> 16) & 0xFFFF


def check16(data):
    """The check of some bytes. As in `read_body` and `read_entry` below, what a call would do is
    written out: at the start of a late game each runs hundreds of times, and together the calls
    took 30 ms."""
    crc = binascii.crc32(data)
    return (crc ^ crc >> 16) & 0xFFFF


def check32(data):
    """The checksum of a whole file, in four bytes."""
    return binascii.crc32(data).to_bytes(4, "little")


def encode(sequence, length, content):
    """A slot with up to five bytes of content."""
    slot = bytearray(SLOT)
    slot[0] = sequence * 8 + length
    slot[1 : 1 + len(content)] = content
    slot[6:] = check16(slot[:6]).to_bytes(2, "little")
    return bytes(slot)


def mark(sequence, kind, content=b""):
    """A slot that is no transaction."""
    return encode(sequence, MARK, bytes((kind,)) + content)


def body_slots(size):
    """How many slots so many bytes and their check take."""
    return (size + 2 + SLOT - 1) // SLOT


def body(data, count, inverted, end=b""):
    """A body of so many slots: some bytes, what stands at its very end, and their check."""
    data = data + b"\0" * (count * SLOT - 2 - len(data) - len(end)) + end
    return data + (check16(data) ^ inverted).to_bytes(2, "little")


def read_body(medium, number, count, inverted):
    """So many slots below a slot, without their check; None if they are damaged."""
    size = count * SLOT
    start = medium.size - (number + 1) * SLOT - size
    if start < 0:
        return None
    data = medium.read(start, size)
    body = data[:-2]
    return body if data[-2] | data[-1] << 8 == check16(body) ^ inverted else None


# Entries: transactions and marks.


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
    """How many slots the entry or state takes that begins with this one."""
    length = slot[0] & 7
    if length >= LONG:
        return 1 + body_slots(max(0, (slot[1] | slot[2] << 8) - BEGUN))
    if length == MARK and slot[1] & 7 == STATE:
        return 1 + FEWEST + (slot[2] >> FLAG_BITS)
    return 1


def read_entry(medium, number, slot, count):
    """The content of the entry that begins with this slot and takes so many; None if its body is
    damaged. Of a short mark it is all five bytes."""
    length = slot[0] & 7
    if length < LONG:
        return slot[1 : 1 + (length or SHORT)]
    size = slot[1] | slot[2] << 8
    body = read_body(medium, number, count - 1, _INVERTED) if size > 1 else None
    return body if body is None else (slot[3:6] + body)[:size]


def sound(slot):
    """Whether these bytes are a slot, whole."""
    return len(slot) == SLOT and check16(slot[:6]) == slot[6] | slot[7] << 8


def place(medium, number, count=1):
    """Where so many slots from this number on begin: they are counted from the medium's end."""
    return medium.size - (number + count) * SLOT


def number_at(medium, place):
    """The number of the slot at a place."""
    return (medium.size - place) // SLOT - 1


def header(generation):
    """What a log begins with, twice, since all depends on it."""
    return mark(0, HEADER, bytes((VERSION,)) + generation.to_bytes(3, "little")) * 2


def read_header(data):
    """(version, generation) that a log begins with; (0, 0) if none can be read."""
    for at in (0, SLOT):
        slot = data[at : at + SLOT]
        if sound(slot) and slot[0] == MARK and slot[1] == HEADER:
            return slot[2], int.from_bytes(slot[3:6], "little")
    return 0, 0


def unseal(data):
    """The image in a file; None if it is not whole. TAKEN may follow its check."""
    if taken(data):
        data = data[:-1]
    image = data[:-4]
    if len(data) < 2 * SLOT + 4 or data[-4:] != check32(image):
        return None
    return image


def taken(data):
    """Whether a file says that its image has been put in its place."""
    return len(data) % SLOT == 5 and data[-1:] == TAKEN

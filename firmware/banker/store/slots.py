"""The log's alphabet: slots of eight bytes, each proving by itself that it is whole.

A slot: sequence * 8 + length, five bytes of content, a check of 16 bits. Length 1 to 5 is a packed
transaction, 0 one of the marks below, told by the first byte of its content. The check finds
every error of up to three bits. The sequence goes up by one with every slot but STATE and HEADER,
so that a lost slot leaves a gap, while one that a power cut has torn, and which was therefore
never confirmed, leaves none: the next slot uses its sequence again. Its period is no divisor of
the number of slots in a page of flash, so that the loss of a whole page shows too.

HEADER: version, generation in three bytes. Every version of the format begins with this slot.
STATE: flags, settings in three bytes; the game's bytes and their check fill the slots below it.
SETTINGS: settings in three bytes. UNDO: nothing.
"""

import binascii

SLOT = 8
FREE = b"\xff" * SLOT
SEQUENCES = 31
VERSION = 1

UNDO, SETTINGS, STATE, HEADER = 1, 2, 3, 4  # marks
MARK = 0  # the length that says so


def fold(crc):
    """A CRC-32 as a check of 16 bits."""
    return (crc ^ crc >> 16) & 0xFFFF


def check16(data):
    """The check of some bytes."""
    return fold(binascii.crc32(data))


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
    """The image in a file; None if it is not whole."""
    image = data[:-4]
    if len(data) < 2 * SLOT + 4 or data[-4:] != check32(image):
        return None
    return image

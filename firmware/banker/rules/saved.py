"""A game's state as bytes: what games have in common there.

The first byte names the game and the version of its format; the last four are a CRC-32.
"""

import binascii

MOST_BYTES = 512  # of any game's state: what the log and the cable have room for


class NotAGame(ValueError):
    """Bytes that do not hold a valid game."""


def add_crc(data):
    """Put the checksum into the last four bytes of a bytearray; return it as bytes."""
    data[-4:] = binascii.crc32(data[:-4]).to_bytes(4, "little")
    return bytes(data)


def check(data, size, first):
    """Raise NotAGame unless there are `size` bytes, `first` first, and the checksum is right."""
    if type(data) not in (bytes, bytearray) or len(data) != size:
        raise NotAGame("size")
    if binascii.crc32(data[:-4]) != int.from_bytes(data[-4:], "little"):
        raise NotAGame("checksum")
    if data[0] != first:
        raise NotAGame("version")

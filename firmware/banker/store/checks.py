"""Checks of what is saved, and of lines on the cable: a CRC-32, whole or folded."""

import binascii

SLOT = 8


def fold(crc):
    """Return a CRC-32 folded to 16 bits."""
    return (crc ^ crc >> 16) & 0xFFFF


def check16(data):
    """Return the 16-bit check of some bytes. It is inlined here and in `slots`: at the start of a
    late game each runs hundreds of times, and calls took 30 ms in all."""
    crc = binascii.crc32(data)
    return (crc ^ crc >> 16) & 0xFFFF


def check32(data):
    """Return the checksum of a whole file, in four bytes."""
    return binascii.crc32(data).to_bytes(4, "little")


def sound(slot):
    """Return whether these bytes are a whole slot."""
    return len(slot) == SLOT and check16(slot[:6]) == slot[6] | slot[7] << 8

"""Checks of what is saved, and of lines on the cable: a CRC-32, whole or folded."""

import binascii

SLOT = 8


def fold(crc):
    """A CRC-32 as a check of 16 bits."""
    return (crc ^ crc >> 16) & 0xFFFF


def check16(data):
    """The check of some bytes. What calls would do is written out here and in `slots`: at the
    start of a late game each runs hundreds of times, and together the calls took 30 ms."""
    crc = binascii.crc32(data)
    return (crc ^ crc >> 16) & 0xFFFF


def check32(data):
    """The checksum of a whole file, in four bytes."""
    return binascii.crc32(data).to_bytes(4, "little")


def sound(slot):
    """Whether these bytes are a slot, whole."""
    return len(slot) == SLOT and check16(slot[:6]) == slot[6] | slot[7] << 8

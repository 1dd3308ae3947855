"""Reads the header of a log, and the check that follows a log in a file: see `slots`."""

from .checks import check32, sound
from .slots import HEADER, MARK, SLOT

TAKEN = b"\1"


def read_header(data):
    """Return (version, generation) from a log's header; (0, 0) if none can be read."""
    for at in (0, SLOT):
        slot = data[at : at + SLOT]
        if sound(slot) and slot[0] == MARK and slot[1] == HEADER:
            return slot[2], int.from_bytes(slot[3:6], "little")
    return 0, 0


def checked(data):
    """Return the image in a file; None if it is not whole. TAKEN may follow its check."""
    if taken(data):
        data = data[:-1]
    image = data[:-4]
    if len(data) < 2 * SLOT + 4 or data[-4:] != check32(image):
        return None
    return image


def taken(data):
    """Return whether a file is marked as taken: its image has been copied to its place."""
    return len(data) % SLOT == 5 and data[-1:] == TAKEN

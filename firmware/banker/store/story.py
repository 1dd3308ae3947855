"""The story: what a log forgets when it is renewed, kept on the drive to be told, never to restore.

A file of pieces, one per renewal: MAGIC, version, length of the rest in two bytes, its check; then
the game's bytes at the beginning of the piece, as a state of the log holds them, and the
transactions from there, each as its length and its packed bytes. A piece that is lost, torn or
written twice harms no other: it begins with the very game that the one before it ended with.
Another game begins the file anew.
"""

from banker import games
from banker.rules.forms import NEW_GAME, SWITCH

from . import slots
from .replay import rebuild
from .states import padded, read_body

FILE = "saves/story.log"
MAGIC, VERSION = 0x53, 1
HEAD = 6  # bytes before the game's


def keep(drive, journal, height):
    """Append what stands in the first `height` entries of the stack. OSError if that fails."""
    base = None
    fresh = journal.first
    told = bytearray()
    for at in range(height):
        number = journal.stack[at]
        if number < 0:
            base = base or read_body(journal.medium, ~number)
            continue
        packed = journal.packed(number)
        if packed is None or base is None:
            return
        if packed[0] & 15 in (NEW_GAME, SWITCH):
            base = padded(games.to_bytes(rebuild(journal, at + 1, False)[0]))
            fresh = True
            told = bytearray()
        else:
            told.append(len(packed))
            told.extend(packed)
    if told and base:
        (drive.write if fresh else drive.append)(FILE, piece(base, told))


def piece(base, told):
    """A game and the transactions from there as bytes."""
    body = base + told
    head = bytes((MAGIC, VERSION)) + len(body).to_bytes(2, "little")
    return head + slots.check16(body).to_bytes(2, "little") + body

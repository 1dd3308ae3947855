"""The story: what a log forgets when it is renewed, kept on the drive to be told, never to restore.

A file of pieces, one per renewal: MAGIC, version, length of the rest in two bytes, its check; then
the game's bytes at the beginning of the piece and the transactions from there, each as its length
and its packed bytes. A piece that is lost, torn or written twice harms no other: it begins with
the very game that the one before it ended with. Another game begins the file anew.
"""

from banker.trader import codec, transactions
from banker.trader.game import Game

from . import slots
from .states import read_body

FILE = "saves/story.log"
MAGIC, VERSION = 0x53, 1
HEAD = 6  # bytes before the game's
_NEW_GAME = transactions.NEW_GAME


def keep(drive, journal, height):
    """Append what stands in the first `height` entries of the stack. OSError if that fails."""
    base = None
    fresh = journal.first
    told = bytearray()
    for number in journal.stack[:height]:
        if number < 0:
            base = base or read_body(journal.medium, ~number)
            continue
        packed = journal.packed(number)
        if packed is None or base is None:
            return
        if packed[0] & 15 == _NEW_GAME:
            _, seed, lively = transactions.unpack(packed)
            base = codec.to_bytes(Game(seed, lively))
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

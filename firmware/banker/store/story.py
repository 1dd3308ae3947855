"""The story: what a log forgets when it is renewed, kept on the drive to be told, never to restore.

A file of pieces, one per renewal: MAGIC, version, length of the rest in two bytes, its check; then,
behind their length in two bytes, the game's bytes at the beginning of the piece, as a state of the
log holds them, and the transactions from there, each as its length and its packed bytes. In
version 1 the game's bytes were always 142, and no length stood before them. A piece that is lost,
torn or written twice harms no other: it begins with the very game that the one before it ended
with. The piece in which another game begins also begins the file anew.
"""

import binascii

from banker.rules.forms import NEW_GAME, SWITCH

from .slots import fold
from .states import read_game

FILE = "saves/story.log"
MAGIC, VERSION = 0x53, 2
HEAD = 6  # bytes before the rest
GAME_OF_VERSION_1 = 142


def keep(drive, journal, height):
    """Append what stands in the first `height` entries of the stack. OSError if that fails."""
    fresh = journal.first
    size = crc = entries = 0
    for block in _blocks(journal, height):
        if block is None:
            return  # something is damaged
        crc = binascii.crc32(block, crc)
        if size:  # the game came before
            entries += 1
            if block[1] & 15 in (NEW_GAME, SWITCH):
                fresh = True
        size += len(block)
    if not entries:
        return
    put = drive.write if fresh else drive.append
    put(FILE, HEAD + size, _piece(size, crc, journal, height))


def _blocks(journal, height):
    """The game at the beginning of the stack, and then each transaction, all behind their lengths;
    None in the place of what is damaged."""
    begun = False
    for at in range(height):
        number = journal.stack[at]
        if number >= 0:
            packed = journal.packed(number) if begun else None
            yield packed and bytes((len(packed),)) + packed
        elif not begun:
            begun = True
            game = read_game(journal.medium, ~number)
            yield game and len(game).to_bytes(2, "little") + game


def _piece(size, crc, journal, height):
    """All blocks of a piece, its head first."""
    head = bytes((MAGIC, VERSION)) + size.to_bytes(2, "little")
    yield head + fold(crc).to_bytes(2, "little")
    for block in _blocks(journal, height):
        yield block

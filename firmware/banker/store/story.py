"""The story: what a log forgets when it is renewed, kept on the drive to be told and to be undone.

A file of pieces: MAGIC, version, length of the rest in two bytes, its check; then, behind their
length in two bytes, the game's bytes at the beginning of the piece, as a state of the log holds
them, and the transactions from there, each as its length and its packed bytes. In version 1 the
game's bytes were always 142, and no length stood before them. A piece that is lost, torn or written
twice harms no other: it begins with the very game that the one before it ended with. Each state of
the log begins a piece, so that few transactions have to be carried out to find a place in it. What
is kept together with the transaction by which another game begins also begins the file anew.
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
    pieces = []
    total = 0
    for start, end in _stretches(journal, height):
        size = crc = entries = 0
        for block in _blocks(journal, start, end):
            if block is None:
                return  # something is damaged
            crc = binascii.crc32(block, crc)
            if size:  # the game came before
                entries += 1
                if block[1] & 15 in (NEW_GAME, SWITCH):
                    fresh = True
            size += len(block)
        if entries:
            pieces.append((start, end, size, fold(crc)))
            total += HEAD + size
    if pieces:
        put = drive.write if fresh else drive.append
        put(FILE, total, _all(journal, pieces))


def _stretches(journal, height):
    """(start, end) in the stack of what makes a piece each: from a readable state to the next."""
    start = 0
    for at in range(1, height):
        number = journal.stack[at]
        if number < 0 and read_game(journal.medium, ~number):
            yield start, at
            start = at
    yield start, height


def _blocks(journal, start, end):
    """The game at the beginning of a stretch, and then each transaction, all behind their lengths;
    None in the place of what is damaged."""
    game = read_game(journal.medium, ~journal.stack[start])
    yield game and len(game).to_bytes(2, "little") + game
    for at in range(start, end):
        number = journal.stack[at]
        if number >= 0:
            packed = journal.packed(number)
            yield packed and bytes((len(packed),)) + packed


def _all(journal, pieces):
    """All blocks of some pieces, a head before each."""
    for start, end, size, check in pieces:
        head = bytes((MAGIC, VERSION)) + size.to_bytes(2, "little")
        yield head + check.to_bytes(2, "little")
        for block in _blocks(journal, start, end):
            yield block

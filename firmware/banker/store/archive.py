"""The archive: entries dropped from a renewed log, kept on the drive for UNDO, REVIEW and a PC.

A file of pieces, the oldest first. A piece: MAGIC, version, length of the rest in two bytes; how
many entries led to its first game, in three bytes, how many it has, in two, the length of that game
in two, the game; the entries from there, each with its length in two bytes behind it, so that they
can be read backwards; a check of all but the head. Each state of the log begins a piece. Where two
pieces have the same entry, as after UNDO has gone far back, the newer one counts. A file that is
full begins anew.
"""

import binascii

from banker import progress

from .checks import fold
from .media import ENOSPC
from .slots import entry_at
from .states import read_state

FILE = "saves/archive.log"
MAGIC, VERSION = 0x53, 3
HEAD = 4  # bytes before the rest
_PLACE = 7  # bytes of height, number of entries and length of the game
LENGTH = 2
CHECK = 2
_PART = 256  # bytes looked at together


def keep(drive, journal, height):
    """Append the first `height` entries of the stack. OSError if that fails, or if any of them
    cannot be read."""
    pieces = []
    total = 0
    for start, end in _stretches(journal, height):
        size = crc = 0
        for block in _blocks(journal, start, end):
            crc = binascii.crc32(block, crc)
            size += len(block)
        pieces.append((start, end, size + CHECK, fold(crc)))
        total += HEAD + size + CHECK
    if not pieces:
        return
    if not journal.first:
        try:
            drive.append(FILE, total, _all(journal, pieces))
            return
        except OSError as error:
            if error.args[:1] != (ENOSPC,):
                raise
    drive.write(FILE, total, _all(journal, pieces))


def _stretches(journal, height):
    """Yield (start, end) in the stack of each piece: from a state to the next one."""
    start = 0
    for at in range(1, height):
        if journal.stack[at] < 0:
            if at > start + 1:
                yield start, at
            start = at
    if height > start + 1:
        yield start, height


def _blocks(journal, start, end):
    """Yield the game at the beginning of a stretch, then each entry."""
    state = read_state(journal.medium, ~journal.stack[start])
    if state is None:
        raise OSError("not readable")
    game, _, height = state
    place = height.to_bytes(3, "little") + (end - start - 1).to_bytes(2, "little")
    yield place + len(game).to_bytes(2, "little") + game
    progress.feed_watchdog()
    for at in range(start + 1, end):
        content = entry_at(journal.medium, journal.stack[at])
        if content is None:
            raise OSError("not readable")
        yield content + len(content).to_bytes(LENGTH, "little")


def _all(journal, pieces):
    """Yield all bytes of some pieces."""
    for start, end, size, check in pieces:
        yield bytes((MAGIC, VERSION)) + size.to_bytes(2, "little")
        for block in _blocks(journal, start, end):
            yield block
        yield check.to_bytes(CHECK, "little")


class Piece:
    """The entries of a piece, read from the last one on. `height` is how many entries there are up
    to `end`, `left` how many of them in this piece; `first` says whether the archive begins with
    it."""

    def __init__(self, drive, at, end):
        self._drive = drive
        self.at = at
        self.first = not at
        self.end = end - CHECK
        place = drive.part(FILE, at + HEAD, _PLACE)
        self.left = int.from_bytes(place[3:5], "little")
        self.height = int.from_bytes(place[:3], "little") + self.left

    def back(self):
        """Return the last of the entries that are left."""
        content = entry_before(self._drive, self.end)
        self.end -= LENGTH + len(content)
        self.left -= 1
        self.height -= 1
        return content

    def has(self, height):
        """Return whether the entry of that height is in it."""
        return self.height - self.left < height <= self.height

    def leave_out(self, height):
        """Pass over the entries above that height."""
        while self.height > height:
            self.back()


def _number(drive, at):
    return int.from_bytes(drive.part(FILE, at, 2), "little")


def entry_before(drive, end):
    """Return the entry that ends there."""
    size = _number(drive, end - LENGTH)
    return drive.part(FILE, end - LENGTH - size, size)


def find(drive, height, below=None):
    """Return the newest piece with the entry of that height, among those before another piece if
    one is named; None if there is none that is whole."""
    places = [0]
    while below is None or places[-1] < below.at:
        size = _piece_size(drive, places[-1])
        if not size:
            break
        places.append(places[-1] + size)
    while len(places) > 1:
        end = places.pop()
        piece = Piece(drive, places[-1], end)
        if piece.has(height) and _is_whole(drive, places[-1] + HEAD, end - CHECK):
            piece.leave_out(height)
            return piece
    return None


def _piece_size(drive, at):
    """Return the bytes of the piece that begins there; 0 if there is none."""
    head = drive.part(FILE, at, HEAD)
    if len(head) < HEAD or head[0] != MAGIC or head[1] != VERSION:
        return 0
    return HEAD + int.from_bytes(head[2:4], "little")


def _is_whole(drive, start, end):
    """Return whether the check behind these bytes is right."""
    crc = 0
    for at in range(start, end, _PART):
        crc = binascii.crc32(drive.part(FILE, at, min(_PART, end - at)), crc)
    return fold(crc) == _number(drive, end)

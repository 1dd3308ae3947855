"""The archive: what a log forgets when it is renewed, kept on the drive for UNDO, REVIEW and a PC.

A file of pieces, the oldest first. A piece: MAGIC, version, length of the rest in two bytes; the
length of a game in two bytes, the game; the entries from there, each with its length in two bytes
behind it, so that they can be read backwards; a check of all since the game's length. Each state of
the log begins a piece, so that few changes have to be followed to find a game inside one. A file
that is full begins anew.
"""

import binascii

from banker import progress

from . import changes
from .media import ENOSPC
from .slots import fold
from .states import read_game

FILE = "saves/archive.log"
MAGIC, VERSION = 0x53, 3
HEAD = 4  # bytes before the rest
LENGTH = 2
CHECK = 2
_PART = 256  # bytes looked at together


def keep(drive, journal, height):
    """Append what stands in the first `height` entries of the stack. OSError if that fails, or if
    something of it cannot be read."""
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
    """Yield (start, end) in the stack of what makes a piece each: from a state to the next one."""
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
    game = read_game(journal.medium, ~journal.stack[start])
    if game is None:
        raise OSError("not readable")
    yield len(game).to_bytes(LENGTH, "little") + game
    progress.tell()
    for at in range(start + 1, end):
        content = journal.entry(journal.stack[at])
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
    """The entries of a piece, read from the last one on. `end` is where those end that are left,
    `first` whether the archive begins with this piece."""

    def __init__(self, drive, at, end):
        self._drive = drive
        self.at = at
        self.first = not at
        self.end = end - CHECK
        self._game = at + HEAD + LENGTH
        self._start = self._game + _number(drive, at + HEAD)

    @property
    def left(self):
        """Whether there are entries that were not read yet."""
        return self.end > self._start

    def back(self):
        """Return the last of the entries that are left."""
        content = entry_before(self._drive, self.end)
        self.end -= LENGTH + len(content)
        return content

    def leads_to(self, data):
        """Return whether a game comes up in it; what comes after that is left out then."""
        ends = []
        while self.left:
            end = self.end
            if changes.ties(self.back(), data) or ends:
                ends.append(end)
        return self._follow(data, ends)

    def _follow(self, data, ends):
        """Return whether the entries that end at these places, the last one first, lead to a game.
        If the last does not, perhaps one before it does."""
        game = self._drive.part(FILE, self._game, self._start - self._game)
        found = 0
        try:
            for end in reversed(ends):
                game = changes.forward(game, entry_before(self._drive, end))
                if game == data:
                    found = end
        except (changes.Mismatch, IndexError):
            pass
        self.end = found
        return bool(found)


def _number(drive, at):
    return int.from_bytes(drive.part(FILE, at, 2), "little")


def entry_before(drive, end):
    """Return the entry that ends there."""
    size = _number(drive, end - LENGTH)
    return drive.part(FILE, end - LENGTH - size, size)


def find(drive, data, below=None):
    """Return the newest piece that leads to the game with these bytes, among those before another
    piece if one is named; None if there is none that is whole."""
    places = [0]
    while below is None or places[-1] < below.at:
        size = _piece_size(drive, places[-1])
        if not size:
            break
        places.append(places[-1] + size)
    while len(places) > 1:
        end = places.pop()
        if _whole(drive, places[-1] + HEAD, end - CHECK):
            piece = Piece(drive, places[-1], end)
            if piece.leads_to(data):
                return piece
    return None


def _piece_size(drive, at):
    """Return the bytes of the piece that begins there; 0 if there is none."""
    head = drive.part(FILE, at, HEAD)
    if len(head) < HEAD or head[0] != MAGIC or head[1] != VERSION:
        return 0
    return HEAD + int.from_bytes(head[2:4], "little")


def _whole(drive, start, end):
    """Return whether the check behind these bytes is right."""
    crc = 0
    for at in range(start, end, _PART):
        crc = binascii.crc32(drive.part(FILE, at, min(_PART, end - at)), crc)
    return fold(crc) == _number(drive, end)

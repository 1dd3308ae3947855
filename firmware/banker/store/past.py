"""What came before a log: read from the story on the drive, so that UNDO and REVIEW go on there.

The story is only believed as far as the rules bear it out: a piece counts if carrying it out leads
to the very game that the log begins with. Nothing is read at once but one transaction.
"""

import binascii

from banker import games, progress
from banker.rules.forms import Refused
from banker.rules.saved import NotAGame

from .slots import fold
from .story import FILE, HEAD, MAGIC, VERSION

_PART = 256  # bytes looked at together


class Piece:
    """A piece of the story. Once it was found, its first `count` transactions lead to the game
    that was wanted; `first` says whether the story begins with it."""

    def __init__(self, drive, start, end, first):
        self._drive = drive
        self.start = start  # of its game, behind the head
        self._end = end
        self.first = first
        self.count = 0

    def _size(self):
        return int.from_bytes(self._drive.part(FILE, self.start, 2), "little")

    def game_bytes(self):
        """The game that it begins with, as bytes."""
        return self._drive.part(FILE, self.start + 2, self._size())

    def game(self):
        """The game that it begins with."""
        return games.from_bytes(self.game_bytes())

    def entries(self):
        """Its packed transactions, one after the other."""
        at = self.start + 2 + self._size()
        while at < self._end:
            length = self._drive.part(FILE, at, 1)[0]
            yield self._drive.part(FILE, at + 1, length)
            at += 1 + length

    def switched(self, most):
        """After how many of its first transactions another game began last; 0 if none did."""
        found = 0
        for number, packed in enumerate(self.entries()):
            if number < most and games.switches(packed):
                found = number + 1
        return found

    def follow(self, most):
        """(number, game, outcome) after each of its first transactions; what another game has
        ended is not needed, and its rules may not be there."""
        begins = self.switched(most)
        game = None if begins else self.game()
        for number, packed in enumerate(self.entries(), 1):
            if number > most:
                return
            if number >= begins:
                transaction = games.unpack(game.number if game else 0, packed)
                game, outcome = games.apply(game, transaction)
                progress.tell()
                yield number, game, outcome

    def find(self, wanted):
        """Whether it leads to a game."""
        data = games.to_bytes(wanted)
        for number, game, _ in self.follow(self._end):
            # Most games differ in how many transactions they have seen, which is quick to tell.
            if game.count == wanted.count and games.to_bytes(game) == data:
                self.count = number
        return self.count > 0


def piece_before(drive, wanted, below=None):
    """The piece that leads to a game, the newest if there are several, and all of the story if
    `below` does not say where to end; None if none does."""
    places = [place for place in _places(drive) if below is None or place[1] <= below.start]
    while places:
        start, end = places.pop()
        piece = Piece(drive, start, end, not places)
        try:
            if piece.find(wanted):
                return piece
        except (NotAGame, Refused, games.NotInstalled):
            pass  # what cannot be followed is no help
    return None


def _places(drive):
    """(start, end) of the whole pieces of the story, up to the first that is damaged."""
    at = 0
    while True:
        head = drive.part(FILE, at, HEAD)
        if len(head) < HEAD or head[0] != MAGIC or head[1] != VERSION:
            return
        start = at + HEAD
        at = start + int.from_bytes(head[2:4], "little")
        crc = 0
        for place in range(start, at, _PART):
            crc = binascii.crc32(drive.part(FILE, place, min(_PART, at - place)), crc)
        if fold(crc) != int.from_bytes(head[4:6], "little"):
            return
        yield start, at


def outcome_before(drive, wanted, back):
    """The outcome of the transaction so many before a game, 1 being the last; None where it is not
    known, or where another game was played."""
    piece = None
    while True:
        piece = piece_before(drive, wanted, piece)
        if piece is None or piece.switched(piece.count) > max(piece.count - back, 0):
            return None
        if back <= piece.count:
            found = None
            for found in piece.follow(piece.count - back + 1):  # noqa: B007 - the last one
                pass
            return found[2]
        back -= piece.count
        wanted = piece.game()


class Earlier:
    """The last transactions of a piece, up to so many, and the game that they begin with."""

    def __init__(self, piece, most):
        self._piece = piece
        self._skipped = max(0, piece.count - most)
        self.first = piece.first and not self._skipped
        self.base = piece.game_bytes()
        for _, game, _ in piece.follow(self._skipped):
            self.base = game
        if self._skipped:
            self.base = games.to_bytes(self.base)

    def entries(self):
        """Their packed bytes."""
        for number, packed in enumerate(self._piece.entries()):
            if self._skipped <= number < self._piece.count:
                yield packed

"""Going back from the live game: through the log, and from its beginning on through the archive.

A step back is one exclusive-or. Each proves that the entry belongs to the game at hand; where one
does not, nothing before it is known.
"""

from . import archive, changes


class History:
    """Stands at a game, first the live one. `data` has its bytes, `first` says whether it is known
    that nothing came before; `place` is where the entry was read that was crossed last."""

    def __init__(self, journal, drive, data):
        self._journal = journal
        self._drive = drive
        self._height = 0 if journal.broken else len(journal.stack)
        self._piece = None
        self.data = data
        self.place = None
        self.first = False

    def back(self):
        """Go back one entry and return it; None where no more is known. OSError."""
        content = self._in_log() if self._height else self._in_archive()
        try:
            if content:
                self.data = changes.back(self.data, content)
        except changes.Mismatch:
            content = None
        if not content:
            self._height = 0
            self._drive = None
        return content

    def _in_log(self):
        stack = self._journal.stack
        while self._height and stack[self._height - 1] < 0:
            self._height -= 1
        if not self._height:
            self.first = self._journal.first
            return None if self.first else self._in_archive()
        self._height -= 1
        self.place = stack[self._height]
        return self._journal.entry(self.place)

    def _in_archive(self):
        if self._drive is None:
            return None
        if self._piece is None or not self._piece.left:
            self._piece = archive.find(self._drive, self.data, self._piece)
            if self._piece is None:
                return None
        self.place = -self._piece.end
        content = self._piece.back()
        self.first = self._piece.first and not self._piece.left
        return content


def content_at(journal, drive, place):
    """Return the entry at a place that a history has passed; None if it cannot be read now."""
    return journal.entry(place) if place >= 0 else archive.entry_before(drive, -place)

"""Going back from the live game: for UNDO, REVIEW, and a fresh log. Loaded when needed.

The way back leads through the log, then through the archive. A step back is one exclusive-or and
needs no rules. Each step checks that the entry belongs to the game at hand; where one does not,
nothing before it is known. The rules only work out what a transaction did, once for each that is
shown.
"""

from banker import games
from banker.rules.saved import NotAGame
from banker.rules.transactions import SHELF, Refused

from . import crossing
from .changes import MOVE, another_begins, game_begins, packed_in, plays_on
from .journal import Mismatch
from .slots import entry_at

_UNKNOWN = (OSError, Refused, NotAGame, games.NotInstalled)


class History:
    """Stands at a game, first the live one. `data` has its bytes, `first` says whether it is known
    that nothing came before; `place` is where the last entry was read."""

    def __init__(self, journal, drive, data):
        self._journal = journal
        self._drive = drive
        self._height = 0 if journal.broken else len(journal.stack)
        self._piece = None
        self._level = journal.height
        self.data = data
        self.place = None
        self.first = False

    def back(self):
        """Go back one entry and return it; None where no more is known. OSError."""
        content = self._in_log() if self._height else self._in_archive()
        try:
            if content:
                self.data = crossing.back(self.data, content)
                self._level -= 1
        except Mismatch:
            content = None
        if content:
            return content
        self._height = 0
        self._drive = None
        return None

    def _in_log(self):
        stack = self._journal.stack
        while self._height and stack[self._height - 1] < 0:
            self._height -= 1
        if not self._height:
            self.first = self._journal.first
            return None if self.first else self._in_archive()
        self._height -= 1
        self.place = stack[self._height]
        return entry_at(self._journal.medium, self.place)

    def _in_archive(self):
        if self._drive is None:
            return None
        if self._piece is None or not self._piece.left:
            from . import archive  # needed far back only

            self._piece = archive.find(self._drive, self._level, self._piece)
            if self._piece is None:
                return None
        self.place = -self._piece.end
        content = self._piece.back()
        self.first = self._piece.first and not self._piece.left
        return content


def content_at(journal, drive, place):
    """Return the entry at a place that a history has passed; None if it cannot be read now."""
    if place >= 0:
        return entry_at(journal.medium, place)
    from . import archive

    return archive.entry_before(drive, -place)


class Moved:
    """The outcome of a move to the shelf or from it, by which no money changes hands."""

    number = SHELF
    changed = True
    pawn = 0
    amount = second_amount = None

    def __init__(self, transaction):
        self.transaction = transaction


class Earlier:
    """The outcomes of the transactions that led to the live game, from the last one on."""

    def __init__(self, ledger):
        self._history = ledger.history()
        self._live = ledger.game
        self._last = ledger.last
        self._another = False

    def back(self):
        """Return the outcome of the next transaction further back; None where there is none, or
        another game was played."""
        try:
            content = None if self._another else self._history.back()
            if content is None:
                return None
            self._another = another_begins(content) and not plays_on(content)
            last, self._last = self._last, None
            return last or _outcome(self._live, self._history.data, content)
        except _UNKNOWN:
            return None


def _outcome(live, data, content):
    """Return what an entry did to the game with these bytes, which led to the live one."""
    transaction = games.unpack(data[0] >> 4, packed_in(content))
    if content[1] == MOVE:
        return Moved(transaction)
    if another_begins(content):
        return games.apply(None, transaction)[1]
    return games.from_bytes(data, live).outcome_of(transaction)


def last_outcome(ledger):
    """Return the outcome of the last transaction, or None if it is not known."""
    try:
        history = ledger.history()
        content = history.back()
        return content and _outcome(ledger.game, history.data, content)
    except _UNKNOWN:
        return None


def just_begun(ledger):
    """Return how the last entry has begun a game, in a word; "" where it has not."""
    history = ledger.history()
    content = history.back()
    if not content or not game_begins(content):
        return ""
    if content[1] == MOVE:
        return "shelved"
    # Nobody misses what nobody has played.
    return "new_game_begun" if history.back() or not history.first else "began"


def before_last(ledger, restarts):
    """Return (the last transaction, the game before it, its bytes); None if there is none. The game
    is None where another one was played and the unit restarts for it."""
    try:
        history = ledger.history()
        content = history.back()
        if content is None:
            return None
        number = history.data[0] >> 4
        taken = games.unpack(number, packed_in(content))
        game = None
        if number == ledger.number or not restarts:
            game = games.from_bytes(history.data, ledger.game)
        else:
            games.check_installed(number)
        return taken, game, history.data
    except _UNKNOWN:
        return None

"""UNDO and REVIEW: earlier transactions of the live game, and taking the last one back.

Loaded when one of them asks. Going back needs no rules; only what a transaction did is worked out
by them, once for each that is shown.
"""

from banker import games
from banker.rules.forms import Refused
from banker.rules.saved import NotAGame

from .changes import another_begins, packed_in
from .slots import UNDO

_UNKNOWN = (OSError, Refused, NotAGame, games.NotInstalled)


class Earlier:
    """The outcomes of the transactions that led to the live game, from the last one on."""

    def __init__(self, ledger):
        self._history = ledger.history()
        self._last = ledger.last
        self._another = False

    def back(self):
        """Return the outcome of the next transaction further back; None where there is none, or
        another game was played."""
        try:
            content = None if self._another else self._history.back()
            if content is None:
                return None
            self._another = another_begins(content)
            last, self._last = self._last, None
            return last or _outcome(self._history.data, content)
        except _UNKNOWN:
            return None


def _outcome(data, content):
    """Return what an entry did to the game with these bytes."""
    game = None if another_begins(content) else games.from_bytes(data, True)
    transaction = games.unpack(data[0] >> 4, packed_in(content))
    return games.apply(game, transaction)[1]


def last_outcome(ledger):
    """Return the outcome of the last transaction, or None if it is not known."""
    try:
        history = ledger.history()
        content = history.back()
        return content and _outcome(history.data, content)
    except _UNKNOWN:
        return None


def undo(ledger, restarts):
    """Take the last transaction back, saved on return; return it, or None if there is none."""
    try:
        history = ledger.history()
        content = history.back()
        if content is None:
            return None
        number = history.data[0] >> 4
        taken = games.unpack(number, packed_in(content))
        game = None
        if number == ledger.number or not restarts:
            game = games.from_bytes(history.data, True)
        else:
            games.part(number)  # raises NotInstalled
    except _UNKNOWN:
        return None
    if not ledger.journal.depth:
        ledger.renew()
        if not ledger.journal.depth:
            return None  # saving has failed, and what was before is lost with it
    ledger.record(bytes((UNDO,)), True, history.data)
    ledger.assign(game, history.data)
    return taken

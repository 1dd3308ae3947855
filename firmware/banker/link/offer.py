"""A game that the host offers to restore: received in parts, checked, and shown with a question.

Only CONFIRM on the unit restores it.
"""

from binascii import unhexlify

from banker import games
from banker.memory import release, release_all
from banker.rules.saved import NotAGame
from banker.store.slots import HEAD

from .arguments import is_idle, number

LONGEST = 2048  # bytes of a game that is offered: the most that the unit can have in one piece


class Offer:
    """One game at a time; another one replaces it."""

    def __init__(self, app):
        self._app = app
        self._data = None
        self._have = 0
        self._screen = None

    def answer(self, verb, words):
        """Return the answer to a request about it."""
        if verb == "put":
            return self._begin(number(words, 2))
        if verb == "part":
            return self._add_part(number(words, 2), words[3] if len(words) == 4 else "")
        if verb == "offer":
            return self._ask(words[2:] == ["shelf"])
        return "outcome " + self._outcome()

    def _begin(self, size):
        if not HEAD < size <= LONGEST:
            return "no size"
        release_all()
        self._data = bytearray(size)
        self._have = 0
        self._screen = None
        return "put %d" % size

    def _add_part(self, start, text):
        """Add the part that comes next; ignore one that is there already."""
        if self._data is None:
            return "no put"
        if start == self._have:
            try:
                part = unhexlify(text)
            except ValueError:
                return "no data"
            if start + len(part) > len(self._data):
                return "no data"
            self._data[start : start + len(part)] = part
            self._have += len(part)
        return "part %d" % self._have

    def _ask(self, shelved):
        """Show the question, if the unit shows its resting screens and nobody is typing."""
        app = self._app
        if self._screen is not None:
            return "offer"
        if self._data is None or self._have < len(self._data):
            return "no put"
        if not app.at_home or not is_idle(app):
            return "no quiet"
        release_all()
        found = _read(self._data)
        if found is None:
            return "no game"
        self._data = None
        from banker.ui.screens.restore import Restore

        self._screen = Restore(app, found, shelved)
        app.open(self._screen)
        app.draw()
        return "offer"

    def _outcome(self):
        screen = self._screen
        if screen is None:
            return "none"
        if screen.restored:
            return "restored"
        return "waiting" if self._app.on and self._app.screen is screen else "declined"


def _read(data):
    """Return (journal, game, its bytes) of what was sent; None if that is no game. Each step frees
    its modules before the next."""
    from .offered import read

    found = read(data)
    del read
    release()
    if found is None:
        return None
    journal, state = found
    try:
        return journal, games.from_bytes(state), state
    except (NotAGame, games.NotInstalled):
        return None
    finally:
        release()

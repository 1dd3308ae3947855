"""Requests of a host besides the state: screen, saved game, a restore, and keys where allowed.

Loaded with the first such request. Every answer is immediate and short; a request that arrives
twice has the effect of one.
"""

from banker.store.archive import FILE
from banker.store.slots import HEAD
from banker.ui import keys
from banker.ui.settings import CABLE_KEYS, SOUND

from .arguments import is_idle, number, to_hex

CHUNK = 96  # bytes of a save in one answer


class Requests:
    """Answers in words; "no" and a reason where a request cannot be met."""

    def __init__(self, app):
        self._app = app
        self._offer = None
        self._pressed = None  # the request that last pressed a key
        self._pressed_at = -1  # and when

    def answer(self, verb, words):
        """Return the answer to a request; `words` are its id, its verb and its arguments."""
        app = self._app
        if verb == "screen":
            return "screen " + to_hex(app.cells)
        if verb == "log" or verb == "story":
            return self._part(verb, words)
        if verb == "shelf":
            return self._shelved(number(words, 2), number(words, 3))
        if verb == "key":
            return self._key(words)
        if verb in ("put", "part", "offer", "outcome"):
            if self._offer is None:
                from .offer import Offer

                self._offer = Offer(app)
            return self._offer.answer(verb, words)
        return "no verb"

    def _part(self, verb, words):
        """Return bytes of the log or of the archive, with the number of entries they go with."""
        ledger = self._app.ledger
        start = number(words, 2)
        if start < 0:
            return "no number"
        try:
            if verb == "log":
                data = log_part(ledger.journal, start, CHUNK)
            else:
                drive = ledger.storage.drive
                data = drive.part(FILE, start, CHUNK) if drive is not None else b""
        except OSError:
            return "no data"
        return "%s %d %d %s" % (verb, ledger.entries, start, to_hex(data))

    def _shelved(self, place, start):
        """Return bytes of a game on the shelf, counted from 1; none of an unreadable one."""
        from banker.store import shelf

        ledger = self._app.ledger
        listed = shelf.items(ledger)
        if start < 0:
            return "no number"
        if not 0 < place <= len(listed):
            return "no place"
        content = shelf.read(ledger.drive, listed[place - 1]) or b""
        return "shelf %d %d %s" % (ledger.entries, start, to_hex(content[start : start + CHUNK]))

    def _key(self, words):
        """Press a key, if MENU allows it. CONFIRM must be pressed on the unit itself."""
        app = self._app
        key = words[2] if len(words) == 3 else ""
        if not app.settings[SOUND] & CABLE_KEYS:
            return "no permission"
        if key == keys.CONFIRM:
            return "no confirm"
        if key not in keys.KEYS or key == keys.POWER:
            return "no key"
        if words[0] != self._pressed:
            if not app.on or not (app.last_key == self._pressed_at or is_idle(app)):
                return "no quiet"
            self._pressed = words[0]
            self._pressed_at = app.now
            app.key(key)
            app.key(key, False)
        return "key " + key


def log_part(journal, start, count):
    """Return bytes of a log as a file would hold it: its header, then its entries."""
    medium = journal.medium
    if start < HEAD:
        return medium.read(start, min(count, HEAD - start))
    used = journal.used()
    start -= HEAD
    return medium.read(medium.size - used + start, max(0, min(count, used - start)))

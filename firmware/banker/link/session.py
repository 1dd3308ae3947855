"""A session over the cable: announces what has happened, in order, and answers requests.

There is no queue: the next announcement follows from the number of entries already sent. So a host
that stalls costs no memory; when it reads again it gets the last transaction, or the state if it
has missed more. See PROTOCOL.md of the desktop's side for the lines.
"""

from banker import __version__, games, memory
from banker.store.slots import SETTINGS, UNDO, VERSION

from .arguments import to_hex
from .lines import TO_UNIT, Reader, to_line

PROTOCOL = 1
_NOTHING = -1


class Session:
    """Begins when a host opens the port and ends when it closes it."""

    def __init__(self, app):
        if app.at_home:
            memory.release()  # what was loaded ahead of keys makes room for the requests
        self._app = app
        self._reader = Reader(TO_UNIT)
        self._greeted = False
        self._sent = _NOTHING  # entries of the ledger that the host knows
        self._on = True
        self._answer = None
        self._requests = None

    @property
    def can_receive(self):
        """Whether another request may be read: the last one has been answered."""
        return self._answer is None

    @property
    def has_line(self):
        """Whether a whole line has arrived that has not been read yet."""
        return self._reader.has_line

    def receive(self, data=b""):
        """Take what has arrived, and answer the request in one line."""
        self._reader.take(data)
        text = self._reader.next_line()
        if text:
            words = text.split(" ")
            if len(words) > 1:
                self._answer = words[0] + " " + self._answer_to(words)

    def _answer_to(self, words):
        verb = words[1]
        if verb == "hello":
            self._sent = _NOTHING
            return self._hello()
        if verb == "state":
            self._sent = self._app.ledger.entries
            return self._state()
        if self._requests is None:
            from .requests import Requests

            self._requests = Requests(self._app)
        return self._requests.answer(verb, words)

    def next_line(self):
        """Return the next line to send; None if there is nothing to send."""
        app = self._app
        if not self._greeted:
            self._greeted = True
            return b"\n" + to_line("- " + self._hello())
        if self._answer is not None:
            answer = self._answer
            self._answer = None
            return to_line(answer)
        if app.ledger.entries != self._sent:
            return to_line("- " + self._news())
        if app.on != self._on:
            self._on = app.on
            return to_line("- on" if app.on else "- off")
        return None

    def _hello(self):
        number = self._app.ledger.number
        version = games.rules(number).VERSION
        return "hello %d %s %s %d %d" % (
            PROTOCOL,
            __version__,
            games.GAMES[number][0],
            VERSION,
            version,
        )

    def _state(self):
        ledger = self._app.ledger
        game = to_hex(ledger.data)
        return "state %d %s %s" % (ledger.entries, game, to_hex(ledger.settings))

    def _news(self):
        """Return the last entry if the host knows all before it, else the state."""
        ledger = self._app.ledger
        known = self._sent
        self._sent = ledger.entries
        if known + 1 != ledger.entries or known < 0 or ledger.entry is None:
            return self._state()
        is_mark, content = ledger.entry
        check = to_hex(ledger.data[-4:])
        if not is_mark:
            return "did %d %s %s" % (ledger.entries, to_hex(content), check)
        if content[0] == UNDO:
            return "undid %d %s" % (ledger.entries, check)
        if content[0] == SETTINGS:
            return "set %d %s" % (ledger.entries, to_hex(content[1:]))
        return self._state()

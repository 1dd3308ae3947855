"""A conversation over the cable: what has happened since, told in order, and answers to requests.

Nothing waits in a queue: what is to be told follows from how far the host has been told. So a host
that stalls costs no memory; when it listens again it hears the last transaction, or, where it has
missed some, the state. See PROTOCOL.md of the desktop's side for the lines.
"""

from banker import __version__, games, memory
from banker.store.slots import SETTINGS, UNDO, VERSION

from .arguments import hexed
from .lines import TO_UNIT, Reader, to_line

PROTOCOL = 1
_UNTOLD = -1


class Session:
    """Begins when a host opens the port and ends when it closes it."""

    def __init__(self, app):
        if app.at_home:
            memory.release()  # what was loaded ahead of keys leaves its room to the requests
        self._app = app
        self._reader = Reader(TO_UNIT)
        self._greeted = False
        self._told = _UNTOLD  # entries of the ledger
        self._on = True
        self._answer = None
        self._requests = None

    @property
    def listening(self):
        """Whether another request may be read: the answer to the last is on its way."""
        return self._answer is None

    @property
    def behind(self):
        """Whether a whole line has arrived that has not been heard yet."""
        return self._reader.waiting

    def receive(self, data=b""):
        """Take what has arrived, and do what one line asks."""
        self._reader.take(data)
        text = self._reader.next_line()
        if text:
            words = text.split(" ")
            if len(words) > 1:
                self._answer = words[0] + " " + self._asked(words)

    def _asked(self, words):
        verb = words[1]
        if verb == "hello":
            self._told = _UNTOLD
            return self._hello()
        if verb == "state":
            self._told = self._app.ledger.entries
            return self._state()
        if self._requests is None:
            from .requests import Requests

            self._requests = Requests(self._app)
        return self._requests.answer(verb, words)

    def next_line(self):
        """Return the next line to send; None if there is nothing to tell."""
        app = self._app
        if not self._greeted:
            self._greeted = True
            return b"\n" + to_line("- " + self._hello())
        if self._answer is not None:
            answer = self._answer
            self._answer = None
            return to_line(answer)
        if app.ledger.entries != self._told:
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
        game = hexed(ledger.data)
        return "state %d %s %s" % (ledger.entries, game, hexed(ledger.settings))

    def _news(self):
        """The last entry if the host knows all before it, else how things stand."""
        ledger = self._app.ledger
        known = self._told
        self._told = ledger.entries
        if known + 1 != ledger.entries or known < 0 or ledger.entry is None:
            return self._state()
        is_mark, content = ledger.entry
        check = hexed(ledger.data[-4:])
        if not is_mark:
            return "did %d %s %s" % (ledger.entries, hexed(content), check)
        if content[0] == UNDO:
            return "undid %d %s" % (ledger.entries, check)
        if content[0] == SETTINGS:
            return "set %d %s" % (ledger.entries, hexed(content[1:]))
        return self._state()

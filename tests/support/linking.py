"""Both ends of the cable for tests: an app alone with its session, and a board with a client."""

from contextlib import contextmanager

from banker.games import to_bytes
from banker.link.lines import TO_HOST, Reader, to_line
from banker.link.session import Session
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App

from host_tools.link.client import Client
from host_tools.link.sim import SimUnit, SimWire
from host_tools.simulator.script.unit import Options

ENGLISH = bytes((2, 1, 3))
CALM = Options()


class TalkingApp:
    """An app with a session and no cable: lines go in and come out."""

    def __init__(self, settings=ENGLISH):
        self.app = App(Ledger(RamMedium(4096), lively=False, settings=settings))
        self.session = Session(self.app)
        self.app.step(5000)

    @property
    def game(self):
        return to_bytes(self.app.game)

    def messages(self):
        """Return the texts the unit has to say just now."""
        reader, texts = Reader(TO_HOST), []
        while line := self.session.next_line():
            reader.take(line)
        while (text := reader.next_line()) is not None:
            if text:
                texts.append(text)
        return texts

    def ask(self, request):
        """Return the answer to a request, after whatever is to be said before."""
        self.messages()
        self.session.receive(to_line(request))
        return next(text for text in self.messages() if text.split(" ")[0] == request.split(" ")[0])

    def press(self, keys):
        for key in keys.split():
            self.app.key(key)
            self.app.key(key, False)

    def wait(self, ms):
        self.app.step(self.app.now + ms)


@contextmanager
def cabled(options=CALM, folder=None):
    """Yield (unit, client) joined by a pseudo-terminal, in virtual time."""
    unit = SimUnit(folder, options)
    client = Client(SimWire(unit))
    try:
        client.start()
        client.poll()
        yield unit, client
    finally:
        client.close()
        unit.close()


def polled(client, seconds=0.3):
    """Return all events of a while."""
    events = []
    end = client.wire.now() + seconds
    while client.wire.now() < end:
        events += client.poll()
    return events


def kinds(client, seconds=0.3):
    """Return what kinds of events there were."""
    return [event.kind for event in polled(client, seconds)]


def unit_game(unit):
    """Return the game on the unit, as bytes."""
    return to_bytes(unit.board.app.game)

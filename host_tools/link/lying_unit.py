"""A unit in this process, without a cable, that can send false messages.

It runs the firmware's own code, and its lines have the right check whatever they say, as those of a
broken or hostile device might. It is for tests and attacks; time passes with every read.
"""

from collections.abc import Callable

from banker.link.lines import from_line, to_line
from banker.link.session import Session
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App
from banker.ui.settings import CABLE_KEYS, DEFAULT_CONTRAST, SOUND_ON

Lie = Callable[[list[str]], list[str]]
"""Takes the words of a line, its id first; returns those to send instead."""
READ_MS, PACKET = 10, 64
_BEGAN_MS = 5000
_ENGLISH = 2


def honest(words: list[str]) -> list[str]:
    """Return the words as they are."""
    return words


class LyingUnit:
    """A wire with a unit behind it. `lie` may change every line. `keys` lets a PC press keys."""

    name = "nowhere"

    def __init__(self, lie: Lie = honest, keys: bool = False) -> None:
        self.lie = lie
        settings = bytes((_ENGLISH, SOUND_ON + CABLE_KEYS * keys, DEFAULT_CONTRAST))
        self.app = App(Ledger(RamMedium(4096), lively=False, settings=settings))
        self._now_ms = _BEGAN_MS
        self.app.step(self._now_ms)
        self.plug()

    def plug(self) -> None:
        """Begin a new session, as another program that opens the port does."""
        self.session = Session(self.app)
        self.asked = 0
        self._received = b""

    def read(self) -> bytes:
        """Return the next line, if there is one."""
        self._now_ms += READ_MS
        self.app.step(self._now_ms)
        line = self.session.next_line()
        if line is None and self.session.has_line:
            self.session.receive()
        elif line is None and self._received:
            self.session.receive(self._received[:PACKET])
            self._received = self._received[PACKET:]
        if line is None:
            return b""
        return bytes(to_line(" ".join(self.lie(from_line(line.strip(b"\n")).split(" ")))))

    @property
    def busy(self) -> bool:
        """Whether some of what was written has not been read yet."""
        return bool(self._received) or self.session.has_line or not self.session.can_receive

    def write(self, data: bytes) -> None:
        """Take bytes for the unit."""
        self.asked += 1
        self._received += data

    def now(self) -> float:
        """Return the unit's own seconds."""
        return self._now_ms / 1000

    def close(self) -> None:
        """Do nothing: there is no port."""

    def press(self, keys: str) -> None:
        """Press keys on the unit itself."""
        for key in keys.split():
            self.app.key(key)
            self.app.key(key, False)

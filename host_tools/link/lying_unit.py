"""A unit in this very process, at no cable, that may say other things than it should.

The unit is the firmware's own, and its lines have the right check whatever they say: so a device
speaks that is broken or hostile. It is for tests and attackers; time passes with every read.
"""

from collections.abc import Callable

from banker.link.lines import from_line, to_line
from banker.link.session import Session
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App
from banker.ui.settings import CABLE_KEYS, DEFAULT_CONTRAST, SOUND_ON

Lie = Callable[[list[str]], list[str]]
"""The words of a line, its id first, and those that are said in their place."""
READ_MS, PACKET = 10, 64
_BEGAN_MS = 5000
_ENGLISH = 2


def honest(words: list[str]) -> list[str]:
    """Return the words as they are."""
    return words


class LyingUnit:
    """A Wire with a unit behind it. `lie` is told every line. With `keys` MENU allows those of a
    PC."""

    name = "nowhere"

    def __init__(self, lie: Lie = honest, keys: bool = False) -> None:
        self.lie = lie
        settings = bytes((_ENGLISH, SOUND_ON + CABLE_KEYS * keys, DEFAULT_CONTRAST))
        self.app = App(Ledger(RamMedium(4096), lively=False, settings=settings))
        self._now_ms = _BEGAN_MS
        self.app.step(self._now_ms)
        self.plug()

    def plug(self) -> None:
        """Another program opens the port."""
        self.session = Session(self.app)
        self.asked = 0
        self._heard = b""

    def read(self) -> bytes:
        """Return the next line, if there is one."""
        self._now_ms += READ_MS
        self.app.step(self._now_ms)
        line = self.session.next_line()
        if line is None and self.session.behind:
            self.session.receive()
        elif line is None and self._heard:
            self.session.receive(self._heard[:PACKET])
            self._heard = self._heard[PACKET:]
        if line is None:
            return b""
        return bytes(to_line(" ".join(self.lie(from_line(line.strip(b"\n")).split(" ")))))

    @property
    def busy(self) -> bool:
        """Return whether something that it was told has not been heard yet."""
        return bool(self._heard) or self.session.behind or not self.session.listening

    def write(self, data: bytes) -> None:
        """Asked for something."""
        self.asked += 1
        self._heard += data

    def now(self) -> float:
        """Return the unit's own seconds."""
        return self._now_ms / 1000

    def close(self) -> None:
        """Do nothing: there is no port."""

    def press(self, keys: str) -> None:
        """Fingers on the unit itself."""
        for key in keys.split():
            self.app.key(key)
            self.app.key(key, False)

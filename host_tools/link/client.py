"""The unit at the other end of a port: what happens on it, as events, and answers to requests.

    client = Client(SerialWire("/dev/ttyACM1"))
    while True:
        for event in client.poll():    # waits a fiftieth of a second if there is nothing
            ...                        # event.kind, event.game, event.transaction, event.outcome

`host_tools.link.follow.Follower` does the same for ever, through cables pulled and units asleep.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from banker import games
from banker.link.lines import TO_HOST, Reader, seal
from banker.link.talk import PROTOCOL
from banker.rules.forms import Refused as NotAllowed

from host_tools.link.trouble import ASLEEP, LinkTrouble, NoAnswer, Refused
from host_tools.link.wire import Wire

ANSWER_S = 1.0
TRIES = 4
_OTHER_VERSION = (
    "The {} and this program are of different versions and do not understand each other: "
    "update the older one (courtier deploy, for a unit)."
)
_RESYNC = "now"  # the id of a request that nobody waits for


class Hello(NamedTuple):
    """The unit's versions: of protocol, firmware, log and game."""

    protocol: int
    firmware: str
    game: str
    log: int
    state: int


class Event(NamedTuple):
    """Something happened on the unit. `kind`:

    "state"        how things stand: at the beginning, and after anything was missed or restored
    "transaction"  `transaction` was confirmed (a new game is one)
    "undo"         `transaction`, the last that stood, was taken back; None if it is not known
    "settings"     the settings are other ones
    "off", "on"    the unit sleeps or is switched off; it is back
    "lost", "back" (from a Follower) the cable is out or nobody answers; it is in again

    `game` is the game as bytes after that, `number` what the unit counts since its start.
    `outcome` is what the transaction did, as the firmware's rules tell it.
    """

    kind: str
    number: int
    game: bytes
    settings: bytes
    transaction: tuple[int, ...] | None = None
    outcome: Any = None


class Client:
    """Follows the unit from the moment the port is opened."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.hello: Hello | None = None
        self.number = -1
        self.game = b""
        self.settings = b""
        # The game before each transaction that can be taken back, with what it did.
        self._past: list[tuple[bytes, tuple[int, ...], Any]] = []
        self._reader = Reader(TO_HOST)
        self._answers: dict[str, list[str]] = {}
        self._events: list[Event] = []
        self._undone = False
        self._asked_at: float | None = None
        self._ids = 0

    def close(self) -> None:
        """Let the port go."""
        self.wire.close()

    # Events.

    def poll(self) -> list[Event]:
        """What has happened since the last call. Raises Unplugged."""
        self._listen()
        self._catch_up()
        events, self._events = self._events, []
        return events

    def start(self) -> Hello:
        """Wait until the unit has introduced itself and said how things stand."""
        try:
            if self.hello is None:
                self._take_hello(self.ask("hello")[1:])
            if self.number < 0:
                self._take_state(self.ask("state")[1:])
        except (ValueError, games.NotInstalled):
            raise LinkTrouble(_OTHER_VERSION.format("unit")) from None
        assert self.hello
        return self.hello

    def _listen(self) -> None:
        """Take in all whole lines that have arrived."""
        data = self.wire.read()
        for at in range(0, len(data), TO_HOST):
            self._reader.take(data[at : at + TO_HOST])
            for text in self._lines():
                words = text.split(" ")
                if words[0] in ("-", _RESYNC):
                    self._hear(words[1:])
                elif len(words) > 1 and words[0] in self._answers:
                    self._answers[words[0]] = words[1:]

    def _lines(self) -> Iterator[str]:
        while (text := self._reader.following()) is not None:
            if text:
                yield text

    def _hear(self, words: list[str]) -> None:
        """Something the unit says by itself; what is malformed in spite of its check is ignored."""
        try:
            if words[0] == "hello":
                self.number = -1
                self._asked_at = self.wire.now()  # the state follows
                self._take_hello(words[1:])
            elif words[0] == "state":
                self._take_state(words[1:])
            elif words[0] in ("on", "off"):
                self._happened(words[0])
            elif words[0] in ("did", "undid", "set"):
                self._follow(words[0], int(words[1]), words[2:])
        except (ValueError, IndexError, NotAllowed, games.NotInstalled):
            self.number = -1

    def _take_hello(self, words: list[str]) -> None:
        protocol, firmware, game, log, state = words[:5]
        self.hello = Hello(int(protocol), firmware, game, int(log), int(state))
        if self.hello.protocol != PROTOCOL:
            raise LinkTrouble(_OTHER_VERSION.format(f"unit (firmware {firmware})"))

    def _take_state(self, words: list[str]) -> None:
        number, game, settings = int(words[0]), bytes.fromhex(words[1]), bytes.fromhex(words[2])
        games.from_bytes(game)
        self._asked_at = None
        if (number, game, settings) != (self.number, self.game, self.settings):
            if game != self.game:
                self._past = []
            self.number, self.game, self.settings = number, game, settings
            self._happened("undo" if self._undone else "state")
            self._undone = False

    def _follow(self, verb: str, number: int, words: list[str]) -> None:
        """Carry out the entry that comes next; anything else is known already or means a gap."""
        if number != self.number + 1:
            if number > self.number:
                self.number = -1
            return
        if verb == "set":
            self.settings = bytes.fromhex(words[0])
            self.number = number
            self._happened("settings")
        elif verb == "did":
            self._did(number, bytes.fromhex(words[0]), words[1])
        else:
            self._undid(number, words[0])

    def _did(self, number: int, packed: bytes, check: str) -> None:
        before = games.from_bytes(self.game)
        transaction = games.unpack(before.number, packed)
        game, outcome = games.apply(before, transaction)
        after = games.to_bytes(game)
        if after[-4:].hex() != check:
            self.number = -1
            return
        self._past.append((self.game, transaction, outcome))
        self.number, self.game = number, after
        self._happened("transaction", transaction, outcome)

    def _undid(self, number: int, check: str) -> None:
        if not self._past or self._past[-1][0][-4:].hex() != check:
            self._undone = True
            self.number = -1
            return
        self.game, transaction, outcome = self._past.pop()
        self.number = number
        self._happened("undo", transaction, outcome)

    def _happened(
        self, kind: str, transaction: tuple[int, ...] | None = None, outcome: Any = None
    ) -> None:
        event = Event(kind, self.number, self.game, self.settings, transaction, outcome)
        self._events.append(event)

    def _catch_up(self) -> None:
        """Ask how things stand where something was missed."""
        if self.number < 0 and self.hello:
            now = self.wire.now()
            if self._asked_at is None or now - self._asked_at >= ANSWER_S:
                self._asked_at = now
                self.wire.write(seal(f"{_RESYNC} state"))

    # Requests.

    def ask(self, *words: object) -> list[str]:
        """The words of the answer. Asks again where none comes; raises NoAnswer, Refused."""
        self._ids += 1
        name = f"{self._ids:x}"
        self._answers[name] = []
        line = seal(" ".join([name, *map(str, words)]))
        try:
            for _ in range(TRIES):
                self.wire.write(line)
                asked = self.wire.now()
                while self.wire.now() - asked < ANSWER_S:
                    self._listen()
                    if answer := self._answers[name]:
                        if answer[0] == "no":
                            raise Refused(answer[-1])
                        return answer
        finally:
            del self._answers[name]
        raise NoAnswer(ASLEEP)

    def screen(self) -> bytes:
        """The 168 glyph codes of the unit's screen."""
        return bytes.fromhex(self.ask("screen")[1])

    def press(self, key: str) -> None:
        """Press a key and let it go, if the unit's MENU allows that."""
        self.ask("key", key)

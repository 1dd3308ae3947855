"""A client of the unit at a port: what happens there, as events, and answers to requests.

    client = Client(SerialWire("/dev/ttyACM1"))
    while True:
        for event in client.poll():    # waits a fiftieth of a second if there is nothing
            ...                        # event.kind, event.game, event.transaction, event.outcome

`host_tools.link.follow.Follower` does the same without end, through cables pulled out and units
asleep.
"""

from collections.abc import Iterator
from typing import Any

from banker.link.lines import TO_HOST, Reader, to_line

from host_tools.link import answers
from host_tools.link.answers import Hello
from host_tools.link.event import Event
from host_tools.link.replay import Replay, Transaction
from host_tools.link.trouble import ASLEEP, SILENT, NoAnswer, Nonsense, Refused
from host_tools.link.wire import Wire

ANSWER_S = 1.0
TRIES = 4
_RESYNC = "now"  # the id of requests that no caller waits for


class Client:
    """Follows the unit from the moment the port is opened."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.hello: Hello | None = None
        self.number = -1
        self.settings = b""
        self._replay = Replay()
        self._reader = Reader(TO_HOST)
        self._answers: dict[str, list[str]] = {}
        self._events: list[Event] = []
        self._undone = False
        self._asked_at: float | None = wire.now()  # the unit sends its versions by itself
        self._lost_at: float | None = None  # since when the state is unknown
        self._ids = 0

    @property
    def game(self) -> bytes:
        """Return the game as it stands, as bytes."""
        return self._replay.data

    def close(self) -> None:
        """Close the port."""
        self.wire.close()

    # Events.

    def poll(self) -> list[Event]:
        """Return what has happened since the last call. Raise LinkTrouble if the unit is gone,
        makes no sense, or does not send its state."""
        self._listen()
        self._catch_up()
        events, self._events = self._events, []
        return events

    def start(self) -> Hello:
        """Wait until the unit has sent its versions and its state."""
        if self.hello is None:
            self.hello = answers.hello(self.ask("hello"))
        if self.number < 0:
            self._take_state(self.ask("state"))
        return self.hello

    def _listen(self) -> None:
        """Read all whole lines that have arrived."""
        data = self.wire.read()
        for at in range(0, len(data), TO_HOST):
            self._reader.take(data[at : at + TO_HOST])
            for text in self._lines():
                words = text.split(" ")
                if words[0] in ("-", _RESYNC):
                    self._on_message(words[1:])
                elif len(words) > 1 and words[0] in self._answers:
                    self._answers[words[0]] = words[1:]

    def _lines(self) -> Iterator[str]:
        while (text := self._reader.next_line()) is not None:
            if text:
                yield text

    def _on_message(self, words: list[str]) -> None:
        """Handle a message that the unit sends by itself. Ignore verbs of later versions."""
        verb = words[0] if words else ""
        if verb == "hello":
            self.number = -1
            self._asked_at = self.wire.now()  # the state follows
            self.hello = answers.hello(words)
        elif verb == "state":
            self._take_state(words)
        elif verb in ("on", "off"):
            self._add_event(verb)
        elif verb == "did":
            number, packed, check = answers.did(words)
            if self._is_next(number):
                self._did(number, packed, check)
        elif verb == "undid":
            number, check = answers.undid(words)
            if self._is_next(number):
                self._undid(number, check)
        elif verb == "set":
            number, settings = answers.settings(words)
            if self._is_next(number):
                self.number, self.settings = number, settings
                self._add_event("settings")

    def _take_state(self, words: list[str]) -> None:
        state = answers.state(words)
        self._asked_at = None
        if (state.number, state.data, state.settings) != (self.number, self.game, self.settings):
            self._replay.begin(state.game, state.data)
            self.number, self.settings = state.number, state.settings
            self._add_event("undo" if self._undone else "state")
            self._undone = False

    def _is_next(self, number: int) -> bool:
        """Return whether an entry follows the last known one; any other is known already or leaves
        a gap."""
        if number > self.number + 1:
            self.number = -1
        return 0 <= self.number == number - 1

    def _did(self, number: int, packed: bytes, check: bytes) -> None:
        applied = self._replay.apply(packed, check)
        self.number = number if applied else -1
        if applied:
            self._add_event("transaction", *applied)

    def _undid(self, number: int, check: bytes) -> None:
        undone = self._replay.undo(check)
        self._undone = not undone
        self.number = number if undone else -1
        if undone:
            self._add_event("undo", *undone)

    def _add_event(
        self, kind: str, transaction: Transaction | None = None, outcome: Any = None
    ) -> None:
        game = self._replay.game
        self._events.append(
            Event(kind, game, transaction, outcome, None, self.number, self.settings)
        )

    def _catch_up(self) -> None:
        """Ask for the versions or the state if they are missing; raise NoAnswer if they never
        come."""
        if self.number >= 0:
            self._lost_at = None
            return
        now = self.wire.now()
        if self._lost_at is None:
            self._lost_at = now
        if now - self._lost_at >= TRIES * ANSWER_S:
            self._lost_at = None  # the next poll asks again
            raise self._no_answer()
        if self._asked_at is None or now - self._asked_at >= ANSWER_S:
            self._asked_at = now
            self.wire.write(to_line(f"{_RESYNC} {'state' if self.hello else 'hello'}"))

    def _no_answer(self) -> NoAnswer:
        return NoAnswer(ASLEEP if self.hello else SILENT.format(self.wire.name))

    # Requests.

    def ask(self, verb: str, *arguments: object) -> list[str]:
        """Send a request and return the words of its answer, to be read by `answers`. Repeat it if
        no answer comes. Raise NoAnswer or Refused, or Nonsense if only answers to other requests
        come."""
        self._ids += 1
        name = f"{self._ids:x}"
        self._answers[name] = []
        line = to_line(" ".join([name, verb, *map(str, arguments)]))
        other_answer = False
        try:
            for _ in range(TRIES):
                self.wire.write(line)
                asked = self.wire.now()
                while self.wire.now() - asked < ANSWER_S:
                    self._listen()
                    answer, self._answers[name] = self._answers[name], []
                    if answer[:1] == ["no"]:
                        raise Refused(answers.reason(answer))
                    if answer[:1] == [verb]:
                        return answer
                    other_answer = other_answer or bool(
                        answer
                    )  # perhaps meant for an earlier program
        finally:
            del self._answers[name]
        raise Nonsense(verb) if other_answer else self._no_answer()

    def screen(self) -> bytes:
        """Return the 168 glyph codes of the unit's screen."""
        return answers.screen(self.ask("screen"))

    def press(self, key: str) -> None:
        """Press and release a key, if the unit's MENU allows that."""
        self.ask("key", key)

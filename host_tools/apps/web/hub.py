"""The unit and everybody who looks at it: carries keys in and pictures out."""

from collections.abc import Callable
from typing import Any

from host_tools.apps.web.client import Client
from host_tools.apps.web.messages import as_json, picture
from host_tools.apps.web.table_names import TableNames
from host_tools.simulator.live.facts import BoardView
from host_tools.simulator.live.shelf import LiveShelf
from host_tools.simulator.live.unit import Change, LiveUnit


def without_paths(fault: str) -> str:
    """What went wrong, without the places on this machine's disk: viewers see it too. Of a message
    that may name one, only the kind of error is left."""
    last = fault.strip().splitlines()[-1]
    return last.partition(":")[0] if "/" in last or "\\" in last else last


class Hub:
    """Every picture is encoded once, however many pages are open. `invitation` is how guests can
    come, for the pages that play."""

    def __init__(self, unit: LiveUnit, board_view: bool = False) -> None:
        self.unit = unit
        self.board_view = board_view
        self.invitation: dict[str, Any] | None = None
        self.clients: set[Client] = set()
        self._text: list[str] = []
        self._unread = True
        self._inside = BoardView(unit)
        self._names = TableNames(unit.folder)
        self._shelf = LiveShelf(unit)
        self.name_listeners: list[Callable[[str], None]] = []
        unit.listeners.append(self._on_change)
        unit.seen = False

    # Pages come and go.

    def join(self, client: Client) -> None:
        """Show a new page everything there is."""
        self.clients.add(client)
        self.unit.seen = True
        client.tell("role", self.role(client))
        client.tell("names", self.names)
        client.tell("unit", self._state())
        self._shelf.look()
        client.tell("shelf", self._shelf_message())
        client.show(picture(self.unit.frame()))
        client.tell("text", self._text_message(self.unit.text()))

    def leave(self, client: Client) -> None:
        """A page is gone, and the keys it held are released."""
        self.clients.discard(client)
        self.unit.seen = bool(self.clients)
        for key in tuple(client.down):
            self.key(client, key, False)

    def role(self, client: Client) -> str:
        """Whether this page may press keys."""
        invitation = self.invitation if client.player else None
        return as_json("role", player=client.player, board=self.board_view, invitation=invitation)

    # What pages ask for.

    def key(self, client: Client, key: str, down: bool) -> None:
        """A key on one page; it is up when no page holds it any more."""
        if down:
            client.down.add(key)
            self.unit.press(key)
        elif key in client.down:
            client.down.discard(key)
            if not any(key in other.down for other in self.clients):
                self.unit.release(key)
        self._tell_all("unit", self._state())

    def power(self, on: bool) -> None:
        """The batteries in or out."""
        if on:
            self.unit.boot()
        else:
            self.unit.cut()

    @property
    def known_names(self) -> list[str]:
        """What the players are called, by pawn."""
        return self._names.names

    @property
    def names(self) -> str:
        """The same as a message."""
        return as_json("names", names=self.known_names)

    def call(self, pawn: int, name: str) -> None:
        """A player's name; every page of this unit hears of it."""
        self._names.call(pawn, name)
        self._tell_all("names", self.names)
        for listener in self.name_listeners:
            listener(self.names)

    def battery(self, mv: int) -> None:
        """Other batteries."""
        self.unit.battery_mv = mv
        self._tell_all("unit", self._state())

    # What the unit does.

    def _on_change(self, change: Change) -> None:
        if change.kind == "picture":
            self._unread = True
            encoded = picture(self.unit.frame())
            for client in self.clients:
                client.show(encoded)
        elif change.kind == "tone":
            message = as_json("tone", hertz=change.hertz, at=round(change.at_ms, 1))
            for client in self.clients:
                client.queue(message)
        elif change.pressed:
            message = as_json("pressed", **change.pressed._asdict())
            for client in self.clients:
                client.queue(message)
        else:
            if change.kind != "entry":
                self._tell_all("unit", self._state())
            if change.kind in ("entry", "power") and self._shelf.look():
                self._tell_all("shelf", self._shelf_message())

    def _shelf_message(self) -> str:
        games = [game._asdict() for game in self._shelf.games]
        return as_json("shelf", games=games)

    def say(self, sentence: str) -> None:
        """What was just confirmed or taken back, in words."""
        self._tell_all("news", as_json("news", said=sentence))

    def _tell_all(self, kind: str, message: str) -> None:
        for client in self.clients:
            client.tell(kind, message)

    def _state(self) -> str:
        unit = self.unit
        return as_json(
            "unit",
            powered=unit.powered,
            language=unit.language,
            game=unit.game,
            battery=round(unit.battery_mv),
            held=sorted(unit.held),
            home=unit.at_home,
            screen=unit.screen,
            players=unit.players,
            begun=unit.begun,
            asleep=unit.asleep,
            fault=unit.fault and without_paths(unit.fault),
        )

    # What is told less often.

    def tell_text(self) -> None:
        """The screen's text, when it is another; reading it off the pixels takes a while."""
        if not self.clients or not self._unread:
            return
        self._unread = False
        lines = self.unit.text()
        if lines != self._text:
            self._text = lines
            self._tell_all("text", self._text_message(lines))

    def _text_message(self, lines: list[str]) -> str:
        return as_json("text", lines=lines, message=self.unit.message)

    def tell_board(self, heap: int | None) -> None:
        """The board's inside, to the pages that show it."""
        watching = [client for client in self.clients if client.wants_board]
        if watching:
            message = as_json("board", heap=heap, **self._inside.facts())
            for client in watching:
                client.tell("board", message)

"""Connects the unit with the pages that show it: passes keys to the unit, and pictures to the
pages."""

from collections.abc import Callable
from typing import Any

from host_tools.apps.web.client import Client
from host_tools.apps.web.messages import as_json, picture
from host_tools.apps.web.table_names import TableNames
from host_tools.simulator.live.facts import BoardView
from host_tools.simulator.live.shelf import LiveShelf
from host_tools.simulator.live.unit import Change, LiveUnit


def without_paths(fault: str) -> str:
    """Return a fault without paths on this machine, because guests see it. If a message may contain
    one, only the kind of error is left."""
    last = fault.strip().splitlines()[-1]
    return last.partition(":")[0] if "/" in last or "\\" in last else last


class Hub:
    """A unit and its pages. Every picture is encoded once, however many pages are open.
    `invitation` tells pages that may play how guests can join."""

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

    # Pages.

    def join(self, client: Client) -> None:
        """Send a new page the current state."""
        self.clients.add(client)
        self.unit.seen = True
        client.post("role", self.role(client))
        client.post("names", self.names_message)
        client.post("unit", self._state())
        self._shelf.look()
        client.post("shelf", self._shelf_message())
        client.show(picture(self.unit.frame()))
        client.post("text", self._text_message(self.unit.text()))

    def leave(self, client: Client) -> None:
        """Remove a page and release the keys it held."""
        self.clients.discard(client)
        self.unit.seen = bool(self.clients)
        for key in tuple(client.down):
            self.key(client, key, False)

    def role(self, client: Client) -> str:
        """Return the message that tells a page whether it may press keys."""
        invitation = self.invitation if client.player else None
        return as_json("role", player=client.player, board=self.board_view, invitation=invitation)

    # Requests of pages.

    def key(self, client: Client, key: str, down: bool) -> None:
        """Press or release a key for a page. It stays down while any page holds it."""
        if down:
            client.down.add(key)
            self.unit.press(key)
        elif key in client.down:
            client.down.discard(key)
            if not any(key in other.down for other in self.clients):
                self.unit.release(key)
        self._broadcast("unit", self._state())

    def power(self, on: bool) -> None:
        """Put the batteries in, or take them out."""
        if on:
            self.unit.boot()
        else:
            self.unit.cut()

    @property
    def names(self) -> list[str]:
        """The players' names, by pawn."""
        return self._names.names

    @property
    def names_message(self) -> str:
        """The message with the players' names."""
        return as_json("names", names=self.names)

    def set_name(self, pawn: int, name: str) -> None:
        """Set a player's name and send it to every page of this unit."""
        self._names.set_name(pawn, name)
        self._broadcast("names", self.names_message)
        for listener in self.name_listeners:
            listener(self.names_message)

    def battery(self, mv: int) -> None:
        """Set the batteries' voltage."""
        self.unit.battery_mv = mv
        self._broadcast("unit", self._state())

    # Changes of the unit.

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
                self._broadcast("unit", self._state())
            if change.kind in ("entry", "power") and self._shelf.look():
                self._broadcast("shelf", self._shelf_message())

    def _shelf_message(self) -> str:
        games = [game._asdict() for game in self._shelf.games]
        return as_json("shelf", games=games)

    def send_news(self, sentence: str) -> None:
        """Send what was just confirmed or undone, in words."""
        self._broadcast("news", as_json("news", said=sentence))

    def _broadcast(self, kind: str, message: str) -> None:
        for client in self.clients:
            client.post(kind, message)

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

    # Slower news.

    def send_text(self) -> None:
        """Send the screen's text if it has changed. Reading it from the pixels is slow, so this is
        called less often."""
        if not self.clients or not self._unread:
            return
        self._unread = False
        lines = self.unit.text()
        if lines != self._text:
            self._text = lines
            self._broadcast("text", self._text_message(lines))

    def _text_message(self, lines: list[str]) -> str:
        return as_json("text", lines=lines, message=self.unit.message)

    def send_board(self, heap: int | None) -> None:
        """Send the board's state to the pages that show it."""
        watching = [client for client in self.clients if client.wants_board]
        if watching:
            message = as_json("board", heap=heap, **self._inside.facts())
            for client in watching:
                client.post("board", message)

"""Runs the host tools in a page: their own code, on Pyodide in a worker.

`ask(what, ...)` asks the page for what only a page can do (a port, a drive) and waits for it. Only
browsers with JavaScript Promise Integration let Python wait (Chromium 137 and newer, which are also
the only ones with ports and drives). The rest works in every browser. Python compiles each import
anew in a page, so functions import what only they need.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from banker.games import to_bytes
from banker.link.lines import to_line

from host_tools.link.backup_file import read_backup
from host_tools.link.client import Client
from host_tools.link.event import Event
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.save import NotASave, Save
from host_tools.link.trouble import GONE, LinkTrouble, Unplugged

if TYPE_CHECKING:
    from host_tools.link.mirror.unit_news import UnitNews

Ask = Callable[..., Any]
"""Asks the page to do something and waits for it."""
Post = Callable[[str], None]
_READ = Path("/backup.json")
_HELLO = bytes(to_line("1 hello"))
"""The line that begins a session."""


class Trouble(Exception):
    """An error whose text is for people."""


def saved(text: str) -> Save:
    """Return the save in a backup's text."""
    _READ.write_text(text, encoding="utf-8")
    try:
        return read_backup(_READ)
    except NotASave as problem:
        raise Trouble(str(problem).replace(str(_READ), "The file")) from None


# The story of a game, from a backup.


def report(text: str, lang: str) -> str:
    """Return the report as an HTML file."""
    from host_tools.link.report.games import report_on

    return report_on(saved(text).record().last_game(), lang)


def history(text: str, lang: str, form: str) -> str:
    """Return the transactions as text, csv or json."""
    from host_tools.link.history import command_line as history_command

    record = saved(text).record()
    make = {
        "text": history_command.as_text,
        "csv": history_command.as_csv,
        "json": history_command.as_json,
    }
    return make[form](record, lang)


# The table's screen.


class _Viewer:
    """The page as a client of the hub."""

    def __init__(self, post: Post) -> None:
        self._post = post

    def post(self, kind: str, message: str) -> None:
        """Send a message to the page."""
        self._post(message)


class _LineWire:
    """A wire whose lines are pushed by the page."""

    name = "page"

    def __init__(self, send: Post) -> None:
        self._send = send
        self.arrived = b""

    def read(self) -> bytes:
        """Return what has arrived."""
        data, self.arrived = self.arrived, b""
        return data

    def write(self, data: bytes) -> None:
        self._send(data.decode())

    def now(self) -> float:
        """Return the seconds of a monotonic clock."""
        return time.monotonic()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class PageMirror:
    """Shows the unit of another page of this browser, in every browser: it never waits. That page
    sends the game so far as a backup."""

    def __init__(self, lang: str, post: Post, send: Post) -> None:
        self._hub = MirrorHub(lang)
        self._hub.join(_Viewer(post))  # type: ignore[arg-type]
        self._wire = _LineWire(send)
        self._client = Client(self._wire)

    def begin(self) -> None:
        """Ask for the current state; lines follow."""
        self._client = Client(self._wire)
        self._wire.write(_HELLO)

    def receive(self, line: str) -> None:
        """Take a line from the unit."""
        self._wire.arrived += line.encode()
        try:
            events = self._client.poll()
        except LinkTrouble:
            return
        for event in events:
            self._hub.take(event)

    def show_record(self, text: str) -> None:
        """Show what led to the game on the screen."""
        record = saved(text).record()
        if to_bytes(record.end) == self._client.game:
            self._hub.take(Event("state", record.end, record=record))


# A unit on a cable.


class PageWire:
    """A port that the page has open."""

    name = "USB"

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def read(self) -> bytes:
        """Return what has arrived; wait a moment if there is nothing."""
        return self._request("read", 20)

    def write(self, data: bytes) -> None:
        self._request("write", data)

    def _request(self, what: str, argument: object) -> bytes:
        try:
            return bytes(self._ask(what, argument) or b"")
        except Exception:  # whatever the browser calls it, the port is gone
            raise Unplugged(GONE) from None

    def now(self) -> float:
        """Return the seconds of a monotonic clock."""
        return time.monotonic()

    def close(self) -> None:
        """Do nothing: the page closes its port."""


def _client(ask: Ask) -> Client:
    client = Client(PageWire(ask))
    try:
        client.start()
    except LinkTrouble as trouble:
        raise Trouble(str(trouble)) from None
    return client


def unit_backup(ask: Ask, say: Post, lang: str) -> str:
    """Return the unit's game and its story as the text of a backup."""
    from host_tools.link import backup_form
    from host_tools.link.command_output import summary
    from host_tools.link.transfer import fetch

    try:
        save = fetch(_client(ask), lambda done: say(f"{done:,} bytes"))
    except LinkTrouble as trouble:
        raise Trouble(str(trouble)) from None
    say(f"{summary(save.game, lang)}.")
    return str(backup_form.to_text(save.log, save.archive))


def unit_restore(ask: Ask, say: Post, text: str, lang: str) -> str:
    """Offer a game to the unit. Return the replaced game as a backup's text, to be kept, or "" if
    the unit kept its game."""
    from host_tools.link.restore_command import restore

    save = saved(text)
    kept = Path("/replaced.json")
    kept.unlink(missing_ok=True)
    try:
        refused = restore(_client(ask), save, kept, say, lang)
    except LinkTrouble as trouble:
        raise Trouble(str(trouble)) from None
    if refused:
        say("Not restored: the unit keeps its game.")
    return "" if refused else kept.read_text("utf-8")


_following: "list[UnitNews]" = []


def unit_mirror(ask: Ask, post: Post, say: Post, lang: str) -> None:
    """Show the unit on the cable until `stop` is called."""
    from host_tools.link.follow import Follower
    from host_tools.link.mirror.unit_news import UnitNews

    hub = MirrorHub(lang)
    hub.join(_Viewer(post))  # type: ignore[arg-type]
    follower = Follower(lambda: PageWire(ask), pause=lambda seconds: ask("rest", seconds))
    news = UnitNews(follower, say)
    _following.append(news)
    try:
        news.listen(hub.take)
    finally:
        _following.remove(news)


def stop() -> None:
    """Free the cable for something else."""
    for news in _following:
        news.stopped.set()

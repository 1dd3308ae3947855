"""What the host tools do, in a page: run by Pyodide in a worker, on the same code.

`ask(what, ...)` has the page do what only a page can (a port, a drive), and is waited for where the
browser lets Python wait (JavaScript Promise Integration: Chromium 137 and newer, which are also the
only ones with ports and drives). What needs no waiting works in every browser. Python compiles what
it imports in the page, each time: so each of these imports what it needs when it is called.
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
from host_tools.link.history.record import GameRecord
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.save import NotASave, Save
from host_tools.link.trouble import GONE, LinkTrouble, Unplugged

if TYPE_CHECKING:
    from host_tools.link.mirror.unit_news import UnitNews

Ask = Callable[..., Any]
"""Has the page do something and waits for it."""
Post = Callable[[str], None]
_READ = Path("/backup.json")


class Trouble(Exception):
    """Its text is for people."""


def saved(text: str) -> Save:
    """The save in a backup's text."""
    _READ.write_text(text, encoding="utf-8")
    try:
        return read_backup(_READ)
    except NotASave as problem:
        raise Trouble(str(problem).replace(str(_READ), "The file")) from None


# The story of a game, from a backup.


def report(text: str, lang: str) -> str:
    """The report as an HTML file."""
    from host_tools.link.report.games import report_on

    return report_on(GameRecord(*saved(text).told()).last_game(), lang)


def history(text: str, lang: str, form: str) -> str:
    """The transactions: text, csv or json."""
    from host_tools.link.history import command_line as history_command

    story = GameRecord(*saved(text).told())
    make = {
        "text": history_command.as_text,
        "csv": history_command.as_csv,
        "json": history_command.as_json,
    }
    return make[form](story, lang)


# The table's screen.


class _Viewer:
    """The page, as the hub sees it."""

    def __init__(self, post: Post) -> None:
        self._post = post

    def post(self, kind: str, message: str) -> None:
        """Something for the page."""
        self._post(message)


class _Heard:
    """A wire on which lines arrive by themselves."""

    name = "page"

    def __init__(self, send: Post) -> None:
        self._send = send
        self.arrived = b""

    def read(self) -> bytes:
        """What has arrived."""
        data, self.arrived = self.arrived, b""
        return data

    def write(self, data: bytes) -> None:
        self._send(data.decode())

    def now(self) -> float:
        """Seconds that only grow."""
        return time.monotonic()

    def close(self) -> None:
        """There is nothing to close."""


class PageMirror:
    """Shows the unit of a page of this browser, in every browser: nothing is waited for. What went
    before comes as a backup, which the page sends along."""

    def __init__(self, lang: str, post: Post, send: Post) -> None:
        self._hub = MirrorHub(lang)
        self._hub.join(_Viewer(post))  # type: ignore[arg-type]
        self._wire = _Heard(send)
        self._client = Client(self._wire)

    def begin(self) -> None:
        """Ask how things stand; lines follow."""
        self._client = Client(self._wire)
        self._wire.write(_hello())

    def hear(self, line: str) -> None:
        """A line has come."""
        self._wire.arrived += line.encode()
        try:
            events = self._client.poll()
        except LinkTrouble:
            return
        for event in events:
            self._hub.take(event)

    def story(self, text: str) -> None:
        """What led to the game that is shown."""
        told = GameRecord(*saved(text).told())
        if to_bytes(told.end) == self._client.game:
            self._hub.take(Event("state", told.end, story=told))


def _hello() -> bytes:
    """The line with which a conversation begins."""
    return bytes(to_line("1 hello"))


# A unit on a cable.


class PageWire:
    """A port that the page has open."""

    name = "USB"

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def read(self) -> bytes:
        """What has arrived; waits a moment if nothing has."""
        return self._tried("read", 20)

    def write(self, data: bytes) -> None:
        self._tried("write", data)

    def _tried(self, what: str, argument: object) -> bytes:
        try:
            return bytes(self._ask(what, argument) or b"")
        except Exception:  # whatever the browser calls it: the port is gone
            raise Unplugged(GONE) from None

    def now(self) -> float:
        """Seconds that only grow."""
        return time.monotonic()

    def close(self) -> None:
        """The page closes it."""


def _client(ask: Ask) -> Client:
    client = Client(PageWire(ask))
    try:
        client.start()
    except LinkTrouble as trouble:
        raise Trouble(str(trouble)) from None
    return client


def unit_backup(ask: Ask, say: Post, lang: str) -> str:
    """The unit's game, with its story, as the text of a backup."""
    from host_tools.link import backup_form
    from host_tools.link.command_output import summary
    from host_tools.link.transfer import fetch

    try:
        save = fetch(_client(ask), lambda done: say(f"{done:,} bytes"))
    except LinkTrouble as trouble:
        raise Trouble(str(trouble)) from None
    say(f"{summary(save.game, lang)}.")
    return str(backup_form.to_text(save.log, save.story))


def unit_restore(ask: Ask, say: Post, text: str, lang: str) -> str:
    """Offer a game; the one that it has replaced is given back as a backup's text, to be kept;
    nothing, if the unit has kept its own."""
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
    """Show the unit at the cable, until `stop`."""
    from host_tools.link.follow import Follower
    from host_tools.link.mirror.unit_news import UnitNews

    hub = MirrorHub(lang)
    hub.join(_Viewer(post))  # type: ignore[arg-type]
    follower = Follower(lambda: PageWire(ask), pause=lambda seconds: ask("rest", seconds))
    news = UnitNews(follower, say)
    _following.append(news)
    try:
        news._listen(hub.take)
    finally:
        _following.remove(news)


def stop() -> None:
    """Leave the cable to something else."""
    for news in _following:
        news._stop.set()

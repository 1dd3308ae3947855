"""Fetches a saved game from a unit, and offers one to it."""

from collections.abc import Callable

from banker.rules.saved import MOST_BYTES
from banker.store import file_drive, shelf

from host_tools.link import answers
from host_tools.link.client import Client
from host_tools.link.save import NotASave, Save
from host_tools.link.trouble import LinkTrouble, Nonsense, Refused

Progress = Callable[[int], None]
"""Is called with the bytes moved so far."""
PART = 64
QUIET_S = 15.0
_LONGEST = 2 * MOST_BYTES
"""More bytes than a unit stores of a game on its shelf."""
_BUSY = "Somebody is playing on the unit: wait for a quiet moment, then try again."


class _Changed(Exception):
    """Raised when something was confirmed meanwhile."""


def silent(done: int) -> None:
    """Do nothing: nobody watches."""


def fetch(client: Client, progress: Progress = silent) -> Save:
    """Fetch the unit's game with its archive and shelf. Begin again if something is confirmed
    meanwhile."""
    for _ in range(5):
        try:
            log, number = _whole(client, "log", None, 0, progress)
            archive, _ = _whole(client, "story", number, len(log), progress)
            shelf = _shelf(client, number)
            save = Save(log, archive, shelf)
            save.recovered()
            return save
        except _Changed:
            continue
        except NotASave as problem:
            raise LinkTrouble(f"The unit's saved game cannot be used. {problem}") from None
    raise LinkTrouble(_BUSY)


def _whole(
    client: Client, verb: str, number: int | None, before: int, progress: Progress
) -> tuple[bytes, int]:
    """Return a log or an archive, part by part, up to the first empty one. Neither is longer than
    the file it is kept in."""
    data = b""
    while len(data) < file_drive.SIZE:
        now, more = answers.part(client.ask(verb, len(data)), len(data))
        if number is not None and now != number:
            raise _Changed
        number = now
        if not more:
            return data, number
        data += more
        progress(before + len(data))
    raise Nonsense(verb)


def _shelf(client: Client, number: int) -> tuple[bytes, ...]:
    """Return each game on the unit's shelf."""
    found: list[bytes] = []
    while len(found) < shelf.ROOM:
        data = b""
        while len(data) <= _LONGEST:
            try:
                now, more = answers.part(client.ask("shelf", len(found) + 1, len(data)), len(data))
            except Refused as refusal:
                if refusal.reason != "place":
                    raise
                return tuple(found)
            if now != number:
                raise _Changed
            if not more:
                break
            data += more
        found.append(data)
    return tuple(found)


def offer(
    client: Client, save: Save, progress: Progress = silent, *, shelved: bool = False
) -> None:
    """Send a game and have the unit ask whether to play it, or to put it on the shelf. Raise
    Refused if it will not."""
    data = save.for_restoring()
    answers.put(client.ask("put", len(data)), len(data))
    have = 0
    while have < len(data):
        part = data[have : have + PART]
        have = answers.have(client.ask("part", have, part.hex()), have, have + len(part))
        progress(have)
    began = client.wire.now()
    while True:
        try:
            client.ask("offer", *(["shelf"] if shelved else []))
            return
        except Refused as refusal:
            if refusal.reason != "quiet" or client.wire.now() - began > QUIET_S:
                raise


def outcome(client: Client) -> str:
    """Return the state of the offer: waiting, restored or declined."""
    return answers.outcome(client.ask("outcome"))

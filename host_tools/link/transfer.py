"""Fetches a saved game from a unit, and offers one to it."""

from collections.abc import Callable

from banker.rules.saved import MOST_BYTES
from banker.store import file_drive, shelf

from host_tools.link import answers
from host_tools.link.client import Client
from host_tools.link.save import NotASave, Save
from host_tools.link.trouble import LinkTrouble, Nonsense, Refused

Progress = Callable[[int], None]
"""Called with the bytes moved so far."""
PART = 64
QUIET_S = 15.0
_LONGEST = 2 * MOST_BYTES
"""More than a unit has of a game on its shelf."""
_BUSY = "Somebody is playing on the unit: wait for a quiet moment, then try again."


class _Changed(Exception):
    """Something was confirmed meanwhile."""


def silent(done: int) -> None:
    """Do nothing: nobody watches."""


def fetch(client: Client, progress: Progress = silent) -> Save:
    """Return the unit's game with its story. What is confirmed meanwhile makes it begin again."""
    for _ in range(5):
        try:
            log, number = _whole(client, "log", None, 0, progress)
            story, _ = _whole(client, "story", number, len(log), progress)
            shelf = _shelf(client, number)
            save = Save(log, story, shelf)
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
    """Return a log or a story, part by part, up to the first that is empty. A unit has neither that
    is longer than the file they are kept in."""
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
    """Return what the unit has of each game on its shelf."""
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
    """Send a game and have the unit ask about it, to be played or for the shelf. Raises Refused
    where it will not."""
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
    """Return what became of it: waiting, restored or declined."""
    return answers.outcome(client.ask("outcome"))

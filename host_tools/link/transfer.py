"""Fetches a saved game from a unit, and offers one to it."""

from collections.abc import Callable

from host_tools.link.client import Client
from host_tools.link.save import NotASave, Save
from host_tools.link.trouble import LinkTrouble, Refused

Progress = Callable[[int], None]
"""Called with the bytes moved so far."""
PART = 64
QUIET_S = 15.0
_BUSY = "Somebody is playing on the unit: wait for a quiet moment, then try again."


class _Changed(Exception):
    """Something was confirmed meanwhile."""


def silent(done: int) -> None:
    """Nobody watches."""


def fetch(client: Client, progress: Progress = silent) -> Save:
    """The unit's game with its story. What is confirmed meanwhile makes it begin again."""
    for _ in range(5):
        try:
            log, number = _whole(client, "log", None, 0, progress)
            story, _ = _whole(client, "story", number, len(log), progress)
            save = Save(log, story)
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
    """A log or a story, part by part, up to the first that is empty."""
    data = b""
    while True:
        words = client.ask(verb, len(data))
        now, start, text = int(words[1]), int(words[2]), words[3]
        if number is not None and now != number:
            raise _Changed
        number = now
        if start != len(data):
            continue
        if text == "-":
            return data, number
        data += bytes.fromhex(text)
        progress(before + len(data))


def offer(client: Client, save: Save, progress: Progress = silent) -> None:
    """Send a game and have the unit ask about it. Raises Refused where it will not."""
    data = save.for_restoring()
    client.ask("put", len(data))
    have = 0
    while have < len(data):
        have = int(client.ask("part", have, data[have : have + PART].hex())[1])
        progress(have)
    began = client.wire.now()
    while True:
        try:
            client.ask("offer")
            return
        except Refused as refusal:
            if refusal.reason != "quiet" or client.wire.now() - began > QUIET_S:
                raise


def outcome(client: Client) -> str:
    """What became of it: waiting, restored or declined."""
    return client.ask("outcome")[1]

"""Logs as bytes, as units send them: read by the firmware's own code, and prepared to be restored.

Runs in the board's own Python too: the unit in a page reads backups itself.
"""
# mypy: ignore-errors

from banker.games import NewerGame, NotInstalled, from_bytes
from banker.link.offer import LONGEST
from banker.link.requests import log_part
from banker.rules.saved import NotAGame
from banker.store.checks import check32
from banker.store.image import GOES_ON, compose
from banker.store.log_files import read_header
from banker.store.log_storage import LARGEST
from banker.store.ram_medium import RamMedium
from banker.store.reading import read_log
from banker.store.recovery import recover
from banker.store.slots import HEAD, SLOT, VERSION

_PIECE = 4096


class NotALog(ValueError):
    """A word for what is wrong: "no_save", "newer_save", "unknown_game" or "unreadable"."""


def journal_of(log):
    """Return a log's journal, read by the firmware's own code."""
    version, _ = read_header(log[:HEAD])
    if not version:
        raise NotALog("no_save")
    if version > VERSION:
        raise NotALog("newer_save", version)
    if version < VERSION:
        raise NotALog("unreadable")
    medium = RamMedium(max(LARGEST, len(log)))
    medium.program(0, log[:HEAD])
    medium.program(medium.size - len(log) + HEAD, log[HEAD:])
    return read_log(medium)


def recovered(log):
    """Return the journal, the game it ends with, and that game as bytes."""
    journal = journal_of(log)
    while True:
        data = recover(journal)
        if data is None:
            raise NotALog("unreadable")
        try:
            return journal, from_bytes(data), data
        except NotInstalled:
            raise NotALog("unknown_game") from None
        except NewerGame as error:
            raise NotALog("newer_save", error.version) from None
        except NotAGame:
            journal.give_up(len(journal.stack) - 1)


def for_restoring(log):
    """Return what a unit accepts to restore a game: a short log with as much history as fits."""
    journal, _, data = recovered(log)
    room = LONGEST - 4 + (GOES_ON + journal.state_slots) * SLOT
    short = bytes(compose(1, data, journal.settings, journal, None, min(room, LARGEST)))
    return short + check32(short)


def log_of(journal):
    """Return a journal's log as a unit sends it."""
    log = b""
    while True:
        part = log_part(journal, len(log), _PIECE)
        if not part:
            return log
        log += part

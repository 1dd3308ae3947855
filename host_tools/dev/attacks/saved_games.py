"""Saved games in which every slot is valid but that no unit has saved: the desktop must read
them as far as possible, or reject them in a sentence."""

from collections.abc import Callable
from random import Random

from banker import games
from banker.rules.transactions import Refused
from banker.store import archive, changes, checks, slots
from banker.store.slots import header
from banker.store.states import encode_state

from host_tools.dev.attacks import Tries
from host_tools.dev.attacks.nonsense import spoiled
from host_tools.games import NUMBERS, part
from host_tools.games.table_file import fields, to_text
from host_tools.link.command_output import summary
from host_tools.link.event import Event
from host_tools.link.history.command_line import as_csv, as_json, as_text
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.report.games import report_on
from host_tools.link.save import NotASave, Save

WHAT = "saved games that are whole and impossible, on the desktop"
TRIES = 3_000

_SETTINGS = bytes((2, 1, 3))


def attack(chance: Random) -> Tries:
    """Yield the results for logs of valid states and entries in any order, with archives
    likewise."""
    played = [_played(chance, number) for number in NUMBERS]
    while True:
        save = _save(chance, chance.choice(played))
        try:
            for look in _LOOKS:
                look(save)
        except NotASave:
            yield None
        except Exception as error:
            yield f"{save!r} makes {look.__name__[1:]} raise {error!r}"
        else:
            yield None


Played = list[tuple[bytes, bytes]]
"""Games as bytes, each with the entry that was confirmed next."""


def _played(chance: Random, number: int) -> Played:
    """Return some steps of a sample game."""
    play = part(number, "random_play").RandomPlay(chance.randrange(1, 1 << 30))
    game = games.create(number)
    found: Played = []
    while len(found) < 200:
        transaction = play.next_move(game)
        try:
            after, _ = games.apply(game, transaction)
            before, data = games.to_bytes(game), games.to_bytes(after)
            packed = games.pack(number, transaction)
            found.append((before, changes.encode(packed, before, data)))
            game = after
        except Refused:
            pass
    return found


def _save(chance: Random, played: Played) -> Save:
    at = chance.randrange(len(played) - 12)
    log, sequence = b"", 0
    for game, packed in played[at : at + chance.randrange(1, 12)]:
        if not log or chance.random() < 0.3:
            log = encode_state(sequence, _state(chance, game), _settings(chance), 0) + log
        sequence = (sequence + (chance.random() > 0.03)) % slots.SEQUENCES
        log = _entry(chance, sequence, packed) + log
    return Save(header(1) + log, _story(chance, played[: at + 1]))


def _state(chance: Random, game: bytes) -> bytes:
    """Return a game's bytes, or changed ones with the right checksum."""
    return game if chance.random() < 0.6 else spoiled(chance, game)


def _settings(chance: Random) -> bytes:
    return _SETTINGS if chance.random() < 0.8 else chance.randbytes(chance.randrange(3, 9))


def _entry(chance: Random, sequence: int, packed: bytes) -> bytes:
    """Return the right transaction, another one, or a mark."""
    roll = chance.random()
    if roll < 0.75:
        return bytes(slots.encode_entry(sequence, packed, False))
    if roll < 0.85:
        return bytes(slots.encode_entry(sequence, chance.randbytes(chance.randrange(1, 17)), False))
    kind = chance.choice((slots.UNDO, slots.SETTINGS, slots.TABLES, chance.randrange(8)))
    content = bytes((kind,)) + chance.randbytes(chance.choice((0, 1, 3, 30)))
    return bytes(slots.encode_entry(sequence, content, True))


def _story(chance: Random, played: Played) -> bytes:
    """Return archive pieces with valid checksums."""
    data = b""
    for _ in range(chance.randrange(3)):
        base = _state(chance, chance.choice(played)[0])
        chosen = played[-chance.randrange(1, 9) :]
        body = bytes((0, 0, 0, len(chosen), 0)) + len(base).to_bytes(2, "little") + base
        for _, content in chosen:
            entry = content if chance.random() < 0.9 else chance.randbytes(chance.randrange(9))
            body += entry + len(entry).to_bytes(2, "little")
        body += checks.check16(body).to_bytes(2, "little")
        version = archive.VERSION - (chance.random() < 0.2)
        data += bytes((archive.MAGIC, version)) + len(body).to_bytes(2, "little") + body
    return data


# All that reads them.


def _recover(save: Save) -> None:
    summary(save.game)
    save.for_restoring()
    assert isinstance(save.settings, bytes)


def _keep_tables(save: Save) -> None:
    for number in NUMBERS:
        if fields(number):
            to_text(number, save.tables(number))


def _tell(save: Save) -> None:
    told = save.record()
    for shown in (as_text, as_csv, as_json):
        for lang in ("fr", "en"):
            shown(told, lang)


def _mirror(save: Save) -> None:
    told = save.record()
    for lang in ("fr", "en"):
        hub = MirrorHub(lang)
        hub.take(Event("state", save.game))
        hub.take(Event("state", told.end, record=told))


def _report(save: Save) -> None:
    report_on(save.record().last_game(), "en")


_LOOKS: tuple[Callable[[Save], None], ...] = (_recover, _keep_tables, _tell, _mirror, _report)

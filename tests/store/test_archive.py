"""The archive: all of a game can be told although the log forgets, and nothing depends on
it."""

import pytest
from banker.games import to_bytes
from banker.rules.transactions import NEW_GAME
from banker.store import archive, file_drive
from hypothesis import given
from hypothesis import strategies as st

from host_tools.link.logs import log_of
from host_tools.link.record import GameRecord
from host_tools.link.save import Save
from tests.support.flash_rig import REAL, Rig, seen, shrink
from tests.support.long import first
from tests.support.sample_steps import enter, played, steps, take
from tests.support.trader import Game, sample_game

pytestmark = pytest.mark.slow

LONG = sample_game(900)


def save_of(rig, unit):
    """Return the save that a PC would fetch."""
    return Save(log_of(unit.journal), rig.drive.files.get("/" + archive.FILE, b""))


def play(unit, transactions):
    for transaction in transactions:
        unit.confirm(transaction)


@pytest.mark.parametrize("kind", ["nvm", "drive"])
def test_the_record_of_a_long_game_begins_at_its_start(kind):
    rig = Rig(kind, REAL)
    unit = rig.open(seed=2001, lively=True)
    for number, transaction in enumerate(LONG):
        unit.confirm(transaction)
        if number % 50 == 49:
            unit.undo()
            unit.confirm(transaction)
        if number % 70 == 0:
            unit = rig.open()
    record = save_of(rig, unit).record()
    base, told = record.base, record.transactions
    assert told == LONG
    assert base == to_bytes(Game(2001, True))
    assert GameRecord(base, told).problem is None
    assert to_bytes(GameRecord(base, told).end) == to_bytes(unit.game)


def test_records_of_several_games_follow_each_other():
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG[:200])
    unit.confirm((NEW_GAME, 2001, 1))
    play(unit, LONG[:300])
    record = save_of(rig, unit).record()
    base, told = record.base, record.transactions
    assert told == [*LONG[:200], (NEW_GAME, 2001, 1), *LONG[:300]]
    assert GameRecord(base, told).last_game().base == to_bytes(Game(2001, True))


def test_a_full_archive_starts_again(monkeypatch):
    rig = Rig("nvm", REAL)
    room = file_drive.PLACES[archive.FILE][1]
    append = rig.files.append

    def bounded(name, size, blocks):
        if name == archive.FILE and len(rig.files.read(name) or b"") + size > room // 4:
            raise OSError(28)
        append(name, size, blocks)

    monkeypatch.setattr(rig.files, "append", bounded)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG)
    record = save_of(rig, unit).record()
    base, told = record.base, record.transactions
    assert 100 < len(told) < 900
    assert told == LONG[-len(told) :]
    for transaction in reversed(told):
        assert unit.undo() == transaction
        unit.tidy()
    assert unit.undo() is None
    assert to_bytes(unit.game) == base


def test_a_sample_game_fits_three_times():
    """The file has room for more than 1,000 transactions, judging by 900 of them."""
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG)
    assert len(rig.files.read(archive.FILE)) < file_drive.PLACES[archive.FILE][1] * 9 // 10


def test_lost_torn_or_doubled_pieces_leave_the_rest_readable():
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG)
    save = save_of(rig, unit)
    parts = []
    rest = save.archive
    while rest:
        size = archive.HEAD + int.from_bytes(rest[2:4], "little")
        parts.append(rest[:size])
        rest = rest[size:]
    assert len(parts) > 4
    doubled = save._replace(archive=b"".join((parts[0], *parts[:3], parts[2], *parts[2:])))
    assert doubled.record().transactions == LONG
    lost = save._replace(archive=b"".join(parts[1:]))
    told = lost.record().transactions
    assert 60 < len(told) < 900
    assert told == LONG[-len(told) :]
    torn = save._replace(archive=save.archive[:-7])
    assert torn.record().transactions == LONG[-len(torn.record().transactions) :]


def test_with_an_fram_the_record_goes_back_as_far_as_the_log():
    rig = Rig("fram", REAL)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG[:800])
    told = save_of(rig, unit).record().transactions
    assert len(told) >= 60
    assert told == LONG[800 - len(told) : 800]
    assert not rig.drive.files


def test_a_drive_that_cannot_be_written_costs_only_the_archive():
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=2001, lively=True)

    def full(name, size, blocks):
        raise OSError(28)

    rig.files.append = rig.files.write = full
    play(unit, LONG[:400])
    assert unit.game.count == 400
    assert seen(rig.open()) == seen(unit)
    told = save_of(rig, unit).record().transactions
    assert told == LONG[400 - len(told) : 400]


@pytest.mark.parametrize("at", [0, 1, archive.HEAD, -archive.CHECK - 1, -1])
def test_a_piece_with_a_wrong_byte_is_not_used(at):
    rig = Rig("nvm", REAL)
    play(rig.open(seed=2001, lively=True), LONG[:400])
    path = "/" + archive.FILE
    whole = rig.drive.files[path]
    piece = archive.find(rig.files, 1)
    spoilt = bytearray(whole)
    spoilt[piece.at + at if at >= 0 else piece.end + archive.CHECK + at] ^= 1
    rig.drive.files[path] = bytes(spoilt)
    assert archive.find(rig.files, 1) is None
    rig.drive.files[path] = whole
    assert archive.find(rig.files, 1).at == piece.at


@given(st.binary(max_size=400), st.integers(0, 2000), st.integers(0, 255))
def test_no_archive_file_breaks_the_record(garbage, at, byte):
    save = _known()
    spoilt = bytearray(save.archive)
    spoilt[at % len(spoilt)] = byte
    told = save._replace(archive=garbage + bytes(spoilt) + garbage).record().transactions
    assert told == LONG[400 - len(told) : 400]


_cache: list[Save] = []


def _known():
    """Return a save with an archive, made once."""
    if not _cache:
        rig = Rig("nvm", REAL)
        unit = rig.open(seed=2001, lively=True)
        play(unit, LONG[:400])
        _cache.append(save_of(rig, unit))
    return _cache[0]


@pytest.mark.parametrize("count", first(1, (300, 700)))
def test_the_record_keeps_only_what_was_not_undone(monkeypatch, count):
    shrink(monkeypatch)
    rig = Rig("nvm")
    unit = rig.open(seed=5)
    standing = []
    for step in steps(5, count):
        before = to_bytes(unit.game)
        take(step, unit)
        after = to_bytes(unit.game)
        if step[0].__name__ == "_undo":
            standing.pop()
        elif after != before:
            standing.append(unit.last.transaction)
        told = save_of(rig, unit).record().transactions
        assert told == standing[len(standing) - len(told) :]


def test_a_power_cut_while_the_archive_is_written_loses_nothing(monkeypatch):
    """Cut at every byte of a renewal, including the archive's."""
    shrink(monkeypatch)
    rig = Rig("nvm", 640)
    unit = played(rig, 8, 60)
    script = [step for step in steps(8, 200) if step[0] is enter]
    while unit.journal.used() < 640 - 8 * 20:
        take(script.pop(0), unit)
    cuts = 0
    for step in script[:12]:
        image, before = rig.image(), seen(unit)
        found = []
        at = 1
        while True:
            rig.set_back(image)
            trial = rig.open()
            if not rig.cut_during(lambda trial=trial, step=step: take(step, trial), at):
                break
            cuts += 1
            found.append(seen(rig.open())[:2])
            at += 23
        unit = rig.open()
        assert all(view in (before[:2], seen(unit)[:2]) for view in found)
    assert cuts > 50

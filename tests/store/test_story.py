"""The story of an evening: all of it can be told although the log forgets, and nothing depends on
it."""

import pytest
from banker.games.trader.codec import to_bytes
from banker.games.trader.game import Game
from banker.games.trader.transactions import NEW_GAME
from banker.store import story
from banker.store.slots import check16
from hypothesis import given
from hypothesis import strategies as st

from host_tools.games.trader.evening import evening
from host_tools.history.story import Story
from host_tools.link.logs import log_of
from host_tools.link.save import Save, pieces
from tests.support.evening import enter, played, steps, take
from tests.support.flash_rig import REAL, Rig, seen, shrink

pytestmark = pytest.mark.slow

LONG = evening(900)


def save_of(rig, unit):
    """What a PC would fetch."""
    return Save(log_of(unit.journal), rig.drive.files.get("/" + story.FILE, b""))


def play(unit, transactions):
    for transaction in transactions:
        unit.confirm(transaction)


@pytest.mark.parametrize("kind", ["nvm", "drive"])
def test_a_long_evening_is_told_from_its_beginning(kind):
    rig = Rig(kind, REAL)
    unit = rig.open(seed=2001, lively=True)
    for number, transaction in enumerate(LONG):
        unit.confirm(transaction)
        if number % 50 == 49:
            unit.undo()
            unit.confirm(transaction)
        if number % 70 == 0:
            unit = rig.open()
    base, told = save_of(rig, unit).told()
    assert told == LONG
    assert base == to_bytes(Game(2001, True))
    assert Story(base, told).problem is None
    assert to_bytes(Story(base, told).end) == to_bytes(unit.game)


def test_another_game_begins_the_file_anew_but_not_before_the_old_one_is_told():
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG[:500])
    unit.confirm((NEW_GAME, 2001, 1))
    base, told = save_of(rig, unit).told()
    assert told == [*LONG[:500], (NEW_GAME, 2001, 1)]
    assert Story(base, told).last_game().transactions == LONG[:500]
    longest = len(rig.drive.files["/" + story.FILE])
    play(unit, LONG[:700])
    base, told = save_of(rig, unit).told()
    assert told[-700:] == LONG[:700]
    assert told[-701] == (NEW_GAME, 2001, 1)
    assert Story(base, told).last_game().base == to_bytes(Game(2001, True))
    assert len(told) < 500 + 1 + 700, "of the old game only what was still in the log"
    assert longest < 5000
    assert len(rig.drive.files["/" + story.FILE]) < 8000


def test_an_fram_tells_as_far_as_its_log_goes():
    rig = Rig("fram", REAL)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG[:800])
    _, told = save_of(rig, unit).told()
    assert len(told) >= 60
    assert told == LONG[800 - len(told) : 800]
    assert not rig.drive.files


def test_a_drive_that_cannot_be_written_costs_the_story_only():
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=2001, lively=True)

    def full(name, size, blocks):
        raise OSError(28)

    rig.files.append = rig.files.write = full
    play(unit, LONG[:400])
    assert unit.game.count == 400
    assert seen(rig.open()) == seen(unit)
    _, told = save_of(rig, unit).told()
    assert told == LONG[400 - len(told) : 400]


def test_pieces_lost_torn_or_doubled_harm_no_other():
    rig = Rig("nvm", REAL)
    unit = rig.open(seed=2001, lively=True)
    play(unit, LONG)
    save = save_of(rig, unit)
    parts = [_piece(base, _entries(told)) for base, told in pieces(save.story)]
    assert b"".join(parts) == save.story
    assert len(parts) >= 2
    doubled = save._replace(story=parts[0] + parts[0] + parts[1][:50] + b"".join(parts[1:]))
    assert doubled.told()[1] == LONG
    lost = save._replace(story=b"".join(parts[1:]))
    told = lost.told()[1]
    assert 60 < len(told) < 900
    assert told == LONG[-len(told) :]
    torn = save._replace(story=save.story[:-7])
    assert torn.told()[1] == LONG[-len(torn.told()[1]) :]


def _piece(base, entries):
    """A piece of a story as bytes, written another way than the firmware does."""
    body = len(base).to_bytes(2, "little") + base + entries
    head = bytes((story.MAGIC, story.VERSION)) + len(body).to_bytes(2, "little")
    return head + check16(body).to_bytes(2, "little") + body


def _entries(told):
    from banker.games.trader.transactions import FORMS

    return b"".join(bytes((len(FORMS.pack(entry)),)) + FORMS.pack(entry) for entry in told)


@given(st.binary(max_size=400), st.integers(0, 2000), st.integers(0, 255))
def test_no_story_file_whatever_can_spoil_the_telling(garbage, at, byte):
    save = _known()
    spoilt = bytearray(save.story)
    spoilt[at % len(spoilt)] = byte
    _, told = save._replace(story=garbage + bytes(spoilt) + garbage).told()
    assert told == LONG[400 - len(told) : 400]


_cache: list[Save] = []


def _known():
    """A save with a story, made once."""
    if not _cache:
        rig = Rig("nvm", REAL)
        unit = rig.open(seed=2001, lively=True)
        play(unit, LONG[:400])
        _cache.append(save_of(rig, unit))
    return _cache[0]


def test_undos_settings_and_new_games_leave_what_stands(monkeypatch):
    shrink(monkeypatch)
    rig = Rig("nvm")
    unit = rig.open(seed=5)
    standing = []
    for step in steps(5, 700):
        before = to_bytes(unit.game)
        take(step, unit)
        after = to_bytes(unit.game)
        if step[0].__name__ == "_undo":
            standing.pop()
        elif after != before:
            standing.append(unit.last.transaction)
        told = save_of(rig, unit).told()[1]
        assert told == standing[len(standing) - len(told) :]


def test_a_power_cut_in_the_middle_of_the_story_loses_nothing(monkeypatch):
    """Every byte of a renewal, the story's included."""
    shrink(monkeypatch)
    rig = Rig("nvm", 640)
    unit = played(rig, 8, 60)
    script = [step for step in steps(8, 200) if step[0] is enter]
    while unit.journal.used() < 640 - 8 * 20:
        take(script.pop(0), unit)
    cuts = 0
    for step in script[:12]:
        image, before = rig.image(), seen(unit)
        at = 1
        while True:
            rig.set_back(image)
            trial = rig.open()
            if not rig.cut_during(lambda trial=trial, step=step: take(step, trial), at):
                break
            cuts += 1
            again = rig.open()
            assert seen(again)[:2] in (before[:2], seen(trial)[:2])
            at += 23
        unit = rig.open()
    assert cuts > 50

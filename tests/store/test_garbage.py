"""Garbage instead of a save: the unit starts with what it can verify, and says so."""

from functools import cache

from banker.store.drive_files import FILES
from hypothesis import example, given
from hypothesis import strategies as st

from tests.support.flash_rig import Rig, seen
from tests.support.sample_steps import steps, take
from tests.support.trader import MARKET

SEED = 5
PATHS = ["/" + name for name in FILES]
GARBAGE = st.one_of(
    st.binary(max_size=400),
    st.builds(lambda block, times: block * times, st.binary(max_size=16), st.integers(0, 80)),
)


@given(memory=GARBAGE, files=st.tuples(GARBAGE, GARBAGE))
@example(memory=b"\0" * 4096, files=(b"", b""))
@example(memory=b"", files=(b"", b"\0" * 5000))
def test_garbage_is_reported_and_a_new_game_begins(memory, files):
    rig = Rig("nvm")
    rig.memory[: len(memory)] = memory
    rig.drive.folders.add("/saves")
    rig.drive.files = dict(zip(PATHS, files, strict=True))
    unit = rig.open(seed=3)
    assert unit.notices == ["started_afresh"]
    assert (unit.last, unit.fault, unit.game.count) == (None, None, 0)
    unit.confirm((MARKET, 0))
    again = rig.open()
    assert seen(again) == seen(unit)
    assert not again.notices


@given(memory=GARBAGE.filter(lambda data: data.strip(b"\xff")), start=st.integers(0, 7000))
def test_garbage_in_an_fram(memory, start):
    rig = Rig("fram")
    rig.memory[start : start + len(memory)] = memory
    del rig.memory[rig.log.size :]
    unit = rig.open(seed=3)
    assert unit.notices == ["started_afresh"]
    unit.confirm((MARKET, 0))
    assert seen(rig.open()) == seen(unit)


@cache
def sample_game():
    """Return the views and the flash of a game that has filled a log."""
    rig = Rig("nvm", 1280)
    unit = rig.open(seed=SEED)
    views = [seen(unit)]
    for step in steps(SEED, 130):
        take(step, unit)
        views.append(seen(unit))
    return views, rig.image()


@given(start=st.integers(0, 1279), garbage=GARBAGE)
@example(start=80, garbage=bytes(72) + b"\xff" * 8)  # the entry before the garbage looks free
def test_garbage_over_a_part_of_a_save(start, garbage):
    views, image = sample_game()
    rig = Rig("nvm", 1280)
    rig.set_back(image)
    garbage = garbage[: 1280 - start]
    rig.memory[start : start + len(garbage)] = garbage
    unit = rig.open()
    assert unit.notices or seen(unit)[:3] == views[-1][:3]
    assert seen(unit)[0] in {view[0] for view in views}

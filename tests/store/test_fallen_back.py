"""If the newest save cannot be read, the unit falls back to an older one for good."""

import pytest

from tests.support.flash_rig import SMALL, Rig, seen, shrink
from tests.support.trader import MARKET

STEP = 8


def market(unit):
    """Return a transaction that is always possible."""
    unit.confirm((MARKET, 0 if unit.game.lively else 1))


@pytest.mark.parametrize("start", range(STEP, SMALL, STEP))
def test_a_unit_that_fell_back_continues_from_there_and_reports_it_once(monkeypatch, start):
    """An FRAM holds two logs. The newer one is lost but for its beginning, so that
    it is still known to be newer."""
    shrink(monkeypatch)
    rig = Rig("fram", SMALL)
    unit = rig.open()
    games = [seen(unit)[0]]
    while unit.storage.generation < 4:
        market(unit)
        unit.tidy()  # begins a log anew before it is quite full
        games.append(seen(unit)[0])
    before = bytes(rig.memory)
    market(unit)
    games.append(seen(unit)[0])
    changed = next(at for at in range(2 * SMALL) if rig.memory[at] != before[at])
    newer = changed // SMALL * SMALL
    rig.memory[newer + start : newer + SMALL] = bytes(SMALL - start)
    unit = rig.open()
    assert unit.notices
    assert seen(unit)[0] in games
    market(unit)
    again = rig.open()
    assert again.notices == []
    assert seen(again) == seen(unit)

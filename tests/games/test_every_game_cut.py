"""The contract of every game goes on: the power may go at any byte of any step of an evening, and
the game is the one before the step or after it."""

import pytest
from banker import games

from host_tools.games import NAMES, NUMBERS
from tests.support.cutting import Evening
from tests.support.flash_rig import SMALL, Rig, shrink

pytestmark = pytest.mark.slow

COUNT = 48
"""Steps: entries, undos, settings, a game that begins anew, and a full log."""
STATES = 6
"""As many of a game's states as the two logs have room for: less, and an entry that begins a game
anew would not fit beside what came before it."""
SHARES = 3  # so that the work can be spread


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_a_cut_at_any_byte_leaves_the_game_before_or_after(monkeypatch, number, share):
    shrink(monkeypatch)
    rig = Rig("nvm", max(SMALL, STATES * len(games.to_bytes(games.fresh(number))) // 64 * 64))
    evening = Evening(rig, COUNT, number=number)
    assert {bytes(view[0])[0] >> 4 for view in evening.seen} == {number}
    assert rig.open().storage.generation > 1, "the log was full"
    for at in range(share, COUNT, SHARES):
        evening.check(at)

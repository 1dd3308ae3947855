"""The contract of every game goes on: the power may go at any byte of any step of an evening, and
the game is the one before the step or after it. Where a full log begins anew, which is thousands of
bytes and the same in every game, some of them are tried here and each in `tests/store`."""

import pytest
from banker import games

from host_tools.games import NAMES, NUMBERS
from tests.support.cutting import Evening
from tests.support.flash_rig import SMALL, Rig, shrink

pytestmark = pytest.mark.slow

COUNT = 48
"""Steps: entries, undos, settings, a game that begins anew, and a full log."""
STATES = 4.5
"""As many of a game's states as a log has room for: less, and an UNDO would not fit beside what it
needs; more, and no log would be full."""
SHARES = 3  # so that the work can be spread
SOME = 11  # one in so many bytes


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_a_cut_at_any_byte_leaves_the_game_before_or_after(monkeypatch, number, share):
    shrink(monkeypatch)
    size = len(games.to_bytes(games.fresh(number)))
    rig = Rig("nvm", max(SMALL, int(STATES * size) // 64 * 64))
    evening = Evening(rig, COUNT, number=number)
    assert {bytes(view[0])[0] >> 4 for view in evening.seen} == {number}
    assert rig.open().storage.generation > 1, "the log was full"
    for at in range(share, COUNT, SHARES):
        renewal = evening.images[at][1] != evening.images[at + 1][1]  # it goes by the drive
        evening.check(at, SOME if renewal else 1)

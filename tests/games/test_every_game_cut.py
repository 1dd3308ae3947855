"""The contract of every game goes on: the power may go at any byte of any step of an evening, and
the game is the one before the step or after it. The store does not know what its bytes mean: so
every byte is tried with one game, some with the others, and all with all by `make test-long`.
Where a full log begins anew, which is thousands of bytes, some of them are tried here and each in
`tests/store`."""

import pytest
from banker import games

from host_tools.games import NAMES, NUMBERS
from tests.support.cutting import CutGame
from tests.support.flash_rig import SMALL, Rig, shrink
from tests.support.long import first

pytestmark = pytest.mark.slow

COUNT = 48
"""Steps: entries, undos, settings, a game that begins anew, and a full log."""
STATES = 4.5
"""As many of a game's states as a log has room for: less, and an UNDO would not fit beside what it
needs; more, and no log would be full."""
SHARES = 3  # so that the work can be spread
SOME = 11  # one in so many bytes of a log that begins anew
FEW = 7  # one in so many bytes where another game has been cut at each

shared = pytest.mark.parametrize("share", range(SHARES))


@shared
@pytest.mark.parametrize("number", first(1, NUMBERS), ids=NAMES)
def test_a_cut_at_any_byte_leaves_the_game_before_or_after(monkeypatch, number, share):
    cut(monkeypatch, number, share, 1)


@shared
@pytest.mark.parametrize("number", NUMBERS[1:], ids=NAMES[1:])
def test_a_cut_at_some_bytes_leaves_the_game_before_or_after(monkeypatch, number, share):
    cut(monkeypatch, number, share, FEW)


def cut(monkeypatch, number, share, stride):
    """Cut a share of the steps of a game's evening, at one in so many bytes."""
    shrink(monkeypatch)
    size = len(games.to_bytes(games.create(number)))
    rig = Rig("nvm", max(SMALL, int(STATES * size) // 64 * 64))
    game = CutGame(rig, COUNT, number=number)
    assert {bytes(view[0])[0] >> 4 for view in game.seen} == {number}
    assert rig.open().storage.generation > 1, "the log was full"
    for at in range(share, COUNT, SHARES):
        renewal = game.images[at][1] != game.images[at + 1][1]  # it goes by the drive
        game.check(at, stride * SOME if renewal else stride)

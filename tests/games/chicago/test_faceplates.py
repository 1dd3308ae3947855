"""The overlay: six keys with other legends while Chicago Express is played."""

import pytest
from banker.ui import keys

from host_tools.games.legends import LEGENDS, of_game
from host_tools.simulator.live.recording import Recording
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.commands import Commands
from host_tools.simulator.script.opening_line import opening
from host_tools.simulator.script.unit import Options
from tests.support.live import CALM, LivePlayer
from tests.support.terminal import LARGE, SMALL, at_terminal

pytestmark = pytest.mark.slow

OVERLAID = {
    keys.BUY_BANK: ("Enchère", "Auction"),
    keys.SELL: ("Réseau", "Build"),
    keys.OFFICES: ("Maison", "Develop"),
    keys.GO: ("Renoncer", "Pass"),
    keys.INTEREST: ("Dividendes", "Dividends"),
    keys.BUY_PLAYER: ("Joueurs", "Players"),
}


def choose_chicago(player):
    """Hold NEW_GAME, choose the second game, seat three pawns."""
    player.unit.press("NEW_GAME")
    player.wait(2.5)
    player.unit.release("NEW_GAME")
    player.tap("2 CONFIRM 1 2 3 CONFIRM")
    player.wait(1.0)  # the unit starts anew


def test_only_six_legends_differ():
    trader, chicago = of_game(0), of_game(1)
    assert trader == LEGENDS
    assert trader.keys() == chicago.keys()
    differing = {key for key in trader if trader[key] != chicago[key]}
    assert differing == OVERLAID.keys()
    for key, (french, english) in OVERLAID.items():
        assert (chicago[key].line("fr"), chicago[key].line("en")) == (french, english)
        assert chicago[key][2:] == trader[key][2:]  # colour, keyboard and holding stay


def test_the_live_unit_tells_which_game_is_played():
    with LivePlayer(CALM) as player:
        assert player.unit.game == 0
        changes = []
        player.unit.listeners.append(changes.append)
        choose_chicago(player)
        assert player.unit.game == 1
        assert [change.kind for change in changes].count("game") == 1
        player.unit.cut()
        assert player.unit.game is None
        player.unit.boot()
        player.wait(1.5)
        assert player.unit.game == 1
        player.tap("UNDO CONFIRM")
        assert player.unit.game == 0


def test_a_recording_replays_into_the_second_game(tmp_path):
    path = tmp_path / "evening.txt"
    with LivePlayer(CALM) as player:
        player.unit.record = Recording(path, CALM)
        choose_chicago(player)
        player.tap("BUY_BANK 2 8 CONFIRM CONFIRM")
        cash = bytes(player.unit.board.app.game.cash)
    text = path.read_text()
    replayed = AppUnit(opening(text))
    commands = Commands(replayed, print)
    for line in text.splitlines():
        commands.run(line)
    assert replayed.app is not None
    assert bytes(replayed.app.game.cash) == cash
    assert list(cash[1:4]) == [40, 32, 40]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "160x50"])
def test_the_terminal_shows_the_legends_of_the_game(size):
    async def play(player):
        assert "Buy bank" in player.seen("#key-BUY_BANK")
        await player.type("N")
        await player.wait(2.5)
        await player.type("2 enter 1 2 3 enter")
        await player.wait(1.0)
        for key, (_, english) in OVERLAID.items():
            assert english in player.seen(f"#key-{key}")
        assert "Total" in player.seen("#key-TOTAL")
        await player.type("b 2 8 enter enter")
        assert player.unit.board.app.game.cash[2] == 32
        player.app.action_cells()
        await player.wait(0.2)
        assert "Auction" in player.seen("#key-BUY_BANK")

    at_terminal(play, size)


def test_the_terminal_shows_them_in_french():
    async def play(player):
        await player.type("N")
        await player.wait(2.5)
        await player.type("2 enter 1 2 3 enter")
        await player.wait(1.0)
        for key, (french, _) in OVERLAID.items():
            assert french in player.seen(f"#key-{key}")

    at_terminal(play, options=Options(lang="fr"))

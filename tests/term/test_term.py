"""The terminal program, through Textual's own driver: keys, mouse, languages, power, quitting."""

import shutil

import pytest

from host_tools.cli import main
from host_tools.simulator.board import FIRMWARE
from host_tools.simulator.live.recording import Recording
from host_tools.simulator.live.unit import LiveUnit
from host_tools.simulator.script.unit import Options
from tests.support.live import CALM, HandClock, LivePlayer
from tests.support.terminal import LARGE, SMALL, at_terminal

pytestmark = pytest.mark.slow

both_sizes = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "160x50"])


@both_sizes
def test_worked_figure_1_by_keys(size):
    async def play(player):
        await player.type("b 1 1 3")
        assert player.reads("220 PAY")
        await player.type("enter")
        assert player.reads("13 4 ₅ · · · · · 48")

    at_terminal(play, size)


@both_sizes
def test_worked_figure_2_by_keys(size):
    async def play(player):
        await player.type("b 2 1 2 enter b 2 1 3 enter b 2 1 4 enter o 1 2 3 3 3 enter")
        await player.type("b 6 1 3 2")
        assert player.reads("Buy 2 shares of 13")
        assert player.reads("at 165")
        assert player.reads("330 PAY")
        await player.type("enter")
        assert player.reads("13▙2 · ₅ · · · 2 165+")

    at_terminal(play, size)


@both_sizes
def test_worked_figure_1_by_mouse(size):
    async def play(player):
        await player.click("BUY_BANK 1 1 3 CONFIRM")
        assert player.reads("13 4 ₅ · · · · · 48")
        assert not player.unit.held

    at_terminal(play, size)


def test_escape_cancels():
    async def play(player):
        await player.type("b 1 escape")
        assert player.reads("€ M")

    at_terminal(play)


def test_a_capital_letter_holds():
    async def play(player):
        await player.type("b 1 1 3 enter N")
        await player.wait(1.0)
        assert player.reads("■□")
        assert player.unit.held == {"NEW_GAME"}
        await player.wait(1.5)
        assert not player.unit.held
        assert player.reads("Which game?")
        await player.type("1 enter")
        assert player.unit.board.app.game.shares[1, 13] == 0

    at_terminal(play)


def test_a_small_letter_only_taps():
    async def play(player):
        await player.type("n")
        await player.wait(0.2)
        assert player.reads("Hold it for 2 seconds")
        assert not player.unit.held

    at_terminal(play)


def test_the_next_key_releases_the_one_that_is_held():
    async def play(player):
        await player.type("X")
        await player.wait(1.0)
        await player.type("t")
        assert player.unit.held == {"TOTAL"}
        await player.wait(0.1)
        assert not player.unit.held

    at_terminal(play)


def test_the_mouse_holds_for_as_long_as_it_is_down():
    async def play(player):
        await player.pilot.mouse_down("#key-NEW_GAME")
        await player.wait(1.9)
        assert player.reads("■□")
        assert player.app.query_one("#key-NEW_GAME").down
        await player.wait(0.3)
        await player.pilot.mouse_up("#key-NEW_GAME")
        assert player.reads("Which game?")
        assert not player.app.query_one("#key-NEW_GAME").down

    at_terminal(play)


def test_capitals_of_other_keys_are_the_keys():
    async def play(player):
        await player.type("B 1 1 3")
        assert player.reads("220 PAY")

    at_terminal(play)


@both_sizes
def test_the_legends_follow_the_language_chosen_on_the_unit(size):
    async def play(player):
        assert "Confirm" in player.seen("#key-CONFIRM")
        assert player.reads("1  Français")
        await player.type("1")
        await player.wait(0.2)
        assert "Confirmer" in player.seen("#key-CONFIRM")
        assert "Achat banque" in player.seen("#key-BUY_BANK")
        assert "chapeau" in player.seen("#key-1")
        assert "Quitter" in player.seen("#foot")

    at_terminal(play, size, Options(lang=None))


def test_batteries_out_and_in_and_reset():
    async def play(player):
        await player.type("b 1 1 3 enter ctrl+p")
        assert not player.unit.powered
        assert "No batteries" in player.seen("#oled")
        assert "Batteries in" in player.seen("#foot")
        await player.type("ctrl+p")
        await player.wait(1.5)
        assert player.unit.board.app.game.shares[1, 13] == 5
        boots = player.unit.board.boots
        await player.type("ctrl+r")
        assert player.unit.board.boots == boots + 1

    at_terminal(play)


def test_a_click_on_the_last_line_does_what_it_says():
    async def play(player):
        x = player.seen("#foot").index("Batteries out")
        await player.pilot.click("#foot", offset=(x, 0))
        await player.pilot.pause()
        assert not player.unit.powered

    at_terminal(play)


def test_weaker_batteries():
    async def play(player):
        before = player.unit.battery_mv
        await player.type("minus minus plus")
        assert player.unit.battery_mv == before - 50

    at_terminal(play)


def test_the_bell_rings_only_if_switched_on(monkeypatch):
    rung = []
    monkeypatch.setattr("host_tools.apps.term.app.TermApp.bell", lambda app: rung.append(app))

    async def play(player):
        await player.type("b 9")
        await player.wait(0.5)
        assert "♪ error" in player.seen("#side")

    at_terminal(play)
    assert not rung
    at_terminal(play, ring=True)
    assert len(rung) == 2  # switched on, error


@pytest.mark.parametrize("keys", ["ctrl+q", "ctrl+c"])
def test_quitting_is_a_power_cut_and_nothing_is_lost(tmp_path, keys):
    async def play(player):
        await player.type(f"b 1 1 3 enter {keys}")
        assert not player.app.is_running

    at_terminal(play, folder=tmp_path)
    with LivePlayer(CALM, tmp_path) as player:
        assert player.unit.board.app.game.shares[1, 13] == 5


def test_the_recording_has_the_last_key_too(tmp_path):
    async def play(player):
        player.unit.record = Recording(tmp_path / "keys.txt", CALM)
        await player.type("b 1 1 3 enter")

    at_terminal(play)
    assert "press BUY_BANK 1 1 3 CONFIRM" in (tmp_path / "keys.txt").read_text()


def test_firmware_that_does_not_start_says_why(tmp_path):
    firmware = tmp_path / "firmware"
    shutil.copytree(FIRMWARE, firmware, ignore=shutil.ignore_patterns("__pycache__"))
    unit = LiveUnit(tmp_path / "unit", CALM, HandClock(), firmware)

    async def play(player):
        (firmware / "code.py").write_text("this is no Python\n", "utf-8")
        player.unit.reload()
        await player.wait(0.5)
        assert "The firmware does not start. SyntaxError" in player.seen("#oled")

    at_terminal(play, unit=unit)


def test_a_missing_terminal_is_reported(capsys, tmp_path):
    assert main(["term", "--save", str(tmp_path)]) == 1
    assert "courtier term: this needs a terminal" in capsys.readouterr().err


def test_switched_off_it_says_how_to_wake_it():
    async def play(player):
        await player.click("POWER")
        await player.wait(0.5)
        assert "Asleep: any key wakes it." in player.seen("#oled")
        assert "asleep" in player.seen("#side")
        await player.type("1")
        await player.wait(0.5)
        assert player.reads("€ M")

    at_terminal(play)

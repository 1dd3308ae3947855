"""Recording the keys as a script, and restarting when the firmware changes."""

import asyncio
import shutil
from pathlib import Path

import pytest

from host_tools.cli import main
from host_tools.simulator.board import FIRMWARE
from host_tools.simulator.live.arguments import watch
from host_tools.simulator.live.heap import HeapReader
from host_tools.simulator.live.recording import Recording
from host_tools.simulator.live.unit import LiveUnit
from host_tools.simulator.live.watch import Watcher
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.command_line import run_text
from host_tools.simulator.script.opening_line import opening
from host_tools.simulator.script.unit import Options
from tests.support.live import HandClock, LivePlayer

pytestmark = pytest.mark.slow

LIVELY = Options(market="lively", seed=7, lang="fr")


def test_a_recording_replays_to_the_same_game(tmp_path):
    path = tmp_path / "keys.txt"
    with LivePlayer(LIVELY) as player:
        player.unit.record = Recording(path, LIVELY)
        player.tap("BUY_BANK 1 1 3 CONFIRM BUY_BANK 2 1 3 1 CONFIRM")
        player.wait(3)
        player.unit.press("REMOVE")
        player.wait(2.5)
        player.unit.release("REMOVE")
        player.tap("6 CONFIRM")
        player.unit.reset()
        player.wait(1.5)
        player.tap("GO 2 CONFIRM")
        played = player.unit.board.app.game
        state = (played.count, played.random, played.price(13), played.in_play(6))
    text = path.read_text()
    assert "press BUY_BANK 1 1 3 CONFIRM BUY_BANK 2 1 3 1 CONFIRM\n" in text
    assert "\nhold REMOVE 2.5\n" in text
    assert "\ncut\nboot\n" in text
    replayed = AppUnit(opening(text))
    assert run_text(text, replayed) == 0
    assert replayed.app is not None
    game = replayed.app.game
    assert (game.count, game.random, game.price(13), game.in_play(6)) == state


def test_a_recording_is_a_script_after_every_key(tmp_path, capsys):
    path = tmp_path / "keys.txt"
    with LivePlayer() as player:
        player.unit.record = Recording(path, Options())
        for key in ("BUY_BANK", "1", "CANCEL"):
            player.tap(key)
            assert main(["script", str(path)]) == 0
    assert capsys.readouterr().err == ""


def test_a_recording_of_a_continued_game_keeps_its_start(tmp_path):
    folder, path = tmp_path / "unit", tmp_path / "keys.txt"
    with LivePlayer(folder=folder) as player:
        player.tap("BUY_BANK 1 1 3 CONFIRM")
        player.unit.record = Recording(path, Options(), folder)
        player.tap("SELL 1 1 3 2 CONFIRM")
    replayed = AppUnit(Options(save=str(tmp_path / "keys.txt.start")))
    assert run_text(path.read_text(), replayed) == 0
    assert replayed.app is not None
    assert replayed.app.game.shares[1, 13] == 3


def test_changed_files_are_detected(tmp_path):
    (tmp_path / "ui").mkdir()
    file = tmp_path / "ui" / "menu.py"
    file.write_text("one = 1\n")
    watcher = Watcher(tmp_path)
    assert watcher.changed() == []
    file.write_text("one = 11\n")
    assert watcher.changed() == [file]
    file.unlink()
    assert watcher.changed() == [file]
    assert watcher.changed() == []


def test_changed_firmware_runs_after_a_reload_and_continues_the_game(tmp_path):
    firmware = _copy_of_the_firmware(tmp_path)
    unit = LiveUnit(tmp_path / "unit", Options(), HandClock(), firmware)
    with LivePlayer(unit=unit) as player:
        player.tap("BUY_BANK 1 1 3 CONFIRM")
        texts = firmware / "banker" / "ui" / "words_en.py"
        texts.write_text(texts.read_text("utf-8").replace('"Menu"', '"The menu"'), "utf-8")
        unit.reload()
        player.wait(1.5)
        player.tap("MENU")
        assert player.reads("The menu")
        assert unit.board.app.game.shares[1, 13] == 5


def test_watching_restarts_the_unit(tmp_path, monkeypatch):
    monkeypatch.setattr("host_tools.simulator.live.watch.LOOK_S", 0.0)
    firmware = _copy_of_the_firmware(tmp_path)
    unit = LiveUnit(tmp_path / "unit", Options(), HandClock(), firmware)
    messages: list[str] = []

    async def change_and_wait() -> None:
        watching = asyncio.create_task(watch(unit, messages.append))
        await asyncio.sleep(0)
        (firmware / "pins.py").write_text((firmware / "pins.py").read_text("utf-8") + "\n#\n")
        while not messages:
            await asyncio.sleep(0)
        watching.cancel()

    with LivePlayer(unit=unit):
        asyncio.run(asyncio.wait_for(change_and_wait(), 20))
        assert unit.powered
        assert unit.board.boots == 1
    assert messages == ["Changed: pins.py. Restarting."]


def test_firmware_that_does_not_start_says_so_and_recovers(tmp_path):
    firmware = _copy_of_the_firmware(tmp_path)
    unit = LiveUnit(tmp_path / "unit", Options(), HandClock(), firmware)
    with LivePlayer(unit=unit) as player:
        code = firmware / "code.py"
        sound = code.read_text("utf-8")
        code.write_text("this is no Python\n", "utf-8")
        unit.reload()
        player.wait(0.5)
        assert not unit.powered
        assert unit.fault is not None
        assert "SyntaxError" in unit.fault
        code.write_text(sound, "utf-8")
        unit.reload()
        player.wait(1.5)
        assert unit.fault is None
        assert player.reads("€ M")


def test_the_heap_is_that_of_the_game_on_the_flash():
    heap_reader = HeapReader()
    try:
        with LivePlayer() as player:
            nvm = player.unit.board.hardware.nvm
            assert nvm is not None
            heap = heap_reader.read(bytes(nvm.memory))
            assert heap is not None
            assert 20_000 < heap < 170_880
    finally:
        heap_reader.close()
    assert heap_reader.read(bytes(4096)) == heap


def _copy_of_the_firmware(folder: Path) -> Path:
    """Copy the sources, so that a test can change them."""
    copy = folder / "firmware"
    shutil.copytree(FIRMWARE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy

"""The unit in real time, with a clock that the test moves by hand."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from banker.ui.sounds import CANCEL, ON, SOUNDS

from host_tools.simulator.live import unit as unit_module
from host_tools.simulator.live.data_folder import data_folder
from host_tools.simulator.live.facts import BoardView
from host_tools.simulator.live.unit import Change, LiveUnit
from host_tools.simulator.lock import FolderInUse
from host_tools.simulator.script.first_start import AS_THE_BOARD
from tests.support.live import CALM, HandClock, LivePlayer
from tests.support.timeouts import TIMEOUT_S

pytestmark = pytest.mark.slow


@pytest.fixture
def player():
    with LivePlayer() as player:
        yield player


def test_a_new_unit_begins_as_the_board_does_and_asks_for_the_language():
    with LivePlayer(AS_THE_BOARD) as player:
        assert player.reads("1  Français")
        assert player.unit.language is None
        player.tap("2")
        assert player.unit.language == "en"
        assert not player.unit.board.app.game.lively


def test_a_key_is_answered_at_once_without_the_clock_moving(player):
    player.tap("BUY_BANK 1 1 3")
    assert player.reads("220 PAY")
    player.tap("CONFIRM")
    assert player.reads("13 4 ₅ · · · · · 48")


def test_even_the_fastest_tap_is_seen(player):
    player.tap("BUY_BANK 1 1 1")
    assert player.reads("Float ① 11")


def test_virtual_time_follows_the_clock(player):
    began = player.unit.board.now_ms
    player.wait(2.0)
    assert player.unit.board.now_ms - began == pytest.approx(2000, abs=60)


def test_time_in_which_the_computer_slept_is_skipped(player):
    began = player.unit.board.now_ms
    player.clock.seconds += 3600
    player.unit.advance()
    assert player.unit.board.now_ms - began < 400
    player.wait(1.0)
    assert player.unit.board.now_ms - began == pytest.approx(1250, abs=150)


def test_held_keys_hold(player):
    player.unit.press("NEW_GAME")
    player.wait(1.0)
    assert player.reads("■□")
    player.wait(1.5)
    player.unit.release("NEW_GAME")
    assert player.reads("Which game?")


def test_an_early_release_changes_nothing(player):
    player.unit.press("NEW_GAME")
    player.wait(1.0)
    player.unit.release("NEW_GAME")
    player.wait(0.1)
    assert player.reads("Hold it for 2 seconds")
    assert player.unit.board.app.game.count == 0


def test_no_half_picture_is_shown(player):
    seen = []
    player.unit.listeners.append(lambda change: seen.append(player.unit.text()))
    player.tap("TOTAL")
    assert len({tuple(lines) for lines in seen}) == 1


def test_listeners_hear_tones_pictures_power_and_language():
    changes: list[Change] = []
    unit = LiveUnit(options=CALM, clock=HandClock())
    unit.listeners.append(changes.append)
    with LivePlayer(unit=unit):
        pass
    assert {change.kind for change in changes} == {
        "picture",
        "tone",
        "power",
        "language",
        "game",
        "screen",
        "entry",
    }
    heard = [change.hertz for change in changes if change.kind == "tone"]
    assert heard[:3] == [*(hertz for hertz, _ in SOUNDS[ON]), 0]


def test_tones_are_reported_with_their_own_times(player):
    tones: list[Change] = []
    player.tap("BUY_BANK")
    player.unit.listeners.append(lambda change: change.kind == "tone" and tones.append(change))
    player.tap("CANCEL")
    for _ in range(2):  # long ticks: in each of them more than one begins or ends
        player.clock.seconds += 0.2
        player.unit.advance()
    lengths = [after.at_ms - tone.at_ms for tone, after in pairwise(tones) if tone.hertz]
    assert lengths == pytest.approx([length for _, length in SOUNDS[CANCEL]], abs=6)
    assert tones[-1].hertz == 0


def test_a_unit_rests_until_it_is_used(player):
    player.wait(2)
    assert player.unit.resting
    player.unit.press("1")
    assert not player.unit.resting
    player.wait(3)
    assert not player.unit.resting, "a finger is on it"
    player.unit.release("1")
    player.wait(2)
    assert player.unit.resting


def test_a_key_ends_the_rest_at_once():
    """Use a rest that would never end by itself."""

    async def play() -> None:
        with LivePlayer() as player:
            player.wait(3)
            running = asyncio.create_task(player.unit.run())
            await asyncio.sleep(0)
            player.unit.press("TOTAL")
            player.clock.seconds += 0.1
            before = player.unit.board.now_ms
            async with asyncio.timeout(TIMEOUT_S):
                while player.unit.board.now_ms == before:
                    await asyncio.sleep(0)
            running.cancel()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(unit_module, "REST_S", 10 * TIMEOUT_S)
        asyncio.run(play())


def test_a_unit_run_with_another_step_rests_too():
    """The terminal does so: it steps once at the start, and then only after some activity."""
    steps = []

    async def play() -> None:
        with LivePlayer() as player:
            player.wait(3)
            running = asyncio.create_task(
                player.unit.run(lambda: steps.append(player.unit.resting))
            )
            for _ in range(100):
                await asyncio.sleep(0)
            running.cancel()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(unit_module, "REST_S", 10 * TIMEOUT_S)
        asyncio.run(play())
    assert steps == [True]


def test_the_contrast_and_the_darkness_are_part_of_the_picture(player):
    bright = player.unit.frame()
    player.tap("MENU 3 CONFIRM")
    assert player.unit.frame().contrast > bright.contrast
    player.tap("POWER")
    player.wait(0.5)
    assert not player.unit.frame().on
    assert player.unit.powered
    assert player.unit.text() == [" " * 21] * 8


def test_a_power_cut_leaves_it_dark_and_a_boot_restores_the_game(player):
    player.tap("BUY_BANK 1 1 3 CONFIRM")
    player.unit.cut()
    assert not player.unit.powered
    assert not player.unit.frame().on
    player.unit.boot()
    player.wait(1.5)
    assert player.unit.board.app.game.shares[1, 13] == 5


def test_reset_restarts(player):
    boots = player.unit.board.boots
    player.unit.reset()
    player.wait(1.5)
    assert player.unit.board.boots == boots + 1
    assert player.reads("€ M")


def test_weak_batteries_show_their_icon(player):
    player.unit.battery_mv = 1850
    player.wait(11)
    assert player.reads("▭")


def test_everything_is_saved_in_the_folder_without_closing_it(tmp_path):
    with LivePlayer(CALM, tmp_path) as player:
        player.tap("BUY_BANK 1 1 3 CONFIRM")
        # What a killed process leaves is what is on the disk now.
        copy = tmp_path.parent / f"{tmp_path.name}-copy"
        _copy(tmp_path, copy)
    with LivePlayer(CALM, copy) as player:
        assert player.unit.board.app.game.shares[1, 13] == 5
        assert not player.unit.fresh


def test_a_file_whose_writing_was_interrupted_stays_the_old_one(tmp_path):
    with LivePlayer(CALM, tmp_path) as player:
        player.tap("BUY_BANK 1 1 3 CONFIRM")
    (tmp_path / "nvm.bin.unfinished").write_bytes(b"half")
    (tmp_path / "drive" / "saves").mkdir(exist_ok=True)
    (tmp_path / "drive" / "saves" / "any.log.unfinished").write_bytes(b"half")
    with LivePlayer(CALM, tmp_path) as player:
        assert player.unit.board.app.game.shares[1, 13] == 5
        assert not any("unfinished" in name for name in player.unit.board.hardware.drive.files)


def test_two_programs_cannot_use_the_same_folder(tmp_path):
    with LivePlayer(CALM, tmp_path), pytest.raises(FolderInUse):
        LiveUnit(tmp_path)
    LiveUnit(tmp_path).close()


def test_the_board_view_shows_pins_bus_and_flash(player):
    view = BoardView(player.unit)
    before = view.facts()
    player.tap("BUY_BANK 1 1 3 CONFIRM")
    after = view.facts()
    assert after["bus"]["bytes"] > before["bus"]["bytes"]
    assert after["log"]["used"] == before["log"]["used"] + 24
    assert len(after["log"]["newest"]) == 3
    player.unit.press("POWER")
    power = next(pin for pin in view.facts()["pins"] if pin["use"] == "POWER")
    assert (power["name"], power["level"]) == ("GP22", 0)


def test_a_long_game_does_not_fill_the_memory(player):
    hardware = player.unit.board.hardware
    hardware.bus.log.extend([(0.0, 0, 0)] * 5000)
    player.wait(0.1)
    assert len(hardware.bus.log) <= 1000


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, "/home/me/.local/share/courtier/unit"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/courtier/unit"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/me/.local/share/courtier/unit"),
        ("darwin", {}, "/home/me/Library/Application Support/courtier/unit"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/courtier/unit"),
        ("win32", {}, "/home/me/AppData/Local/courtier/unit"),
    ],
)
def test_the_folder_of_saved_games_on_each_system(platform, environ, expected):
    assert data_folder(environ, platform, Path("/home/me")).as_posix() == expected


def _copy(source: Path, target: Path) -> None:
    """Return the files at this moment."""
    for path in source.rglob("*"):
        if path.is_file() and path.name != "in-use":
            place = target / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())

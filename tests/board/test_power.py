"""Sound, battery, sleep, watchdog, crashes, and who owns the drive."""

from itertools import cycle

import pytest

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.ssd1306 import ChipRefusal
from tests.support.fake_app import FakeApp, board


def test_a_tune_is_played_as_written(unit: VirtualBoard) -> None:
    unit.app.tones.append(((523, 80), (0, 40), (1047, 160)))
    unit.run(500)
    tones = unit.hardware.piezo.tones
    assert [tone.hertz for tone in tones] == [523, 1047]
    assert tones[0].length_ms == pytest.approx(80, abs=6)
    assert tones[1].start_ms - tones[0].start_ms == pytest.approx(120, abs=6)
    assert tones[1].length_ms == pytest.approx(160, abs=6)


def test_tones_wait_for_each_other(unit: VirtualBoard) -> None:
    unit.app.tones += [((800, 100),), ((600, 100),)]
    unit.run(500)
    assert [tone.hertz for tone in unit.hardware.piezo.tones] == [600, 800]


def test_the_battery_icon_comes_at_2000_mv_and_goes_at_2400() -> None:
    with board() as unit:
        seen = []
        unit.boot(100)
        for millivolts in (3000, 2020, 1980, 2020, 2350, 2420, 2100):
            unit.hardware.vsys_mv = millivolts
            unit.run(10_100)
            seen.append(unit.app.low_battery)
        assert seen == [False, False, True, True, True, False, False]


@pytest.mark.parametrize(("mean", "low"), [(1980, True), (2020, False)])
def test_the_converters_ripple_is_averaged_out(
    monkeypatch: pytest.MonkeyPatch, mean: int, low: bool
) -> None:
    """Every other reading is far too high, the others as far too low."""
    readings = cycle((mean + 150, mean - 150))
    with board() as unit:
        monkeypatch.setattr(
            type(unit.hardware), "vsys_mv", property(lambda _: next(readings)), raising=False
        )
        unit.boot(500)
        assert unit.app.low_battery is low
        unit.run(30_000)
        assert unit.app.low_battery is low


def test_a_weak_battery_is_detected_at_once() -> None:
    with board() as unit:
        unit.hardware.vsys_mv = 1850
        unit.boot(500)
        assert unit.app.low_battery


def _doze(unit: VirtualBoard) -> None:
    unit.app.on = False
    unit.run(200)


@pytest.mark.parametrize("key", ["5", "CONFIRM", "POWER"])
def test_any_key_wakes_a_sleeping_unit_and_is_not_typed(unit: VirtualBoard, key: str) -> None:
    _doze(unit)
    steps = len(unit.app.steps)
    unit.run(20 * 60_000)
    assert len(unit.app.steps) == steps, "asleep"
    assert not unit.hardware.oled.lit
    unit.tap(key, 300, 100)
    assert unit.app.wakes == 1
    assert unit.app.events == []
    assert unit.hardware.oled.lit
    assert unit.boots == 1
    assert unit.app.steps[-1] < 2000, "the time asleep is left out"
    unit.tap("9")
    assert unit.app.events == [("9", True), ("9", False)]


def test_after_an_hour_asleep_only_power_restarts_it(unit: VirtualBoard) -> None:
    _doze(unit)
    unit.run(61 * 60_000)
    unit.tap("5")
    assert unit.boots == 1
    unit.tap("POWER", 200, 1000)
    assert unit.boots == 2
    assert unit.hardware.oled.lit
    assert unit.app.events == []


def test_switched_off_it_says_goodbye_and_any_key_brings_it_back(unit: VirtualBoard) -> None:
    unit.app.tones.append(((1047, 80), (523, 160)))
    unit.app.on = False
    unit.run(1000)
    assert [tone.hertz for tone in unit.hardware.piezo.tones] == [1047, 523]
    assert not unit.hardware.oled.lit
    unit.tap("5", 100, 1000)
    assert unit.app.wakes == 1
    assert unit.hardware.oled.lit
    assert unit.app.events == []


def test_on_usb_power_it_only_sleeps_lightly() -> None:
    with board() as unit:
        unit.hardware.usb_connected = True
        unit.boot(500)
        unit.app.on = False
        unit.run(3 * 3_600_000)
        unit.tap("5", 100, 1000)
        assert unit.app.wakes == 1
        assert unit.boots == 1
        assert unit.hardware.oled.lit


def test_it_does_not_sleep_while_a_finger_is_on_a_key(unit: VirtualBoard) -> None:
    unit.press("POWER")
    unit.run(50)
    unit.app.on = False
    unit.run(2000)
    assert unit.boots == 1
    assert unit.app.steps[-1] > 2000
    unit.release("POWER")
    unit.run(100)
    steps = len(unit.app.steps)
    unit.run(1000)
    assert len(unit.app.steps) == steps, "asleep"
    unit.tap("POWER", 100, 500)
    assert unit.app.wakes == 1


def test_a_stuck_key_does_not_keep_it_awake() -> None:
    with board() as unit:
        unit.press("5")
        unit.boot(500)
        _doze(unit)
        steps = len(unit.app.steps)
        unit.run(10_000)
        assert len(unit.app.steps) == steps
        unit.tap("6")
        assert unit.app.wakes == 1


def test_a_unit_that_hangs_is_restarted(
    unit: VirtualBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = unit.hardware.clock
    monkeypatch.setattr(FakeApp, "step", lambda self, now: clock.advance(10**10))
    unit.run(8000)
    assert unit.boots == 1
    monkeypatch.undo()
    unit.run(1000)
    assert unit.boots == 2
    unit.tap("4")
    assert unit.app.presses == ["4"]


@pytest.mark.parametrize("by_key", [True, False])
def test_a_crash_is_shown_and_ends_in_a_restart(unit: VirtualBoard, by_key: bool) -> None:
    unit.hardware.drive.store("/save", b"the game")
    unit.app.fails = True
    before = unit.picture()
    unit.press("5")
    unit.run(1500)
    assert "ZeroDivisionError: no such luck" in unit.console
    assert "fake_app.py" in unit.console
    assert unit.picture() != before
    assert unit.hardware.oled.lit
    assert unit.boots == 1, "the key that is still down does not restart it"
    unit.release("5")
    unit.run(100)
    if by_key:
        unit.tap("0", 60, 1000)
    else:
        unit.run(29_000)
    assert unit.boots == 2
    unit.run(100)
    unit.tap("8")
    assert unit.app.presses == ["8"]
    assert unit.hardware.drive.content("/save") == b"the game"


def test_a_crash_without_an_oled_restarts_too() -> None:
    with board() as unit:
        unit.hardware.oled.present = False
        unit.boot(500)
        unit.app.fails = True
        unit.tap("5", 60, 32_000)
        assert unit.boots == 2


def test_data_that_the_chip_rejects_fails_the_test(unit: VirtualBoard) -> None:
    unit.hardware.oled.mode = 0
    unit.press("5")
    with pytest.raises(ChipRefusal, match="outside page addressing mode"):
        unit.run(100)


def test_menu_held_at_power_on_leaves_the_drive_to_the_pc(unit: VirtualBoard) -> None:
    assert not unit.hardware.drive.read_only
    assert unit.hardware.usb_data
    assert unit.hardware.watchdog.mode is not None
    unit.cut()
    unit.press("MENU")
    unit.boot(500)
    assert unit.hardware.drive.read_only
    assert unit.hardware.watchdog.mode is None, "a restart while the PC copies would do harm"
    unit.release("MENU")
    unit.run(100)
    unit.tap("1")
    assert unit.app.presses == ["1"]


def test_pulling_the_plug_and_starting_again(unit: VirtualBoard) -> None:
    unit.tap("1")
    unit.cut()
    assert not unit.powered
    assert not unit.hardware.oled.lit
    unit.run(5000)
    unit.boot(500)
    assert unit.app.presses == []
    unit.tap("2")
    assert unit.app.presses == ["2"]


def test_two_boards_side_by_side() -> None:
    with board() as one, board() as other:
        one.boot(500)
        other.boot(500)
        one.tap("1")
        other.tap("2")
        one.tap("3")
        assert one.app.presses == ["1", "3"]
        assert other.app.presses == ["2"]
        assert one.picture() != other.picture()


@pytest.mark.parametrize("part", ["drivers.notice", "traceback"])
def test_a_crash_that_cannot_be_shown_restarts_too(unit: VirtualBoard, part: str) -> None:
    unit.tap("1")
    unit.app.fails = True
    unit._sandbox.module("drivers.crash").traceback = _Broken()
    if part != "traceback":
        unit._sandbox._modules.pop(part, None)
        unit._sandbox._extra[part] = _Broken()  # type: ignore[assignment]
    unit.tap("5", 60, 32_000)
    unit._sandbox._extra.pop(part, None)
    assert unit.boots >= 2


class _Broken:
    """A module of which nothing works, as when memory has run out."""

    def __getattr__(self, name: str) -> object:
        raise MemoryError


def test_a_unit_that_hangs_while_it_starts_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    with board() as unit:
        clock = unit.hardware.clock
        monkeypatch.setattr(FakeApp, "__init__", lambda self: clock.advance(10**10))
        unit.boot(9500)
        assert unit.boots == 2
        monkeypatch.undo()
        unit.run(10_000)
        unit.tap("4")
        assert unit.app.presses == ["4"]


def test_the_watchdog_runs_while_a_crash_is_shown(unit: VirtualBoard) -> None:
    unit.app.fails = True
    unit.tap("5", 60, 20_000)
    assert unit.hardware.watchdog.mode is not None
    assert unit.boots == 1

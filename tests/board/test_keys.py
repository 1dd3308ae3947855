"""Keys pressed on the matrix: each gives exactly the presses a person meant."""

import random
from itertools import pairwise

import pytest

from host_tools.simulator.clock import NS_PER_MS
from tests.support.fake_app import FakeApp, board


def test_every_key_is_itself() -> None:
    with board() as unit:
        unit.boot(200)
        names = unit.hardware.keys.names
        assert len(names) == 25
        for name in names:
            if name != "POWER":
                unit.tap(name, 40, 40)
        unit.tap("POWER", 40, 40)
        assert unit.app.presses == [*(name for name in names if name != "POWER"), "POWER"]


@pytest.mark.parametrize("key", ["8", "POWER"])
@pytest.mark.parametrize("seed", range(12))
def test_bounces_of_up_to_8_ms_make_one_press(key: str, seed: int) -> None:
    chance = random.Random(seed)
    with board() as unit:
        unit.boot(200 + chance.random() * 5)
        for presses in range(1, 6):
            moments = [sorted(chance.uniform(0, 7.6) for _ in range(count)) for count in (7, 6)]
            unit.press(key, tuple(moments[0]))
            unit.run(chance.uniform(45, 90))
            unit.release(key, tuple(moments[1]))
            unit.run(chance.uniform(40, 80))
            assert unit.app.events == [(key, True), (key, False)] * presses


@pytest.mark.parametrize("key", ["8", "POWER"])
@pytest.mark.parametrize("opening", [1, 5, 9, 10])
def test_a_held_key_that_opens_for_up_to_10_ms_is_pressed_once(key: str, opening: float) -> None:
    with board() as unit:
        unit.boot(200)
        for phase in range(16):
            unit.press(key)
            unit.run(100 + phase / 4)
            unit.release(key)
            unit.run(opening)
            unit.press(key)
            unit.run(100)
            unit.release(key)
            unit.run(60)
            assert unit.app.events == [(key, True), (key, False)] * (phase + 1)


@pytest.mark.parametrize("key", ["8", "POWER"])
def test_taps_of_15_ms_all_count(key: str) -> None:
    with board() as unit:
        unit.boot(200)
        for phase in range(16):
            unit.run(phase / 4)
            unit.tap(key, 15, 25)
        unit.run(60)
        assert unit.app.events == [(key, True), (key, False)] * 16


def test_a_key_that_opens_while_the_unit_works_is_pressed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with board() as unit:
        unit.boot(200)
        clock = unit.hardware.clock
        for at, move in (
            (0, unit.press),
            (60, unit.release),
            (69, unit.press),
            (120, unit.release),
        ):
            clock.after(at, lambda move=move: move("4"))
        monkeypatch.setattr(FakeApp, "step", lambda self, now: clock.advance(500 * NS_PER_MS))
        unit.run(10)
        monkeypatch.undo()
        unit.run(600)
        assert unit.app.events == [("4", True), ("4", False)]


def test_a_key_that_woke_the_unit_and_bounces_is_not_typed() -> None:
    with board() as unit:
        unit.boot(200)
        unit.app.on = False
        unit.run(200)
        unit.press("5")
        unit.run(300)
        unit.release("5")
        unit.run(9)
        unit.press("5")
        unit.run(40)
        unit.release("5")
        unit.run(60)
        assert unit.app.events == []


def test_a_contact_of_a_millisecond_is_no_press() -> None:
    with board() as unit:
        unit.boot(200)
        for _ in range(20):
            unit.press("4")
            unit.run(1)
            unit.release("4")
            unit.run(21.3)
        assert unit.app.events == []


def test_two_keys_at_once() -> None:
    with board() as unit:
        unit.boot(200)
        unit.press("1")
        unit.press("9")
        unit.run(60)
        unit.release("1")
        unit.release("9")
        unit.run(60)
        assert unit.app.events == [("1", True), ("9", True), ("1", False), ("9", False)]


def test_rollover_keeps_the_order_of_the_fingers() -> None:
    with board() as unit:
        unit.boot(200)
        for previous, name in zip(" 1234", "12345", strict=True):
            unit.press(name, (1.5, 3))
            unit.run(30)
            if previous != " ":
                unit.release(previous, (2, 5))
            unit.run(30)
        unit.release("5")
        unit.run(60)
        assert unit.app.presses == list("12345")
        assert len(unit.app.events) == 10


def test_released_in_the_moment_another_goes_down() -> None:
    with board() as unit:
        unit.boot(200)
        unit.press("1")
        unit.run(60)
        unit.release("1", (2, 4))
        unit.press("2", (2, 4))
        unit.run(60)
        unit.release("2")
        unit.run(60)
        assert sorted(unit.app.events) == [("1", False), ("1", True), ("2", False), ("2", True)]
        assert unit.app.presses == ["1", "2"]


def test_three_corners_of_a_square_with_diodes() -> None:
    with board() as unit:
        unit.boot(200)
        for name in "125":
            unit.press(name)
            unit.run(50)
        for name in "125":
            unit.release(name)
        unit.run(60)
        assert unit.app.presses == ["1", "2", "5"]


def test_three_corners_of_a_square_without_diodes() -> None:
    with board() as unit:
        unit.hardware.wires.diodes = False
        unit.boot(200)
        for name in "125":
            unit.press(name)
            unit.run(50)
        assert unit.app.presses == ["1", "2"], "5 or 4? nobody can tell"
        unit.release("1")
        unit.run(60)
        assert unit.app.presses == ["1", "2", "5"]
        unit.release("2")
        unit.release("5")
        unit.run(60)
        assert len(unit.app.events) == 6


@pytest.mark.parametrize("key", ["6", "POWER"])
def test_a_key_stuck_at_power_on_is_named_and_ignored(key: str) -> None:
    with board() as unit:
        unit.press(key)
        unit.boot(1000)
        unit.tap("3")
        assert unit.app.presses == ["3"]
        assert "stuck" not in unit.console, "it may just be a finger"
        before = unit.picture()
        unit.run(2000)
        assert unit.console.count(f"Key stuck, ignored: {key}") == 1
        assert unit.picture() != before, "said on the screen"
        unit.run(4100)
        assert unit.picture() == before, "and then the app again"
        unit.tap("4")
        unit.release(key)
        unit.run(100)
        unit.tap(key)
        assert unit.app.presses == ["3", "4", key], "once released it is a key like any other"


def test_what_is_typed_while_the_unit_works_is_done_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with board() as unit:
        unit.boot(200)
        clock = unit.hardware.clock
        at = 0.0
        for name in "73315":
            clock.after(at, lambda name=name: unit.press(name))
            clock.after(at + 40, lambda name=name: unit.release(name))
            at += 80
        monkeypatch.setattr(FakeApp, "step", lambda self, now: clock.advance(500 * NS_PER_MS))
        unit.run(10)
        monkeypatch.undo()
        unit.run(600)
        assert unit.app.presses == list("73315")
        assert unit.app.events == [(name, down) for name in "73315" for down in (True, False)]


def test_only_the_last_picture_of_what_was_typed_ahead_is_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with board() as unit:
        unit.boot(500)
        clock = unit.hardware.clock
        for number, name in enumerate("1234"):
            clock.after(50 * number, lambda name=name: unit.press(name))
            clock.after(50 * number + 30, lambda name=name: unit.release(name))
        monkeypatch.setattr(FakeApp, "step", lambda self, now: clock.advance(400 * NS_PER_MS))
        unit.run(10)
        monkeypatch.undo()
        sent = unit.hardware.bus.byte_count
        unit.run(500)
        assert unit.app.presses == list("1234")
        assert unit.hardware.bus.byte_count - sent == 1 + 8 + 4 * 6


def test_time_goes_on_across_the_wrap_of_the_ticks() -> None:
    with board() as unit:
        unit.boot(70_000)
        steps = unit.app.steps
        assert steps == sorted(steps)
        assert 69_000 < steps[-1] < 70_001
        gaps = [after - before for before, after in pairwise(steps[20:])]
        assert max(gaps) <= 10, "100 Hz or better, once the first screen has gone out"

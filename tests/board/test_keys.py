"""Keys pressed on the matrix: each gives exactly the presses that the person meant."""

import random
from itertools import pairwise

import pytest

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.clock import NS_PER_MS
from host_tools.simulator.stubs.keypad import EventQueue
from tests.support.fake_app import FakeApp, board


def play(unit: VirtualBoard, moves: str) -> None:
    """Press ("+KEY") and release ("-KEY") keys, and wait ("MS") in between."""
    for move in moves.split():
        if move[0] == "+":
            unit.press(move[1:])
        elif move[0] == "-":
            unit.release(move[1:])
        else:
            unit.run(float(move))


def play_while_working(
    monkeypatch: pytest.MonkeyPatch, unit: VirtualBoard, ms: int, moves: dict[float, str]
) -> None:
    """Do the moves at their steps, while one step of the app takes that long."""
    clock = unit.hardware.clock
    for at, move in moves.items():
        clock.after(at, lambda move=move: play(unit, move))
    with monkeypatch.context() as busy:
        busy.setattr(FakeApp, "step", lambda self, now: clock.advance(ms * NS_PER_MS))
        unit.run(10)


def typed(keys: str, down_ms: int, apart_ms: int) -> dict[float, str]:
    """Return the moves that press keys one after another, each that long."""
    return {
        at * apart_ms + wait: f"{sign}{key}"
        for at, key in enumerate(keys)
        for sign, wait in (("+", 0), ("-", down_ms))
    }


def test_every_key_is_itself(unit: VirtualBoard) -> None:
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
            steps = [sorted(chance.uniform(0, 7.6) for _ in range(count)) for count in (7, 6)]
            unit.press(key, tuple(steps[0]))
            unit.run(chance.uniform(45, 90))
            unit.release(key, tuple(steps[1]))
            unit.run(chance.uniform(40, 80))
            assert unit.app.events == [(key, True), (key, False)] * presses


@pytest.mark.parametrize("key", ["8", "POWER"])
@pytest.mark.parametrize("opening", [1, 5, 9, 10])
def test_a_held_key_that_opens_for_up_to_10_ms_is_pressed_once(
    unit: VirtualBoard, key: str, opening: float
) -> None:
    for phase in range(16):
        play(unit, f"+{key} {100 + phase / 4} -{key} {opening} +{key} 100 -{key} 60")
        assert unit.app.events == [(key, True), (key, False)] * (phase + 1)


@pytest.mark.parametrize("key", ["8", "POWER"])
def test_taps_of_15_ms_all_count(unit: VirtualBoard, key: str) -> None:
    for phase in range(16):
        unit.run(phase / 4)
        unit.tap(key, 15, 25)
    unit.run(60)
    assert unit.app.events == [(key, True), (key, False)] * 16


def test_a_key_that_opens_while_the_unit_works_is_pressed_once(
    unit: VirtualBoard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = {0: "+4", 60: "-4", 69: "+4", 120: "-4"}
    play_while_working(monkeypatch, unit, 500, moves)
    unit.run(600)
    assert unit.app.events == [("4", True), ("4", False)]


def test_a_key_that_woke_the_unit_and_bounces_is_not_typed(unit: VirtualBoard) -> None:
    unit.app.on = False
    play(unit, "200 +5 300 -5 9 +5 40 -5 60")
    assert unit.app.events == []


def test_a_contact_of_a_millisecond_is_not_a_press(unit: VirtualBoard) -> None:
    play(unit, 20 * "+4 1 -4 21.3 ")
    assert unit.app.events == []


def test_two_keys_at_once(unit: VirtualBoard) -> None:
    play(unit, "+1 +9 60 -1 -9 60")
    assert unit.app.events == [("1", True), ("9", True), ("1", False), ("9", False)]


@pytest.mark.parametrize("held", ["", "5"])
def test_an_event_that_the_queue_holds_back_delays_one_key(
    monkeypatch: pytest.MonkeyPatch, unit: VirtualBoard, held: str
) -> None:
    """CircuitPython's queue is late for good once it was miscounted: it is begun anew then."""
    unit.tap("1", 60, 60)
    if held:
        unit.press(held)
        unit.run(60)
    monkeypatch.setattr(EventQueue, "uncounted", 1)
    unit.tap("2", 60, 60)
    assert unit.app.presses == ["1", *held, "2"]
    if held:
        unit.release(held)
        unit.run(60)
    unit.press("3")
    unit.run(30)
    assert unit.app.presses == ["1", *held, "2", "3"], "while it is down"
    unit.release("3")
    unit.run(60)
    assert sorted(unit.app.events) == sorted(
        (key, down) for key in ("1", *held, "2", "3") for down in (True, False)
    )


def test_a_release_that_the_queue_holds_back_costs_no_key(
    monkeypatch: pytest.MonkeyPatch, unit: VirtualBoard
) -> None:
    unit.press("1")
    unit.run(60)
    monkeypatch.setattr(EventQueue, "uncounted", 1)
    unit.release("1")
    unit.run(60)
    unit.press("2")
    unit.run(40)
    assert unit.app.events == [("1", True), ("1", False), ("2", True)]


def test_rollover_keeps_the_order_of_the_fingers(unit: VirtualBoard) -> None:
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


def test_released_in_the_moment_another_goes_down(unit: VirtualBoard) -> None:
    unit.press("1")
    unit.run(60)
    unit.release("1", (2, 4))
    unit.press("2", (2, 4))
    unit.run(60)
    unit.release("2")
    unit.run(60)
    assert sorted(unit.app.events) == [("1", False), ("1", True), ("2", False), ("2", True)]
    assert unit.app.presses == ["1", "2"]


def test_three_corners_of_a_square_with_diodes(unit: VirtualBoard) -> None:
    play(unit, "+1 50 +2 50 +5 50 -1 -2 -5 60")
    assert unit.app.presses == ["1", "2", "5"]


def test_three_corners_of_a_square_without_diodes() -> None:
    with board() as unit:
        unit.hardware.wires.diodes = False
        unit.boot(200)
        play(unit, "+1 50 +2 50 +5 50")
        assert unit.app.presses == ["1", "2"], "5 or 4? nobody can tell"
        play(unit, "-1 60")
        assert unit.app.presses == ["1", "2", "5"]
        play(unit, "-2 -5 60")
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


def test_keys_typed_ahead_are_handled_in_order(
    unit: VirtualBoard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_while_working(monkeypatch, unit, 500, typed("73315", 40, 80))
    unit.run(600)
    assert unit.app.presses == list("73315")
    assert unit.app.events == [(name, down) for name in "73315" for down in (True, False)]


def test_only_the_last_picture_of_what_was_typed_ahead_is_sent(
    unit: VirtualBoard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_while_working(monkeypatch, unit, 400, typed("1234", 30, 50))
    sent = unit.hardware.bus.byte_count
    unit.run(500)
    assert unit.app.presses == list("1234")
    assert unit.hardware.bus.byte_count - sent == 1 + 8 + 4 * 6


def test_time_continues_across_the_wrap_of_the_ticks() -> None:
    with board() as unit:
        unit.boot(70_000)
        steps = unit.app.steps
        assert steps == sorted(steps)
        assert 69_000 < steps[-1] < 70_001
        gaps = [after - before for before, after in pairwise(steps[20:])]
        assert max(gaps) <= 10, "100 Hz or better, once the first screen has gone out"

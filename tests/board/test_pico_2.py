"""A Pico 2: much memory, and a CircuitPython without `alarm`."""

from typing import Any

import pytest

from host_tools.games.chicago.keys import SEATS
from host_tools.simulator.board import FIRMWARE, VirtualBoard
from tests.support.fake_app import FakeApp, application


def _pico_2(**modules: Any) -> VirtualBoard:
    return VirtualBoard(modules=modules, pico_2=True)


@pytest.mark.parametrize("key", ["5", "CONFIRM", "POWER"])
@pytest.mark.parametrize("hours", [0.1, 3])
def test_it_goes_dark_and_any_key_wakes_it(key: str, hours: float) -> None:
    with _pico_2(**{"drivers.application": application(FakeApp)}) as unit:
        unit.boot(500)
        unit.tap("1")
        unit.app.on = False
        unit.run(200)
        steps = len(unit.app.steps)
        unit.run(hours * 3_600_000)
        assert len(unit.app.steps) == steps, "nothing goes on"
        assert not unit.hardware.oled.lit
        unit.tap(key, 30, 500)
        assert (unit.boots, unit.app.wakes) == (1, 1)
        assert unit.hardware.oled.lit
        assert unit.app.presses == ["1"], "the key that woke it is not typed"
        assert unit.app.steps[-1] < 2000, "the time in the dark is left out"
        unit.tap("9")
        assert unit.app.presses == ["1", "9"]


def test_a_stuck_key_does_not_keep_it_awake() -> None:
    with _pico_2(**{"drivers.application": application(FakeApp)}) as unit:
        unit.press("5")
        unit.boot(500)
        unit.app.on = False
        unit.run(2000)
        steps = len(unit.app.steps)
        unit.run(10_000)
        assert len(unit.app.steps) == steps
        unit.tap("6")
        assert unit.app.wakes == 1


def test_all_is_loaded_at_once_and_another_game_begins_without_a_restart() -> None:
    with _pico_2() as unit:
        for path in FIRMWARE.rglob("*.py"):
            unit.hardware.drive.give(path.relative_to(FIRMWARE).as_posix(), path.read_bytes())
        unit.boot(2500)
        unit.tap("2", 60, 1500)
        unit.tap("CANCEL", 60, 1500)
        first = unit.app.game.number
        loaded = set(unit._sandbox._modules)
        assert {"banker.ui.screens.review", "banker.games.trader.totals"} <= loaded
        assert "banker.games.cash.rules" not in loaded
        unit.press("NEW_GAME")
        unit.run(2300)
        unit.release("NEW_GAME")
        unit.run(300)
        for key in ("2", "CONFIRM", *SEATS.split()):
            unit.tap(key, 60, 500)
        unit.run(2000)
        assert unit.app.game.number != first
        assert loaded <= set(unit._sandbox._modules), "nothing was unloaded"
        assert "banker.games.chicago.dividends" in unit._sandbox._modules
        assert unit.boots == 1

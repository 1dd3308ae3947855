"""The real app on the virtual board: the cost of its keys on the bus, and a game that survives."""

from host_tools.simulator.board import VirtualBoard


def _cost(unit: VirtualBoard, key: str) -> int:
    """Return the bytes on the bus for a key, until before the next blink."""
    before = unit.hardware.bus.byte_count
    unit.press(key)
    unit.run(60)
    unit.release(key)
    unit.run(60)
    return unit.hardware.bus.byte_count - before


def test_no_key_costs_more_than_a_new_screen_may() -> None:
    with VirtualBoard() as unit:
        unit.boot(2500)
        keys = (
            "2 CANCEL BUY_BANK 1 1 3 CONFIRM TOTAL CONFIRM REVIEW CONFIRM BUY_BANK 2 1 3 1 CONFIRM"
        )
        for key in (keys + " MENU CANCEL INTEREST 2 1 3 CONFIRM GO 1 CONFIRM UNDO CONFIRM").split():
            assert 0 < _cost(unit, key) <= 1100, key


def test_a_digit_that_stays_on_its_screen_costs_at_most_200() -> None:
    with VirtualBoard() as unit:
        unit.boot(2500)
        for key in ("2", "CANCEL", "BUY_BANK"):
            _cost(unit, key)
        for digit in "11":
            assert 0 < _cost(unit, digit) <= 200


def test_a_blink_costs_at_most_100_and_silence_nothing() -> None:
    with VirtualBoard() as unit:
        unit.boot(2500)
        for key in ("2", "CANCEL", "BUY_BANK"):
            _cost(unit, key)
        before = unit.hardware.bus.byte_count
        unit.run(5000)
        assert 0 < unit.hardware.bus.byte_count - before <= 10 * 100


def test_a_confirmed_game_is_there_after_the_plug_was_pulled() -> None:
    with VirtualBoard() as unit:
        unit.boot(2500)
        for key in ["2", "CANCEL", "BUY_BANK", "1", "1", "3", "CONFIRM"]:
            _cost(unit, key)
        count = unit.app.game.count
        assert count > 0
        unit.cut()
        unit.boot(2500)
        assert unit.app.game.count == count


def test_the_unit_restarts_for_another_game_and_for_the_way_back() -> None:
    with VirtualBoard() as unit:
        unit.boot(2500)
        for key in ["2", "CANCEL", "BUY_BANK", "1", "1", "3", "CONFIRM"]:
            _cost(unit, key)
        unit.tap("NEW_GAME", 2300, 100)
        for key in ["2", "CONFIRM", "1", "2", "CONFIRM"]:
            _cost(unit, key)
        assert unit.boots == 1, "the tone is heard to its end first"
        unit.run(1500)
        assert unit.boots == 2
        assert unit.app.game.number == 1
        sounded = len(unit.hardware.piezo.tones)
        for key in ["UNDO", "CONFIRM"]:
            _cost(unit, key)
        unit.run(1500)
        assert unit.boots == 3
        assert (unit.app.game.number, unit.app.game.count) == (0, 1)
        assert len(unit.hardware.piezo.tones) - sounded == 2, "confirmed; nobody switched it on"


def test_a_long_undo_does_not_trigger_the_watchdog() -> None:
    """UNDO of a new game may take long, on a slow day."""
    with VirtualBoard() as unit:
        unit.boot(2500)
        for key in ["2", "CANCEL", *["GO", "1", "CONFIRM"] * 8]:
            _cost(unit, key)
        unit.tap("NEW_GAME", 2300, 100)
        for key in ["2", "CONFIRM", "1", "2", "CONFIRM"]:
            _cost(unit, key)
        unit.run(1500)
        assert (unit.boots, unit.app.game.number) == (2, 1)
        games = unit._sandbox.module("banker.games")
        apply, clock = games.apply, unit.hardware.clock

        def slow(*arguments: object) -> object:
            clock.advance(3 * 10**9)
            return apply(*arguments)

        games.apply = slow  # type: ignore[attr-defined]
        for key in ["UNDO", "CONFIRM"]:
            _cost(unit, key)
        unit.run(60_000)
        assert unit.boots == 3, "only the restart that another game asks for"
        assert (unit.app.game.number, unit.app.game.count) == (0, 8)

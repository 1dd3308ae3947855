"""The OLED through the real libraries and the chip model: its pictures and their cost."""

import random
import runpy

import pytest

from host_tools.simulator.board import FIRMWARE, VirtualBoard
from tests.support.fake_app import board

HEAD = 8
"""Bytes before the columns of a row: the chip's address, its page and the first column."""


def _cells_seen(unit: VirtualBoard) -> list[str]:
    """Return the screen's rows of text, read from its pixels."""
    columns = runpy.run_path(str(FIRMWARE / "banker/ui/sheet.py"))["COLUMNS"]
    codes: dict[str, int] = {}
    for code in range(32, 127):
        glyph = columns[6 * code : 6 * code + 6]
        codes.setdefault("".join(".#"[column >> y & 1] for y in range(8) for column in glyph), code)
    picture = unit.picture()
    rows = []
    for top in range(0, 64, 8):
        cells = (
            "".join(line[1 + 6 * x : 7 + 6 * x] for line in picture[top : top + 8])
            for x in range(21)
        )
        rows.append("".join(chr(codes[cell]) for cell in cells))
    return rows


def _bytes_of(unit: VirtualBoard, ms: float = 40) -> int:
    """Return the bytes on the bus while some time passes."""
    before = unit.hardware.bus.byte_count
    unit.run(ms)
    return unit.hardware.bus.byte_count - before


def test_every_cell_is_where_it_belongs(unit: VirtualBoard) -> None:
    for y in range(8):
        unit.app.write(0, y, "".join(chr(33 + (21 * y + x) % 94) for x in range(21)))
    unit.run(50)
    shown = unit.app.cells.decode()
    assert _cells_seen(unit) == [shown[at : at + 21] for at in range(0, 168, 21)]
    assert all(line[0] == line[127] == "." for line in unit.picture())


def test_a_digit_costs_one_cell(unit: VirtualBoard) -> None:
    unit.press("5")
    assert _bytes_of(unit) == 1 + HEAD + 6, "a look, the head, 6 columns"


def test_a_change_costs_the_box_around_it_in_its_row(unit: VirtualBoard) -> None:
    unit.app.write(3, 2, "a")
    unit.app.write(6, 2, "b")
    unit.app.write(20, 7, "c")
    assert _bytes_of(unit) == 1 + (HEAD + 4 * 6) + (HEAD + 6)


def test_a_blink_of_a_field_stays_below_100(unit: VirtualBoard) -> None:
    for text in ("____", "    ", "____"):
        unit.app.write(8, 4, text)
        assert _bytes_of(unit) == 1 + HEAD + 24


def test_nothing_is_sent_while_nothing_changes(unit: VirtualBoard) -> None:
    assert _bytes_of(unit, 60_000) == 0
    unit.app.changed = True
    assert _bytes_of(unit) == 1, "asked to show the same again: a look whether it is there"


def test_a_whole_new_screen_edge_to_edge(unit: VirtualBoard) -> None:
    for letter in "xyz":
        for y in range(8):
            unit.app.write(0, y, letter * 21)
        assert _bytes_of(unit) == 1 + 8 * (HEAD + 126) == 1073


def test_each_row_is_sent_by_itself(unit: VirtualBoard) -> None:
    unit.app.write(0, 0, "ab")
    unit.app.write(1, 1, "cd")
    assert _bytes_of(unit) == 1 + 2 * (HEAD + 12)
    unit.app.write(0, 0, "cd")
    unit.app.write(15, 1, "ef")
    assert _bytes_of(unit) == 1 + 2 * (HEAD + 12)
    assert _cells_seen(unit)[:2] == ["cd" + " " * 19, " cd" + " " * 12 + "ef" + " " * 4]


def test_an_oled_that_is_lost_in_the_middle_of_a_picture_gets_all_of_it_later(
    unit: VirtualBoard,
) -> None:
    for y in range(8):
        unit.app.write(0, y, "x" * 21)
    taken = 0

    def lose_it(data: bytes, write=unit.hardware.oled.write) -> None:
        nonlocal taken
        taken += 1
        unit.hardware.oled.present = taken < 4
        write(data)

    unit.hardware.oled.write = lose_it  # type: ignore[method-assign]
    unit.run(40)
    assert taken >= 4
    assert "OLED does not answer" in unit.console
    taken = -1000
    unit.hardware.oled.present = True
    unit.run(2500)
    assert _cells_seen(unit) == ["x" * 21] * 8


@pytest.mark.slow
def test_every_change_is_shown_at_little_cost() -> None:
    chance = random.Random(7)
    with board() as unit:
        unit.boot(500)
        for _ in range(150):
            spans = 0
            for y in chance.sample(range(8), chance.randint(1, 8)):
                start = chance.randrange(21)
                length = chance.randint(1, 21 - start)
                unit.app.write(start, y, "".join(chance.choices("0123456789abc ", k=length)))
                spans += HEAD + 6 * length
            assert _bytes_of(unit) <= 1 + spans
            shown = unit.app.cells.decode()
            assert _cells_seen(unit) == [shown[at : at + 21] for at in range(0, 168, 21)]


def test_the_time_from_contact_to_last_byte(unit: VirtualBoard) -> None:
    pressed = unit.now_ms
    unit.press("5")
    unit.run(100)
    assert unit.hardware.bus.log[-1][0] - pressed < 15


@pytest.mark.parametrize("contrast", [0, 1, 77, 207, 254, 255])
def test_contrast_is_exact(unit: VirtualBoard, contrast: int) -> None:
    unit.app.contrast = contrast
    unit.run(20)
    assert unit.hardware.oled.contrast == contrast


@pytest.mark.parametrize("pull_ups", [True, False])
def test_a_missing_oled_does_not_stop_the_unit(pull_ups: bool) -> None:
    with board() as unit:
        unit.hardware.oled.present = False
        unit.hardware.bus.pull_ups = pull_ups
        unit.boot(1000)
        unit.tap("7")
        assert unit.app.presses == ["7"]
        assert unit.console.count("OLED does not answer") == 1
        assert [tone.hertz for tone in unit.hardware.piezo.tones] == [3951, 3951, 3951]
        unit.run(10_000)
        assert len(unit.hardware.piezo.tones) == 6, "it goes on complaining, not too often"
        unit.hardware.oled.present = unit.hardware.bus.pull_ups = True
        unit.run(2500)
        assert "OLED found" in unit.console
        assert _cells_seen(unit)[0].startswith("7 ")


def test_an_oled_that_loses_its_power_comes_back(unit: VirtualBoard) -> None:
    unit.tap("1")
    unit.hardware.oled.present = False
    unit.hardware.oled.power_on()
    unit.tap("2")
    assert not unit.hardware.oled.lit
    assert "OLED does not answer" in unit.console
    unit.hardware.oled.present = True
    unit.run(2500)
    assert _cells_seen(unit)[0].startswith("12 ")
    assert unit.hardware.oled.contrast == 200
    unit.tap("3")
    assert _cells_seen(unit)[0].startswith("123 ")


def _garble(unit: VirtualBoard) -> None:
    """Take the OLED's power for a moment that no transfer falls into."""
    unit.hardware.oled.power_on()


def test_an_oled_that_lost_its_power_unnoticed_is_right_after_a_sleep(unit: VirtualBoard) -> None:
    unit.tap("1")
    _garble(unit)
    unit.app.on = False
    unit.run(200)
    unit.tap("5", 60, 400)
    assert unit.app.wakes == 1
    assert _cells_seen(unit) == ["1" + " " * 20] + [" " * 21] * 7
    assert all(line[0] == line[127] == "." for line in unit.picture()), "nor noise at the edges"
    assert unit.hardware.oled.contrast == 200


def test_an_oled_that_lost_its_power_asleep_is_right_when_it_wakes(unit: VirtualBoard) -> None:
    unit.tap("1")
    unit.app.on = False
    unit.run(200)
    _garble(unit)
    unit.tap("5", 60, 400)
    assert _cells_seen(unit) == ["1" + " " * 20] + [" " * 21] * 7
    unit.tap("2")
    assert _cells_seen(unit)[0].startswith("12 ")


def test_one_transfer_that_fails_sets_the_chip_up_again() -> None:
    """The chip may have lost its power."""
    with board() as unit:
        unit.boot(5000)
        oled = unit.hardware.oled

        def lose_power(data: bytes) -> None:
            del oled.write  # type: ignore[attr-defined]
            _garble(unit)
            raise OSError("no answer")

        oled.write = lose_power  # type: ignore[method-assign]
        unit.tap("1", 60, 400)
        assert _cells_seen(unit) == ["1" + " " * 20] + [" " * 21] * 7
        assert oled.contrast == 200


def test_an_oled_that_comes_back_while_the_unit_sleeps_stays_dark() -> None:
    with board() as unit:
        unit.hardware.oled.present = False
        unit.boot(500)
        unit.press("5")  # no sleep while a finger is on a key
        unit.run(20)
        unit.app.on = False
        unit.run(100)
        unit.hardware.oled.present = True
        unit.run(3000)
        assert "OLED found" in unit.console
        assert not unit.hardware.oled.lit


def test_it_is_dark_until_the_first_picture_is_there() -> None:
    with board() as unit:
        unit.boot()
        while not unit.hardware.oled.lit:
            assert set("".join(unit.picture())) == {"."}
            unit.run(1)
            assert unit.now_ms < 1000
        assert _cells_seen(unit) == [" " * 21] * 8

"""The guide: every picture is in it, what it says is so. Its links are tried with all others."""

import pins
import pytest

from host_tools.hardware import dimensions as size
from host_tools.hardware import parts
from host_tools.hardware.board_wires import wires
from host_tools.hardware.generate import FOLDER, GUIDE, GUIDE_FR

TEXT_FR = (FOLDER / GUIDE_FR).read_text(encoding="utf-8")
TEXT = (FOLDER / GUIDE).read_text(encoding="utf-8")
FLAT = " ".join(TEXT.split())
_OVER_THE_CELLS = round(size.BOARD_BOTTOM - size.FLOOR - size.HOLDER_HEIGHT, 3)


def test_every_picture_is_shown():
    """No picture or page lies about that the guide does not lead to."""
    made = [*FOLDER.glob("pictures/*.svg"), *FOLDER.glob("legends/*.pdf")]
    made += [*FOLDER.glob("pictures/pcb_*.png"), *FOLDER.glob("perfboard/*")]
    for path in made:
        assert f"{path.parent.name}/{path.name}" in TEXT


def test_the_french_guide_shows_every_step():
    made = [*FOLDER.glob("pictures/pcb_*.png"), *FOLDER.glob("perfboard/*.pdf")]
    made += FOLDER.glob("legends/*.pdf")
    for path in made:
        assert f"{path.parent.name}/{path.name}" in TEXT_FR


@pytest.mark.parametrize("item", parts.ITEMS, ids=lambda item: item.name)
def test_every_part_is_mentioned(item):
    """With its value."""
    assert item.name in TEXT
    assert item.value in TEXT


def test_its_figures_are_those_of_the_sizes():
    """What the running text says of the board."""
    least, most = size.BOARD_FAR_MARGIN
    assert f"{size.COLUMNS} x {size.ROWS} holes" in FLAT
    assert f"must be {least:g} to {most:g} mm from the board's far edge" in FLAT
    assert f"white holes to {size.SCREW_CLEARANCE} mm" in FLAT
    assert f"more than {size.SOLDER_SIDE:g} mm proud" in FLAT
    assert f"within {_OVER_THE_CELLS - size.SOLDER_SIDE:g} mm of the batteries" in FLAT
    assert f"a {size.SHEET_KEY_HOLE:.0f} mm hole punch" in FLAT
    assert f"six M3 x {size.SCREW_LENGTH:.0f} screws" in FLAT
    assert len(size.SCREWS) == 6
    assert len(size.SCREWS_UNDER_SHEET) == 4


def test_the_low_area_is_over_the_cells():
    """Where nothing may stand proud there is the holder, and a little round it."""
    assert "(rows 23 to 50, columns 8 to 22)" in FLAT
    left, far = size.xy((8, 23))
    right, near = size.xy((22, 50))
    x, y = size.xy(size.HOLDER_PLACE)
    assert left < x - size.HOLDER_WIDTH / 2 < x + size.HOLDER_WIDTH / 2 < right
    assert near < y - size.HOLDER_LENGTH / 2 < y + size.HOLDER_LENGTH / 2 < far


def test_the_columns_wires_are_in_the_holes_it_says():
    """And the last one ends above POWER."""
    columns = [wire for wire in wires() if wire.net.startswith("COL") and wire.bare]
    assert [wire.holes[0][0] for wire in columns] == [0, 7, 14, 21, 30]
    assert "in holes 0, 7, 14 and 21, and 30 for the last column" in FLAT


def test_boards_of_54_to_58_rows_fit():
    """With the holes in the middle of the board; of larger ones the first row is left out."""
    least, most = size.BOARD_FAR_MARGIN
    margins = {rows: (size.BOARD_LENGTH - (rows - 1) * size.PITCH) / 2 for rows in range(54, 61)}
    fitting = [rows for rows, margin in margins.items() if least <= margin <= most]
    assert fitting == [54, 55, 56, 57, 58]
    assert all(least <= margins[rows] + size.PITCH <= most for rows in (59, 60))
    assert "54 to 58 rows" in FLAT


def test_how_many_wires_a_perforated_board_takes():
    cut = sum(not wire.lead for wire in wires())
    assert f"{cut} wires more" in FLAT
    assert f"avec {cut} fils" in " ".join(TEXT_FR.split())


def test_how_high_letters_are_on_the_screens():
    """Capitals are seven dots of sixty-four."""
    high = {inches: screen.lit[1] / 64 * 7 for inches, screen in size.SCREENS.items()}
    assert f"its capitals are {high['2.42']:.1f} mm high" in FLAT
    assert f"those of 0.96 inch {high['0.96']:.1f} mm" in FLAT


def test_its_words_are_the_firmwares():
    """The keys and addresses it names."""
    assert f"hold {pins.DRIVE_KEY}" in FLAT
    assert f"address 0x{pins.OLED_ADDRESS:X}," in FLAT
    row = next(at for at, names in enumerate(pins.KEYS, 1) if pins.DRIVE_KEY in names)
    column = pins.KEYS[row - 1].index(pins.DRIVE_KEY) + 1
    assert f"test row {row}, column {column}" in FLAT
    unit = (FOLDER.parent / "firmware" / "drivers" / "unit.py").read_text(encoding="utf-8")
    assert "Key stuck, ignored:" in unit
    assert "_RETRY_MS = 2000" in unit
    assert "_COMPLAIN_EVERY = 5" in unit

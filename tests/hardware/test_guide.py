"""The guide: every picture is in it, what it says is so, and French says the same as English. Its
links are tried with all others."""

import re

import pins
import pytest

from host_tools.hardware import dimensions as size
from host_tools.hardware import parts
from host_tools.hardware.board_wires import wires
from host_tools.hardware.generate import FOLDER, GUIDES
from host_tools.hardware.pcb import project

TEXT, TEXT_FR = ((FOLDER / GUIDES[language]).read_text(encoding="utf-8") for language in GUIDES)
FLAT, FLAT_FR = (" ".join(text.split()) for text in (TEXT, TEXT_FR))
_OVER_THE_CELLS = round(size.BOARD_BOTTOM - size.FLOOR - size.HOLDER_HEIGHT, 3)


@pytest.mark.parametrize("text", [TEXT, TEXT_FR], ids=list(GUIDES))
def test_every_picture_is_shown(text):
    """No picture, page or outline lies about that the guide does not lead to."""
    made = [*FOLDER.glob("pictures/*.svg"), *FOLDER.glob("legends/*.pdf"), *FOLDER.glob("cut/*")]
    made += [*FOLDER.glob("pictures/pcb_*.png"), *FOLDER.glob("perfboard/*")]
    for path in made:
        assert f"{path.parent.name}/{path.name}" in text


def _blocks(text):
    """The guide's paragraphs, items, rows and headings, one by one."""
    found = []
    for block in re.split(r"\n\s*\n", text):
        for piece in re.split(r"\n(?=\| |\d\. |\|---|<!--)", block.strip()):
            found.append(" ".join(piece.split()))
    return found


def _kind(block):
    """What a block is: a heading of a level, a row of so many cells, a picture, an item, text."""
    if block.startswith("#"):
        return block.split(" ")[0]
    if block.startswith("|"):
        return f"row of {block.count('|')}"
    if block.startswith("!["):
        return block[block.index("](") :]
    if block.startswith("<!--"):
        return block[: block.index("-->")]
    return "item" if re.match(r"\d\. ", block) else "text"


def _figures(block, language):
    """Its numbers and links, however a language writes them."""
    links = sorted(re.findall(r"\]\(([^)#]+)\)", block))
    words = re.sub(r"\]\([^)]*\)", "]", block)
    thousands = r"(?<=\d) (?=\d{3}\b)" if language == "fr" else r"(?<=\d),(?=\d{3}\b)"
    words = re.sub(thousands, "", words)
    words = re.sub(r"(?<=\d),(?=\d)", ".", words)
    found = re.findall(r"\d+(?:\.\d+)?", words)
    return sorted(f"{float(number):g}" for number in found), links


def test_french_says_the_same_as_english():
    """Block by block: the same kinds, the same pictures, the same numbers, the same links."""
    english, french = _blocks(TEXT), _blocks(TEXT_FR)
    assert [_kind(block) for block in english] == [_kind(block) for block in french]
    other = {"README.md", "LISEZMOI.md"}
    for one, two in zip(english, french, strict=True):
        (numbers, links), (numbers_fr, links_fr) = _figures(one, "en"), _figures(two, "fr")
        assert numbers == numbers_fr, (one, two)
        assert set(links) ^ set(links_fr) <= other, (one, two)


def test_a_figure_that_differs_is_noticed():
    assert _figures("at 3.3 V, 1.5 mm", "en") == _figures("à 3,3 V, 1,5 mm", "fr")
    assert _figures("1,000 times", "en") == _figures("1 000 fois", "fr")
    assert _figures("at 3.3 V", "en") != _figures("à 3,5 V", "fr")


@pytest.mark.parametrize("item", parts.ITEMS, ids=lambda item: item.name.en)
def test_every_part_is_mentioned(item):
    """With its value, in both."""
    for text, at in ((TEXT, 0), (TEXT_FR, 1)):
        assert item.name[at] in text
        assert item.values()[at] in text


def test_who_orders_a_board_does_not_meet_the_perforated_one():
    """It is an appendix."""
    before = TEXT[: TEXT.index("## Appendix A")]
    assert "perforated" not in before.replace("[A Perforated board](#appendix-a-a-perforated", "")


def test_every_tables_cell_is_short():
    """What is looked up is short; what explains stands in the text."""
    rows = TEXT[TEXT.index("## 8.") : TEXT.index("## Appendix A")].split("\n")
    for row in rows:
        if row.startswith("|"):
            assert all(len(cell.split()) <= 25 for cell in row.split("|")), row


def test_the_case_has_the_room_it_tells_of():
    wide, long = size.SCREEN.width, size.SCREEN.length
    assert f"at most {wide} x {long} mm" in FLAT
    assert f"at most {size.CONNECTOR[2]} mm high" in FLAT
    assert f"within {size.SHELF_LENGTH:.0f} mm of a corner" in FLAT
    assert f"Under the screen {size.LID_GAP} mm are free" in FLAT
    thick = size.SCREENS["1.3"].thickness
    under = size.PANE_BOTTOM - 0.1 - size.FRAME_PLATE - thick - size.BOARD_TOP
    assert f"{int(under)} mm are there" in FLAT
    assert under < 16.5


def test_the_boards_size_is_the_projects():
    (left, near), (right, far) = project.outline()
    assert f"{right - left:.0f} x {far - near:.0f} mm" in FLAT


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
    assert f"a weekend and {cut} wires" in FLAT
    assert f"un week-end et {cut} fils" in FLAT_FR


def test_how_high_letters_are_on_the_screens():
    """Capitals are seven dots of sixty-four."""
    high = {inches: screen.lit[1] / 64 * 7 for inches, screen in size.SCREENS.items()}
    assert f"its capitals are {high['2.42']:.1f} mm high" in FLAT
    assert f"those of 0.96 inch {high['0.96']:.1f} mm" in FLAT


def test_its_words_are_the_firmwares():
    """The keys and addresses it names."""
    assert f"hold {pins.DRIVE_KEY}" in FLAT
    assert f"not 0x{pins.OLED_ADDRESS:X} |" in FLAT
    row = next(at for at, names in enumerate(pins.KEYS, 1) if pins.DRIVE_KEY in names)
    column = pins.KEYS[row - 1].index(pins.DRIVE_KEY) + 1
    assert f"test row {row}, column {column}" in FLAT
    unit = (FOLDER.parent / "firmware" / "drivers" / "unit.py").read_text(encoding="utf-8")
    assert "Key stuck, ignored:" in unit
    assert "_RETRY_MS = 2000" in unit
    assert "_COMPLAIN_EVERY = 5" in unit

"""The guide: every picture is in it, what it says is so, and French says the same as English. Its
links are tried with all others."""

import re

import pins
import pytest
from banker.ui.app import SLEEP_MS

from host_tools.games.legends import LEGENDS
from host_tools.hardware import dimensions as size
from host_tools.hardware import parts
from host_tools.hardware.generate import FOLDER, GUIDES
from host_tools.hardware.pcb import project

TEXT, TEXT_FR = ((FOLDER / GUIDES[language]).read_text(encoding="utf-8") for language in GUIDES)
FLAT, FLAT_FR = (" ".join(text.split()) for text in (TEXT, TEXT_FR))
_OVER_THE_CELLS = round(size.BOARD_BOTTOM - size.FLOOR - size.HOLDER_HEIGHT, 3)


@pytest.mark.parametrize("text", [TEXT, TEXT_FR], ids=list(GUIDES))
def test_every_picture_is_shown(text):
    """The guide leads to every picture, page and outline."""
    made = [*FOLDER.glob("pictures/*.svg"), *FOLDER.glob("legends/*.pdf"), *FOLDER.glob("cut/*")]
    made += [*FOLDER.glob("pictures/pcb_*.png"), *FOLDER.glob("perfboard/*")]
    for path in made:
        assert f"{path.parent.name}/{path.name}" in text


def _blocks(text):
    """Return the guide's paragraphs, items, rows and headings, one by one."""
    found = []
    for block in re.split(r"\n\s*\n", text):
        for piece in re.split(r"\n(?=\| |\d\. |\|---|<!--)", block.strip()):
            found.append(" ".join(piece.split()))
    return found


def _kind(block):
    """Return the kind of a block: a heading and its level, a row and its cells, a picture, an
    item, text."""
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
    """Return a block's numbers and links, whatever the language."""
    links = sorted(re.findall(r"\]\(([^)#]+)\)", block))
    words = re.sub(r"\]\([^)]*\)", "]", block)
    thousands = r"(?<=\d) (?=\d{3}\b)" if language == "fr" else r"(?<=\d),(?=\d{3}\b)"
    words = re.sub(thousands, "", words)
    words = re.sub(r"(?<=\d),(?=\d)", ".", words)
    found = re.findall(r"\d+(?:\.\d+)?", words)
    return sorted(f"{float(number):g}" for number in found), links


def test_french_says_the_same_as_english():
    """Blocks have the same kinds, pictures, numbers and links."""
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
    """Both guides name it with its value."""
    for text, at in ((TEXT, 0), (TEXT_FR, 1)):
        assert item.name[at] in text
        assert item.values()[at] in text


def test_who_orders_a_board_does_not_meet_the_perforated_one():
    """The perforated board is in an appendix."""
    before = TEXT[: TEXT.index("## Appendix A")]
    assert "perforated" not in before.replace("[A Perforated board](#appendix-a-a-perforated", "")


def test_every_tables_cell_is_short():
    """Tables are for looking up; explanations belong in the text."""
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


def test_the_sizes_of_case_board_sheet_and_pane():
    (left, near), (right, far) = project.outline()
    width, length = 2 * size.OUTER_X, size.OUTER_FAR - size.OUTER_NEAR
    pane = " x ".join(f"{side:.0f}" for side in size.PANE)
    assert (
        f"Closed, the case is {width:.0f} x {length:.0f} x {size.RIM_TOP:.0f} mm; a printer needs "
        f"a bed that takes its floor. The board is {right - left:.0f} x {far - near:.0f} mm, the "
        f"legend sheet {size.SHEET_WIDTH:.1f} x {size.SHEET_LENGTH:.1f} mm with {len(size.KEYS)} "
        f"holes of {size.SHEET_KEY_HOLE:.0f} mm, the keys are {size.KEY_PITCH:.2f} mm apart, the "
        f"pane is {pane} mm."
    ) in FLAT


def test_its_figures_are_those_of_the_sizes():
    """Check what the text says about the board."""
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
    """The holder is where nothing may stick out, and a little around it."""
    assert "(rows 23 to 50, columns 8 to 22)" in FLAT
    left, far = size.xy((8, 23))
    right, near = size.xy((22, 50))
    x, y = size.xy(size.HOLDER_PLACE)
    assert left < x - size.HOLDER_WIDTH / 2 < x + size.HOLDER_WIDTH / 2 < right
    assert near < y - size.HOLDER_LENGTH / 2 < y + size.HOLDER_LENGTH / 2 < far


def test_boards_of_54_to_58_rows_fit():
    """The holes are in the middle of the board; larger ones leave out the first row."""
    least, most = size.BOARD_FAR_MARGIN
    margins = {rows: (size.BOARD_LENGTH - (rows - 1) * size.PITCH) / 2 for rows in range(54, 61)}
    fitting = [rows for rows, margin in margins.items() if least <= margin <= most]
    assert fitting == [54, 55, 56, 57, 58]
    assert all(least <= margins[rows] + size.PITCH <= most for rows in (59, 60))
    assert "54 to 58 rows" in FLAT


def test_how_many_wires_a_perforated_board_takes():
    cut = len((FOLDER / "perfboard/wires.csv").read_text(encoding="utf-8").splitlines()) - 1
    assert f"a weekend and {cut} wires" in FLAT
    assert f"un week-end et {cut} fils" in FLAT_FR


def test_how_high_letters_are_on_the_screens():
    """Capitals are seven dots of sixty-four."""
    high = {inches: screen.lit[1] / 64 * 7 for inches, screen in size.SCREENS.items()}
    assert f"its capitals are {high['2.42']:.1f} mm high" in FLAT
    assert f"those of 0.96 inch {high['0.96']:.1f} mm" in FLAT


def test_its_words_are_the_firmwares():
    """Check the keys and addresses that it names."""
    assert f"hold {LEGENDS[pins.DRIVE_KEY].line('en')}" in FLAT
    assert f"not 0x{pins.OLED_ADDRESS:X} |" in FLAT
    row = next(at for at, names in enumerate(pins.KEYS, 1) if pins.DRIVE_KEY in names)
    column = pins.KEYS[row - 1].index(pins.DRIVE_KEY) + 1
    assert f"test row {row}, column {column}" in FLAT
    unit = (FOLDER.parent / "firmware" / "drivers" / "unit.py").read_text(encoding="utf-8")
    assert "Key stuck, ignored:" in unit
    assert "_RETRY_MS = 2000" in unit
    assert "_COMPLAIN_EVERY = 5" in unit


def _driver_number(module, name):
    """Return a constant of a driver, which cannot be imported without a board."""
    text = (FOLDER.parent / "firmware" / "drivers" / f"{module}.py").read_text(encoding="utf-8")
    return int(re.search(rf"^{name} = ([\d_]+)", text, re.M)[1])


def test_when_it_goes_dark_sleeps_and_shows_the_battery():
    assert f"goes dark after {SLEEP_MS // 60_000} minutes" in FLAT
    assert f"after {_driver_number('power', 'LIGHT_SECONDS') // 60} minutes more" in FLAT
    assert f"when VSYS falls to {_driver_number('battery', 'LOW_MV') / 1000:.2g} V" in FLAT


def test_the_outlines_to_be_cut_have_the_sizes_of_sheet_and_pane():
    """Both forms have them; the holes are as far apart as the keys."""
    sheet, pane = ((FOLDER / f"cut/{name}.svg").read_text() for name in ("legend_sheet", "pane"))
    assert f'width="{size.PANE[0]:g}" height="{size.PANE[1]:g}"' in pane
    assert f'width="{size.SHEET_WIDTH:g}" height="{size.SHEET_LENGTH:g}"' in sheet
    holes = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', sheet)
    assert {float(radius) for _, _, radius in holes} == {size.SHEET_KEY_HOLE / 2}
    (x, y), *others = [(float(x), float(y)) for x, y, _ in holes]
    placed = {
        (round((a - x) / size.KEY_PITCH, 2), round((b - y) / size.KEY_PITCH, 2)) for a, b in others
    }
    assert placed == {(a, b) for a in range(5) for b in range(5)} - {(0, 0)}
    drawn = (FOLDER / "cut/legend_sheet.dxf").read_text()
    assert drawn.count("CIRCLE") == len(holes)
    assert drawn.count(f"\n40\n{size.SHEET_KEY_HOLE / 2:.4f}\n") == len(holes)

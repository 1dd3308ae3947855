"""The guide: what it links to is there, what it says is so."""

import re

import pins
import pytest

from host_tools.hardware import dimensions as size
from host_tools.hardware import parts
from host_tools.hardware.generate import FOLDER, GUIDE

TEXT = (FOLDER / GUIDE).read_text(encoding="utf-8")
FLAT = " ".join(TEXT.split())


def _anchor(heading: str) -> str:
    """A heading's anchor as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


LINKS = re.findall(r"\]\(([^)\s]+)\)", TEXT) + re.findall(r'src="([^"]+)"', TEXT)


@pytest.mark.parametrize("link", sorted({link for link in LINKS if "://" not in link}))
def test_links_lead_somewhere(link):
    """Files are there, and headings too."""
    path, _, anchor = link.partition("#")
    if path:
        assert (FOLDER / path).exists()
    else:
        headings = re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
        assert anchor in {_anchor(heading) for heading in headings}


def test_every_picture_is_shown():
    """No picture or page lies about that the guide does not lead to."""
    made = [*FOLDER.glob("pictures/*.svg"), *FOLDER.glob("legends/*.pdf")]
    for path in made:
        assert f"{path.parent.name}/{path.name}" in TEXT


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
    assert f"more than {size.SOLDER_SIDE} mm proud" in FLAT
    assert f"a {size.SHEET_KEY_HOLE:.0f} mm hole punch" in FLAT
    assert f"six M3 x {size.SCREW_LENGTH:.0f} screws" in FLAT
    assert len(size.SCREWS) == 6
    assert len(size.SCREWS_UNDER_SHEET) == 4


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

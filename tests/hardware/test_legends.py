"""The printed legends fit, are at 1:1, and can be made for any game."""

from itertools import combinations
from math import hypot, radians, tan

import pytest

from host_tools.games.legends import LANGUAGES, LEGENDS, Legend
from host_tools.hardware import dimensions as size
from host_tools.hardware import legend_sheet
from host_tools.hardware.as_pdf import as_pdf
from host_tools.hardware.as_svg import as_svg
from host_tools.hardware.generate import GAMES
from host_tools.hardware.legend_layout import (
    ACCENTED,
    CLEAR,
    HOLE,
    NARROWEST,
    baseline,
    cells,
    placed,
)
from host_tools.hardware.lettering import CAPITAL, width
from host_tools.hardware.shapes import Box, Disc, Text

_LEFT, _TOP = legend_sheet._SHEET
SHEETS = [
    pytest.param(legend_sheet.draw(legends, language, game, pawns), id=f"{game}, {language}")
    for game, legends, pawns in GAMES.values()
    for language in LANGUAGES
]
READABLE = 2.2
"""The least height of a capital, in mm."""


def _words(drawing):
    """Return the words inside the sheet's outline."""
    return [
        shape
        for shape in drawing.shapes
        if isinstance(shape, Text) and _TOP < shape.y < _TOP + size.SHEET_LENGTH
    ]


def _print_on_the_sheet(drawing):
    """Return the words inside the sheet's outline as (words, left, top, right, low), letter by
    letter for those higher than a capital."""
    found = []
    for shape in _words(drawing):
        long = width(shape.words, shape.size, shape.bold) * shape.narrow
        left = shape.x - {"start": 0, "middle": long / 2, "end": long}[shape.anchor] - _LEFT
        low = shape.y - _TOP
        found.append((shape.words, left, low - CAPITAL * shape.size, left + long, low))
    return found


def _accents(drawing):
    """Return the accented letters, each with its own box."""
    found = []
    for shape in _words(drawing):
        long = width(shape.words, shape.size, shape.bold) * shape.narrow
        start = shape.x - {"start": 0, "middle": long / 2, "end": long}[shape.anchor] - _LEFT
        for at, letter in enumerate(shape.words):
            if not letter.isascii():
                before = width(shape.words[:at], shape.size, shape.bold) * shape.narrow
                wide = width(letter, shape.size, shape.bold) * shape.narrow
                low = shape.y - _TOP
                top = low - ACCENTED * shape.size
                found.append((letter, start + before, top, start + before + wide, low))
    return found


def _pawns_on_the_sheet(drawing):
    """Return the boxes that draw the pawns."""
    boxes = [shape for shape in drawing.shapes if isinstance(shape, Box)]
    return [
        ("pawn", box.x - _LEFT, box.y - _TOP, box.x + box.width - _LEFT, box.y + box.height - _TOP)
        for box in boxes
        if box.fill == legend_sheet._PAWN
    ]


def _from_cuts(entry):
    """Return the distance of a box from a hole, or from the sheet's upper and lower edge."""
    _, left, top, right, low = entry
    near = [top, size.SHEET_LENGTH - low]
    for cell in cells():
        x, y = min(max(cell.x, left), right), min(max(cell.y, top), low)
        near.append(hypot(x - cell.x, y - cell.y) - HOLE)
    return min(near)


@pytest.mark.parametrize("drawing", SHEETS)
def test_print_keeps_off_every_cut(drawing):
    """It keeps a millimetre; accents and the mark of a held key nearly half of that."""
    for entry in _print_on_the_sheet(drawing) + _pawns_on_the_sheet(drawing):
        least = 0.4 if entry[0] == legend_sheet.HELD else CLEAR - 0.02
        assert _from_cuts(entry) >= least, entry
    for entry in _accents(drawing):
        assert _from_cuts(entry) >= 0.4, entry


@pytest.mark.parametrize("drawing", SHEETS)
def test_a_name_is_inside_the_colour_of_its_key(drawing):
    """It is on the near side of its hole, except for the mark of a held key."""
    for words, left, top, right, low in _print_on_the_sheet(drawing) + _accents(drawing):
        x, y = (left + right) / 2, (top + low) / 2
        cell = next(
            cell for cell in cells() if cell.left <= x <= cell.right and cell.top <= y <= cell.low
        )
        assert cell.left <= left, (words, cell.name)
        assert right <= cell.right, (words, cell.name)
        assert cell.top <= top, (words, cell.name)
        assert low <= cell.low, (words, cell.name)
        if words != legend_sheet.HELD:
            assert top > cell.y + HOLE - 0.5, (words, cell.name)


def _hidden(top, low, hole_below, degrees):
    """Return the share of print between two heights of the sheet that a cap below it hides from
    an eye so many degrees above the table, in the shadow of the cap's edge."""
    stands_out = size.BOARD_TOP + size.CAP_TOP - size.SHEET_TOP_OF_PLATE - size.SHEET_THICKNESS
    edge = hole_below - size.CAP_DIAMETER / 2
    shadow = edge - stands_out / tan(radians(degrees))
    return min(1.0, max(0.0, (low - max(top, shadow)) / (low - top)))


def test_names_are_seen_by_who_sits_there():
    """At 45 degrees the next row's caps hide a tenth of a name at most, and even at 30 degrees its
    upper part is seen; on the far side of its own cap it would be hidden."""
    cell = cells()[0]
    low = baseline(cell)
    top = low - READABLE
    below = cell.y + size.KEY_PITCH
    assert _hidden(top, low, below, 60) == 0
    assert _hidden(top, low, below, 45) <= 0.1
    assert _hidden(top, low, below, 30) <= 0.75
    assert _hidden(cell.y - HOLE - 0.2 - 1.4, cell.y - HOLE - 0.2, cell.y, 45) >= 0.8


@pytest.mark.parametrize("drawing", SHEETS)
def test_words_do_not_touch_each_other(drawing):
    """This includes the mark of a held key."""
    for one, other in combinations(_print_on_the_sheet(drawing), 2):
        apart = one[3] < other[1] or other[3] < one[1] or one[4] < other[2] or other[4] < one[2]
        assert apart, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_legend(language):
    """Legends are those of the faceplate, in capitals; held keys are marked."""
    printed = [entry[0] for entry in _print_on_the_sheet(legend_sheet.draw(LEGENDS, language, "T"))]
    for legend in LEGENDS.values():
        assert legend.line(language).upper() in printed
    assert printed.count(legend_sheet.HELD) == sum(legend.held for legend in LEGENDS.values())


@pytest.mark.parametrize("drawing", SHEETS)
def test_words_are_large_enough_to_read(drawing):
    """On every sheet, long words are narrower, not smaller."""
    for shape in _words(drawing):
        if shape.words != legend_sheet.HELD:
            assert shape.size * CAPITAL >= READABLE, shape.words
        assert shape.narrow >= NARROWEST, shape.words


def test_a_name_too_long_for_a_key_is_refused():
    with pytest.raises(ValueError, match="too long for a key"):
        placed("Incomprehensibly\nlong legend", cells()[0])


def test_the_page_is_at_one_to_one():
    """In both files the page is A4, and the holes are as far apart as the keys."""
    drawing = legend_sheet.draw(LEGENDS, "en", "Trader")
    holes = [shape for shape in drawing.shapes if isinstance(shape, Disc)]
    assert len(holes) == len(size.KEYS)
    assert holes[1].x - holes[0].x == pytest.approx(size.KEY_PITCH)
    assert holes[5].y - holes[0].y == pytest.approx(size.KEY_PITCH)
    assert b'width="210mm" height="297mm"' in as_svg(drawing)
    assert b"/MediaBox [0 0 595.276 841.89]" in as_pdf(drawing)


def test_another_game_is_another_mapping():
    """Some keys have other legends, without pawns."""
    other = {**LEGENDS, "GO": Legend("Tour", "Turn", "board", "g")}
    drawing = legend_sheet.draw(other, "en", "Other", pawns=False)
    printed = [entry[0] for entry in _print_on_the_sheet(drawing)]
    assert "TURN" in printed
    assert "GO" not in printed
    assert _pawns_on_the_sheet(drawing) == []

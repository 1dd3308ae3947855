"""The printed legends: they fit, they are at 1:1, and another game's can be made the same way."""

from itertools import combinations

import pytest

from host_tools.hardware import dimensions as size
from host_tools.hardware import legend_sheet
from host_tools.hardware.as_pdf import as_pdf
from host_tools.hardware.as_svg import as_svg
from host_tools.hardware.generate import GAMES
from host_tools.hardware.legend_layout import CLEAR, HOLE, cells, placed, tallest
from host_tools.hardware.lettering import CAPITAL, width
from host_tools.hardware.shapes import Box, Disc, Text
from host_tools.legends import LANGUAGES, LEGENDS, Legend

_LEFT, _TOP = legend_sheet._SHEET
SHEETS = [
    pytest.param(legend_sheet.draw(legends, language, game, pawns), id=f"{game}, {language}")
    for game, legends, pawns in GAMES.values()
    for language in LANGUAGES
]


def _print_on_the_sheet(drawing):
    """The words inside the sheet's outline as (words, left, top, right, low)."""
    found = []
    for shape in drawing.shapes:
        inside = isinstance(shape, Text) and _TOP < shape.y < _TOP + size.SHEET_LENGTH
        if inside and shape.x >= _LEFT:
            long = width(shape.words, shape.size, shape.bold)
            left = shape.x - {"start": 0, "middle": long / 2, "end": long}[shape.anchor]
            top = shape.y - tallest(shape.words) * shape.size
            found.append(
                (shape.words, left - _LEFT, top - _TOP, left + long - _LEFT, shape.y - _TOP)
            )
    return found


def _pawns_on_the_sheet(drawing):
    """The boxes that pawns are made of."""
    boxes = [shape for shape in drawing.shapes if isinstance(shape, Box)]
    return [
        ("pawn", box.x - _LEFT, box.y - _TOP, box.x + box.width - _LEFT, box.y + box.height - _TOP)
        for box in boxes
        if box.fill == legend_sheet._PAWN
    ]


@pytest.mark.parametrize("drawing", SHEETS)
def test_print_keeps_clear_of_holes_and_cells(drawing):
    """Nothing is cut away, and nothing, no accent either, runs into the next key."""
    for words, left, top, right, low in _print_on_the_sheet(drawing) + _pawns_on_the_sheet(drawing):
        x, y = (left + right) / 2, (top + low) / 2
        cell = min(cells(), key=lambda cell: abs(cell.x - x) + abs(cell.y - y))
        assert cell.left <= left, (words, cell.name)
        assert right <= cell.right, (words, cell.name)
        assert cell.top + 0.09 <= top, (words, cell.name)
        assert low <= cell.low, (words, cell.name)
        nearest = (
            min(max(cell.x, left), right) - cell.x,
            min(max(cell.y, top), low) - cell.y,
        )
        assert nearest[0] ** 2 + nearest[1] ** 2 > HOLE**2, (words, cell.name)


def test_accents_stay_inside_the_cell_above_and_below_the_hole():
    """On every key, in the first line and in the second."""
    for cell in cells():
        for at, words in enumerate(placed("Été\nÈre", cell)):
            top = words.y - tallest(words.words) * words.size
            limits = (cell.y + HOLE, cell.low) if at else (cell.top, cell.y - HOLE)
            assert limits[0] + CLEAR / 2 <= top + 1e-9
            assert words.y <= limits[1] - CLEAR / 2 + 1e-9


@pytest.mark.parametrize("drawing", SHEETS)
def test_words_do_not_touch_each_other(drawing):
    """Not even the mark of a key that is held."""
    for one, other in combinations(_print_on_the_sheet(drawing), 2):
        apart = one[3] < other[1] or other[3] < one[1] or one[4] < other[2] or other[4] < one[2]
        assert apart, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_legend(language):
    """Each as it is on the faceplate, in capitals; those to be held are marked."""
    printed = [entry[0] for entry in _print_on_the_sheet(legend_sheet.draw(LEGENDS, language, "T"))]
    for legend in LEGENDS.values():
        for line in legend.text(language).replace("-\n", "").split("\n"):
            assert line.upper() in printed
    assert printed.count(legend_sheet.HELD) == sum(legend.held for legend in LEGENDS.values())


def test_words_are_not_too_small_to_read():
    """Capitals of 1.4 mm at least."""
    for sheet in SHEETS:
        for shape in sheet.values[0].shapes:
            if isinstance(shape, Text) and shape.words != legend_sheet.HELD:
                assert shape.size * CAPITAL >= 1.4, shape.words


def test_the_page_is_at_one_to_one():
    """The holes lie as far apart as the keys, on a page of A4 in both files."""
    drawing = legend_sheet.draw(LEGENDS, "en", "Trader")
    holes = [shape for shape in drawing.shapes if isinstance(shape, Disc)]
    assert len(holes) == len(size.KEYS)
    assert holes[1].x - holes[0].x == pytest.approx(size.KEY_PITCH)
    assert holes[5].y - holes[0].y == pytest.approx(size.KEY_PITCH)
    assert b'width="210mm" height="297mm"' in as_svg(drawing)
    assert b"/MediaBox [0 0 595.276 841.89]" in as_pdf(drawing)


def test_another_game_is_another_mapping():
    """A few keys with other legends, without pawns."""
    other = {**LEGENDS, "GO": Legend("Tour", "Turn", "board", "g")}
    drawing = legend_sheet.draw(other, "en", "Other", pawns=False)
    printed = [entry[0] for entry in _print_on_the_sheet(drawing)]
    assert "TURN" in printed
    assert "GO" not in printed
    assert _pawns_on_the_sheet(drawing) == []

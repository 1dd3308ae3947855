"""The printed sheet that lies around the keys: one page at 1:1, for a language and a game.

`legends` maps the keys' names to their legends, so every game's overlay is drawn alike.
"""

from collections.abc import Mapping

from host_tools.apps.term.colours import CAPS
from host_tools.dev.glyphs.pawn_icons import HEIGHT, WIDTH, pawn_runs
from host_tools.games.legends import Legend
from host_tools.hardware import dimensions as size
from host_tools.hardware.legend_layout import GAP, HOLE, SIDE, SIZE, TILE_FAR, Cell, cells, placed
from host_tools.hardware.lettering import CAPITAL
from host_tools.hardware.shapes import INK, Box, Disc, Drawing, Line, Text

PAGE = (210.0, 297.0)
"""A4; everything also fits on US Letter."""
_SHEET = ((PAGE[0] - size.SHEET_WIDTH) / 2, 34.0)
_BAR = 50.0
_CUT, _PAWN, PAPER = "#9aa5ab", "#8a5a22", "#ffffff"
HELD, HELD_SIZE = "2 s", 1.7
DIGIT, PAWN = 2.5, 2.6
"""The height of digits and pawns."""
"""What is printed on a key that must be held."""

_WORDS = {
    "fr": (
        "Courtier, façade du clavier : {game}",
        "Imprimer à 100 %, sans mise à l'échelle : cette barre doit mesurer 50 mm.",
        "Plastifier ou coller sur du bristol, couper le long du bord, évider les 25 trous de",
        "{hole} mm (emporte-pièce ou ciseaux courbes), poser dans le logement du couvercle.",
    ),
    "en": (
        "Courtier, key panel: {game}",
        "Print at 100 %, without scaling: this bar must measure 50 mm.",
        "Laminate it or glue it onto card, cut along the edge, cut out the 25 holes of {hole} mm",
        "(punch or curved scissors), and lay it into the recess of the lid.",
    ),
}


def draw(legends: Mapping[str, Legend], language: str, game: str, pawns: bool = True) -> Drawing:
    """Return the page; `pawns` tells whether the keys 1 to 6 show the game's pawns."""
    title, bar, first, second = _WORDS[language]
    drawing = Drawing(title.format(game=game), *PAGE)
    left, top = _SHEET
    drawing.add(Text(left, 18, title.format(game=game), 5, "start", True))
    _edge(drawing)
    for cell in cells():
        _cell(drawing, cell, legends[cell.name], language, pawns)
    y = top + size.SHEET_LENGTH + 22
    _bar(drawing, (left, y))
    hole = f"{size.SHEET_KEY_HOLE:.0f}"
    for at, words in enumerate((bar, first.format(hole=hole), second.format(hole=hole))):
        drawing.add(Text(left, y + 8 + 5 * at, words, 3.4))
    return drawing


def picture(legends: Mapping[str, Legend], language: str, game: str) -> Drawing:
    """Return the page's upper part, for the guide."""
    page = draw(legends, language, game)
    page.height = _SHEET[1] + size.SHEET_LENGTH + 26
    page.shapes = [shape for shape in page.shapes if getattr(shape, "y", 0) < page.height]
    return page


def _edge(drawing: Drawing) -> None:
    """Draw the outline to cut along, and marks that lead to it."""
    left, top = _SHEET
    right, low = left + size.SHEET_WIDTH, top + size.SHEET_LENGTH
    for x in (left, right):
        drawing.add(Line(((x, top - 8), (x, top - 2)), _CUT, 0.15))
        drawing.add(Line(((x, low + 2), (x, low + 8)), _CUT, 0.15))
    for y in (top, low):
        drawing.add(Line(((left - 8, y), (left - 2, y)), _CUT, 0.15))
        drawing.add(Line(((right + 2, y), (right + 8, y)), _CUT, 0.15))
    drawing.add(
        Box(left, top, right - left, low - top, PAPER, _CUT, 0.15, size.SHEET_CORNER),
    )


def _cell(drawing: Drawing, cell: Cell, legend: Legend, language: str, pawns: bool) -> None:
    """Draw a key: its colour, its hole with a cross for the punch, its print."""
    left, top = _SHEET
    face, _, ink = CAPS[legend.group]
    wide, high = cell.right - cell.left, cell.low - cell.top
    drawing.add(Box(left + cell.left, top + cell.top, wide, high, face, "", 0, size.SHEET_CORNER))
    drawing.add(Disc(left + cell.x, top + cell.y, HOLE, PAPER, _CUT, 0.15))
    x, y = left + cell.x, top + cell.y
    drawing.add(
        Line(((x - 2, y), (x + 2, y)), _CUT, 0.15), Line(((x, y - 2), (x, y + 2)), _CUT, 0.15)
    )
    if legend.group == "digit":
        pawn = int(cell.name) if pawns and cell.name in "123456" else 0
        _digit(drawing, cell, legend.text(language), ink, pawn)
    else:
        found = placed(legend.text(language), cell)
        place = left + found.x, top + found.y
        drawing.add(Text(*place, found.words, SIZE, "middle", True, ink, narrow=found.narrow))
    if legend.held:
        place = left + cell.right - SIDE, top + cell.y - TILE_FAR + GAP + HELD_SIZE * CAPITAL + 0.3
        drawing.add(Text(*place, HELD, HELD_SIZE, "end", True, ink))


def _digit(drawing: Drawing, cell: Cell, digit: str, ink: str, pawn: int) -> None:
    """Draw a digit below its key, and beside it the pawn as on the unit's screen."""
    left, top = _SHEET
    x, y = left + (cell.left + cell.right) / 2, top + cell.y + size.KEY_PITCH / 2
    away = 2.2 if pawn else 0
    drawing.add(Text(x - away, y + DIGIT / 2, digit, DIGIT / CAPITAL, "middle", True, ink))
    if pawn:
        unit = PAWN / HEIGHT
        at = x + away - WIDTH * unit / 2, y - PAWN / 2
        for column, row, length in pawn_runs(pawn):
            # A little taller than a row, so that no hairline shows between two.
            spot = at[0] + column * unit, at[1] + row * unit
            drawing.add(Box(*spot, length * unit, unit * 1.03, _PAWN))


def _bar(drawing: Drawing, place: tuple[float, float]) -> None:
    """Draw a bar to measure after printing."""
    x, y = place
    drawing.line((x, y), (x + _BAR, y), width=0.3)
    for at in range(0, 51, 10):
        drawing.line((x + at, y - (2 if at % 50 == 0 else 1.2)), (x + at, y), width=0.3)
    drawing.add(Text(x + _BAR + 2, y, f"{_BAR:.0f} mm", 3.4, "start", True, INK))

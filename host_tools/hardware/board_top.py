"""The board from above: what goes where."""

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets
from host_tools.hardware.board_parts import Part, parts
from host_tools.hardware.board_sheet import SCALE, Board, middle
from host_tools.hardware.palette import INK
from host_tools.hardware.shapes import Box, Drawing, Text

_BODIES = {"U": "#c9dcef", "S": "#e9e2d0", "D": "#f3c9b4", "R": "#efd9a7", "B": "#d9d3e8"}


def draw() -> Drawing:
    """Every part with its name."""
    board = Board("The board from above: parts", below=False)
    placed = parts()
    _usb(board)
    for part in placed.values():
        if part.ref != nets.CELLS:
            board.body(part, _BODIES[part.ref[0]], "#6c777d")
        board.pads(part)
    for key in nets.KEYS:
        x, y = middle(placed[key.switch])
        board.words((x, y - 0.35), key.name, 2.6, True)
        board.words((x, y + 0.45), key.switch)
        if key.diode:
            _axial(board, placed[key.diode], "K")
            cathode = placed[key.diode].pins["K"][0]
            board.words((cathode[0], cathode[1] + 0.66), key.diode, 1.9)
    _modules(board, placed)
    _small(board, placed)
    screw = size.SCREW_CLEARANCE
    board.foot(0, f"White: holes of the board drilled up to {screw} mm for the screws.")
    board.foot(
        1, "Dark ring on a diode: its cathode. Count holes from the corner, beginning with 0."
    )
    return board.drawing


def _usb(board: Board) -> None:
    """The Pico's socket, over the far edge."""
    x, y = board.at((size.PICO_PIN_1[0] + size.PICO_ROW_HOLES / 2, size.PICO_PIN_1[1]))
    board.drawing.add(Box(x - 7, y - 6, 14, 8, "#c9ced1", "#6c777d", 0.3, 0.8))
    board.drawing.add(Text(x, y - 3.1, "USB", 2.4, "middle", False, INK))


def _axial(board: Board, part: Part, ring: str = "") -> None:
    """The leads, and the ring at the end that has one."""
    left, far, right, near = part.body
    x, y = middle(part)
    for pin, holes in part.pins.items():
        column, row = holes[0]
        upright = column == x
        edge = (x, far if row < y else near) if upright else (left if column < x else right, y)
        board.drawing.line(board.at((column, row)), board.at(edge), width=0.4)
        if pin == ring:
            corner = (left, near - 0.4) if upright else (right - 0.4, far)
            wide, high = (right - left, 0.25) if upright else (0.25, near - far)
            board.drawing.add(Box(*board.at(corner), wide * SCALE, high * SCALE, INK))


def _modules(board: Board, placed: dict[str, Part]) -> None:
    for ref, lines in (
        (nets.PICO, ("U1", "Pico")),
        (nets.OLED, ("U2", "screen's", "cable")),
        (nets.FRAM, ("U3", "FRAM, optional")),
        (nets.RESET, ("S26", "reset")),
        (nets.SLIDE, ("on", "", "", "", "off")),
    ):
        x, y = middle(placed[ref])
        first = y - 0.4 * (len(lines) - 1) + (1.0 if ref == nets.OLED else 0)
        for at, words in enumerate(lines):
            board.words((x, first + 0.8 * at), words, 2.6 if at == 0 else 2.4, at == 0)
    x, y = middle(placed[nets.SLIDE])
    board.words((x + 1.3, y), nets.SLIDE, 2.4, True)
    for ref in (nets.OLED, nets.FRAM):
        for pin, holes in placed[ref].pins.items():
            x, y = board.at(holes[0])
            board.drawing.add(Text(x + 0.8, y + 2 + 1.5 * len(pin), pin, 2.2, "start", turned=True))
    for number, side in (("1", 0.7), ("20", 0.7), ("21", -0.7), ("40", -0.7)):
        x, y = placed[nets.PICO].pins[number][0]
        board.words((x + side, y), number, 2.3, True)


def _small(board: Board, placed: dict[str, Part]) -> None:
    _axial(board, placed[nets.SCHOTTKY], "K")
    _axial(board, placed[nets.RESISTOR])
    for ref, away in ((nets.SCHOTTKY, (0.0, -0.9)), (nets.RESISTOR, (1.2, 0.0))):
        x, y = middle(placed[ref])
        board.words((x + away[0], y + away[1]), ref, 2.4, True)
    x, y = middle(placed[nets.PIEZO])
    board.words((x, y - 0.9), nets.PIEZO, 2.6, True)
    board.words((x, y + 1.0), "piezo")
    for pin, side in (("+", -0.8), ("-", 0.8)):
        x, y = placed[nets.CELLS].pins[pin][0]
        board.words((x + side, y), pin.replace("-", "–"), 3.4, True)
    board.words((middle(placed[nets.CELLS])[0], y + 0.85), "batteries", 2.2)

"""The board from below: how the holes are joined."""

from host_tools.hardware import nets, pico
from host_tools.hardware.board_parts import LAST, Part, parts
from host_tools.hardware.board_routes import route
from host_tools.hardware.board_sheet import Board, middle
from host_tools.hardware.board_wires import Wire, wires
from host_tools.hardware.palette import INK, PAPER, SOFT, colour
from host_tools.hardware.shapes import Disc, Drawing, Line, Point, Text

_BARE, _LEAD = "#dfe4e6", "#f3c9b4"
_KEY_LINE = (
    ("bare wire", "bare"),
    ("diode's lead", "lead"),
    ("row", "ROW"),
    ("column", "COL"),
    ("ground", "GND"),
    ("3V3", "3V3"),
    ("SDA", "SDA"),
    ("SCL", "SCL"),
    ("VSYS", "VSYS"),
    ("others", "RUN"),
)
_WIRED_INWARD = ("VSYS", "3V3")
_CLOSE = ("COL4", "COL5")


def draw() -> Drawing:
    return _draw("The board from below: all wires", wires())


def draw_keys() -> Drawing:
    """The wires among the keys: what can be tested before the Pico is on the board."""
    pico_holes = {hole for holes in parts()[nets.PICO].pins.values() for hole in holes}
    among = [wire for wire in wires() if wire.net[:3] in ("ROW", "COL", "KEY")]
    return _draw(
        "The board from below: the keys",
        [wire for wire in among if not pico_holes & set(wire.holes)],
    )


def _draw(title: str, shown: list[Wire]) -> Drawing:
    """Wires over the faint outlines of the parts on the other side."""
    board = Board(title, below=True)
    placed = parts()
    for part in placed.values():
        if part.ref != nets.CELLS:
            board.body(part, "", "#c3cec0")
    for part in placed.values():
        board.pads(part)
    for wire in sorted(shown, key=_order):
        _wire(board, wire)
    _names(board, placed)
    _explanation(board)
    return board.drawing


def _order(wire: Wire) -> int:
    """Bare wires lie lowest; the long ways down to the rows come before what crosses them."""
    return 0 if wire.bare else 1 if wire.net.startswith("ROW") else 2


def _wire(board: Board, wire: Wire) -> None:
    way = tuple(board.at(place) for place in route(wire))
    if wire.bare:
        _bare(board.drawing, way, wire.lead)
        return
    board.drawing.add(Line(way, PAPER, 1.1), Line(way, colour(wire.net), 0.65))
    for place in (way[0], way[-1]):
        board.drawing.add(Disc(*place, 0.75, colour(wire.net)))


def _bare(drawing: Drawing, way: tuple[Point, ...], lead: bool) -> None:
    drawing.add(Line(way, INK, 1.1), Line(way, _LEAD if lead else _BARE, 0.65))


def _names(board: Board, placed: dict[str, Part]) -> None:
    """Keys, the Pico's pins that are used, and the small parts."""
    for key in nets.KEYS:
        x, y = middle(placed[key.switch])
        board.words((x - 1 if key.column == LAST else x + 1, y), key.name, 2.2, False, SOFT)
    for name, terminals in nets.nets().items():
        for pin in (pin for ref, pin in terminals if ref == nets.PICO):
            _pin_name(board, placed[nets.PICO].pins[pin][0], int(pin), name)
    for ref in (nets.OLED, nets.FRAM):
        for pin, holes in placed[ref].pins.items():
            if (ref, pin) in {terminal for net in nets.nets().values() for terminal in net}:
                away = 0.75 if ref == nets.OLED else -0.6
                board.words((holes[0][0], holes[0][1] + away), pin, 1.9, True)
    for ref, place in (
        (nets.RESISTOR, (29.9, 16)),
        (nets.SCHOTTKY, (16, 16)),
        (nets.PIEZO, (16, 10.4)),
        (nets.RESET, (29, 8)),
        (nets.SLIDE, (1.0, 11.2)),
    ):
        board.words(place, ref, 2.3, True, SOFT)
    for pin, words in (("+", "+"), ("-", "–")):
        x, y = placed[nets.CELLS].pins[pin][0]
        board.words((x, y + 0.85), f"{words} batteries" if pin == "+" else words, 2.3, True)


def _pin_name(board: Board, hole: tuple[int, int], pin: int, net: str) -> None:
    """A name beside a pin of the Pico, on the side to which no wire goes."""
    away = 0.4 if pin <= 20 or net in _WIRED_INWARD else -0.4
    if net in _CLOSE:
        away *= 3
    words = pico.PINS[pin - 1]
    side = "start" if away > 0 else "end"
    board.words((hole[0] + away, hole[1]), words, 2.1, True, INK, side)


def _explanation(board: Board) -> None:
    """What the lines mean."""
    words = "Seen from below: left and right have changed places. "
    board.foot(0, words + "A coloured wire is insulated and joins only its two ends.")
    x, y = 8.0, board.at((0, 53))[1] + 19.4
    for words, kind in _KEY_LINE:
        way = ((x, y), (x + 5, y))
        if kind in ("bare", "lead"):
            _bare(board.drawing, way, kind == "lead")
        else:
            board.drawing.add(Line(way, colour(kind), 0.9))
        board.drawing.add(Text(x + 6.2, y + 1, words, 2.6))
        x += 9.4 + 1.42 * len(words)

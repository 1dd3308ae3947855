"""The key matrix as a picture: every key with its contact, its diode and the way this points."""

import pins

from host_tools.hardware import pico, symbols
from host_tools.hardware.nets import KEYS, SIDE, Key
from host_tools.hardware.palette import COLUMN, INK, ROW, SIGNAL, SOFT
from host_tools.hardware.shapes import Drawing, Point, Text

_STEP = 34.0
_DOWN = 24.0
_LEFT, _TOP = 34.0, 34.0


def draw() -> Drawing:
    drawing = symbols.sheet("The keys: rows, columns and diodes", 210, 168)
    _columns(drawing)
    _rows(drawing)
    for key in KEYS:
        if key.diode:
            _key(drawing, key)
        else:
            _power(drawing, key)
    _words(drawing)
    return drawing


def _place(row: int, column: int) -> Point:
    """Where a key's branch leaves its column."""
    return _LEFT + _STEP * column, _TOP + _DOWN * row


def _columns(drawing: Drawing) -> None:
    for column, pin in enumerate(pins.COLUMNS):
        last = max(key.row for key in KEYS if key.column == column and key.diode)
        x, y = _place(last, column)
        drawing.line((x, _TOP - 7), (x, y), colour=COLUMN, width=0.5)
        drawing.add(
            Text(x, _TOP - 13, f"Column {column + 1}", 3.2, "middle", True, COLUMN),
            Text(x, _TOP - 9, f"{pin}, pin {pico.number(pin)}", 2.9, "middle", False, COLUMN),
        )


def _rows(drawing: Drawing) -> None:
    for row, pin in enumerate(pins.ROWS):
        last = max(key.column for key in KEYS if key.row == row and key.diode)
        y = _TOP + _DOWN * row + 15
        end = _place(row, last)[0] + 23
        drawing.line((25, y), (end, y), colour=ROW, width=0.5)
        drawing.add(
            Text(23.5, y - 0.6, f"Row {row + 1}", 3.2, "end", True, ROW),
            Text(23.5, y + 3.2, f"{pin}, pin {pico.number(pin)}", 2.9, "end", False, ROW),
        )


def _key(drawing: Drawing, key: Key) -> None:
    x, y = _place(key.row, key.column)
    symbols.dot(drawing, (x, y), COLUMN)
    symbols.switch(drawing, (x, y), (x + 12, y))
    drawing.line((x + 12, y), (x + 23, y), (x + 23, y + 3), width=0.5)
    symbols.diode(drawing, (x + 23, y + 3), (x + 23, y + 15))
    symbols.dot(drawing, (x + 23, y + 15), ROW)
    drawing.add(
        Text(x + 2, y + 5.4, key.name, 2.7, "start", True),
        Text(x + 2, y + 9, f"{key.switch}, {key.diode}", 2.5, "start", False, SOFT),
    )


def _power(drawing: Drawing, key: Key) -> None:
    """POWER has its own pin and no diode."""
    x, y = _place(key.row, key.column)
    drawing.add(Text(x + 2, y + 5.4, key.name, 2.7, "start", True))
    drawing.add(Text(x + 2, y + 9, f"{key.switch}, no diode", 2.5, "start", False, SOFT))
    drawing.line((x, y - 5), (x, y), colour=SIGNAL, width=0.5)
    symbols.switch(drawing, (x, y), (x + 12, y))
    drawing.line((x + 12, y), (x + 23, y), (x + 23, y + 3), width=0.5)
    symbols.ground(drawing, (x + 23, y + 3))
    words = f"{pins.POWER}, pin {pico.number(pins.POWER)}"
    drawing.add(Text(x + 1.2, y - 3.4, words, 2.7, "start", True, SIGNAL))


def _words(drawing: Drawing) -> None:
    y = _TOP + _DOWN * SIDE + 4
    lines = (
        "Each diode (1N4148): anode at the key, cathode, the end with the ring, on the row.",
        "The firmware pulls one row low after the other and reads the columns, which the Pico's "
        "own resistors pull up.",
    )
    for at, line in enumerate(lines):
        drawing.add(Text(6, y + 4.5 * at, line, 3, "start", False, INK))

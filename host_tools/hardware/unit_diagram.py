"""The whole wiring as a picture: the Pico, all its pins, and what hangs on each."""

import pins

from host_tools.hardware import pico, symbols
from host_tools.hardware.nets import GROUNDS, SIDE
from host_tools.hardware.palette import BUS, CELLS, CLOCK, COLUMN, ROW, SIGNAL, SOFT, SUPPLY
from host_tools.hardware.shapes import Box, Disc, Drawing, Point, Text

_LEFT, _RIGHT, _TOP, _STEP = 98.0, 150.0, 30.0, 6.4


def draw() -> Drawing:
    drawing = symbols.sheet("The whole wiring", 246, 172)
    _pico(drawing)
    _grounds(drawing)
    _bus(drawing)
    _matrix(drawing)
    _power(drawing)
    _reset_and_power_key(drawing)
    _piezo(drawing)
    drawing.add(
        Text(8, 167, "All grounds are one. Flags of the same name are joined.", 3, "start"),
    )
    return drawing


def _pin(number: int) -> Point:
    """Where a pin of the Pico is."""
    if number <= 20:
        return _LEFT, _TOP + _STEP * (number - 1)
    return _RIGHT, _TOP + _STEP * (40 - number)


def _of(name: str) -> Point:
    return _pin(pico.number(name))


def _pico(drawing: Drawing) -> None:
    used = {pins.SDA, pins.SCL, *pins.ROWS, *pins.COLUMNS, pins.POWER, pins.BUZZER}
    used |= {"3V3", "VSYS", "RUN"}
    height = _STEP * 19 + 12
    drawing.add(Box(_LEFT, _TOP - 6, _RIGHT - _LEFT, height, "#f6f4ee", "#1f2a30", 0.5, 2))
    middle = (_LEFT + _RIGHT) / 2
    drawing.add(Box(middle - 5, _TOP - 9, 10, 6, "#c9ced1", "#1f2a30", 0.4, 0.8))
    drawing.add(Text(middle, _TOP - 10.4, "USB", 2.6, "middle", False, SOFT))
    drawing.add(Text(middle, _TOP + 58, "Raspberry Pi", 2.9, "middle", True))
    drawing.add(Text(middle, _TOP + 62.5, "Pico", 2.9, "middle", True))
    for number, name in enumerate(pico.PINS, 1):
        x, y = _pin(number)
        left = number <= 20
        wired = name in used or number in GROUNDS.values()
        drawing.add(Disc(x, y, 0.9, "#d8b877" if wired else "#ffffff", "#1f2a30", 0.35))
        ink = "#1f2a30" if wired else "#9aa5ab"
        words = f"{number} {name}" if left else f"{name} {number}"
        at = (x + 2, "start") if left else (x - 2, "end")
        drawing.add(Text(at[0], y + 0.95, words, 2.6, at[1], wired, ink))


def _grounds(drawing: Drawing) -> None:
    for number in GROUNDS.values():
        x, y = _pin(number)
        end = (x - 6 if number <= 20 else x + 6, y)
        drawing.line((x, y), end, width=0.5)
        symbols.ground(drawing, end)


def _bus(drawing: Drawing) -> None:
    """The OLED and the FRAM, on the same two wires."""
    oled, fram = (8.0, 16.0), (8.0, 46.0)
    symbols.block(
        drawing,
        oled,
        38,
        27,
        "OLED",
        "SSD1309 / 1306",
        "128 x 64, I2C",
        f"0x{pins.OLED_ADDRESS:X}",
    )
    symbols.block(
        drawing, fram, 38, 27, "FRAM", "MB85RC256V", "optional, I2C", f"0x{pins.FRAM_ADDRESS:X}"
    )
    for corner in (oled, fram):
        x = corner[0] + 38
        for at, name in enumerate(("GND", "VCC", "SCL", "SDA")):
            y = corner[1] + 5 + 6.4 * at
            drawing.add(Text(x - 1.2, y + 0.9, name, 2.5, "end", True))
        drawing.line((x, corner[1] + 5), (x + 6, corner[1] + 5), width=0.5)
        symbols.ground(drawing, (x + 6, corner[1] + 5))
        drawing.line((x, corner[1] + 11.4), (x + 10, corner[1] + 11.4), colour=SUPPLY, width=0.5)
        symbols.flag(drawing, (x + 10, corner[1] + 11.4), "3V3", SUPPLY)
    for pin, down, lane, colour in ((pins.SDA, 24.2, 82.0, BUS), (pins.SCL, 17.8, 74.0, CLOCK)):
        y = _of(pin)[1]
        first, second = oled[1] + down, fram[1] + down
        low = max(y, second)
        drawing.line((46, first), (lane, first), (lane, low), colour=colour, width=0.5)
        drawing.line((lane, second), (46, second), colour=colour, width=0.5)
        drawing.line((lane, y), (_LEFT, y), colour=colour, width=0.5)
        symbols.dot(drawing, (lane, min(y, second)), colour)
        name = "SDA" if pin == pins.SDA else "SCL"
        drawing.add(Text(_LEFT - 1.6, y - 1, name, 2.6, "end", True, colour))


def _matrix(drawing: Drawing) -> None:
    """The keys as one block; its inside is a picture of its own."""
    top = _of(pins.ROWS[0])[1] - 6
    low = _of(pins.COLUMNS[-1])[1] + 6
    shown = SIDE * SIDE - 1
    symbols.block(
        drawing, (8, top + 1), 46, low - top - 1, f"{shown} keys", f"{SIDE} rows x {SIDE} columns"
    )
    drawing.add(Text(31, top + 22, "a diode each:", 2.7, "middle"))
    drawing.add(Text(31, top + 26, "see the keys' own picture", 2.7, "middle"))
    for kind, names, colour in (("Row", pins.ROWS, ROW), ("Column", pins.COLUMNS, COLUMN)):
        for at, name in enumerate(names):
            y = _of(name)[1]
            drawing.line((_LEFT, y), (54, y), colour=colour, width=0.5)
            drawing.add(Text(56, y - 1, f"{kind} {at + 1}", 2.8, "start", True, colour))


def _power(drawing: Drawing) -> None:
    x, y = _of("VSYS")
    drawing.line((x, y), (x + 24, y), colour=CELLS, width=0.5)
    symbols.diode(drawing, (x + 44, y), (x + 24, y), CELLS, schottky=True)
    symbols.switch(drawing, (x + 44, y), (x + 60, y), CELLS)
    drawing.line((x + 60, y), (x + 66, y), (x + 66, y + 4), colour=CELLS, width=0.5)
    symbols.cells(drawing, (x + 66, y + 4), (x + 66, y + 18))
    symbols.ground(drawing, (x + 66, y + 18))
    drawing.add(
        Text(x + 32, y - 3, "D25  1N5817", 2.8, "middle", True),
        Text(x + 53, y + 6.4, "S27", 2.8, "middle", True),
        Text(x + 32, y - 6.4, "the ring towards VSYS", 2.5, "middle", False, SOFT),
        Text(x + 71, y + 10.4, "BT1", 2.8, "start", True),
        Text(x + 71, y + 14, "2 AA batteries", 2.6, "start"),
    )
    x, y = _of("3V3")
    drawing.line((x, y), (x + 12, y), colour=SUPPLY, width=0.5)
    symbols.flag(drawing, (x + 12, y), "3V3", SUPPLY)


def _reset_and_power_key(drawing: Drawing) -> None:
    for name, up, part, words in (
        ("RUN", 9, "S26", "reset"),
        (pins.POWER, 0, "S25", "POWER key"),
    ):
        x, y = _of(name)
        at = y - up
        drawing.line((x, y), (x + 14, y), (x + 14, at), (x + 20, at), colour=SIGNAL, width=0.5)
        symbols.switch(drawing, (x + 20, at), (x + 34, at), SIGNAL)
        drawing.line((x + 34, at), (x + 40, at), width=0.5)
        symbols.ground(drawing, (x + 40, at))
        drawing.add(Text(x + 46, at + 1, f"{part}  {words}", 2.8, "start", True))


def _piezo(drawing: Drawing) -> None:
    x, y = _of(pins.BUZZER)
    drawing.line((x, y), (x + 14, y), colour=SIGNAL, width=0.5)
    symbols.resistor(drawing, (x + 14, y), (x + 34, y), SIGNAL)
    symbols.piezo(drawing, (x + 34, y), (x + 54, y), SIGNAL)
    drawing.line((x + 54, y), (x + 60, y), width=0.5)
    symbols.ground(drawing, (x + 60, y))
    drawing.add(
        Text(x + 24, y - 2.6, "R1  330 Ω", 2.8, "middle", True),
        Text(x + 44, y - 3.6, "BZ1  piezo", 2.8, "middle", True),
    )

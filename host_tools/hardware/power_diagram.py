"""The power as a picture: how cells and USB reach the Pico without reaching each other."""

import pins

from host_tools.hardware import pico, symbols
from host_tools.hardware.palette import CELLS, SIGNAL, SOFT, SUPPLY
from host_tools.hardware.shapes import Box, Drawing, Text


def draw() -> Drawing:
    """Cells, diode and what is on the Pico itself."""
    drawing = symbols.sheet("Power", 206, 96)
    drawing.add(Box(82, 18, 82, 70, "#f6f4ee", "#1f2a30", 0.5, 2))
    drawing.add(Text(123, 84.6, "on the Pico itself", 3, "middle", True, SOFT))
    _cells(drawing)
    _usb(drawing)
    _converter(drawing)
    _divider(drawing)
    return drawing


def _cells(drawing: Drawing) -> None:
    drawing.line((98, 60), (82, 60), (68, 60), colour=CELLS, width=0.5)
    symbols.diode(drawing, (44, 60), (68, 60), CELLS, schottky=True)
    symbols.switch(drawing, (28, 60), (44, 60), CELLS)
    drawing.line((28, 60), (24, 60), (24, 64), colour=CELLS, width=0.5)
    symbols.cells(drawing, (24, 64), (24, 80))
    symbols.ground(drawing, (24, 80))
    drawing.add(
        Text(6, 71, "BT1", 3, "start", True),
        Text(6, 75, "2 AA", 2.7),
        Text(6, 57.4, "2.05 to 3.2 V", 2.7),
        Text(36, 67, "S27", 2.8, "middle", True),
        Text(36, 53.6, "on / off", 2.6, "middle", False, SOFT),
        Text(60, 53.6, "D25  1N5817", 2.8, "middle", True),
        Text(56, 67, "keeps USB's 5 V", 2.6, "middle", False, SOFT),
        Text(56, 70.4, "from the cells", 2.6, "middle", False, SOFT),
        Text(81, 58, f"VSYS, pin {pico.number('VSYS')}", 2.6, "end", True, CELLS),
    )


def _usb(drawing: Drawing) -> None:
    drawing.line((58, 32), (88, 32), colour=SUPPLY, width=0.5)
    symbols.block(drawing, (40, 26), 18, 12, "USB", "5 V")
    symbols.diode(drawing, (86, 32), (100, 32), SUPPLY, schottky=True)
    drawing.line((98, 60), (104, 60), colour=CELLS, width=0.5)
    drawing.line((100, 32), (104, 32), (104, 60), colour=CELLS, width=0.5)
    drawing.add(Text(93, 28.4, "its own diode", 2.6, "middle", False, SOFT))


def _converter(drawing: Drawing) -> None:
    symbols.dot(drawing, (104, 46), CELLS)
    drawing.line((104, 46), (114, 46), colour=CELLS, width=0.5)
    symbols.block(drawing, (114, 38), 32, 16, "RT6150", "1.8-5.5 V to 3.3 V")
    drawing.line((146, 46), (182, 46), colour=SUPPLY, width=0.5)
    symbols.flag(drawing, (182, 46), "3V3", SUPPLY)
    drawing.add(
        Text(166, 44, f"3V3, pin {pico.number('3V3')}", 2.6, "start", True, SUPPLY),
        Text(186.5, 52, "OLED", 2.7, "middle"),
        Text(186.5, 55.6, "and FRAM", 2.7, "middle"),
    )


def _divider(drawing: Drawing) -> None:
    """What the firmware measures: a third of VSYS."""
    symbols.dot(drawing, (104, 60), CELLS)
    symbols.resistor(drawing, (104, 66), (126, 66), CELLS)
    drawing.line((104, 60), (104, 66), colour=CELLS, width=0.5)
    symbols.resistor(drawing, (126, 66), (148, 66))
    drawing.line((148, 66), (152, 66), (152, 67), width=0.5)
    symbols.ground(drawing, (152, 67))
    symbols.dot(drawing, (126, 66), SIGNAL)
    drawing.line((126, 66), (126, 74), colour=SIGNAL, width=0.5)
    drawing.add(
        Text(115, 63.4, "200 kΩ", 2.6, "middle"),
        Text(137, 63.4, "100 kΩ", 2.6, "middle"),
        Text(
            126,
            77.4,
            f"{pins.BATTERY}: a third of VSYS, no wire needed",
            2.7,
            "middle",
            True,
            SIGNAL,
        ),
    )

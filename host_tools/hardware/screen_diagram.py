"""How the screen's module is set from SPI to I2C: one resistor moves, or a solder blob takes its
place. The pads lie differently from module to module; that there are three is common."""

from host_tools.hardware.shapes import Box, Disc, Drawing, Line, Text

_PAD, _PART, _BLOB, _BOARD = "#d8b45a", "#30343a", "#b8bcc2", "#2f6fae"
_STEP = 10.0


def draw() -> Drawing:
    """Return the three pads before and after, and after with a blob."""
    made = Drawing("From SPI to I2C", 150.0, 44.0)
    for number, (title, side, blob) in enumerate(
        (("SPI", 1, False), ("I2C", -1, False), ("I2C", -1, True))
    ):
        x = 25.0 + number * 50.0
        made.add(Box(x - 19, 4, 38, 30, _BOARD, "", radius=1.5))
        made.add(Text(x, 10.5, title, 5.0, "middle", True, "#ffffff"))
        for at, name in ((-1, "I2C"), (0, "BS1"), (1, "SPI")):
            made.add(Box(x + at * _STEP - 3, 15, 6, 8, _PAD))
            made.add(Text(x + at * _STEP, 29, name, 3.4, "middle", False, "#ffffff"))
        middle = x + side * _STEP / 2
        if blob:
            made.add(Disc(middle, 19, 5.6, _BLOB))
        else:
            made.add(Box(middle - 6.5, 16.2, 13, 5.6, _PART, "", radius=0.8))
            made.add(Text(middle, 20.2, "0 Ω", 3.4, "middle", False, "#ffffff"))
    made.add(Line(((45.5, 19), (53, 19)), width=0.8))
    made.add(Line(((51, 17.2), (53.4, 19), (51, 20.8)), width=0.8))
    made.add(Text(100, 20.2, "or / ou", 3.4, "middle"))
    made.add(Text(125, 40, "solder / soudure", 3.4, "middle"))
    return made

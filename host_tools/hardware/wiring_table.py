"""The wiring as CSV: every joint, from a pin of the Pico to a part."""

import csv
import io

from host_tools.hardware import nets, pico

_COLOURS = {
    "GND": "black",
    "3V3": "red",
    "SDA": "green",
    "SCL": "violet",
    "VSYS": "dark red",
    "CELLS": "dark red",
    "SWITCHED": "dark red",
    "ROW": "orange",
    "COL": "blue",
    "KEY": "yellow",
}
"""The colour of a net's wires, the same in every picture; all others are turquoise."""


def as_csv() -> bytes:
    """Return every joint: net, part, pin, and the name of the Pico's pin."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("net", "part", "pin", "pico_pin_name", "wire_colour"))
    for net, terminals in nets.nets().items():
        for ref, pin in terminals:
            name = pico.PINS[int(pin) - 1] if ref == nets.PICO else ""
            colour = _COLOURS.get(net) or _COLOURS.get(net[:3], "turquoise")
            writer.writerow((net, ref, pin, name, colour))
    return text.getvalue().encode()

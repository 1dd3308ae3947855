"""The wiring: every net of the unit, from the firmware's `pins.py`.

A terminal is a part's reference and its pin, such as ("U1", "9"). Each key's contact lies between
its column and a diode's anode; the diode's cathode is on the row. POWER has no diode: it joins its
pin to ground.
"""

from typing import NamedTuple

import pins

from host_tools.hardware import pico

Terminal = tuple[str, str]
PICO, OLED, FRAM = "U1", "U2", "U3"
PIEZO, RESISTOR, CELLS, SCHOTTKY, RESET, SLIDE = "BZ1", "R1", "BT1", "D25", "S26", "S27"
SIDE = len(pins.ROWS)

GROUNDS = {OLED: 3, PIEZO: 13, CELLS: 18, "POWER": 23, RESET: 28}
"""The Pico's ground pin for each part: the nearest one. They are joined on the Pico."""


class Key(NamedTuple):
    """A key: its switch and, but for POWER, its diode, counted in the order of the panel."""

    name: str
    row: int
    column: int
    switch: str
    diode: str


KEYS = tuple(
    Key(
        pins.KEYS[row][column],
        row,
        column,
        f"S{row * SIDE + column + 1}",
        "" if pins.KEYS[row][column] == "POWER" else f"D{row * SIDE + column + 1}",
    )
    for row in range(SIDE)
    for column in range(SIDE)
)


def nets() -> dict[str, tuple[Terminal, ...]]:
    """Return all nets by name."""
    power_key = next(key for key in KEYS if not key.diode)
    found: dict[str, tuple[Terminal, ...]] = {
        "GND": (
            *((PICO, str(pin)) for pin in GROUNDS.values()),
            (OLED, "GND"),
            (FRAM, "GND"),
            (PIEZO, "2"),
            (RESET, "2"),
            (power_key.switch, "2"),
            (CELLS, "-"),
        ),
        "3V3": (_pico("3V3"), (OLED, "VCC"), (FRAM, "VCC")),
        "SDA": (_pico(pins.SDA), (OLED, "SDA"), (FRAM, "SDA")),
        "SCL": (_pico(pins.SCL), (OLED, "SCL"), (FRAM, "SCL")),
        "VSYS": (_pico("VSYS"), (SCHOTTKY, "K")),
        "CELLS": ((CELLS, "+"), (SLIDE, "2")),
        "SWITCHED": ((SLIDE, "1"), (SCHOTTKY, "A")),
        "RUN": (_pico("RUN"), (RESET, "1")),
        "POWER": (_pico(pins.POWER), (power_key.switch, "1")),
        "BUZZER": (_pico(pins.BUZZER), (RESISTOR, "1")),
        "PIEZO": ((RESISTOR, "2"), (PIEZO, "1")),
    }
    in_matrix = [key for key in KEYS if key.diode]
    for row, pin in enumerate(pins.ROWS):
        cathodes = ((key.diode, "K") for key in in_matrix if key.row == row)
        found[f"ROW{row + 1}"] = (_pico(pin), *cathodes)
    for column, pin in enumerate(pins.COLUMNS):
        contacts = ((key.switch, "1") for key in in_matrix if key.column == column)
        found[f"COL{column + 1}"] = (_pico(pin), *contacts)
    for key in in_matrix:
        found[f"KEY {key.name}"] = ((key.switch, "2"), (key.diode, "A"))
    return found


def _pico(name: str) -> Terminal:
    return PICO, str(pico.number(name))


def net_of(terminal: Terminal) -> str:
    """Return the net of a terminal."""
    return next(name for name, terminals in nets().items() if terminal in terminals)

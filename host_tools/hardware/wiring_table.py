"""The wiring as a table: every wire from which pin of the Pico to what, for people and as CSV."""

import csv
import io
from typing import NamedTuple

import pins

from host_tools.hardware import nets, pico
from host_tools.hardware.nets import KEYS
from host_tools.hardware.palette import colour_name


class Row(NamedTuple):
    """One line of the table; keys are named as the firmware names them."""

    net: str
    pin: str
    name: str
    to: str
    note: str


_NOTES = {
    "GND": "any of the Pico's GND pins will do: they are joined on it",
    "3V3": "3.3 V that the Pico makes",
    "SDA": "the module has the pull-up resistors",
    "SCL": "the module has the pull-up resistors",
    "VSYS": "from the diode's ring",
    "CELLS": "does not touch the Pico",
    "SWITCHED": "to the diode's other end; the slide switch's third pin stays free",
    "RUN": "the chip restarts while this is low",
    "POWER": "on a pin of its own: it wakes the unit from its deepest sleep",
    "BUZZER": "to the resistor",
    "PIEZO": "does not touch the Pico",
    "ROW": "driven low by the Pico; the diodes' cathodes",
    "COL": "read by the Pico, which pulls it up",
}
_NAMES = {
    nets.OLED: "OLED",
    nets.FRAM: "FRAM (if fitted)",
    nets.PIEZO: "piezo",
    nets.RESISTOR: "resistor R1",
    nets.CELLS: "batteries",
    nets.SCHOTTKY: "Schottky D25",
    nets.RESET: "reset button",
    nets.SLIDE: "slide switch",
}
_PINS = {"K": "cathode", "A": "anode", "1": "", "2": "", "+": "plus", "-": "minus"}
_SLIDE = {"1": "on", "2": "middle"}


def rows() -> list[Row]:
    """The wires that matter one by one; what each key has for itself is one line at the end."""
    found = []
    for net, terminals in nets.nets().items():
        if net.startswith("KEY"):
            continue
        own = [pin for ref, pin in terminals if ref == nets.PICO]
        names = {pico.PINS[int(pin) - 1] for pin in own}
        rest = [terminal for terminal in terminals if terminal[0] != nets.PICO]
        note = _NOTES.get(net) or _NOTES[net[:3]]
        found.append(Row(net, ", ".join(own), ", ".join(names), _listed(rest), note))
    return found


def _listed(terminals: list[nets.Terminal]) -> str:
    keys = {key.switch: key for key in KEYS} | {key.diode: key for key in KEYS if key.diode}
    found = []
    for ref, pin in terminals:
        if ref in keys:
            key = keys[ref]
            part = "diode" if ref == key.diode else "switch"
            found.append(f"{key.name} ({part} {ref})")
        else:
            words = _SLIDE[pin] if ref == nets.SLIDE else _PINS.get(pin, pin)
            found.append(f"{_NAMES[ref]} {words}".strip())
    return ", ".join(found)


def as_csv() -> bytes:
    """Every joint: net, part, pin, and what it is on the Pico."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("net", "part", "pin", "pico_pin_name", "wire_colour"))
    for net, terminals in nets.nets().items():
        for ref, pin in terminals:
            name = pico.PINS[int(pin) - 1] if ref == nets.PICO else ""
            writer.writerow((net, ref, pin, name, colour_name(net)))
    return text.getvalue().encode()


def as_markdown() -> str:
    """The table of the guide."""
    lines = ["| net | Pico pin | name | goes to | note |", "|---|---|---|---|---|"]
    for row in rows():
        lines.append(f"| {row.net} | {row.pin} | {row.name} | {row.to} | {row.note} |")
    in_matrix = sum(bool(key.diode) for key in KEYS)
    lines.append(
        f"| KEY | | | {in_matrix} times: a switch's other side to its own diode's anode | "
        "the diode's cathode, the end with the ring, is on the row |"
    )
    lines.append("")
    lines.append(
        f"`{pins.BATTERY}` needs no wire: the Pico divides VSYS by three for it on its own board."
    )
    return "\n".join(lines)

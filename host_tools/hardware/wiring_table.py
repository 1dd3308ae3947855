"""The wiring as a table: every wire from which pin of the Pico to what, for people and as CSV."""

import csv
import io
from typing import NamedTuple

import pins

from host_tools.hardware import nets, pico
from host_tools.hardware.nets import KEYS
from host_tools.hardware.palette import colour_name
from host_tools.hardware.words import Words, same


class Row(NamedTuple):
    """One line of the table; keys are named as the firmware names them."""

    net: str
    pin: str
    name: str
    to: str
    note: str


_NOTES = {
    "GND": Words(
        "any of the Pico's GND pins will do: they are joined on it",
        "toute broche GND du Pico convient : elles y sont reliées",
    ),
    "3V3": Words("3.3 V that the Pico makes", "3,3 V faits par le Pico"),
    "SDA": Words("pulled up to 3V3 by R3", "tirée à 3V3 par R3"),
    "SCL": Words("pulled up to 3V3 by R4", "tirée à 3V3 par R4"),
    "VSYS": Words("from the diode's ring", "de l'anneau de la diode"),
    "CELLS": Words("does not touch the Pico", "ne touche pas le Pico"),
    "SWITCHED": Words(
        "to the diode's other end; the slide switch's third pin stays free",
        "à l'autre bout de la diode ; la troisième broche de l'interrupteur reste libre",
    ),
    "RUN": Words("the chip restarts while this is low", "la puce redémarre quand elle est à zéro"),
    "POWER": Words(
        "on a pin of its own: it wakes the unit from its deepest sleep",
        "sur sa propre broche : elle sort l'appareil de sa veille profonde",
    ),
    "BUZZER": Words("to the resistor", "vers la résistance"),
    "PIEZO": Words("does not touch the Pico", "ne touche pas le Pico"),
    "ROW": Words(
        "driven low by the Pico; the diodes' cathodes",
        "mise à zéro par le Pico ; cathodes des diodes",
    ),
    "COL": Words(
        "read by the Pico, which pulls it up", "lue par le Pico, qui la tire vers le haut"
    ),
}
_NAMES = {
    nets.OLED: same("OLED"),
    nets.FRAM: Words("FRAM (if fitted)", "FRAM (s'il y en a une)"),
    nets.PIEZO: Words("piezo", "piézo"),
    nets.RESISTOR: Words("resistor R1", "résistance R1"),
    nets.CELLS: Words("batteries", "piles"),
    nets.SCHOTTKY: same("Schottky D25"),
    nets.RESET: Words("reset button", "bouton RESET"),
    nets.SLIDE: Words("slide switch", "interrupteur"),
}
_PINS = {
    "K": same("cathode"),
    "A": same("anode"),
    "1": same(""),
    "2": same(""),
    "+": same("plus"),
    "-": Words("minus", "moins"),
}
_SLIDE = {"1": Words("on", "marche"), "2": Words("middle", "milieu")}
_PART = {"diode": same("diode"), "switch": Words("switch", "bouton")}


def rows(language: str = "en") -> list[Row]:
    """The wires that matter one by one; what each key has for itself is one line at the end."""
    found = []
    for net, terminals in nets.nets().items():
        if net.startswith("KEY"):
            continue
        own = [pin for ref, pin in terminals if ref == nets.PICO]
        names = {pico.PINS[int(pin) - 1] for pin in own}
        rest = [terminal for terminal in terminals if terminal[0] != nets.PICO]
        note = _NOTES.get(net) or _NOTES[net[:3]]
        found.append(
            Row(net, ", ".join(own), ", ".join(names), _listed(rest, language), note.of(language))
        )
    return found


def _listed(terminals: list[nets.Terminal], language: str) -> str:
    keys = {key.switch: key for key in KEYS} | {key.diode: key for key in KEYS if key.diode}
    found = []
    for ref, pin in terminals:
        if ref in keys:
            key = keys[ref]
            part = _PART["diode" if ref == key.diode else "switch"].of(language)
            found.append(f"{key.name} ({part} {ref})")
        else:
            words = _SLIDE[pin] if ref == nets.SLIDE else _PINS.get(pin, same(pin))
            found.append(f"{_NAMES[ref].of(language)} {words.of(language)}".strip())
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


def as_markdown(language: str) -> str:
    """Return the table of the guide."""
    head = Words(
        "| net | Pico pin | name | goes to | note |",
        "| réseau | broche du Pico | nom | va à | remarque |",
    )
    lines = [head.of(language), "|---|---|---|---|---|"]
    for row in rows(language):
        lines.append(f"| {row.net} | {row.pin} | {row.name} | {row.to} | {row.note} |")
    in_matrix = sum(bool(key.diode) for key in KEYS)
    own = Words(
        f"| KEY | | | {in_matrix} times: a switch's other side to its own diode's anode | "
        "the diode's cathode, the end with the ring, is on the row |",
        f"| KEY | | | {in_matrix} fois : l'autre côté d'un bouton à l'anode de sa propre diode | "
        "la cathode de la diode, le bout à l'anneau, est sur la rangée |",
    )
    battery = Words(
        f"`{pins.BATTERY}` needs no wire: the Pico divides VSYS by three for it on its own board.",
        f"`{pins.BATTERY}` n'a pas besoin de fil : le Pico y divise lui-même VSYS par trois.",
    )
    return "\n".join([*lines, own.of(language), "", battery.of(language)])

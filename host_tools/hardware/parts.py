"""The parts list: what to buy, how many, typical prices and alternatives.

It is kept in parts.csv beside this file. For a part soldered to the board, the KiCad schematic has
value, maker's number and second source; the list has its name, price and alternatives, in both
languages. Prices are typical ones of European hobby shops for small quantities, in euro cents with
VAT, as of November 2026. A pack is counted by the piece, wire by the metre.
"""

import csv
from pathlib import Path
from typing import NamedTuple

from host_tools.hardware.pcb import project
from host_tools.hardware.words import Words, same

CURRENCY = "EUR"
BOTH, PCB, PERFBOARD = "", "PCB", "perforated board"
"""Which way of building a part is for."""
NOTHING = Words("", "")
_LIST = Path(__file__).with_name("parts.csv")


class Item(NamedTuple):
    """A line of the list. `cents` is the price of one; optional items are not in the total. `value`
    is for parts that are not on the schematic; `value.fr`, `number_fr` and `second_fr` translate
    its words."""

    refs: str
    way: str
    quantity: int
    cents: int
    optional: bool
    name: Words
    value: Words
    number_fr: str
    second_fr: str
    instead: Words

    @property
    def total(self) -> int:
        """Return the price of the line in cents."""
        return self.quantity * self.cents

    @property
    def symbol(self) -> project.Symbol | None:
        """Return the first of its parts on the schematic."""
        return project.symbols()[references(self.refs)[0]] if self.refs else None

    def values(self) -> Words:
        """Return the required value, in both languages."""
        if not self.symbol:
            return self.value
        return Words(self.symbol.value, self.value.fr or self.symbol.value.replace(".", ","))

    def maker(self) -> Words:
        """Return maker and number, translated if they are words."""
        if not self.symbol:
            return NOTHING
        maker, number = (self.symbol.fields[name] for name in ("Manufacturer", "MPN"))
        return same(f"{maker} {number}") if maker != "any" else Words(number, self.number_fr)

    def second(self) -> Words:
        """Return another source, in both languages."""
        if not self.symbol:
            return NOTHING
        found = self.symbol.fields["Second source"]
        return Words(found, self.second_fr or found)


def references(refs: str) -> list[str]:
    """Return the references that a list such as "C1-C3, C5" stands for."""
    found = []
    for piece in refs.split(", "):
        first, _, last = piece.partition("-")
        letters = first.rstrip("0123456789")
        low, high = (int(ref[len(letters) :]) for ref in (first, last or first))
        found += [f"{letters}{number}" for number in range(low, high + 1)]
    return found


def _item(row: dict[str, str]) -> Item:
    words = {name: Words(row[name], row[f"{name}_fr"]) for name in ("name", "value", "instead")}
    plain = {name: row[name] for name in ("refs", "way", "number_fr", "second_fr")}
    numbers = {name: int(row[name]) for name in ("quantity", "cents")}
    return Item(**words, **plain, **numbers, optional=bool(row["optional"]))  # type: ignore[arg-type]


with _LIST.open(encoding="utf-8", newline="") as _file:
    ITEMS = tuple(map(_item, csv.DictReader(_file)))


def bought(way: str) -> list[Item]:
    """Return the items for one way of building."""
    return [item for item in ITEMS if item.way in (BOTH, way)]


def total(way: str = PCB, options: bool = False) -> int:
    """Return the cost of one way of building, in cents."""
    return sum(item.total for item in bought(way) if options or not item.optional)

"""The parts list is complete, adds up and agrees with the schematic."""

import csv
import io

import pytest

from host_tools.hardware import nets, parts, parts_table
from host_tools.hardware.generate import FOLDER
from host_tools.hardware.pcb import lists, project
from host_tools.hardware.words import LANGUAGES

ON_THE_BOARD = [item for item in parts.ITEMS if item.refs]
WIRED = {ref for terminals in nets.nets().values() for ref, _ in terminals}
"""The parts of the wiring table."""


def _rows():
    return list(csv.DictReader(io.StringIO(parts_table.as_csv().decode())))


def test_totals_are_the_sums():
    """The CSV's totals are computed again from its items, for each way of building."""
    rows = _rows()
    items = [row for row in rows if not row["part"].startswith("total")]
    totals = [row for row in rows if row["part"].startswith("total")]
    assert len(totals) == 4
    for row in items:
        assert float(row["sum_EUR"]) == pytest.approx(int(row["quantity"]) * float(row["each_EUR"]))
    for total in totals:
        counted = [
            float(row["sum_EUR"])
            for row in items
            if row["for"] in ("both", total["for"])
            and (total["optional"] == "yes" or row["optional"] == "no")
        ]
        assert float(total["sum_EUR"]) == pytest.approx(sum(counted))


def _bought(way):
    """Return the references to buy for a way of building, each once."""
    found = []
    for item in ON_THE_BOARD:
        if item.way in (parts.BOTH, way):
            refs = parts.references(item.refs)
            assert len(refs) == item.quantity
            found += refs
    assert len(found) == len(set(found))
    return set(found)


def test_every_part_on_a_board_is_bought():
    """This holds for the perforated board and for the PCB."""
    assert _bought(parts.PERFBOARD) == WIRED
    assert _bought(parts.PCB) == {part.ref for part in project.symbols().values() if part.bought}


@pytest.mark.parametrize("item", ON_THE_BOARD, ids=lambda item: item.refs)
def test_parts_table_bill_and_schematic_agree(item):
    """In every field that they share: value, number, second source, data sheet, what is left
    out and how many."""
    symbol = project.symbols()[parts.references(item.refs)[0]]
    assert parts_table.agrees(item)
    (bill,) = [
        row
        for row in csv.DictReader(io.StringIO(lists.bill().decode()))
        if symbol.ref in row["Designator"].split(",")
    ]
    (row,) = [row for row in _rows() if row["refs"] == item.refs]
    assert bill["Designator"].split(",") == parts.references(item.refs)
    assert bill["Quantity"] == row["quantity"] == str(item.quantity)
    assert bill["Value"] == row["value"] == symbol.value
    assert bill["Second source"] == row["second_source"] == symbol.fields["Second source"]
    assert bill["Datasheet"] == row["datasheet"] == symbol.datasheet
    assert bill["Left out"] == row["optional"]
    assert row["manufacturer_part"].endswith(bill["MPN"])
    for language in LANGUAGES:
        table = parts_table.for_pcb(language) + parts_table.for_perfboard(language)
        line = next(line for line in table.split("\n") if line.startswith(f"| {item.refs} |"))
        assert item.values().of(language) in line
        assert item.maker().of(language) in line
        assert symbol.datasheet in line


def test_a_part_that_is_not_like_its_neighbours_is_noticed(monkeypatch):
    found = dict(project.symbols())
    found["R4"] = found["R4"]._replace(value="10 kΩ")
    monkeypatch.setattr(project, "symbols", lambda: found)
    pulls = next(item for item in parts.ITEMS if item.refs == "R3-R4")
    assert not parts_table.agrees(pulls)


def test_the_pull_ups_are_always_fitted():
    """A module that is SPI by default may have none."""
    for ref in ("R3", "R4"):
        assert not project.symbols()[ref].left_out


def test_every_text_has_its_french():
    for item in parts.ITEMS:
        for words in (item.name, item.instead, item.values(), item.maker(), item.second()):
            assert bool(words.en) == bool(words.fr), item.name.en


def test_twenty_five_switches_and_twenty_five_diodes():
    """24 diodes are in the matrix, one is the Schottky diode; POWER needs none."""
    refs = [ref for ref in WIRED if ref.startswith("D")]
    assert len(refs) == 25
    assert sum(key.diode in refs for key in nets.KEYS if key.diode) == 24
    assert sum(ref in {key.switch for key in nets.KEYS} for ref in WIRED) == 25


def test_the_guide_has_the_heights_of_the_schematic():
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    for item in ON_THE_BOARD:
        if item.way != parts.PERFBOARD:
            fields = item.symbol.fields
            assert f"| {item.refs} | {fields['Height']} | {fields['Height from']} |" in text

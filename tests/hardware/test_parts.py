"""The parts list is complete and adds up; the current budget holds together."""

import csv
import io
import re

import pytest

from host_tools.hardware import budget, french, nets, parts, parts_table
from host_tools.hardware.board_parts import parts as placed
from host_tools.hardware.pcb import circuit


def _rows():
    return list(csv.DictReader(io.StringIO(parts_table.as_csv().decode())))


def test_totals_are_the_sums():
    """In the CSV, computed again from what it says, for each way of building."""
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
    """The references that are bought for a way of building, each once."""
    found = []
    for item in parts.ITEMS:
        if item.refs and item.way in (parts.BOTH, way):
            letters, first, last = re.fullmatch(
                r"([A-Z]+)(\d+)(?:-[A-Z]+(\d+))?", item.refs
            ).groups()
            numbers = range(int(first), int(last or first) + 1)
            assert len(numbers) == item.quantity
            found += [f"{letters}{number}" for number in numbers]
    assert len(found) == len(set(found))
    return set(found)


def test_every_part_on_a_board_is_bought():
    """On the perforated one and on the PCB."""
    assert _bought(parts.PERFBOARD) == set(placed())
    on_pcb = {part.ref for part in circuit.parts().values() if part.step}
    assert _bought(parts.PCB) == on_pcb


def test_every_part_that_is_soldered_has_a_number_and_a_second_source():
    for item in parts.ITEMS:
        if item.refs:
            assert item.number, item.name
            assert item.second, item.name


def test_every_part_has_a_french_name():
    assert {item.name for item in parts.ITEMS} == set(french.NAMES)


def test_twenty_five_switches_and_twenty_five_diodes():
    """24 in the matrix and the Schottky diode; POWER needs none."""
    refs = [ref for ref in placed() if ref.startswith("D")]
    assert len(refs) == 25
    assert sum(key.diode in refs for key in nets.KEYS if key.diode) == 24
    assert sum(ref in {key.switch for key in nets.KEYS} for ref in placed()) == 25


def test_states_draw_less_and_less():
    """The deeper the sleep, the longer the cells last."""
    awake, thirsty, small, light, deep = budget.states()
    assert thirsty.hours < awake.hours < small.hours < light.hours < deep.hours
    assert 15 < thirsty.hours < 60


def test_the_icon_leaves_time_to_finish():
    """At least two hours of play after it, and much less than the whole."""
    assert 1.5 <= budget.hours_after_icon() < budget.states()[0].hours / 4


def test_the_curve_falls():
    """A cell's voltage falls with its charge, and each state uses its charge up in order."""
    volts = [budget.cell_volts(left / 100) for left in range(101)]
    assert volts == sorted(volts)
    assert budget.lasting(100) == pytest.approx(2 * budget.lasting(200), rel=0.25)

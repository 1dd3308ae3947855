"""The parts list is complete and adds up; the current budget holds together."""

import csv
import io
import re

import pytest

from host_tools.hardware import budget, nets, parts, parts_table
from host_tools.hardware.board_parts import parts as placed


def _rows():
    return list(csv.DictReader(io.StringIO(parts_table.as_csv().decode())))


def test_totals_are_the_sums():
    """In the CSV, computed again from what it says."""
    rows = _rows()
    items, (total, everything) = rows[:-2], rows[-2:]
    assert total["part"] == "total"
    for row in items:
        assert float(row["sum_EUR"]) == pytest.approx(int(row["quantity"]) * float(row["each_EUR"]))
    needed = sum(float(row["sum_EUR"]) for row in items if row["optional"] == "no")
    assert float(total["sum_EUR"]) == pytest.approx(needed)
    assert float(everything["sum_EUR"]) == pytest.approx(sum(float(r["sum_EUR"]) for r in items))


def test_every_part_on_the_board_is_bought():
    """References such as S1-S25 are as many as the list's quantity, and none is missing."""
    bought = set()
    for item in parts.ITEMS:
        if item.refs:
            letters, first, last = re.fullmatch(
                r"([A-Z]+)(\d+)(?:-[A-Z]+(\d+))?", item.refs
            ).groups()
            numbers = range(int(first), int(last or first) + 1)
            assert len(numbers) == item.quantity
            bought |= {f"{letters}{number}" for number in numbers}
    assert bought == set(placed())


def test_twenty_five_switches_and_twenty_five_diodes():
    """24 in the matrix and the Schottky diode; POWER needs none."""
    refs = [ref for ref in placed() if ref.startswith("D")]
    assert len(refs) == 25
    assert sum(key.diode in refs for key in nets.KEYS if key.diode) == 24
    assert sum(ref in {key.switch for key in nets.KEYS} for ref in placed()) == 25


def test_states_draw_less_and_less():
    """The deeper the sleep, the longer the cells last."""
    awake, thirsty, light, deep = budget.states()
    assert thirsty.hours < awake.hours < light.hours < deep.hours
    assert 20 < thirsty.hours < 60


def test_the_icon_leaves_time_to_finish():
    """At least two hours of play after it, and much less than the whole."""
    assert 1.5 <= budget.hours_after_icon() < budget.states()[0].hours / 4


def test_the_curve_falls():
    """A cell's voltage falls with its charge, and each state uses its charge up in order."""
    volts = [budget.cell_volts(left / 100) for left in range(101)]
    assert volts == sorted(volts)
    assert budget.lasting(100) == pytest.approx(2 * budget.lasting(200), rel=0.25)

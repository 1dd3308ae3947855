"""The diagnosis alone: contacts in, faults out."""

import runpy
from itertools import combinations

import pytest
from drivers.selftest.contact import COUNT, Contact
from drivers.selftest.diagnosis import diagnose
from drivers.selftest.shorts import find_shorts, silenced

from host_tools import FIRMWARE

KEYS = runpy.run_path(str(FIRMWARE / "pins.py"))["KEYS"]
IDLE = (0,) * (COUNT + 1)


def contact(forward: int = -1, reverse: int = -1, power: bool = False) -> Contact:
    """Return a contact at a place of the matrix, in these directions."""
    seen = list(IDLE)
    if forward >= 0:
        seen[forward // 5] |= 1 << 5 + forward % 5
    if reverse >= 0:
        seen[5 + reverse % 5] |= 1 << reverse // 5
    if power:
        seen = [mask | 1 << 10 for mask in seen]
    return Contact(tuple(seen), IDLE)


def sound() -> list[Contact | None]:
    """Return the contacts of a unit without faults."""
    return [*(contact(code) for code in range(24)), contact(power=True)]


def test_a_healthy_unit_has_no_fault() -> None:
    assert diagnose(sound(), KEYS, False) == []
    assert find_shorts(IDLE, KEYS) == []


@pytest.mark.parametrize("code", range(24))
def test_the_faults_of_each_single_key(code: int) -> None:
    name = KEYS[code // 5][code % 5]
    for answer, fault in (
        (None, "dead_key"),
        (contact(code, code), "no_diode"),
        (contact(reverse=code), "turned"),
    ):
        contacts = sound()
        contacts[code] = answer
        assert diagnose(contacts, KEYS, False) == [(fault, name)]


@pytest.mark.parametrize(("one", "other"), list(combinations(range(5), 2)))
def test_each_pair_of_swapped_wires(one: int, other: int) -> None:
    swap = {one: other, other: one}
    rows, columns = sound(), sound()
    for code in range(24):
        row, column = divmod(code, 5)
        rows[code] = contact(5 * swap.get(row, row) + column)
        columns[code] = contact(5 * row + swap.get(column, column))
    assert diagnose(rows, KEYS, False) == [("rows_swapped", one, other)]
    assert diagnose(columns, KEYS, False) == [("columns_swapped", 5 + one, 5 + other)]


@pytest.mark.parametrize("wire", range(5))
def test_each_dead_wire(wire: int) -> None:
    rows, columns = sound(), sound()
    for code in range(24):
        if code // 5 == wire:
            rows[code] = None
        if code % 5 == wire:
            columns[code] = None
    assert diagnose(rows, KEYS, False) == [("dead_row", wire)]
    assert diagnose(columns, KEYS, False) == [("dead_column", 5 + wire)]


def test_three_rows_in_a_ring() -> None:
    ring = {0: 1, 1: 2, 2: 0}
    contacts = sound()
    for code in range(15):
        contacts[code] = contact(5 * ring[code // 5] + code % 5)
    moved = [("rows_moved", row, there) for row, there in ring.items()]
    assert diagnose(contacts, KEYS, False) == moved


def test_two_swapped_keys_are_not_swapped_wires() -> None:
    contacts = sound()
    contacts[0], contacts[6] = contacts[6], contacts[0]
    assert diagnose(contacts, KEYS, False) == [("acts_as", "1", "5"), ("acts_as", "5", "1")]


def test_power() -> None:
    for answer, fault in (
        (None, ("dead_power", 10)),
        (contact(24), ("power_in_matrix", 10)),
        (contact(3), ("acts_as", "POWER", "BUY_BANK")),
    ):
        assert diagnose([*sound()[:24], answer], KEYS, False) == [fault]
    contacts = sound()
    contacts[7] = contact(power=True)
    assert diagnose(contacts, KEYS, False) == [("acts_as", "6", "POWER")]


@pytest.mark.parametrize("column", range(5))
def test_keys_on_powers_wire_do_not_count_for_columns(column: int) -> None:
    contacts = sound()
    wrong = range(column, 24, 5)
    for code in wrong:
        contacts[code] = contact(power=True)
    names = [KEYS[code // 5][column] for code in wrong]
    assert diagnose(contacts, KEYS, False) == [("acts_as", name, "POWER") for name in names]


def test_a_key_that_closes_two() -> None:
    contacts = sound()
    both = contact(0)
    both.forward |= 1 << 1
    contacts[0] = both
    assert diagnose(contacts, KEYS, False) == [("closes_too", "1", "2")]
    assert diagnose(contacts, KEYS, True) == [], "where wires touch that proves nothing"


def test_no_key_at_all() -> None:
    assert diagnose([None] * 25, KEYS, False) == [("no_key",)]
    assert diagnose([None] * 24 + [contact(power=True)], KEYS, False) == [("no_key",)]


def test_wires_at_rest() -> None:
    grounded = (1 << 2,) * 2 + (0,) + (1 << 2,) * 9
    assert find_shorts(grounded, KEYS) == [("grounded", 2)]
    power_down = (1 << 10,) * 10 + (0, 1 << 10)
    assert find_shorts(power_down, KEYS) == [("stuck", "POWER")]
    touching = [0] * 12
    touching[1], touching[7] = 1 << 7, 1 << 1
    shorts = find_shorts(tuple(touching), KEYS)
    assert shorts == [("short", 1, 7)]
    assert silenced(shorts, KEYS) == ["6"]

"""Finds the faults that explain what each key did, by name.

This is pure: it does not touch the hardware. A fault of many keys (a dead wire, two swapped wires)
is reported once, and single keys only for what is left. A fault is a tuple as in `shorts`.
"""

from drivers.selftest.contact import COLUMN, lowest

_POWER = 24


def diagnose(contacts: list, keys: tuple, shorted: bool) -> list:
    """Return the faults of the keys. `contacts` has a Contact for each of the 25, or None
    without an answer; `shorted`: wires touch, so that diodes cannot be judged."""
    matrix = contacts[:_POWER]
    answered = [code for code in range(_POWER) if matrix[code] is not None]
    if not answered and contacts[_POWER] is None:
        return [("no_key",)]
    if not answered:
        faults: list = [("no_key",)]
    else:
        faults = _all_turned(matrix, answered) or _line_by_line(matrix, answered, keys, shorted)
    return faults + _power_key(contacts[_POWER], keys)


def _all_turned(matrix: list, answered: list) -> list:
    """Return the fault that turns every key: all diodes turned, or rows and columns crossed."""
    own = crossed = len(answered) > 1
    for code in answered:
        contact = matrix[code]
        if contact.forward or not contact.reverse:
            return []
        own = own and bool(contact.reverse >> code & 1)
        crossed = crossed and bool(contact.reverse >> (code % 5 * 5 + code // 5) & 1)
    return [("all_turned",)] if own else [("crossed", 0, 4, COLUMN, COLUMN + 4)] if crossed else []


def _line_by_line(matrix: list, answered: list, keys: tuple, shorted: bool) -> list:
    """Return dead wires, then exchanged wires, then faults of single keys."""
    dead_rows = [row for row in range(5) if not any(code // 5 == row for code in answered)]
    dead_columns = [column for column in range(5) if not any(c % 5 == column for c in answered)]
    faults: list = [("dead_row", row) for row in dead_rows]
    faults += [("dead_column", COLUMN + column) for column in dead_columns]
    # A key on POWER's wire closes no place of the matrix: it tells nothing about rows and columns.
    seen = [(code, matrix[code].place(code)) for code in answered]
    seen = [(code, place) for code, place in seen if place >= 0]
    rows = _where([(code // 5, place // 5) for code, place in seen])
    columns = _where([(code % 5, place % 5) for code, place in seen])
    faults += _exchanged(rows, 0, "rows") + _exchanged(columns, COLUMN, "columns")
    for code in range(_POWER):
        row, column = code // 5, code % 5
        if code in answered:
            faults += _key(matrix[code], code, 5 * rows[row] + columns[column], keys, shorted)
        elif row not in dead_rows and column not in dead_columns:
            faults.append(("dead_key", keys[row][column]))
    return faults


def _where(pairs: list) -> list:
    """Return for each wire the one that its keys were seen on, if at least two keys agree and
    none is where it belongs; else itself."""
    found = list(range(5))
    for wire in range(5):
        seen = [there for here, there in pairs if here == wire]
        if len(seen) > 1 and seen.count(seen[0]) == len(seen):
            found[wire] = seen[0]
    return found


def _exchanged(where: list, first: int, kind: str) -> list:
    """Return the wires that are in another place; two that were swapped are one fault."""
    faults = []
    for wire in range(5):
        there = where[wire]
        if there == wire:
            continue
        if where[there] != wire:
            faults.append((kind + "_moved", first + wire, first + there))
        elif wire < there:
            faults.append((kind + "_swapped", first + wire, first + there))
    return faults


def _key(contact, code: int, place: int, keys: tuple, shorted: bool) -> list:
    """Return the faults of a key that answered; `place` is where it should be seen."""
    name = keys[code // 5][code % 5]
    if contact.forward >> place & 1:
        if shorted:
            return []
        if contact.reverse >> place & 1:
            return [("no_diode", name)]
        others = contact.forward & ~(1 << place)
        if others:
            other = lowest(others)
            return [("closes_too", name, keys[other // 5][other % 5])]
        return []
    if contact.reverse >> place & 1:
        return [("turned", name)]
    other = contact.place(code)
    if other < 0 or contact.power:
        return [("acts_as", name, keys[4][4])]
    return [("acts_as", name, keys[other // 5][other % 5])]


def _power_key(contact, keys: tuple) -> list:
    """Return the faults of POWER, which has its own wire to ground."""
    name = keys[4][4]
    if contact is None:
        return [("dead_power", 10)]
    if contact.power:
        return []
    place = contact.place(_POWER)
    if place == _POWER:
        return [("power_in_matrix", 10)]
    return [("acts_as", name, keys[place // 5][place % 5])]

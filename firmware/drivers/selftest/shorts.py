"""Finds faults of the keys' wires while no key is pressed.

A fault is a tuple: its kind, then what it is about: a wire by its number, a key by its name.
"""

from drivers.selftest.contact import COLUMN, COUNT, POWER


def find_shorts(idle: tuple, keys: tuple) -> list:
    """Return the faults of the wires at rest: to ground, to each other, or a key that is down."""
    faults: list = []
    grounded = idle[COUNT]
    for wire in range(COUNT):
        if grounded >> wire & 1:
            faults.append(("stuck", keys[4][4]) if wire == POWER else ("grounded", wire))
    for one in range(COUNT):
        for other in range(one + 1, COUNT):
            there = idle[one] >> other & 1
            back = idle[other] >> one & 1
            if (grounded >> one | grounded >> other) & 1 or not there | back:
                continue
            if there & back:
                faults.append(("short", one, other))
            elif one < COLUMN <= other < POWER:
                faults.append(("stuck", keys[one][other - COLUMN]))
    return faults


def silenced(shorts: list, keys: tuple) -> list:
    """Return the keys that cannot answer because of such faults."""
    names = []
    for fault in shorts:
        if fault[0] == "stuck":
            names.append(fault[1])
        elif fault[0] == "short" and fault[1] < COLUMN <= fault[2] < POWER:
            names.append(keys[fault[1]][fault[2] - COLUMN])
    return names

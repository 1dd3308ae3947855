"""Whether anything in the unit is in the way of anything else, or nearer than is sure to go in."""

from itertools import combinations

from manifold3d import Manifold

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.envelopes import Envelopes
from host_tools.hardware.case.solids import nearer

CLEARANCE = 0.29
"""Between a bought part and a printed one: 0.3 mm, less a hair for the mesh."""
TOUCHING = 0.0
"""Parts that rest on each other: they may touch, and no more."""
RESTS_ON = {
    "board": ("floor", "spacer"),
    "sheet": ("lid",),
    "screen": ("lid",),
    "pane": ("lid",),
    "holder": ("door",),
}
TIGHT = 0.05
"""Round a screw's core in the hole it cuts its thread in."""
SCREW_CLEARANCE = 0.15


def printed_clashes(printed: dict[str, list[Manifold]], bought: Envelopes) -> list[str]:
    """Return which bought part comes too near to which printed one; all are where they sit."""
    return [
        f"{name} and {part}"
        for name, body in bought.items()
        for part, copies in printed.items()
        if any(nearer(copy, body, _needed(name, part)) for copy in copies)
    ]


def bought_clashes(bought: Envelopes) -> list[str]:
    """Return which bought parts are in each other's way. They stand on the board, so they may
    touch."""
    return [
        f"{one} and {other}"
        for one, other in combinations(bought, 2)
        if not _belong_together(one, other) and nearer(bought[one], bought[other], TOUCHING)
    ]


def _needed(name: str, part: str) -> float:
    """How far a bought part must stay from a printed one."""
    if part in RESTS_ON.get(name, ()):
        return TOUCHING
    if "core" in name:
        return TIGHT
    if "screw" in name:
        bites = "head" in name or name == "door screw" or part == "floor"
        return TOUCHING if bites else SCREW_CLEARANCE
    return CLEARANCE


def _belong_together(one: str, other: str) -> bool:
    """Whether one is part of the other, or has a hole for it."""
    pair = {one, other}
    screws = [name for name in pair if "screw" in name]
    if len(screws) == 2:
        return screws[0].split()[:2] == screws[1].split()[:2]
    if screws:
        return bool(pair & {"board", "joints over the cells", "sheet"})
    if "sheet" in pair:
        return any(name.startswith("cap ") for name in pair)
    return pair <= {"holder", "cell left", "cell right"}


def holes_line_up() -> bool:
    """Whether every screw goes through free holes: its neighbours on the board are all empty."""
    pins = {pin for key in size.KEYS for pair in key.pins for pin in pair}
    pins |= {*size.PIEZO_PINS, *size.RESET_PINS, *size.BATTERY_PINS, *size.SLIDE_PINS}
    for first, count, columns in (
        (size.OLED_PIN_1, size.OLED_PINS, True),
        (size.FRAM_PIN_1, size.FRAM_PINS, True),
        (size.PICO_PIN_1, size.PICO_PINS, False),
    ):
        pins |= {(first[0] + n * columns, first[1] + n * (not columns)) for n in range(count)}
    column, row = size.PICO_PIN_1
    pins |= {(column + size.PICO_ROW_HOLES, row + n) for n in range(size.PICO_PINS)}
    reach = size.SCREW_KEEP_OUT
    return all(
        abs(pin[0] - screw[0]) > reach or abs(pin[1] - screw[1]) > reach
        for screw in size.SCREWS
        for pin in pins
    )

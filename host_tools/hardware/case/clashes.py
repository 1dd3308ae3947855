"""Checks that nothing in the unit is in the way of anything else, or closer than surely fits."""

from itertools import combinations

from manifold3d import Manifold

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.envelopes import WAYS, Envelopes, envelopes
from host_tools.hardware.case.solids import nearer

CLEARANCE = 0.29
"""Between a bought part and a printed one: 0.3 mm, less a hair for the mesh."""
TOUCHING = 0.0
"""Parts that rest on each other: they may touch, and no more."""
RESTS_ON = {
    "board": ("floor", "spacer"),
    "sheet": ("lid",),
    "screen": ("lid", "frame13", "frame096"),
    "pane": ("lid", "frame13", "frame096"),
    "holder": ("door",),
}
TIGHT = 0.05
"""Round a screw's core in the hole it cuts its thread in."""
SCREW_CLEARANCE = 0.15


def assembly(printed: dict[str, list[Manifold]], inches: str) -> dict[str, list[Manifold]]:
    """Return the printed parts where they sit, with the frame that a smaller screen takes. Frames
    print face down, so they are turned over."""
    frame = {"1.3": "frame13", "0.96": "frame096"}.get(inches)
    found = {name: copies for name, copies in printed.items() if not name.startswith("frame")}
    if frame:
        up = (*size.POCKET_MIDDLE, size.PANE_BOTTOM - 0.1)
        found[frame] = [solid.rotate((0, 180, 0)).translate(up) for solid in printed[frame]]
    return found


def all_clashes(printed: dict[str, list[Manifold]]) -> list[str]:
    """Return everything that overlaps or comes too close, for both boards and every screen."""
    found = []
    for way in WAYS:
        for inches in size.SCREENS:
            parts, bought = assembly(printed, inches), envelopes(way, inches)
            pairs = [*printed_clashes(parts, bought), *bought_clashes(bought), *overlaps(parts)]
            found += [f"{pair} ({way}, {inches} inch)" for pair in pairs]
    return found


def overlaps(printed: dict[str, list[Manifold]]) -> list[str]:
    """Return the pairs of printed parts that overlap."""
    return [
        f"{one} and {other}"
        for one, other in combinations(printed, 2)
        if any(nearer(a, b, TOUCHING) for a in printed[one] for b in printed[other])
    ]


def printed_clashes(printed: dict[str, list[Manifold]], bought: Envelopes) -> list[str]:
    """Return the pairs of a bought part and a printed one that come too close, as assembled."""
    return [
        f"{name} and {part}"
        for name, body in bought.items()
        for part, copies in printed.items()
        if any(nearer(copy, body, _needed(name, part)) for copy in copies)
    ]


def bought_clashes(bought: Envelopes) -> list[str]:
    """Return the pairs of bought parts that overlap. They stand on the board, so they may touch."""
    return [
        f"{one} and {other}"
        for one, other in combinations(bought, 2)
        if not _belong_together(one, other) and nearer(bought[one], bought[other], TOUCHING)
    ]


def _needed(name: str, part: str) -> float:
    """Return the clearance that a bought part needs from a printed one."""
    if part in RESTS_ON.get(name, ()):
        return TOUCHING
    if "core" in name:
        return TIGHT
    if "screw" in name:
        bites = "head" in name or name == "door screw" or part == "floor"
        return TOUCHING if bites else SCREW_CLEARANCE
    return CLEARANCE


def _belong_together(one: str, other: str) -> bool:
    """Return whether one is part of the other, or has a hole for it."""
    pair = {one, other}
    screws = [name for name in pair if "screw" in name]
    if len(screws) == 2:
        return screws[0].split()[:2] == screws[1].split()[:2]
    if screws:
        return bool(pair & {"board", "joints over the cells", "sheet"})
    if "sheet" in pair:
        return any(name.startswith("cap ") for name in pair)
    if all(name.startswith("screen") for name in pair):
        return True
    return pair <= {"holder", "cell left", "cell right"}


def holes_line_up() -> bool:
    """Return whether every screw goes through free holes: its neighbours on the board are all
    empty."""
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

"""Proves the committed board without KiCad: its nets are the firmware's, every pad is reached, no
copper comes too near to other copper, and what high speed and soldering ask for is there."""

from collections.abc import Iterator
from itertools import combinations
from math import hypot

from host_tools.hardware.pcb import circuit, reading
from host_tools.hardware.pcb.copper import (
    CLEARANCE,
    EDGE,
    LAYERS,
    VIA,
    Land,
    Point,
    Track,
    Via,
    forbidden,
    from_line,
    lands,
)  # fmt: skip
from host_tools.hardware.pcb.sexpr import Tree

HAIR = 0.002
THINNEST = 0.25
BUS, BUS_LONGEST = ("SDA", "SCL"), 400.0
"""A track has about 1 pF for each 10 mm; 400 kHz with the modules' pull-ups bears 100 pF."""
NEAR_ENOUGH = 20.0
"""How far a capacitor may be from the pin it serves."""


def faults(board: Tree) -> list[str]:
    """Everything that is wrong with the board, in words."""
    tracks, vias = reading.tracks(board), reading.vias(board)
    return [
        *_wrong_nets(board),
        *_wrong_places(board),
        *_thin(tracks),
        *_outside(tracks, vias),
        *_not_joined(board, tracks, vias),
        *too_near(tracks, vias),
        *_bus(tracks),
        *_capacitors(),
    ]


def wanted() -> dict[str, set[tuple[str, str]]]:
    """The nets that the firmware's pins ask for, by pad."""
    found: dict[str, set[tuple[str, str]]] = {}
    for ref in circuit.parts():
        for pad, net in circuit.pad_nets(ref).items():
            found.setdefault(net, set()).add((ref, pad))
    return found


def _wrong_nets(board: Tree) -> list[str]:
    made, asked = reading.pad_nets(board), wanted()
    return [
        f"{net}: {sorted(made.get(net, set()) ^ asked.get(net, set()))}"
        for net in sorted(made.keys() | asked.keys())
        if made.get(net) != asked.get(net)
    ]


def _far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _wrong_places(board: Tree) -> list[str]:
    found = reading.places(board)
    return [
        f"{part.ref} is not where the case has it"
        for part in circuit.parts().values()
        if part.ref not in found or _far(found[part.ref], part.xy) > HAIR
    ]


def _thin(tracks: list[Track]) -> list[str]:
    return [f"a track of {t.net} is {t.width} mm wide" for t in tracks if t.width < THINNEST]


def _outside(tracks: list[Track], vias: list[Via]) -> list[str]:
    left, top = circuit.on_sheet((-circuit.SIDE, circuit.FAR))
    right, low = circuit.on_sheet((circuit.SIDE, circuit.NEAR))
    found = []
    for net, width, layer, (x, y) in [
        *((t.net, t.width, t.layer, at) for t in tracks for at in (t.start, t.end)),
        *((v.net, VIA, layer, v.at) for v in vias for layer in LAYERS),
    ]:
        reach = EDGE - 0.1 + width / 2 - HAIR
        if not (left + reach <= x <= right - reach and top + reach <= y <= low - reach):
            found.append(f"{net} comes too near to the edge at {x:.1f}, {y:.1f}")
        if any(a < x < c and b < y < d for a, b, c, d in forbidden(layer)):
            found.append(f"{net} is below the USB socket at {x:.1f}, {y:.1f}")
    return found


def _touches(land: Land, point: Point, reach: float) -> bool:
    return bool(land.pad.number) and land.distance(point) <= reach


def _not_joined(board: Tree, tracks: list[Track], vias: list[Via]) -> list[str]:
    """Nets that fall into pieces: tracks join where they meet, vias through the board, pads with
    what ends on them, and the ground planes whatever they reach."""
    found = []
    pads = [land for land in lands() if land.net and not land.net.startswith("unconnected")]
    planes = reading.outlines(board)
    for net in sorted({land.net for land in pads}):
        own = [land for land in pads if land.net == net]
        bits: list[object] = [*own, *(t for t in tracks if t.net == net)]
        bits += [v for v in vias if v.net == net]
        group = list(range(len(bits)))

        def top(at: int, group: list[int] = group) -> int:
            while group[at] != at:
                at = group[at]
            return at

        for (a, one), (b, other) in combinations(enumerate(bits), 2):
            if top(a) != top(b) and _joined(one, other):
                group[top(a)] = top(b)
        if net == "GND":
            for layer in LAYERS:
                for outline in planes[layer]:
                    on = [
                        a
                        for a, bit in enumerate(bits)
                        if isinstance(bit, Land) and _reached(bit, outline)
                    ]
                    for a in on[1:]:
                        group[top(a)] = top(on[0])
        pieces = {top(at) for at in range(len(own))}
        if len(pieces) > 1:
            found.append(f"{net} is in {len(pieces)} pieces")
    return found


def _reached(land: Land, outline: list[Point]) -> bool:
    """Whether one of a plane's corners lies on a pad: its bridges end there."""
    x, y = land.at
    return any(
        _touches(land, corner, HAIR)
        for corner in outline
        if abs(corner[0] - x) < 3 and abs(corner[1] - y) < 3
    )


def _joined(one: object, other: object) -> bool:
    if isinstance(one, Land) and isinstance(other, Land):
        return False
    if isinstance(one, Land):
        if isinstance(other, Track):
            half = min(one.pad.wide, one.pad.high) / 2
            return bool(one.pad.number) and from_line(one.at, other.start, other.end) < half
        return isinstance(other, Via) and _touches(one, other.at, 0)
    if isinstance(one, Track) and isinstance(other, Track):
        if one.layer != other.layer:
            return False
        return any(
            from_line(end, other.start, other.end) < HAIR for end in (one.start, one.end)
        ) or any(from_line(end, one.start, one.end) < HAIR for end in (other.start, other.end))
    if isinstance(one, Track) and isinstance(other, Via):
        return from_line(other.at, one.start, one.end) < HAIR
    return isinstance(one, Via) and isinstance(other, Track) and _joined(other, one)


def too_near(tracks: list[Track], vias: list[Via]) -> list[str]:
    """Copper of two nets that is nearer than CLEARANCE."""
    found = []
    for layer in LAYERS:
        lines = [(t.net, t.start, t.end, t.width / 2) for t in tracks if t.layer == layer]
        lines += [(v.net, v.at, v.at, VIA / 2) for v in vias]
        for one, other in _neighbours(lines):
            if one[0] != other[0]:
                apart = _apart(one[1], one[2], other[1], other[2]) - one[3] - other[3]
                if apart < CLEARANCE - HAIR:
                    found.append(f"{one[0]} and {other[0]} are {apart:.3f} mm apart on {layer}")
        for land in lands():
            for net, start, end, half in lines:
                if net != land.net and _from_land(land, start, end) - half < CLEARANCE - HAIR:
                    found.append(f"{net} comes too near to {land.ref} {land.pad.number}")
    return found


Line = tuple[str, Point, Point, float]


def _neighbours(lines: list[Line]) -> Iterator[tuple[Line, Line]]:
    """Pairs whose boxes come within a millimetre."""
    boxes = [
        (min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])) for _, a, b, _ in lines
    ]
    for (p, one), (q, other) in combinations(enumerate(boxes), 2):
        if (one[0] < other[2] + 1 and other[0] < one[2] + 1
                and one[1] < other[3] + 1 and other[1] < one[3] + 1):  # fmt: skip
            yield lines[p], lines[q]


def _apart(a: Point, b: Point, c: Point, d: Point) -> float:
    """Between two straight lines; nothing if they cross."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
        return 0.0
    return min(from_line(a, c, d), from_line(b, c, d), from_line(c, a, b), from_line(d, a, b))


def _from_land(land: Land, start: Point, end: Point) -> float:
    """From a pad's copper to a line: looked at in steps finer than a hair of clearance."""
    reach = land.pad.wide + land.pad.high + 1
    if from_line(land.at, start, end) > reach:
        return reach
    dx, dy = end[0] - start[0], end[1] - start[1]
    count = max(1, round(hypot(dx, dy) / 0.05))
    return min(
        land.distance((start[0] + dx * n / count, start[1] + dy * n / count))
        for n in range(count + 1)
    )


def length(tracks: list[Track], net: str) -> float:
    """All of a net's tracks in mm."""
    return sum(hypot(t.end[0] - t.start[0], t.end[1] - t.start[1]) for t in tracks if t.net == net)


def _bus(tracks: list[Track]) -> list[str]:
    found = {net: length(tracks, net) for net in BUS}
    return [f"{net} is {long:.0f} mm long" for net, long in found.items() if long > BUS_LONGEST]


def _capacitors() -> list[str]:
    """Each at what it serves."""
    supply = {
        (land.ref, land.net): land.at
        for land in lands()
        if land.net == "3V3" and land.ref in ("C1", "C2", "C4", "U2", "U3", "J1")
    }
    found = []
    for capacitor, module in (("C1", "U2"), ("C2", "U3"), ("C4", "U2")):
        a, b = supply[capacitor, "3V3"], supply[module, "3V3"]
        if module == "U3":
            b = min(
                (land.at for land in lands() if land.ref == "U3"),
                key=lambda at: hypot(at[0] - a[0], at[1] - a[1]),
            )
        if hypot(a[0] - b[0], a[1] - b[1]) > NEAR_ENOUGH:
            found.append(f"{capacitor} is too far from {module}")
    return found

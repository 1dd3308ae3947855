"""Finds the tracks: every net but ground, which is poured, over two layers of a fine grid.

A* from what is joined so far to the next pad, one net after the other, the short ones first. Where
a net finds no way, it is tried before the others, from the beginning. The same every time.
"""

from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, floor, hypot

from host_tools.hardware.pcb import circuit
from host_tools.hardware.pcb.copper import (
    CLEARANCE,
    EDGE,
    FEEDS,
    LAYERS,
    VIA,
    WIDE,
    WIDTH,
    Land,
    Point,
    Track,
    Via,
    forbidden,
    lands,
    posts,
)  # fmt: skip

GRID = 0.635
"""A quarter of the perforated board's pitch: two tracks on neighbouring lines keep their distance,
and one goes between two pins."""
_STRAIGHT, _DIAGONAL, _VIA, _ASKEW, _BY_GROUND = 10, 14, 60, 4, 25
"""What a way costs: a step, a slanting one, a via, a step against the layer's own direction, and
one beside a pad of ground, which the plane must reach."""
_GROUND_REACH = 1.6
_TRIES = 40

Cell = tuple[int, int, int]
_STEPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


class _Grid:
    """Who owns each point of the grid, on each layer."""

    def __init__(self, found: tuple[Land, ...]) -> None:
        self.left, self.top = circuit.on_sheet((-circuit.SIDE, circuit.FAR))
        right, low = circuit.on_sheet((circuit.SIDE, circuit.NEAR))
        # Pads of the perforated board's grid lie on ours.
        self.origin = circuit.on_sheet((0.0, 0.0))
        self.across = floor(circuit.SIDE / GRID)
        self.far, self.near = floor(circuit.FAR / GRID), floor(-circuit.NEAR / GRID)
        self.right, self.low = right, low
        self.posts = posts()
        self.forbidden = [forbidden(layer) for layer in LAYERS]
        self.owner: list[dict[tuple[int, int], str]] = [{}, {}]
        self.no_via: dict[tuple[int, int], str] = {}
        self.by_ground: dict[tuple[int, int], str] = {}
        for land in found:
            reach = WIDTH / 2 + CLEARANCE
            self._around(land, reach, self.owner)
            self._around(land, VIA / 2 + CLEARANCE, [self.no_via])
            if land.net == "GND":
                self._around(land, _GROUND_REACH, [self.by_ground])

    def point(self, cell: tuple[int, int]) -> Point:
        return self.origin[0] + cell[0] * GRID, self.origin[1] + cell[1] * GRID

    def cell(self, point: Point) -> tuple[int, int]:
        return (
            round((point[0] - self.origin[0]) / GRID),
            round((point[1] - self.origin[1]) / GRID),
        )

    def _around(self, land: Land, reach: float, tables: list[dict[tuple[int, int], str]]) -> None:
        x, y = self.cell(land.at)
        span = ceil((max(land.pad.wide, land.pad.high) + abs(land.pad.shift) + reach) / GRID) + 1
        for cx in range(x - span, x + span + 1):
            for cy in range(y - span, y + span + 1):
                if land.distance(self.point((cx, cy))) < reach:
                    for table in tables:
                        mark(table, (cx, cy), land.net or "hole")

    def outside(self, cell: tuple[int, int], layer: int) -> bool:
        """Too near the edge, on a post or where nothing may go."""
        x, y = self.point(cell)
        reach = EDGE + WIDE / 2
        if not (self.left + reach < x < self.right - reach):
            return True
        if not (self.top + reach < y < self.low - reach):
            return True
        if any(hypot(x - px, y - py) < free + WIDTH / 2 for (px, py), free in self.posts):
            return True
        return any(
            left < x < right and top < y < low for left, top, right, low in self.forbidden[layer]
        )


def mark(table: dict[tuple[int, int], str], cell: tuple[int, int], net: str) -> None:
    """A point belongs to a net; to nobody if two claim it."""
    table[cell] = net if table.get(cell, net) == net else "both"


class Router:
    """Joins nets one by one and remembers what they have taken."""

    def __init__(self, found: tuple[Land, ...]) -> None:
        self.grid = _Grid(found)
        self.tracks: list[Track] = []
        self.vias: list[Via] = []
        self._closed: list[dict[tuple[int, int], bool]] = [{}, {}]

    def _free(self, cell: tuple[int, int], layer: int, net: str, wide: bool) -> bool:
        if cell not in self._closed[layer]:
            self._closed[layer][cell] = self.grid.outside(cell, layer)
        if self._closed[layer][cell]:
            return False
        owner = self.grid.owner[layer]
        if owner.get(cell, net) != net:
            return False
        if wide:
            x, y = cell
            return all(owner.get((x + dx, y + dy), net) == net for dx, dy in _STEPS)
        return True

    def _via_free(self, cell: tuple[int, int], net: str) -> bool:
        x, y = cell
        if self.grid.no_via.get(cell, net) != net or any(
            self._closed[layer].get(cell, False) or not self._free(cell, layer, net, True)
            for layer in (0, 1)
        ):
            return False
        return not any(self.grid.no_via.get((x + dx, y + dy)) == "via" for dx, dy in _STEPS)

    def join(self, net: str, pads: list[Land]) -> bool:
        """Lay the tracks of a net; False if there is no way."""
        wide = net in FEEDS
        places = {self.grid.cell(land.at): land for land in pads}
        first = next(iter(places))
        done: set[Cell] = {(*first, 0), (*first, 1)}
        left = set(places) - {first}
        while left:
            way = self._search(net, done, left, wide)
            if way is None:
                return False
            self._lay(net, way, wide)
            done |= set(way)
            end = way[-1][:2]
            done |= {(*end, 0), (*end, 1)}
            left.discard(end)
        width = WIDE if wide else WIDTH
        for cell, land in places.items():
            if hypot(*(a - b for a, b in zip(self.grid.point(cell), land.at, strict=True))) > 1e-6:
                for layer in LAYERS:
                    if any(self.grid.point(cell) in (t.start, t.end) and t.layer == layer
                           for t in self.tracks if t.net == net):  # fmt: skip
                        start = self.grid.point(cell)
                        self.tracks.append(Track(net, layer, start, land.at, width))
        return True

    def _search(
        self, net: str, starts: set[Cell], ends: set[tuple[int, int]], wide: bool
    ) -> list[Cell] | None:
        box = [f(end[axis] for end in ends) for axis in (0, 1) for f in (min, max)]

        def rest(x: int, y: int) -> int:
            """No end is nearer than the box round them all."""
            dx = max(box[0] - x, 0, x - box[1])
            dy = max(box[2] - y, 0, y - box[3])
            return _STRAIGHT * max(dx, dy) + (_DIAGONAL - _STRAIGHT) * min(dx, dy)

        cost: dict[Cell, int] = {}
        came: dict[Cell, Cell] = {}
        queue: list[tuple[int, int, Cell]] = []
        for cell in sorted(starts):
            cost[cell] = 0
            heappush(queue, (rest(cell[0], cell[1]), 0, cell))
        while queue:
            _, so_far, cell = heappop(queue)
            if so_far > cost[cell]:
                continue
            x, y, layer = cell
            if (x, y) in ends:
                way = [cell]
                while way[-1] in came:
                    way.append(came[way[-1]])
                return way[::-1]
            for dx, dy in _STEPS:
                to = (x + dx, y + dy)
                if not self._free(to, layer, net, wide):
                    continue
                if (
                    dx
                    and dy
                    and not (
                        self._free((x + dx, y), layer, net, False)
                        and self._free((x, y + dy), layer, net, False)
                    )
                ):
                    continue
                step = _DIAGONAL if dx and dy else _STRAIGHT
                step += _ASKEW if (dy if layer == 0 else dx) else 0
                step += _BY_GROUND if to in self.grid.by_ground else 0
                self._reach((*to, layer), so_far + step, cell, cost, came, queue, rest)
            if self._via_free((x, y), net):
                self._reach((x, y, 1 - layer), so_far + _VIA, cell, cost, came, queue, rest)
        return None

    @staticmethod
    def _reach(to, price, cell, cost, came, queue, rest) -> None:  # type: ignore[no-untyped-def]
        if price < cost.get(to, 1 << 30):
            cost[to] = price
            came[to] = cell
            heappush(queue, (price + rest(to[0], to[1]), price, to))

    def _lay(self, net: str, way: list[Cell], wide: bool) -> None:
        """Take the points of a way and what lies too near to it; straight runs are one track."""
        width = WIDE if wide else WIDTH
        for (x, y, layer), (to_x, to_y, to_layer) in pairwise(way):
            if layer != to_layer:
                self._via(net, (x, y))
                continue
            owner = self.grid.owner[layer]
            taken = {(x, y), (to_x, to_y), (to_x, y), (x, to_y)}
            if wide:
                taken |= {(cx + dx, cy + dy) for cx, cy in list(taken) for dx, dy in _STEPS}
            for cell in taken:
                mark(owner, cell, net)
                mark(self.grid.no_via, cell, net)
                for dx, dy in _STEPS:
                    mark(self.grid.no_via, (cell[0] + dx, cell[1] + dy), net)
            self._straight(net, layer, (x, y), (to_x, to_y), width)

    def _straight(
        self, net: str, layer: int, start: tuple[int, int], end: tuple[int, int], width: float
    ) -> None:
        a, b = self.grid.point(start), self.grid.point(end)
        if self.tracks:
            last = self.tracks[-1]
            if last.net == net and last.layer == LAYERS[layer] and last.end == a:
                dx, dy = a[0] - last.start[0], a[1] - last.start[1]
                if abs(dx * (b[1] - a[1]) - dy * (b[0] - a[0])) < 1e-9:
                    self.tracks[-1] = last._replace(end=b)
                    return
        self.tracks.append(Track(net, LAYERS[layer], a, b, width))

    def _via(self, net: str, cell: tuple[int, int]) -> None:
        x, y = cell
        via = Via(net, self.grid.point(cell))
        if via in self.vias:
            return
        self.vias.append(via)
        for layer in (0, 1):
            for dx, dy in [*_STEPS, (0, 0)]:
                mark(self.grid.owner[layer], (x + dx, y + dy), net)
        for dx in (-2, -1, 0, 1, 2):
            for dy in (-2, -1, 0, 1, 2):
                mark(self.grid.no_via, (x + dx, y + dy), net)


def routed() -> tuple[list[Track], list[Via]]:
    """The tracks and vias of every net but ground."""
    found = lands()
    by_net: dict[str, list[Land]] = {}
    for land in found:
        if land.net and not land.net.startswith("unconnected") and land.net != "GND":
            by_net.setdefault(land.net, []).append(land)
    order = sorted(by_net, key=lambda net: (net not in FEEDS[:3], _span(by_net[net]), net))
    for _ in range(_TRIES):
        router = Router(found)
        failed = next((net for net in order if not router.join(net, by_net[net])), None)
        if failed is None:
            return router.tracks, router.vias
        order.remove(failed)
        order.insert(0, failed)
    raise RuntimeError(f"no way for {failed}")


def _span(pads: list[Land]) -> float:
    xs, ys = [land.at[0] for land in pads], [land.at[1] for land in pads]
    return max(xs) - min(xs) + max(ys) - min(ys)

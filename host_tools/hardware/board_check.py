"""Proves the board: the nets that its holes and wires make are those of the wiring table, nothing
is in the way of anything else, and everything is on the board."""

from itertools import combinations, pairwise
from math import hypot

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets
from host_tools.hardware.board_parts import Hole, Part, parts
from host_tools.hardware.board_routes import Way, route
from host_tools.hardware.board_wires import Wire, touched, wires

_WIRE_RADIUS = 0.25
"""Of an insulated wire, in holes, with a little room."""
_PAD_DISTANCE = 0.35
"""How near the middle of another net's pad a wire may be drawn, in holes."""


def extracted(placed: dict[str, Part], joined: list[Wire]) -> set[frozenset[nets.Terminal]]:
    """The nets that parts and wires really make: the sets of terminals that are joined, without
    those that are joined to nothing."""
    group: dict[Hole, Hole] = {}

    def top(hole: Hole) -> Hole:
        while group.setdefault(hole, hole) != hole:
            hole = group[hole]
        return hole

    def join(holes: list[Hole]) -> None:
        for hole in holes[1:]:
            group[top(hole)] = top(holes[0])

    for part in placed.values():
        for holes in part.pins.values():
            join(list(holes))
    for wire in joined:
        join(touched(wire))
    found: dict[Hole, set[nets.Terminal]] = {}
    for part in placed.values():
        for pin, holes in part.pins.items():
            found.setdefault(top(holes[0]), set()).add((part.ref, pin))
    # The Pico joins its ground pins itself.
    grounds = {(nets.PICO, str(pin)) for pin in nets.GROUNDS.values()}
    whole = set().union(*(net for net in found.values() if net & grounds))
    rest = [net for net in found.values() if not net & grounds]
    return {frozenset(net) for net in [whole, *rest] if len(net) > 1}


def wanted() -> set[frozenset[nets.Terminal]]:
    """The wiring table's nets."""
    return {frozenset(terminals) for terminals in nets.nets().values()}


def faults() -> list[str]:
    """Everything that is wrong with the board, in words; nothing, if it can be built."""
    placed, joined = parts(), wires()
    return [
        *_wrong_nets(placed, joined),
        *_shared_holes(placed),
        *_overlaps(placed),
        *_outside(placed, joined),
        *_screws(placed, joined),
        *_posts(joined),
        *over_pads(placed, joined),
    ]


def _wrong_nets(placed: dict[str, Part], joined: list[Wire]) -> list[str]:
    made, asked = extracted(placed, joined), wanted()
    found = [f"joined by the board, not asked for: {sorted(net)}" for net in made - asked]
    found += [f"asked for, not joined by the board: {sorted(net)}" for net in asked - made]
    for wire in joined:
        for hole in (wire.holes[0], wire.holes[-1]):
            owners = {
                (part.ref, pin)
                for part in placed.values()
                for pin, holes in part.pins.items()
                if hole in holes
            }
            if not owners & set(nets.nets()[wire.net]):
                found.append(f"a wire of {wire.net} ends in {hole}, which is not on it")
    return found


def _shared_holes(placed: dict[str, Part]) -> list[str]:
    """Two pins in one hole."""
    seen: dict[Hole, str] = {}
    found = []
    for part in placed.values():
        for pin, holes in part.pins.items():
            for hole in holes:
                if hole in seen:
                    found.append(f"{part.ref} {pin} and {seen[hole]} share the hole {hole}")
                seen[hole] = f"{part.ref} {pin}"
    return found


def _overlaps(placed: dict[str, Part]) -> list[str]:
    """Bodies that meet, and pins that come up under a body that lies on the board. The modules
    stand on their headers, but nothing of ours goes below them either."""
    found = []
    for one, other in combinations(placed.values(), 2):
        a, b = one.body, other.body
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            found.append(f"{one.ref} and {other.ref} overlap")
        for part, body in ((one, b), (other, a)):
            for holes in part.pins.values():
                if any(body[0] < x < body[2] and body[1] < y < body[3] for x, y in holes):
                    found.append(f"a pin of {part.ref} is under another part")
    return found


def _outside(placed: dict[str, Part], joined: list[Wire]) -> list[str]:
    """Holes that the board does not have."""
    holes = [hole for part in placed.values() for pin in part.pins.values() for hole in pin]
    holes += [hole for wire in joined for hole in touched(wire)]
    return [
        f"there is no hole {hole}"
        for hole in holes
        if not (0 <= hole[0] < size.COLUMNS and 0 <= hole[1] < size.ROWS)
    ]


def _screws(placed: dict[str, Part], joined: list[Wire]) -> list[str]:
    """Pins and bare wires under a spacer or on a post."""
    holes = [hole for part in placed.values() for pin in part.pins.values() for hole in pin]
    holes += [hole for wire in joined if wire.bare for hole in touched(wire)]
    return [
        f"the hole {hole} is kept for the screw at {screw}"
        for hole in holes
        for screw in size.SCREWS
        if max(abs(hole[0] - screw[0]), abs(hole[1] - screw[1])) <= size.SCREW_KEEP_OUT
    ]


def _posts(joined: list[Wire]) -> list[str]:
    """Wires, insulated ones too, whose way leads over a post."""
    reach = size.POST_DIAMETER / 2 / size.PITCH + _WIRE_RADIUS
    found = []
    for wire in joined:
        for screw in size.SCREWS:
            if _distance(route(wire), screw) < reach:
                found.append(f"a wire of {wire.net} passes the post at {screw}")
    return found


def over_pads(placed: dict[str, Part], joined: list[Wire]) -> list[str]:
    """Insulated wires whose way is drawn over a pad of another net, as if they ended there."""
    own = nets.nets()
    return [
        f"a wire of {wire.net} is drawn over {part.ref} {pin}"
        for wire in joined
        if not wire.bare
        for part in placed.values()
        for pin, holes in part.pins.items()
        for hole in holes
        if (part.ref, pin) not in own[wire.net] and _distance(route(wire), hole) < _PAD_DISTANCE
    ]


def _distance(way: Way, place: size.Place) -> float:
    """How near a way comes to a place, in holes."""
    found = []
    for (x, y), (to_x, to_y) in pairwise(way):
        long = hypot(to_x - x, to_y - y)
        on = (place[0] - x) * (to_x - x) + (place[1] - y) * (to_y - y)
        share = min(1.0, max(0.0, on / long**2)) if long else 0.0
        found.append(hypot(x + share * (to_x - x) - place[0], y + share * (to_y - y) - place[1]))
    return min(found)

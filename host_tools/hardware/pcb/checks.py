"""Checks the board of the KiCad project: nets against the firmware, places against the case, and
the width of tracks. KiCad's own DRC checks clearances and connections."""

from math import hypot

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets as wiring
from host_tools.hardware.case import openings
from host_tools.hardware.nets import Terminal
from host_tools.hardware.pcb import project
from host_tools.hardware.pcb.circuit import wanted

HAIR = 0.01
THINNEST = 0.25
BUS, BUS_LONGEST = ("/SDA", "/SCL"), 400.0
"""A track has about 1 pF for each 10 mm; 400 kHz with R3 and R4 bears 100 pF."""
NEAR_ENOUGH = 20.0
"""How far a capacitor may be from the pin it serves."""
SERVED = {"C1": "U2", "C2": "U3", "C4": "U2", "C5": "J1"}


def faults() -> list[str]:
    """Return everything that is wrong with the board, in words."""
    return [*wrong_nets(), *wrong_places(), *wrong_edges(), *wrong_tracks(), *far_capacitors()]


def made_nets() -> set[frozenset[Terminal]]:
    """Return the nets of the board as sets of pads, without pads that are joined to nothing."""
    found: dict[str, set[Terminal]] = {}
    for part in project.footprints().values():
        for pad, net in part.nets.items():
            if not net.startswith("unconnected"):
                found.setdefault(net, set()).add((part.ref, pad))
    return {frozenset(pads) for pads in found.values()}


def wrong_nets() -> list[str]:
    """Return the nets that only the board or only the firmware has."""
    made, asked = made_nets(), wanted()
    return [f"the board joins {sorted(pads)}" for pads in made - asked] + [
        f"the firmware's pins ask for {sorted(pads)}" for pads in asked - made
    ]


def _expected() -> dict[str, tuple[tuple[float, float], float]]:
    """Return where the case expects a part's middle, and the tolerance."""
    found = {
        key.switch: (size.xy(placed.place), HAIR)
        for key, placed in zip(wiring.KEYS, size.KEYS, strict=True)
    }
    found |= {f"H{at}": (size.xy(place), HAIR) for at, place in enumerate(size.SCREWS, 1)}
    reset = (openings.RESET_MIDDLE[0] + openings.RESET_SHIFT, openings.RESET_MIDDLE[1])
    return found | {
        wiring.PICO: ((openings.PICO_X, size.xy((0, (size.PICO_PINS - 1) / 2))[1]), HAIR),
        wiring.SLIDE: (openings.SLIDE_MIDDLE, HAIR),
        wiring.PIEZO: (openings.PIEZO_MIDDLE, 1.0),
        wiring.RESET: (reset, 1.0),
    }


def wrong_places() -> list[str]:
    """Return the parts that are not where the case expects them."""
    found = project.footprints()
    return [
        f"{ref} is not where the case has it"
        for ref, ((x, y), off) in _expected().items()
        if ref not in found or hypot(found[ref].middle[0] - x, found[ref].middle[1] - y) > off
    ]


def wrong_edges() -> list[str]:
    """Return whether the board is larger than its space in the case."""
    (left, near), (right, far) = project.outline()
    half = size.BOARD_WIDTH / 2 + size.BOARD_SIDE_SHIFT
    first = size.xy((0, 0))[1]
    fits = -half <= left and right <= half and far <= first + size.BOARD_FAR_MARGIN[1]
    fits = fits and near >= first + size.BOARD_FAR_MARGIN[0] - size.BOARD_LENGTH
    return [] if fits else ["the board is too large for the case"]


def wrong_tracks() -> list[str]:
    """Return tracks that are too thin, and a bus that is too long."""
    tracks = project.tracks()
    found = [
        f"a track of {track.net} is {track.width} mm wide"
        for track in tracks
        if track.width < THINNEST
    ]
    for net in BUS:
        long = sum(track.length for track in tracks if track.net == net)
        if not 0 < long <= BUS_LONGEST:
            found.append(f"{net} is {long:.0f} mm long")
    return found


def far_capacitors() -> list[str]:
    """Return the capacitors that are too far from the part they serve."""
    found = project.footprints()
    return [
        f"{capacitor} is too far from {ref}"
        for capacitor, ref in SERVED.items()
        if hypot(
            found[capacitor].middle[0] - found[ref].middle[0],
            found[capacitor].middle[1] - found[ref].middle[1],
        )
        > NEAR_ENOUGH
    ]

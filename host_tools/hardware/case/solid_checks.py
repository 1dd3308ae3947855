"""Checks that need the exact solids: each is sound, and they fit together."""

from itertools import combinations

from build123d import Part
from trimesh import Trimesh

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.parts import in_place
from host_tools.hardware.case.thickness import THINNEST, thinnest

GAPS = {("door", "floor"): size.FIT - 0.01}
"""Printed parts that must stay apart by so much to go together; the others may touch."""
HAIR = 0.01
"""Of a millimetre, for the facets of round walls; cubic millimetres for what two parts share."""


def faults(solids: dict[str, Part], meshes: dict[str, Trimesh]) -> list[str]:
    """Return everything wrong with the solids."""
    found = []
    for name, solid in solids.items():
        if not solid.is_valid or len(solid.solids()) != 1:
            found.append(f"{name} is not one sound solid")
        depth, place = thinnest(meshes[name])
        if depth < THINNEST - HAIR:
            found.append(f"{name} is only {depth:.2f} mm thick at {place}")
    placed = {name: in_place(name, solid) for name, solid in solids.items()}
    for one, other in combinations(placed, 2):
        for a in placed[one]:
            for b in placed[other]:
                shared = a & b
                if shared is not None and shared.volume > HAIR:
                    found.append(f"{one} and {other} share {shared.volume:.3f} mm3")
    for (one, other), gap in GAPS.items():
        apart = placed[one][0].distance_to(placed[other][0])
        if apart < gap:
            found.append(f"{one} and {other} are {apart:.2f} mm apart")
    return found

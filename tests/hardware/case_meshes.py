"""The committed STL files as meshes, on the bed and in the unit, for the tests of the case."""

from functools import cache

from host_tools.hardware.case import manifest
from host_tools.hardware.case.mesh import Mesh, read_stl
from host_tools.hardware.case.placing import PLACINGS


@cache
def on_the_bed(name: str) -> Mesh:
    """A part as it prints."""
    return read_stl(manifest.CASE / f"{name}.stl")


@cache
def in_the_unit(name: str) -> tuple[Mesh, ...]:
    """A part's copies where they sit."""
    placing = PLACINGS[name]
    return tuple(on_the_bed(name).moved((x, y, z + placing.bed)) for x, y, z in placing.copies)


def unit() -> dict[str, list[Mesh]]:
    """All printed parts where they sit."""
    return {name: list(in_the_unit(name)) for name in PLACINGS}

"""The committed STL files, on the bed and in the unit, for the tests of the case."""

from functools import cache

from host_tools.hardware.case import manifest
from host_tools.hardware.case.placing import PLACINGS
from host_tools.hardware.case.solids import moved, read_stl, solid_of


@cache
def on_the_bed(name):
    """Return a part's mesh as it prints."""
    return read_stl(manifest.CASE / f"{name}.stl")


@cache
def in_the_unit(name):
    """Return the solids of a part's copies where they sit."""
    placing = PLACINGS[name]
    return tuple(
        solid_of(moved(on_the_bed(name), (x, y, z + placing.bed)))
        for x, y, z in placing.copies or ((0.0, 0.0, 0.0),)
    )


def unit():
    """Return all printed parts where they sit, frames as they print."""
    return {name: list(in_the_unit(name)) for name in PLACINGS}

"""The function that makes each printed part."""

from build123d import Part, Pos

from host_tools.hardware.case.door import door
from host_tools.hardware.case.floor import floor
from host_tools.hardware.case.frame import frame096, frame13
from host_tools.hardware.case.lid import lid
from host_tools.hardware.case.placing import PLACINGS
from host_tools.hardware.case.spacer import spacer

_MAKERS = {
    "lid": lid,
    "floor": floor,
    "door": door,
    "spacer": spacer,
    "frame13": frame13,
    "frame096": frame096,
}


def all_parts() -> dict[str, Part]:
    """Return every part by name where it sits in the unit, except the spacer, which is at the
    origin."""
    return {name: _MAKERS[name]() for name in PLACINGS}


def on_the_bed(name: str, solid: Part) -> Part:
    """Return a part as it prints."""
    return Pos(0, 0, -PLACINGS[name].bed) * solid


def in_place(name: str, solid: Part) -> list[Part]:
    """Return a part's copies where they sit in the unit."""
    return [Pos(*by) * solid for by in PLACINGS[name].copies]

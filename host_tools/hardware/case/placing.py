"""How each printed part lies on the printer's bed, and where its copies go in the unit."""

from typing import NamedTuple

from host_tools.hardware import dimensions as size


class Placing(NamedTuple):
    """A part prints as it stands in the unit, moved down onto the bed."""

    bed: float = 0.0
    """The height of its lowest face in the unit; 0 for a part made on the bed."""
    copies: tuple[tuple[float, float, float], ...] = ((0.0, 0.0, 0.0),)
    """How each copy is moved from where the part was made to where it goes."""


PLACINGS = {
    "lid": Placing(size.LID_BOTTOM),
    "floor": Placing(),
    "door": Placing(),
    "spacer": Placing(copies=tuple((*size.xy(place), size.BOARD_TOP) for place in size.SCREWS)),
    # Only with a smaller screen, so not in the unit as it is drawn and checked.
    "frame13": Placing(copies=()),
    "frame096": Placing(copies=()),
}

"""The frames that hold a smaller screen in the pocket made for the largest.

A plate with an opening for the module's glass, and a rail left and right that stands on the
pocket's shelves. It prints face down; the module is stuck to its back, and its glass comes level
with the plate, so that no lip hides the lower dots. The opening reaches over the four solder joints
at the far edge of the module.
"""

from build123d import Part

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.plan import block

_ROUND = 0.4
_LOOSE = 0.3
_JOINTS = size.SOLDER_JOINT[0] / 2 + 0.6


def frame(inches: str) -> Part:
    """Return a frame, face down on the bed and centred on the origin."""
    screen = size.SCREENS[inches]
    wide, long = size.POCKET[0] / 2 - _LOOSE, size.POCKET[1] / 2 - _LOOSE
    tall = size.PANE_BOTTOM - 0.1 - size.LID_BOTTOM - size.SHELF_HEIGHT
    plate = block((-wide, wide), (-long, long), (0.0, size.FRAME_PLATE))
    half = screen.glass[0] / 2 + _ROUND, screen.glass[1] / 2 + _ROUND
    plate -= block((-half[0], half[0]), (-half[1], half[1]), (-1.0, size.FRAME_PLATE + 1))
    # The far edge's solder joints stand on the module's face, beside the glass.
    plate -= block(
        (-_JOINTS, _JOINTS),
        (0.0, screen.length / 2 + _LOOSE),
        (-1.0, size.FRAME_PLATE + 1),
    )
    for side in (-1, 1):
        rail = sorted((side * (wide - size.SHELF), side * wide))
        plate += block((rail[0], rail[1]), (-long, long), (0.0, tall))
    return plate


def frame13() -> Part:
    """Return the frame for 1.3 inches."""
    return frame("1.3")


def frame096() -> Part:
    """Return the frame for 0.96 inches."""
    return frame("0.96")

"""The spacer between board and lid, one round each of the six screws."""

from build123d import Part

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.plan import rod


def spacer() -> Part:
    """Return one spacer, standing on the bed and centred on the origin."""
    height = (0.0, size.LID_GAP)
    return rod((0, 0), size.SPACER_DIAMETER, height) - rod((0, 0), size.SCREW_CLEARANCE, height)

"""The legend sheet's and the pane's outlines for a cutter: paper, film or acrylic, at 1:1."""

from host_tools.hardware import dimensions as size
from host_tools.hardware.shapes import Box, Disc, Drawing

CUT = "#ff0000"
"""What cutters and laser cutters take for a line to cut."""
_HAIR = 0.1
MARGIN = 5.0
PANE_CORNER = 1.0


def drawings() -> dict[str, Drawing]:
    """Return both by name."""
    return {"legend_sheet": _sheet(), "pane": _pane()}


def _sheet() -> Drawing:
    """Return the sheet with its holes."""
    width, length = size.SHEET_WIDTH, size.SHEET_LENGTH
    made = Drawing("Legend sheet, to be cut", width + 2 * MARGIN, length + 2 * MARGIN)
    made.add(Box(MARGIN, MARGIN, width, length, "", CUT, _HAIR, size.SHEET_CORNER))
    left, far = size.SHEET_MIDDLE[0] - width / 2, size.SHEET_MIDDLE[1] + length / 2
    for key in size.KEYS:
        x, y = size.xy(key.place)
        spot = (x - left + MARGIN, far - y + MARGIN)
        made.add(Disc(*spot, size.SHEET_KEY_HOLE / 2, "", CUT, _HAIR))
    return made


def _pane() -> Drawing:
    """Return the pane over the screen."""
    width, length, _ = size.PANE
    made = Drawing("Pane, to be cut", width + 2 * MARGIN, length + 2 * MARGIN)
    made.add(Box(MARGIN, MARGIN, width, length, "", CUT, _HAIR, PANE_CORNER))
    return made

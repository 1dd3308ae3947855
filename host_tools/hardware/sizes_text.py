"""The sizes a maker wants to know before anything is bought or printed, for the guide."""

from host_tools.hardware import dimensions as size
from host_tools.hardware.pcb import project
from host_tools.hardware.words import Words, decimals


def as_markdown(language: str) -> str:
    """Return them in a sentence or two."""
    width, length = 2 * size.OUTER_X, size.OUTER_FAR - size.OUTER_NEAR
    (left, near), (right, far) = project.outline()
    case = f"{width:.0f} x {length:.0f} x {size.RIM_TOP:.0f} mm"
    board = f"{right - left:.0f} x {far - near:.0f} mm"
    sheet = decimals(f"{size.SHEET_WIDTH:.1f} x {size.SHEET_LENGTH:.1f} mm", language)
    holes = f"{size.SHEET_KEY_HOLE:.0f} mm"
    pitch = decimals(f"{size.KEY_PITCH:.2f} mm", language)
    pane = f"{size.PANE[0]:.0f} x {size.PANE[1]:.0f} x {size.PANE[2]:.0f} mm"
    return Words(
        f"Closed, the case is {case}; a printer needs a bed that takes its floor. The board is "
        f"{board}, the legend sheet {sheet} with {len(size.KEYS)} holes of {holes}, the keys are "
        f"{pitch} apart, the pane is {pane}.",
        f"Fermé, le boîtier mesure {case} ; le plateau de l'imprimante doit prendre le fond. Le "
        f"circuit fait {board}, la façade {sheet} avec {len(size.KEYS)} trous de {holes}, les "
        f"touches sont à {pitch} l'une de l'autre, la vitre fait {pane}.",
    ).of(language)

"""The sizes a maker wants to know before anything is bought or printed, for the guide."""

from host_tools.hardware import dimensions as size


def as_markdown() -> str:
    width, length = 2 * size.OUTER_X, size.OUTER_FAR - size.OUTER_NEAR
    return (
        f"Closed, the case is {width:.0f} x {length:.0f} x {size.RIM_TOP:.0f} mm; a printer needs "
        f"a bed that takes its floor. The board is the PCB, 89 x 144 mm, or a perforated one "
        f"of {size.BOARD_WIDTH / 10:g} x {size.BOARD_LENGTH / 10:g} cm, the legend sheet "
        f"{size.SHEET_WIDTH:.1f} x "
        f"{size.SHEET_LENGTH:.1f} mm with {len(size.KEYS)} holes of {size.SHEET_KEY_HOLE:.0f} mm, "
        f"the keys are {size.KEY_PITCH:.2f} mm apart, the pane {size.PANE[0]:.0f} x "
        f"{size.PANE[1]:.0f} x {size.PANE[2]:.0f} mm."
    )

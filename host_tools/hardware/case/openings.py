"""The openings of the case, which lid, floor, door and the checks share."""

from host_tools.hardware import dimensions as size

PICO_MIDDLE_COLUMN = size.PICO_PIN_1[0] + size.PICO_ROW_HOLES / 2
PICO_X = size.xy((PICO_MIDDLE_COLUMN, 0))[0]
PICO_FAR_EDGE = (
    size.xy(size.PICO_PIN_1)[1] + (size.PICO_LENGTH - (size.PICO_PINS - 1) * size.PITCH) / 2
)
USB_Z = size.BOARD_TOP + size.HEADER + size.PICO_THICKNESS + size.USB_SOCKET[1] / 2
USB_ROUND = 0.4
"""Clearance on each side of the largest plug."""
USB_INWARDS = PICO_FAR_EDGE + size.USB_OVERHANG - USB_ROUND
"""A plug goes in as far as the socket's face, under the lid."""
USB_X = (PICO_X - size.USB_PLUG[0] / 2 - USB_ROUND, PICO_X + size.USB_PLUG[0] / 2 + USB_ROUND)
USB_HEIGHTS = (
    USB_Z - size.HEADER - size.USB_PLUG[1] / 2 - USB_ROUND,
    USB_Z + size.USB_PLUG[1] / 2 + USB_ROUND,
)
"""From a Pico that is soldered flat up to one on headers."""

RESET_MIDDLE = size.xy(
    (sum(place[0] for place in size.RESET_PINS) / 4, sum(p[1] for p in size.RESET_PINS) / 4)
)
RESET_SHIFT = 0.65
"""The hole lies between where the perforated board and the PCB have the button."""
RESET_HOLE = 2.4
"""A straightened paper clip, with room."""

SLIDE_MIDDLE = size.xy(size.SLIDE_PINS[1])
SLIDE_SLOT = (2.6, 7.0)
"""The slot for the lever."""
SLIDE_DISH, SLIDE_DISH_DEPTH = ((-7.0, 3.2), (-8.5, 8.5)), 1.9
"""The hollow for a fingertip round it: from its middle, as far as the rim leaves room."""
GRILLE = (40.0, 27.5)
"""The middle of the holes that let the sound out, beside the screen."""
FEET_PLACES = tuple(
    (x, y)
    for x in (-size.OUTER_X + 10.5, size.OUTER_X - 10.5)
    for y in (size.OUTER_NEAR + 10.5, size.OUTER_FAR - 10.5)
)

PIEZO_MIDDLE = size.xy(((size.PIEZO_PINS[0][0] + size.PIEZO_PINS[1][0]) / 2, size.PIEZO_PINS[0][1]))

HOLDER_MIDDLE = size.xy(size.HOLDER_PLACE)
HOLDER_ROUND = 1.0
"""Clearance on each side of the cells' holder as it goes through the floor."""

TONGUE, TONGUE_HEIGHT = 1.2, 1.0
"""The floor's rim goes up into a groove of the lid."""

DOOR_TAB = (12.0, 9.0)
"""Width and length of the tab, at the near end, that the door's screw goes through."""
DOOR_SCREW = (
    HOLDER_MIDDLE[0],
    HOLDER_MIDDLE[1] - size.HOLDER_LENGTH / 2 - HOLDER_ROUND - size.FLOOR - DOOR_TAB[1] / 2,
)

NAME = "COURTIER"
"""The name on the lid."""

"""The unit's sizes in millimetres: board, bought parts, panel, and the case round them.

The board's grid is the datum. A place is (column, row): column 0 on the left, row 0 at the far end
(the USB socket's), seen from the keys' side; a half means between two holes. `xy` turns a place
into millimetres, x to the right and y away from the player, (0, 0) in the grid's middle; z is 0 on
the table. Sizes of bought parts are the makers'; where they differ from one maker to the next, it
says what was allowed for.
"""

from typing import NamedTuple

import pins

Place = tuple[float, float]

# --- The perforated board -------------------------------------------------------------------
PITCH = 2.54
"""From hole to hole."""
COLUMNS, ROWS = 31, 54
"""The holes that are used: 76.2 x 134.62 mm. Boards of one nominal size differ in how many holes
they have and how far from the edge those begin, so the case holds the board by holes of the grid
that the maker drills up, never by its edges or by its own corner holes."""
BOARD_WIDTH, BOARD_LENGTH, BOARD_THICKNESS = 90.0, 150.0, 1.6
"""The board as sold (9 x 15 cm)."""
BOARD_FAR_MARGIN = (2.0, 5.0)
"""From row 0 to the board's far edge, least and most: more, and the USB plug does not reach."""
BOARD_SIDE_SHIFT = 1.3
"""How far off the middle the grid may sit: half a hole, where a board has an even number."""
SOLDER_SIDE = 2.0
"""What joints, cut leads and wires may stand proud of the board's underside over the cells."""


def xy(place: Place) -> tuple[float, float]:
    """A place on the grid in millimetres from the grid's middle."""
    column, row = place
    return (column - (COLUMNS - 1) / 2) * PITCH, ((ROWS - 1) / 2 - row) * PITCH


class Key(NamedTuple):
    """One of the 25 switches: its name in pins.KEYS and where its middle is."""

    name: str
    place: Place

    @property
    def pins(self) -> tuple[tuple[Place, Place], tuple[Place, Place]]:
        """Its four holes: two to the left of the middle, joined inside the switch, and two to
        the right, joined too. Pressing joins left to right."""
        column, row = self.place
        left, right = column - 1, column + 1
        far, near = row - 2.5, row + 2.5
        return ((left, far), (left, near)), ((right, far), (right, near))


# --- Keys: Omron B3F-4055 and its many copies, data sheet A068 --------------------------------
KEY_PITCH_HOLES = 7
KEY_PITCH = KEY_PITCH_HOLES * PITCH
KEYS = tuple(
    Key(name, (1 + KEY_PITCH_HOLES * column, 22.5 + KEY_PITCH_HOLES * row))
    for row, names in enumerate(pins.KEYS)
    for column, name in enumerate(names)
)
SWITCH_SIDE = 12.0
SWITCH_BODY_HEIGHT = 4.3
"""Body and collar; its pins are 12.5 x 5 mm apart and go into holes 5 x 2 apart (12.7 x 5.08)."""
KEY_TRAVEL = 0.5
"""The data sheet says 0.3 mm with 0.2 of tolerance."""
CAP_DIAMETER = 11.8
"""Round caps for this plunger are 11.5 to 11.8 mm across."""
CAP_BOTTOM, CAP_TOP = 5.2, 11.5
"""Above the board, at rest."""

# --- Raspberry Pi Pico, data sheet: mechanical drawing ----------------------------------------
PICO_WIDTH, PICO_LENGTH, PICO_THICKNESS = 21.0, 51.0, 1.0
PICO_PIN_1: Place = (20, 0)
"""Pins 1 to 20 go down column 20, 21 to 40 up column 27; the USB socket looks off the far end."""
PICO_ROW_HOLES = 7
PICO_PINS = 20
HEADER = 2.54
"""The plastic of a pin header, between a module and the board."""
USB_OVERHANG = 1.3
USB_SOCKET = (8.0, 2.8)
"""Width, and height above the Pico."""
USB_PLUG = (12.0, 7.5)
"""The largest moulding of a micro USB plug that goes in."""
PICO_HEIGHT = HEADER + PICO_THICKNESS + USB_SOCKET[1]

# --- OLED module: SSD1306 128x64, 0.96", 4 pins -----------------------------------------------
OLED_WIDTH, OLED_LENGTH, OLED_THICKNESS = 27.5, 28.0, 1.2
"""Modules are 27.0 to 27.5 by 27.3 to 28.0 mm."""
OLED_PIN_1: Place = (6, 8)
"""Its four pins go right from here; which is which differs: read the module's own print."""
OLED_PINS = 4
OLED_PIN_EDGE = 1.5
"""From the middle of the pins to the module's far edge."""
OLED_GLASS = (26.7, 19.3, 1.9)
OLED_GLASS_EDGE = 4.5
"""From the module's far edge to the glass."""
OLED_VIEW_EDGE = 12.2
"""From the module's far edge to the middle of the lit area."""

# --- Small parts ------------------------------------------------------------------------------
PIEZO_PINS: tuple[Place, Place] = ((15, 12), (17, 12))
PIEZO_DIAMETER, PIEZO_HEIGHT = 12.6, 6.9
"""Murata PKM13EPYH4000-A0, pins 5 mm apart."""
RESET_PINS: tuple[Place, ...] = ((15, 4), (18, 4), (15, 6), (18, 6))
"""A 6 x 6 mm tactile switch; the two of a row are joined inside it."""
RESET_SIDE, RESET_HEIGHT = 6.0, 5.0
FRAM_PIN_1: Place = (4, 0)
"""An optional breakout whose eight pins go right from here, at the far end of its board."""
FRAM_PINS = 8
FRAM_WIDTH, FRAM_LENGTH, FRAM_HEIGHT = 26.0, 18.5, 5.5
FRAM_PIN_EDGE = 1.5
BATTERY_PINS: tuple[Place, Place] = ((15, 18), (17, 18))
"""Plus and minus of the cells, where the holder's wires arrive."""
FREE_ZONES = (((14, 15), (18, 19)), ((28, 3), (30, 19)), ((0, 3), (1, 19)))
"""Corners of what is left of the far end for resistors and the like, up to LOW_PARTS high."""
LOW_PARTS = 6.5

# --- Cells: two AA (IEC 60086 R6) in a flat holder, wires 150 mm ------------------------------
CELL_DIAMETER, CELL_LENGTH = 14.5, 50.5
HOLDER_LENGTH, HOLDER_WIDTH, HOLDER_HEIGHT = 59.0, 32.0, 16.5
"""Holders are 57 to 59 by 31 to 32 mm; the height is with the cells in. One of 59 has room, but
does not swing in with the door: its near upper edge would need another millimetre."""
HOLDER_PLACE: Place = (15, 36.5)

# --- Screws: M3 x 20, countersunk 90 degrees, six; one M3 x 8 for the battery door ------------
SCREW_DIAMETER, SCREW_HEAD, SCREW_CORE = 3.0, 6.0, 2.5
SCREW_LENGTH, DOOR_SCREW_LENGTH = 20.0, 8.0
SCREWS: tuple[Place, ...] = ((0, 1), (30, 1), (4, 26), (26, 26), (4, 47), (26, 47))
"""Holes of the board drilled up to SCREW_CLEARANCE; the last four are hidden by the sheet."""
SCREWS_UNDER_SHEET = SCREWS[2:]
SCREW_CLEARANCE = 3.4
SCREW_PILOT = DOOR_PILOT = 2.7
"""A screw cuts its own thread in this, in the posts and over the door."""
SCREW_SINK = 6.4
SCREW_KEEP_OUT = 1
"""So many holes to every side of a screw stay empty: the spacer and the post stand on them."""
SPACER_DIAMETER = 5.8
POST_DIAMETER = 7.0

# --- Heights, from the table up ---------------------------------------------------------------
FLOOR = 2.4
BOARD_BOTTOM = 22.4
BOARD_TOP = BOARD_BOTTOM + BOARD_THICKNESS
LID_GAP = 7.2
"""Between board and lid: the piezo and 0.3 mm."""
LID_BOTTOM = BOARD_TOP + LID_GAP
KEY_PLATE = 1.8
SHEET_TOP_OF_PLATE = LID_BOTTOM + KEY_PLATE
"""What the legend sheet lies on."""
LID_THICKNESS = 3.2
LID_TOP = LID_BOTTOM + LID_THICKNESS

# --- Case -------------------------------------------------------------------------------------
WALL = 2.8
GAP = 0.5
"""Round what must go in freely."""
FIT = 0.25
"""Between two printed faces that slide into each other."""
INNER_X = BOARD_WIDTH / 2 + BOARD_SIDE_SHIFT + GAP
INNER_FAR = xy((0, 0))[1] + BOARD_FAR_MARGIN[1] + GAP
INNER_NEAR = xy((0, 0))[1] + BOARD_FAR_MARGIN[0] - BOARD_LENGTH - GAP
OUTER_X, OUTER_FAR, OUTER_NEAR = INNER_X + WALL, INNER_FAR + WALL, INNER_NEAR - WALL
CORNER, INNER_CORNER = 4.5, 1.5
"""Radius of the case's upright edges; inside, a board's square corner must go in."""
EDGE = 1.0
"""Chamfer of the lid's upper and the floor's lower edge."""

# --- The panel: legend sheet, key holes, window -----------------------------------------------
KEY_HOLE = 12.6
"""Diameter of the lid's openings, concentric with the caps."""
SHEET_WIDTH = SHEET_LENGTH = 5 * KEY_PITCH - 0.4
"""The printed sheet: 0.3 mm card, or paper that is laminated."""
SHEET_THICKNESS = 0.5
"""At most: nothing holds the sheet but the recess and the caps."""
SHEET_KEY_HOLE = 13.0
SHEET_CORNER = 2.0
SHEET_MIDDLE = xy((15, 36.5))
RECESS_WIDTH = RECESS_LENGTH = 5 * KEY_PITCH
"""The recess is deeper than the sheet is thick, so that its edges are out of reach; a nick lets
a nail in."""
WINDOW = (25.0, 14.6)
"""The opening over the OLED, at the lid's underside; 45 degrees wider above."""

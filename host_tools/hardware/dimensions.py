"""The unit's sizes in millimetres: board, bought parts, panel, and the case round them.

The board's grid is the datum. A place is (column, row): column 0 on the left, row 0 at the far end
(the USB socket's), seen from the keys' side; a half means between two holes. `xy` turns a place
into millimetres, x to the right and y away from the player, (0, 0) in the grid's middle; z is 0 on
the table. Sizes of bought parts are the makers'. Where makers differ, a comment says what is
allowed for.
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
BOARD_FAR_MARGIN = (2.0, 7.8)
"""From row 0 to the board's far edge, least and most: with the holes in the middle, a board of
54 rows has 7.7 mm there and one of 58 rows 2.6."""
BOARD_SIDE_SHIFT = 1.3
"""How far off the middle the grid may be: half a hole if a board has an even number."""
SOLDER_SIDE = 2.0
"""How far joints, leads and wires may stick out of the board's underside over the cells."""


def xy(place: Place) -> tuple[float, float]:
    """Return a place on the grid in millimetres from the grid's middle."""
    column, row = place
    return (column - (COLUMNS - 1) / 2) * PITCH, ((ROWS - 1) / 2 - row) * PITCH


class Key(NamedTuple):
    """One of the 25 switches: its name in pins.KEYS and its middle."""

    name: str
    place: Place

    @property
    def pins(self) -> tuple[tuple[Place, Place], tuple[Place, Place]]:
        """Its four holes: two to the left of the middle and two to the right. The switch joins each
        pair; pressing it joins left to right."""
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


# --- The screen: an OLED module of 128 x 64 dots, in a pocket of the lid, on a cable -----------
class Screen(NamedTuple):
    """A module: its board, its glass (width, length, thickness), the lit area, and how far the lit
    area's middle may lie off the module's. Where makers differ, the largest."""

    width: float
    length: float
    thickness: float
    glass: tuple[float, float, float]
    lit: tuple[float, float]
    shift: float


SCREENS = {
    "2.42": Screen(61.5, 39.5, 1.6, (60.5, 37.0, 2.1), (55.01, 27.49), 3.0),
    "1.3": Screen(35.6, 33.8, 1.2, (34.8, 23.2, 1.7), (29.42, 14.7), 1.5),
    "0.96": Screen(27.5, 28.0, 1.2, (26.7, 19.3, 1.9), (21.74, 10.86), 1.8),
}
"""By their inches. 2.42: Waveshare's size, which is the smallest; 72 x 44 mm ones do not fit."""
SCREEN = SCREENS["2.42"]
SCREEN_PARTS = 1.8
"""How far parts stick out of a module's back, besides its cable's connector."""
CONNECTOR = (18.0, 9.0, 5.5)
"""The connector on the back of Waveshare's module: along the edge it sits at, inwards, and down. No
drawing seen here says where it is, so there is room for it in the middle of every edge; a JST PH of
seven pins with side entry is 15.9 x 7.6 x 4.8 mm."""
SOLDER_JOINT = (10.2, 2.5, 1.5)
"""The four joints at the far edge of a small module's face: along it, inwards and up."""
GLASS_TO_DOTS = 1.1
"""Depth of the dots below the glass's face."""
OLED_PIN_1: Place = (6, 8)
"""The screen's header: its four pins go right from here. Read the module's own print."""
OLED_PINS = 4
CABLE_LENGTH = 18.0
"""A right-angle header and the plugs on it, towards the player."""
OLED_PIN_EDGE = 1.5
PANE = (65.0, 43.0, 1.0)
"""The pane over the screen, flush with the rim round it: no lip hides the lower dots."""

# --- Small parts ------------------------------------------------------------------------------
PIEZO_PINS: tuple[Place, Place] = ((15, 12), (17, 12))
PIEZO_DIAMETER, PIEZO_HEIGHT = 12.6, 6.9
"""Murata PKM13EPYH4000-A0, pins 5 mm apart."""
RESET_PINS: tuple[Place, ...] = ((30, 9), (30, 12), (28, 9), (28, 12))
"""A 6 x 6 mm tactile switch; the two of a column are joined inside it."""
RESET_SIDE, RESET_HEIGHT = 6.0, 5.0
FRAM_PIN_1: Place = (4, 0)
"""An optional breakout whose eight pins go right from here, at the far end of its board."""
FRAM_PINS = 8
FRAM_WIDTH, FRAM_LENGTH, FRAM_HEIGHT = 26.0, 18.5, 5.5
FRAM_PIN_EDGE = 1.5
BATTERY_PINS: tuple[Place, Place] = ((15, 18), (17, 18))
"""Plus and minus of the cells, where the holder's wires arrive."""
SLIDE_PINS: tuple[Place, ...] = ((0, 12), (0, 13), (0, 14))
"""The slide switch of the cells: on, middle contact, off; a finger moves it through the lid."""
SLIDE_WIDTH, SLIDE_LENGTH, SLIDE_BODY, SLIDE_HEIGHT = 4.0, 10.0, 4.0, 9.0
"""SS12D00G5: 3.7 x 8.5 x 3.7 mm and a lever of 5 mm."""
SLIDE_LEVER = (2.0, 4.5)
"""The lever with its travel."""
FREE_ZONES = (((14, 15), (18, 19)), ((28, 14), (30, 19)), ((0, 16), (1, 19)))
"""Corners of the areas left at the far end for resistors and the like, up to LOW_PARTS high."""
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
"""Holes on each side of a screw that stay empty: the spacer and the post stand on them."""
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
"""The surface under the legend sheet."""
LID_THICKNESS = 3.2
LID_TOP = LID_BOTTOM + LID_THICKNESS

# --- Case -------------------------------------------------------------------------------------
WALL = 2.8
GAP = 0.5
"""Round parts that must go in freely."""
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
KEY_HOLE = 13.2
"""Diameter of the lid's openings, concentric with the caps."""
SHEET_KEY_HOLE = 13.0
SHEET_FAR, SHEET_NEAR = 8.0, 10.9
"""From the middle of the first keys to the sheet's far edge, and of the last to its near edge: a
key's name stands on its near side, where the cap does not hide it."""
SHEET_WIDTH = 5 * KEY_PITCH - 0.4
SHEET_LENGTH = 4 * KEY_PITCH + SHEET_FAR + SHEET_NEAR
"""The printed sheet: 0.3 mm card, or paper that is laminated."""
SHEET_THICKNESS = 0.5
"""The most: only the recess and the caps hold the sheet."""
SHEET_CORNER = 2.0
SHEET_MIDDLE = (xy((15, 36.5))[0], xy((15, 36.5))[1] - (SHEET_NEAR - SHEET_FAR) / 2)
RECESS_WIDTH, RECESS_LENGTH = SHEET_WIDTH + 0.4, SHEET_LENGTH + 0.4
"""The recess is deeper than the sheet is thick, so that fingers do not reach the edges; a nick lets
a nail in."""

# --- The screen's pocket in the lid: steps that all open upwards ------------------------------
POCKET = (SCREEN.width + 0.8, SCREEN.length + 0.8)
SHELF, SHELF_LENGTH, SHELF_HEIGHT = 2.0, 10.0, 5.5
"""The shelves under the module's four corners: how far they reach in, their length, and the height
above the lid's underside, so that a connector ends above whatever stands on the board."""
PANE_BOTTOM = LID_BOTTOM + SHELF_HEIGHT + SCREEN.thickness + SCREEN.glass[2] + 0.1
RIM_TOP = PANE_BOTTOM + PANE[2]
PANE_ROUND = 0.3
"""Free round the pane, to every side."""
RIM = 1.4
"""The rim's wall round the pane."""
POCKET_MIDDLE = (0.0, 43.3)
FRAME_PLATE = 2.0
"""A smaller module is stuck below a plate of this thickness, its glass in an opening."""
SNAP = (30.0, 0.45)
"""The ridge on the floor's tongue that holds the lid's near edge: its length, and how far it stands
out. The groove lets it by with FIT to spare, so 0.2 mm of it snap."""
FEET = (10.6, 0.6)
"""Hollows in the floor that rubber feet are stuck into: diameter and depth."""

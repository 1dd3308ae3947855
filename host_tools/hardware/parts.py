"""The parts list, its one home: what to buy, how many, what it typically costs, what else will do.

Prices are typical ones of European hobby shops for small quantities, in euros with VAT, rounded;
they were written down in November 2026 and are no offer. A pack is counted by the piece.
"""

from typing import NamedTuple

from host_tools.hardware import nets
from host_tools.hardware.board_wires import length_mm, wires

CURRENCY, PRICED = "EUR", "November 2026"


BOTH, PCB, PERFBOARD = "", "PCB", "perforated board"
"""Which way of building a part is for."""


class Item(NamedTuple):
    """A line of the list. `cents` is for one; `optional` is not in the total. `number` is a maker's
    part number and `second` another source, to be checked against the shop's page when ordering;
    a part that any shop has needs neither."""

    refs: str
    name: str
    value: str
    quantity: int
    cents: int
    alternatives: str
    optional: bool = False
    number: str = ""
    second: str = ""
    way: str = BOTH

    @property
    def total(self) -> int:
        """What the line costs, in cents."""
        return self.quantity * self.cents


_KEYS = [key for key in nets.KEYS if key.diode]


def _metres(bare: bool) -> int:
    """Wire in whole metres, with half as much again for stripping and mistakes."""
    used = sum(length_mm(wire) for wire in wires() if wire.bare == bare and not wire.lead)
    return -(-int(used * 1.5) // 1000)


ITEMS = (
    Item("", "printed circuit board", "hardware/pcb, 89 x 144 mm, 2 layers, 1.6 mm", 1, 500,
         "five are the least most board houses make", number="courtier-gerbers.zip",
         second="any board house: 0.25 mm tracks, 0.4 mm drills", way=PCB),
    Item("", "perforated board 9 x 15 cm", "2.54 mm, a pad per hole, 31 x 54 holes or more", 1,
         300, "single- or double-sided; no stripboard. Any of 54 to 58 rows", way=PERFBOARD),
    Item("U1", "Raspberry Pi Pico", "RP2040", 1, 450,
         "Pico H (pins fitted). Pico W, 2 and 2 W have the same pins but have not been tried",
         number="Raspberry Pi SC0915", second="Raspberry Pi SC0917 (Pico H)"),
    Item("U2", "OLED module 2.42 inch", "SSD1309, 128 x 64, I2C, address 0x3C, up to 62 x 40 mm", 1,
         1800, "0.96 or 1.3 inch with SSD1306, in a frame of its own: cheaper, and smaller to "
         "read. Not SH1106", number="Waveshare 2.42inch OLED Module, set to I2C",
         second="0.96 inch: any SSD1306 module, 4 pins"),
    Item("", "cable to the screen", "4 or 7 wires with sockets, 10 to 20 cm", 1, 100,
         "comes with the Waveshare module"),
    Item("J1", "right-angle pin header", "2.54 mm, 1 x 7", 1, 20,
         "only for a screen with seven wires", number="Wurth 61300711021",
         second="any, broken off a strip", way=PCB),
    Item("S1-S25", "tactile switch 12 x 12 x 7.3 mm", "square plunger, 1.27 N", 25, 25,
         "any copy of 1.0 to 1.6 N with the 3.8 mm square plunger; B3F-4055 looks the same and is "
         "twice as stiff", number="Omron B3F-4050", second="any 12 x 12 x 7.3 mm, 130 to 160 gf"),
    Item("", "round cap for S1-S25", "11.5 to 11.8 mm across", 25, 10,
         "any colour: the legends are on the sheet", number="A14",
         second="any for a 3.8 mm plunger"),
    Item("D1-D24", "switching diode", "1N4148", len(_KEYS), 4,
         "1N4448, 1N914, BAT85: it does not matter", number="onsemi 1N4148",
         second="Vishay 1N4148-TAP"),
    Item("D25", "Schottky diode", "1N5817", 1, 20,
         "1N5818, 1N5819, SB120: the lower the voltage it drops, the longer the batteries last",
         number="onsemi 1N5817G", second="Vishay 1N5817-E3/54"),
    Item("R1", "resistor", "330 Ω, 0.25 W", 1, 5, "220 to 470 Ω: it does not matter",
         number="Yageo CFR-25JB-52-330R", second="any"),
    Item("R2", "resistor of the screen's reset", "10 kΩ, 0.25 W", 1, 5,
         "4.7 to 47 kΩ; only for a screen with seven wires", number="Yageo CFR-25JB-52-10K",
         second="any", way=PCB),
    Item("R3-R4", "pull-up resistor", "4.7 kΩ, 0.25 W", 2, 5,
         "only where neither screen nor FRAM has its own: nearly all have", optional=True,
         number="Yageo CFR-25JB-52-4K7", second="any", way=PCB),
    Item("C1-C3", "ceramic capacitor", "100 nF, pins 5 mm apart", 3, 10, "any voltage",
         number="Kemet C320C104M5U5TA", second="any X7R or Z5U", way=PCB),
    Item("C4", "electrolytic capacitor", "10 µF, 5 mm across", 1, 10, "10 to 47 µF, 6.3 V or more",
         number="Panasonic ECA-1HM100", second="any", way=PCB),
    Item("BZ1", "passive piezo, 12.6 mm", "resonance 4 kHz, pins 5 mm apart", 1, 80,
         "any passive piezo up to 12.6 mm. Not an active buzzer, not a magnetic one",
         number="Murata PKM13EPYH4000-A0", second="TDK PS1240P02BT"),
    Item("S26", "tactile switch 6 x 6 x 5 mm", "reset", 1, 10, "any height of 4.3 to 5 mm",
         number="Omron B3F-1020", second="any"),
    Item("S27", "slide switch", "three pins 2.54 mm apart, lever up to 7 mm above the board", 1, 60,
         "2.5 mm apart goes in too", number="Wurth 450301014042", second="SS12D00G3"),
    Item("", "pin header", "2.54 mm, 1 x 40, breakable", 2, 50,
         "two strips of 20 for the Pico, 8 for the FRAM; 4 at a right angle for the screen"),
    Item("BT1", "battery holder", "2 AA side by side, wires, 57-58 x 31-32 mm", 1, 150,
         "open, without a switch: a closed one with a switch is larger. Not 59 mm long, which does "
         "not swing in with the door; not with batteries end to end", number="by its size",
         second="any of this size"),
    Item("", "alkaline AA battery", "LR6", 2, 80, "NiMH ones: shorter, see the current budget"),
    Item("", "insulated wire, metres", "AWG 30 (wire-wrap), several colours", _metres(False), 40,
         "AWG 28, no thicker: over the batteries two wires cross, and 2 mm is all the room",
         way=PERFBOARD),
    Item("", "bare tinned wire, metres", "0.5 to 0.6 mm", _metres(True), 40,
         "legs cut off other parts", way=PERFBOARD),
    Item("", "countersunk screw", "M3 x 20", 6, 10, "cross or hex socket", number="DIN 7991 M3x20",
         second="DIN 965 M3x20"),
    Item("", "screw of the battery door", "M3 x 8, countersunk", 1, 10, "M3 x 10",
         number="DIN 7991 M3x8", second="DIN 965 M3x8"),
    Item("", "double-sided tape, thin", "0.5 mm at most: holds BT1 on the door, and the pane", 1,
         20,
         "no foam tape: it is too thick"),
    Item("", "rubber foot", "self-adhesive, 8 to 10 mm across", 4, 5, "felt"),
    Item("", "pane", "clear acrylic or polycarbonate, 65 x 43 x 1 mm, corners round", 1, 150,
         "stiff clear film from a package"),
    Item("", "filament, 100 g", "PLA or PETG", 2, 250,
         "any colour; dark ones hide the OLED's edge"),
    Item("", "card or laminating pouch", "A4", 1, 50, "what holds the legends: 0.3 to 0.5 mm"),
    Item("", "USB cable", "micro USB with data lines", 1, 300,
         "one that only charges shows no drive"),
    Item("U3", "FRAM breakout", "MB85RC256V, I2C, address 0x50, 8 pins", 1, 1200,
         "without it the unit saves to the Pico's own flash", optional=True,
         number="Adafruit 1895", second="any MB85RC256V breakout with the same eight pins"),
)  # fmt: skip


def _numbers(refs: str) -> list[str]:
    """The references that a range such as S1-S25 stands for."""
    first, _, last = refs.partition("-")
    letters = first.rstrip("0123456789")
    numbers = (int(ref[len(letters) :]) for ref in (first, last or first))
    low, high = numbers
    return [f"{letters}{number}" for number in range(low, high + 1)]


def of_ref(ref: str) -> Item:
    """The line a reference is bought by."""
    return next(item for item in ITEMS if item.refs and ref in _numbers(item.refs))


def total(way: str = PCB) -> int:
    """What one way of building needs, in cents."""
    return sum(item.total for item in ITEMS if not item.optional and item.way in (BOTH, way))


def total_with_options(way: str = PCB) -> int:
    """Everything for it, in cents."""
    return sum(item.total for item in ITEMS if item.way in (BOTH, way))

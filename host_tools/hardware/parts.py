"""The parts list, its one home: what to buy, how many, what it typically costs, what else will do.

Prices are typical ones of European hobby shops for small quantities, in euros with VAT, rounded;
they were written down in November 2026 and are no offer. A pack is counted by the piece.
"""

from typing import NamedTuple

from host_tools.hardware import nets
from host_tools.hardware.board_wires import length_mm, wires

CURRENCY, PRICED = "EUR", "November 2026"


class Item(NamedTuple):
    """A line of the list. `cents` is for one; `optional` is not in the total."""

    refs: str
    name: str
    value: str
    quantity: int
    cents: int
    alternatives: str
    optional: bool = False

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
    Item("U1", "Raspberry Pi Pico", "RP2040, SC0915", 1, 450,
         "Pico H (pins fitted). Pico W, 2 and 2 W have the same pins but have not been tried"),
    Item("U2", "OLED module 0.96 inch", "SSD1306, 128 x 64, I2C, 4 pins, address 0x3C", 1, 500,
         "any colour. Not SH1106, not 7 pins (SPI)"),
    Item("S1-S25", "tactile switch 12 x 12 x 7.3 mm", "square plunger, Omron B3F-4055", 25, 25,
         "any copy with the 3.8 mm square plunger; stiffer is better than softer"),
    Item("", "round cap for S1-S25", "11.5 to 11.8 mm across, A14 type", 25, 10,
         "any colour: the legends are on the sheet"),
    Item("D1-D24", "switching diode", "1N4148", len(_KEYS), 4,
         "1N4448, 1N914, BAT85: it does not matter"),
    Item("D25", "Schottky diode", "1N5817", 1, 20,
         "1N5818, 1N5819, SB120: the lower the voltage it drops, the longer the cells last"),
    Item("R1", "resistor", "330 Ω, 0.25 W", 1, 5, "220 to 470 Ω: it does not matter"),
    Item("BZ1", "passive piezo, 12.6 mm", "Murata PKM13EPYH4000-A0, pins 5 mm apart", 1, 80,
         "any passive piezo up to 12.6 mm. Not an active buzzer, not a magnetic one"),
    Item("S26", "tactile switch 6 x 6 x 5 mm", "reset", 1, 10, "any height of 4.3 to 5 mm"),
    Item("", "perforated board 9 x 15 cm", "2.54 mm, a pad per hole, 31 x 54 holes or more", 1,
         300, "single- or double-sided; no stripboard. With 57 or 58 rows no edge need be sawn"),
    Item("", "pin header", "2.54 mm, 1 x 40, breakable", 2, 50,
         "two strips of 20 for the Pico, 4 for the OLED, 8 for the FRAM"),
    Item("BT1", "battery holder", "2 AA side by side, wires, 57-58 x 31-32 mm", 1, 150,
         "open, without a switch: a closed one with a switch is larger. Not 59 mm long, which does "
         "not swing in with the door; not with cells end to end"),
    Item("", "alkaline AA cell", "LR6", 2, 80, "NiMH cells: shorter, see the current budget"),
    Item("", "insulated wire, metres", "AWG 30 (wire-wrap), several colours", _metres(False), 40,
         "AWG 28, no thicker: over the cells two wires cross, and 2 mm is all the room there is"),
    Item("", "bare tinned wire, metres", "0.5 to 0.6 mm", _metres(True), 40,
         "legs cut off other parts"),
    Item("", "countersunk screw", "M3 x 20", 6, 10, "cross or hex socket"),
    Item("", "screw of the battery door", "M3 x 8, countersunk", 1, 10, "M3 x 10"),
    Item("", "double-sided tape, thin", "0.5 mm at most: holds BT1 on the door", 1, 20,
         "no foam tape: it is too thick"),
    Item("", "filament, 100 g", "PLA or PETG", 2, 250,
         "any colour; dark ones hide the OLED's edge"),
    Item("", "card or laminating pouch", "A4", 1, 50, "what holds the legends: 0.3 to 0.5 mm"),
    Item("", "USB cable", "micro USB with data lines", 1, 300,
         "one that only charges shows no drive"),
    Item("U3", "FRAM breakout", "MB85RC256V, I2C, address 0x50, 8 pins (Adafruit 1895)", 1, 1200,
         "without it the unit saves to the Pico's own flash", optional=True),
)  # fmt: skip


def total() -> int:
    """What is needed, in cents."""
    return sum(item.total for item in ITEMS if not item.optional)


def total_with_options() -> int:
    """Everything, in cents."""
    return sum(item.total for item in ITEMS)

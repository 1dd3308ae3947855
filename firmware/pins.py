"""The reference board's wiring, the one place that knows it.

Pins are named as the `board` module names them, so that the desktop can read this file too.
"""

# The OLED's I2C bus (an I2C FRAM may share it); R3 and R4 pull it up, and most modules do too.
SDA = "GP4"
SCL = "GP5"
I2C_HZ = 400_000
OLED_ADDRESS = 0x3C
OLED_LEFT = 0  # 2 for an SH1106, the chip of most 1.3 inch modules; 0 for an SSD1306 or SSD1309
FRAM_ADDRESS = 0x50

# Key matrix: a row is driven low, the columns are read against their pull-ups. Each key has a
# diode, its anode on the column's side and its cathode on the row's.
ROWS = ("GP6", "GP7", "GP8", "GP9", "GP10")
COLUMNS = ("GP11", "GP12", "GP13", "GP14", "GP15")
KEYS = (
    ("1", "2", "3", "BUY_BANK", "SELL"),
    ("4", "5", "6", "BUY_PLAYER", "OFFICES"),
    ("7", "8", "9", "INTEREST", "GO"),
    ("CANCEL", "0", "CONFIRM", "TOTAL", "REVIEW"),
    ("UNDO", "MENU", "REMOVE", "NEW_GAME", "POWER"),
)

# POWER sits in the matrix's last place on the panel but is wired from a pin of its own to ground,
# because that is what can wake the board from its deepest sleep.
POWER = "GP22"

# Held at power-on, this key leaves the drive to the PC. Not POWER: it may still be down when the
# board it has just woken starts.
DRIVE_KEY = "MENU"

BUZZER = "GP17"

# A third of VSYS, divided on the Pico itself. On a Pico W and a Pico 2 W this pin also serves the
# radio chip and reads right only while that is at rest, which it is here: nothing uses it.
BATTERY = "A3"

"""The figures behind the current budget, each with where it is from.

Nothing here was measured on a unit of ours. "data sheet" is the maker's word, "measured" is what
somebody published, "reasoned" is our own estimate.
"""

from typing import NamedTuple


class Figure(NamedTuple):
    """A value, its unit, what it is, how it is known and where from."""

    value: float
    unit: str
    what: str
    kind: str
    source: str


PICO_AWAKE = Figure(
    21,
    "mA at 5 V",
    "Pico, Python waiting, nothing on USB",
    "measured",
    "[micropython issue 8770](https://github.com/micropython/micropython/issues/8770)",
)
PICO_THIRSTY = Figure(
    26,
    "mA at 5 V",
    "the same, the highest figure found",
    "measured",
    "[Pimoroni forum, Pico min power draw]"
    "(https://forums.pimoroni.com/t/pico-rgb-keypad-min-power-draw/25317)",
)
PICO_LIGHT = Figure(
    17,
    "mA at 5 V",
    "Pico in CircuitPython's light sleep; the voltage is not said, 5 V is taken",
    "measured",
    "[circuitpython issue 7047](https://github.com/adafruit/circuitpython/issues/7047)",
)
PICO_DEEP = Figure(
    2,
    "mA at 5 V",
    "Pico in deep sleep with a pin alarm, at most",
    "measured",
    "[Adafruit, RP2040 sleep]"
    "(https://learn.adafruit.com/deep-sleep-with-circuitpython/rp2040-sleep)",
)
SUPPLY_LOW = Figure(
    1.8,
    "V",
    "the least the Pico works from, at VSYS",
    "data sheet",
    "[Pico data sheet, 4.5](https://datasheets.raspberrypi.com/pico/pico-datasheet.pdf)",
)
GOOD_AT_5V = Figure(
    0.90,
    "",
    "efficiency of the Pico's converter, RT6150, from 5 V",
    "data sheet",
    "[RT6150, features: up to](https://sheetsdata.com/parts/RT6150A)",
)
GOOD_AT_CELLS = Figure(
    0.85, "", "the same from two batteries", "reasoned", "less than its best, as it must step up"
)
SEGMENT = Figure(
    0.1,
    "mA",
    "a lit OLED segment at full contrast",
    "data sheet",
    "[SSD1306 data sheet, 8.8](https://cdn-shop.adafruit.com/datasheets/SSD1306.pdf)",
)
PUMP = Figure(
    2,
    "",
    "mA at 3.3 V for each mA that lights the OLED",
    "reasoned",
    "its charge pump doubles the voltage; all pixels at full contrast then take 26 mA, and Adafruit"
    " names [20 mA](https://learn.adafruit.com/monochrome-oled-breakouts/power-requirements)",
)
OLED_BASE = Figure(1.5, "mA", "OLED with nothing lit", "reasoned", "chip, pump and regulator")
LARGE_SEGMENT = Figure(
    0.32,
    "mA",
    "a lit segment of a 2.42 inch screen at full contrast",
    "data sheet",
    "SSD1309 data sheet: the most a segment gives; modules are often set for less",
)
LARGE_PUMP = Figure(
    4.5,
    "",
    "mA at 3.3 V for each mA that lights it",
    "reasoned",
    "its module makes 12 V, at 80 %",
)
LARGE_BASE = Figure(3, "mA", "2.42 inch screen with nothing lit", "reasoned", "chip and converter")
OLED_OFF = Figure(
    0.03,
    "mA",
    "OLED asleep",
    "reasoned",
    "chip under 0.01 mA by its data sheet, and the module's regulator",
)
PIEZO = Figure(
    0.2,
    "mA",
    "piezo while it sounds",
    "reasoned",
    "20 nF charged to 3.3 V some 3,500 times a second",
)
DIODE = Figure(
    0.25, "V", "lost in the Schottky diode", "reasoned", "a 1N5817 drops 0.2 to 0.3 V at 60 mA"
)
CELL_AT_25 = Figure(
    3000,
    "mAh",
    "an alkaline AA battery at 25 mA, down to 0.8 V",
    "data sheet",
    "read off the makers' charts by "
    "[kurokatta.org](http://www.kurokatta.org/grumble/2019/01/lithium-aa-batteries)",
)
CELL_AT_100 = Figure(2600, "mAh", "the same at 100 mA", "data sheet", "the same")
RECHARGEABLE = Figure(2000, "mAh", "a NiMH AA battery, at 1.2 V", "reasoned", "a common kind")

FIGURES = (
    PICO_AWAKE,
    PICO_THIRSTY,
    PICO_LIGHT,
    PICO_DEEP,
    SUPPLY_LOW,
    GOOD_AT_5V,
    GOOD_AT_CELLS,
    SEGMENT,
    PUMP,
    OLED_BASE,
    LARGE_SEGMENT,
    LARGE_PUMP,
    LARGE_BASE,
    OLED_OFF,
    PIEZO,
    DIODE,
    CELL_AT_25,
    CELL_AT_100,
    RECHARGEABLE,
)

CURVE = (
    (1.00, 1.55),
    (0.95, 1.47),
    (0.85, 1.39),
    (0.70, 1.32),
    (0.55, 1.27),
    (0.40, 1.22),
    (0.25, 1.15),
    (0.15, 1.08),
    (0.08, 1.00),
    (0.03, 0.90),
    (0.00, 0.80),
)
"""How an alkaline battery's voltage falls with the share of its charge that is left, at this drain:
the shape of the E91's curves, reasoned."""

"""The figures behind the current budget, each with where it is from.

Nothing here was measured on a unit of ours. "data sheet" is the maker's word, "measured" is what
somebody published, "reasoned" is our own estimate.
"""

from typing import NamedTuple

from host_tools.hardware.words import Words, same


class Figure(NamedTuple):
    """A value, its unit, what it is, how it is known and where from."""

    value: float
    unit: str
    what: Words
    kind: str
    source: Words


_ADAFRUIT = "https://learn.adafruit.com/monochrome-oled-breakouts/power-requirements"
PICO_AWAKE = Figure(
    21,
    "mA at 5 V",
    Words("Pico, Python waiting, nothing on USB", "Pico, Python en attente, rien sur l'USB"),
    "measured",
    same("[micropython issue 8770](https://github.com/micropython/micropython/issues/8770)"),
)
PICO_THIRSTY = Figure(
    26,
    "mA at 5 V",
    Words("the same, the highest figure found", "le même, le chiffre le plus haut trouvé"),
    "measured",
    same(
        "[Pimoroni forum, Pico min power draw](https://forums.pimoroni.com/t/pico-rgb-keypad-min-power-draw/25317)"
    ),
)
PICO_LIGHT = Figure(
    17,
    "mA at 5 V",
    Words(
        "Pico in CircuitPython's light sleep; the voltage is not said, 5 V is taken",
        "Pico en veille légère de CircuitPython ; la tension n'est pas dite, on prend 5 V",
    ),
    "measured",
    same("[circuitpython issue 7047](https://github.com/adafruit/circuitpython/issues/7047)"),
)
PICO_DEEP = Figure(
    2,
    "mA at 5 V",
    Words(
        "Pico in deep sleep with a pin alarm, at most",
        "Pico en veille profonde avec réveil par une broche, au plus",
    ),
    "measured",
    same(
        "[Adafruit, RP2040 sleep](https://learn.adafruit.com/deep-sleep-with-circuitpython/rp2040-sleep)"
    ),
)
SUPPLY_LOW = Figure(
    1.8,
    "V",
    Words("the least the Pico works from, at VSYS", "le moins dont le Pico se contente, à VSYS"),
    "data sheet",
    same("[Pico data sheet, 4.5](https://datasheets.raspberrypi.com/pico/pico-datasheet.pdf)"),
)
GOOD_AT_5V = Figure(
    0.9,
    "",
    Words(
        "efficiency of the Pico's converter, RT6150, from 5 V",
        "rendement du convertisseur du Pico, RT6150, depuis 5 V",
    ),
    "data sheet",
    same("[RT6150, features: up to](https://sheetsdata.com/parts/RT6150A)"),
)
GOOD_AT_CELLS = Figure(
    0.85,
    "",
    Words("the same from two batteries", "le même depuis deux piles"),
    "reasoned",
    Words(
        "less than its best, as it must step up",
        "moins que son meilleur, car il doit élever la tension",
    ),
)
SEGMENT = Figure(
    0.1,
    "mA",
    Words("a lit OLED segment at full contrast", "un segment allumé de l'OLED à plein contraste"),
    "data sheet",
    same("[SSD1306 data sheet, 8.8](https://cdn-shop.adafruit.com/datasheets/SSD1306.pdf)"),
)
PUMP = Figure(
    2,
    "",
    Words(
        "mA at 3.3 V for each mA that lights the OLED",
        "mA à 3,3 V pour chaque mA qui éclaire l'OLED",
    ),
    "reasoned",
    Words(
        "its charge pump doubles the voltage; all pixels at full contrast then take 26 mA, and "
        f"Adafruit names [20 mA]({_ADAFRUIT})",
        "sa pompe double la tension ; tous les points à plein contraste prennent alors 26 mA, et "
        f"Adafruit dit [20 mA]({_ADAFRUIT})",
    ),
)
OLED_BASE = Figure(
    1.5,
    "mA",
    Words("OLED with nothing lit", "OLED sans rien d'allumé"),
    "reasoned",
    Words("chip, pump and regulator", "puce, pompe et régulateur"),
)
LARGE_SEGMENT = Figure(
    0.32,
    "mA",
    Words(
        "a lit segment of a 2.42 inch screen at full contrast",
        "un segment allumé d'un écran de 2,42 pouces à plein contraste",
    ),
    "data sheet",
    Words(
        "SSD1309 data sheet: the most a segment gives; modules are often set for less",
        "fiche du SSD1309 : le plus que donne un segment ; souvent les modules donnent moins",
    ),
)
LARGE_PUMP = Figure(
    4.5,
    "",
    Words("mA at 3.3 V for each mA that lights it", "mA à 3,3 V pour chaque mA qui l'éclaire"),
    "reasoned",
    Words("its module makes 12 V, at 80 %", "son module fait 12 V, à 80 %"),
)
LARGE_BASE = Figure(
    3,
    "mA",
    Words("2.42 inch screen with nothing lit", "écran de 2,42 pouces sans rien d'allumé"),
    "reasoned",
    Words("chip and converter", "puce et convertisseur"),
)
OLED_OFF = Figure(
    0.03,
    "mA",
    Words("OLED asleep", "petit OLED en veille"),
    "reasoned",
    Words(
        "chip under 0.01 mA by its data sheet, and the module's regulator",
        "puce sous 0,01 mA selon sa fiche, et le régulateur du module",
    ),
)
LARGE_OFF = Figure(
    1.0,
    "mA",
    Words("2.42 inch screen asleep", "écran de 2,42 pouces en veille"),
    "reasoned",
    Words(
        "its module's own 12 V converter may run on with nothing lit; no page says what it takes",
        "son convertisseur 12 V peut tourner sans rien d'allumé ; combien n'est dit nulle part",
    ),
)
PIEZO = Figure(
    0.2,
    "mA",
    Words("piezo while it sounds", "le piézo quand il sonne"),
    "reasoned",
    Words(
        "20 nF charged to 3.3 V some 3,500 times a second",
        "20 nF chargés à 3,3 V quelque 3 500 fois par seconde",
    ),
)
DIODE = Figure(
    0.25,
    "V",
    Words("lost in the Schottky diode", "perdu dans la diode Schottky"),
    "reasoned",
    Words("a 1N5817 drops 0.2 to 0.3 V at 60 mA", "une 1N5817 perd 0,2 à 0,3 V à 60 mA"),
)
CELL_AT_25 = Figure(
    3000,
    "mAh",
    Words(
        "an alkaline AA battery at 25 mA, down to 0.8 V",
        "une pile AA alcaline à 25 mA, jusqu'à 0,8 V",
    ),
    "data sheet",
    Words(
        "read off the makers' charts by [kurokatta.org](http://www.kurokatta.org/grumble/2019/01/lithium-aa-batteries)",
        "lu sur les courbes des fabricants par [kurokatta.org](http://www.kurokatta.org/grumble/2019/01/lithium-aa-batteries)",
    ),
)
CELL_AT_100 = Figure(
    2600,
    "mAh",
    Words("the same at 100 mA", "la même à 100 mA"),
    "data sheet",
    Words("the same", "le même"),
)
RECHARGEABLE = Figure(
    2000,
    "mAh",
    Words("a NiMH AA battery, at 1.2 V", "un accu AA NiMH, à 1,2 V"),
    "reasoned",
    Words("a common kind", "un modèle courant"),
)

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
    LARGE_OFF,
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

"""The 40 pins along the edges of a Raspberry Pi Pico, which the firmware knows only by name.

From the Pico's data sheet, section 2.1; the Pico W, Pico 2 and Pico 2 W have the same.
"""

# From the USB socket downwards on the left (1 to 20), then upwards on the right (21 to 40).
_LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
_RIGHT = (
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 ADC_VREF 3V3 3V3_EN "
    "GND VSYS VBUS"
)
PINS = tuple((_LEFT + " " + _RIGHT).split())
"""Their names, pin 1 first."""


def number(name: str) -> int:
    """Return the number of a pin whose name is unique."""
    if PINS.count(name) != 1:
        raise ValueError(f"there is not one pin {name}")
    return PINS.index(name) + 1


def grounds() -> list[int]:
    """Return the numbers of the ground pins."""
    return [at for at, name in enumerate(PINS, 1) if name == "GND"]

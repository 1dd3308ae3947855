"""The nets that the board must have: those of the wiring table, and its own."""

from host_tools.hardware import nets as wiring
from host_tools.hardware import pico
from host_tools.hardware.nets import Terminal

OLED_ORDER = ("GND", "VCC", "SCL", "SDA")
FRAM_ORDER = ("VCC", "GND", "WP", "SCL", "SDA", "A2", "A1", "A0")
SCREEN7 = "J1"
SCREEN7_ORDER = ("VCC", "GND", "DIN", "CLK", "CS", "DC", "RES")
"""In the order of Waveshare's cable."""
SPARE_ORDER = ("3V3", "GND", "GP0", "GP16", "GP1", "GP18", "GP2", "GP19", "GP3", "GP20", "GP28",
               "GP21", "GP27", "GP26")  # fmt: skip
"""The pins that nothing uses, as J2 has them."""
ADDED: dict[str, tuple[Terminal, ...]] = {
    "GND": (
        *((SCREEN7, name) for name in ("GND", "CS", "DC")),
        *((capacitor, "2") for capacitor in ("C1", "C2", "C3", "C4", "C5")),
        *((wiring.FRAM, name) for name in ("WP", "A0", "A1", "A2")), ("J2", "2"),
    ),
    "3V3": (
        (SCREEN7, "VCC"), *((capacitor, "1") for capacitor in ("C1", "C2", "C4", "C5")),
        *((resistor, "1") for resistor in ("R2", "R3", "R4")), ("J2", "1"), ("TP2", "1"),
    ),
    "SDA": ((SCREEN7, "DIN"), ("R3", "2"), ("TP3", "1")),
    "SCL": ((SCREEN7, "CLK"), ("R4", "2"), ("TP4", "1")),
    "SCREEN_RES": ((SCREEN7, "RES"), ("R2", "2"), ("C3", "1")),
    "VBUS": ((wiring.PICO, "40"), ("Q1", "1")),
    "VSYS": (("Q1", "2"), ("TP1", "1")),
    "SWITCHED": (("Q1", "3"),),
}  # fmt: skip
"""Nets of the board that are not in the wiring table."""
_NUMBERED = {
    wiring.OLED: OLED_ORDER,
    wiring.FRAM: FRAM_ORDER,
    SCREEN7: SCREEN7_ORDER,
    wiring.CELLS: ("+", "-"),
}
"""Parts whose pins the wiring table calls by name, in the order of their pads."""


def wanted() -> set[frozenset[Terminal]]:
    """Return the nets that the firmware's pins require, each as its pads."""
    found = {name: [*terminals, *ADDED.get(name, ())] for name, terminals in wiring.nets().items()}
    found |= {name: [*terminals] for name, terminals in ADDED.items() if name not in found}
    found["GND"] += [(wiring.PICO, str(pin)) for pin in pico.grounds()]
    for at, name in enumerate(SPARE_ORDER, 1):
        if name.startswith("GP"):
            found[name] = [(wiring.PICO, str(pico.number(name))), ("J2", str(at))]
    return {frozenset(_pad(terminal) for terminal in pads) for pads in found.values()}


def _pad(terminal: Terminal) -> Terminal:
    ref, name = terminal
    if ref in _NUMBERED:
        return ref, str(_NUMBERED[ref].index(name) + 1)
    return ref, {"K": "1", "A": "2"}.get(name, name)

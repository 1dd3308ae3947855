"""Makes the real Adafruit libraries run on the stubs: displayio for the desktop, unmodified."""

import importlib
import sys
from types import ModuleType

from host_tools.simulator.stubs import (
    alarm,
    analogio,
    board,
    busio,
    digitalio,
    keypad,
    microcontroller,
    micropython,
    pwmio,
    storage,
    supervisor,
    time,
    usb_cdc,
    watchdog,
)

STUBS: dict[str, ModuleType] = {
    "alarm": alarm,
    "alarm.pin": alarm.pin,
    "alarm.time": alarm.time,
    "analogio": analogio,
    "board": board,
    "busio": busio,
    "digitalio": digitalio,
    "keypad": keypad,
    "microcontroller": microcontroller,
    "microcontroller.pin": microcontroller.pin,
    "micropython": micropython,
    "pwmio": pwmio,
    "storage": storage,
    "supervisor": supervisor,
    "usb_cdc": usb_cdc,
    "watchdog": watchdog,
}

# These sleep or read the clock. Other desktop code uses `time` too, so these modules get the
# virtual one explicitly.
_TIMED = ("busdisplay", "i2cdisplaybus", "displayio._displaycore")


def load() -> None:
    """Import displayio once per process; call it with the stubs in `sys.modules`."""
    if "displayio" in sys.modules:
        return
    displayio = importlib.import_module("displayio")
    # The desktop's displayio redraws from a thread of its own, in real time.
    displayio._stop_background()
    for name in _TIMED:
        importlib.import_module(name).__dict__["time"] = time
    # On the board, the bus belongs to the code that made it.
    importlib.import_module("i2cdisplaybus").I2CDisplayBus.deinit = lambda self: None
    importlib.import_module("adafruit_displayio_ssd1306")
    importlib.import_module("adafruit_matrixkeypad")


def forget_displays() -> None:
    """Forget the displays that any board in this process has made, as at power-on."""
    displayio = sys.modules["displayio"]
    displayio.displays.clear()
    displayio.display_buses.clear()
    splash = importlib.import_module("displayio._group").circuitpython_splash
    splash._in_group = False

"""The modules of CircuitPython as the simulator has them; Adafruit's libraries run on these."""

import importlib
from types import ModuleType

from host_tools.simulator.standins import (
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
    terminalio,
    usb_cdc,
    watchdog,
)

STANDINS: dict[str, ModuleType] = {
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
    "terminalio": terminalio,
    "usb_cdc": usb_cdc,
    "watchdog": watchdog,
}


def load() -> None:
    """Import what finds the stand-ins in `sys.modules`, once per process."""
    importlib.import_module("adafruit_matrixkeypad")

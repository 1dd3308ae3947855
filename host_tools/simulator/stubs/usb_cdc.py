"""`usb_cdc`: the USB serial channels. `data` is there if boot.py asked for it."""

from typing import Any

from host_tools.simulator.current import hardware
from host_tools.simulator.usb import Serial

console = None


def enable(*, console: bool = True, data: bool = False) -> None:
    """Choose the channels; for boot.py."""
    hardware().usb_data = data


def disable() -> None:
    """Switch the channels off; for boot.py."""
    hardware().usb_data = False


def __getattr__(name: str) -> Any:
    if name == "data":
        return Serial(hardware().usb) if hardware().usb_data else None
    raise AttributeError(name)

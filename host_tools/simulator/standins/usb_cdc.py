"""`usb_cdc`: the USB serial channels; nobody is at the other end here."""

from host_tools.simulator.current import hardware

console = None
data = None


def enable(*, console: bool = True, data: bool = False) -> None:
    """Choose the channels; for boot.py."""
    hardware().usb_data = data


def disable() -> None:
    """No channels; for boot.py."""
    hardware().usb_data = False

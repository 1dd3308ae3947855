"""All models of one board: its state across a reboot, which the stub modules act on."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from host_tools.simulator.clock import NS_PER_MS, Clock
from host_tools.simulator.drive import Drive
from host_tools.simulator.durable_files import make_folder, nvm_in
from host_tools.simulator.flash import Nvm, Supply
from host_tools.simulator.i2c import Bus
from host_tools.simulator.keys import Keys
from host_tools.simulator.piezo import Piezo
from host_tools.simulator.power import POWER_ON
from host_tools.simulator.ssd1306 import SSD1306
from host_tools.simulator.usb import UsbCable
from host_tools.simulator.watchdog import Watchdog
from host_tools.simulator.wires import Pin, Wires

_ANALOG = {"A0": 26, "A1": 27, "A2": 28, "A3": 29, "LED": 25}


class Hardware:
    """A Pico with everything that `pins`, the firmware's wiring by name, says is connected."""

    def __init__(self, pins: dict[str, Any], folder: Path | None = None) -> None:
        self.clock = Clock()
        self.supply = Supply(lambda ms: self.clock.advance(round(ms * NS_PER_MS)))
        if folder:
            make_folder(folder)
        self.nvm: Nvm | None = nvm_in(folder / "nvm.bin" if folder else None, self.supply)
        self.drive = Drive(self.supply, folder / "drive" if folder else None)
        self.wires = Wires()
        self.pins = {f"GP{number}": Pin(f"GP{number}", number, self.wires) for number in range(30)}
        for name, number in _ANALOG.items():
            self.pins[name] = self.pins[f"GP{number}"]
        self.wires.rows = self._named(pins["ROWS"])
        self.wires.columns = self._named(pins["COLUMNS"])
        self.wires.power = self.pins[pins["POWER"]]
        self.keys = Keys(self.clock, self.wires, pins["KEYS"])
        self.bus = Bus(self.clock)
        self.oled = SSD1306()
        self.bus.devices[pins["OLED_ADDRESS"]] = self.oled
        self.piezo = Piezo(self.clock)
        self.piezo_pin = self.pins[pins["BUZZER"]]
        self.watchdog = Watchdog(self.clock)
        self.vsys_mv = 3000.0
        self.console: list[str] = []
        self.usb = UsbCable()
        self.usb_data = False
        self.usb_connected = False
        self.reloaded = False  # whether code.py runs because a program asked for that
        self.reset_reason = POWER_ON

    def _named(self, names: Sequence[str]) -> list[Pin]:
        return [self.pins[name] for name in names]

    def reset(self) -> None:
        """Reset the chip: release the pins, stop the watchdog, give the drive back to the PC."""
        for pin in self.pins.values():
            pin.release()
        self.wires.watchers.clear()
        self.piezo.drive(None)
        self.watchdog.mode = None
        self.drive.drop_unsynced()
        self.drive.read_only = True
        self.usb.reset()
        self.usb_data = False

    def power_on(self) -> None:
        """Restore the state after the power comes back."""
        self.supply.restore()
        self.oled.power_on()
        self.reloaded = False
        self.reset_reason = POWER_ON

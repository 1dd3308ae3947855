"""The board's inside, for developers to watch while it runs."""

from collections import deque
from typing import Any

from banker.store.slots import FREE, SLOT

from host_tools.simulator.hardware import Hardware
from host_tools.simulator.live.unit import LiveUnit

_NEWEST = 6
_CONSOLE_LINES = 12


class BoardView:
    """Reads the board repeatedly, and notes what was written to flash in between."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._memory = self._nvm()
        self._newest: deque[str] = deque(maxlen=_NEWEST)

    def facts(self) -> dict[str, Any]:
        """Return the board's inside as plain data, without the heap: on this Python it says nothing
        about the board's (see `heap`)."""
        unit = self._unit
        hardware = unit.board.hardware
        supply = hardware.supply
        return {
            "ms": round(unit.board.now_ms),
            "boots": unit.board.boots,
            "pins": pins(hardware, unit.board.pins),
            "bus": {"bytes": hardware.bus.byte_count, "hertz": hardware.bus.hertz},
            "flash": {
                "programmed": supply.bytes_programmed,
                "erases": supply.sectors_erased,
                "ms": round(supply.flash_ms, 1),
                "files": sorted(hardware.drive.files),
            },
            "log": self._log(),
            "battery": round(unit.battery_mv),
            "console": "".join(hardware.console).splitlines()[-_CONSOLE_LINES:],
            "fault": unit.fault,
        }

    def _nvm(self) -> bytes:
        nvm = self._unit.board.hardware.nvm
        return bytes(nvm.memory) if nvm else b""

    def _log(self) -> dict[str, Any]:
        """Return how full the flash log is, and the entries that were written since the last
        look."""
        before, self._memory = self._memory, self._nvm()
        used = 0
        for at in range(0, len(self._memory), SLOT):
            slot = self._memory[at : at + SLOT]
            if slot != FREE:
                used += SLOT
                if slot != before[at : at + SLOT]:
                    self._newest.append(f"{at:04x}  {slot.hex(' ')}")
        return {"size": len(self._memory), "used": used, "newest": list(self._newest)}


def pins(hardware: Hardware, wiring: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the pins that are wired: name, use, direction, pull, level."""
    uses = {wiring["SDA"]: "SDA", wiring["SCL"]: "SCL", wiring["POWER"]: "POWER"}
    uses |= {wiring["BUZZER"]: "buzzer", wiring["BATTERY"]: "battery"}
    uses |= {name: f"row {row}" for row, name in enumerate(wiring["ROWS"])}
    uses |= {name: f"column {column}" for column, name in enumerate(wiring["COLUMNS"])}
    return [
        {
            "name": name,
            "use": use,
            "mode": hardware.pins[name].mode,
            "pull": hardware.pins[name].pull,
            "level": int(hardware.pins[name].level),
        }
        for name, use in sorted(uses.items(), key=lambda item: hardware.pins[item[0]].number)
    ]

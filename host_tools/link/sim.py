"""The virtual unit in place of a real one: the same bytes through a port of this computer, in
virtual time, so nothing has to wait."""

from pathlib import Path

from host_tools.link.trouble import GONE, Unplugged
from host_tools.link.wire import SerialWire
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.bridge import Bridge
from host_tools.simulator.lock import hold_folder
from host_tools.simulator.script.first_start import AS_THE_BOARD, begin
from host_tools.simulator.script.unit import Options

BOOT_MS = 2500
STEP_MS = 5.0
TAP_MS = 80.0
_ARRIVES_S = 2.0


class SimUnit:
    """A virtual board that is on, with its cable connected. Without a folder it saves nothing."""

    def __init__(self, folder: Path | None = None, options: Options = AS_THE_BOARD) -> None:
        self._lock = hold_folder(folder) if folder else None
        self.board = VirtualBoard(folder=folder)
        begin(self.board.hardware, options)
        self.bridge = Bridge(self.board.hardware.usb)
        self.board.boot(BOOT_MS)

    def tap(self, keys: str) -> None:
        """Press keys on the unit itself."""
        for key in keys.split():
            self.board.tap(key, TAP_MS, TAP_MS)

    def close(self) -> None:
        self.bridge.close()
        self.board.cut()
        if self._lock:
            self._lock.close()


class SimWire(SerialWire):
    """The port of a SimUnit. Reading lets the unit's time pass."""

    def __init__(self, unit: SimUnit, owned: bool = False) -> None:
        super().__init__(unit.bridge.name)
        self.unit = unit
        self.owned = owned
        self._got = self._sent = 0
        unit.bridge.sent = unit.bridge.received = 0

    def read(self) -> bytes:
        """Return what has arrived in the last few virtual milliseconds."""
        self.unit.board.run(STEP_MS)
        bridge = self.unit.bridge
        if bridge.name != self.name:
            raise Unplugged(GONE)
        bridge.pump(self._sent)
        try:
            if bridge.sent > self._got:
                self._port.timeout = _ARRIVES_S
                data = bytes(self._port.read(bridge.sent - self._got))
            else:
                data = bytes(self._port.read(self._port.in_waiting))
        except (OSError, TypeError):
            raise Unplugged(GONE) from None
        self._got += len(data)
        return data

    def write(self, data: bytes) -> None:
        super().write(data)
        self._sent += len(data)

    def now(self) -> float:
        """Return the unit's own seconds."""
        return self.unit.board.now_ms / 1000

    def close(self) -> None:
        """Close the port, and the unit if it was started for this wire."""
        super().close()
        self.unit.bridge.pump()
        if self.owned:
            self.unit.close()

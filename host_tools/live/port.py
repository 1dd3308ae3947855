"""The live unit's USB port: a pseudo-terminal, whose name a file in the unit's folder tells."""

from contextlib import suppress
from pathlib import Path

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.pty_bridge import PtyBridge

NAME_FILE = "usb-port"


def running_port(folder: Path) -> str | None:
    """The port of the unit that some program runs in a folder just now; None if there is none."""
    try:
        return (folder / NAME_FILE).read_text()
    except OSError:
        return None


class LivePort:
    """There while the unit has power, like that of a unit fed by the cable's other end."""

    def __init__(self, folder: Path, board: VirtualBoard) -> None:
        self._name_file = folder / NAME_FILE
        self._bridge = PtyBridge(board.hardware.usb)
        self._bridge.unplug()
        self._plugged = False

    def pump(self, board: VirtualBoard) -> None:
        """Move what there is; to be called often."""
        if board.powered != self._plugged:
            self._plugged = board.powered
            self.close()
            self._bridge.cable = board.hardware.usb
            if board.powered:
                self._bridge.plug()
                with suppress(OSError):
                    self._name_file.write_text(self._bridge.name)
        self._bridge.pump()

    def close(self) -> None:
        """Pull the cable out."""
        self._bridge.unplug()
        self._name_file.unlink(missing_ok=True)

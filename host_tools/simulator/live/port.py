"""The live unit's USB port, whose name a file in the unit's folder tells.

The file counts while a program holds the folder, which removes whatever others have left there.
"""

import os
from contextlib import suppress
from pathlib import Path

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.bridge import Bridge
from host_tools.simulator.keeping import UNFINISHED
from host_tools.simulator.lock import PORT, is_held


def running_port(folder: Path) -> str | None:
    """Return the port of the unit that some program runs in a folder just now, or None."""
    if not is_held(folder):
        return None
    try:
        return (folder / PORT).read_text("utf-8")
    except (OSError, ValueError):
        return None


class LivePort:
    """There while the unit has power, like that of a unit fed by the cable's other end."""

    def __init__(self, folder: Path, board: VirtualBoard) -> None:
        self._name_file = folder / PORT
        self._bridge = Bridge(board.hardware.usb)
        self._bridge.unplug()
        self._plugged = False

    def pump(self, board: VirtualBoard) -> bool:
        """Move what there is; to be called often. Says whether anything was."""
        if board.powered != self._plugged:
            self._plugged = board.powered
            self.close()
            self._bridge.cable = board.hardware.usb
            if board.powered:
                self._bridge.plug()
                with suppress(OSError):
                    self._tell_name()
        moved = self._bridge.sent, self._bridge.received
        self._bridge.pump()
        return moved != (self._bridge.sent, self._bridge.received)

    def _tell_name(self) -> None:
        """Put the file in its place when it is whole."""
        new = self._name_file.with_name(PORT + UNFINISHED)
        new.write_text(self._bridge.name, encoding="utf-8")
        os.replace(new, self._name_file)

    def close(self) -> None:
        """Pull the cable out."""
        self._name_file.unlink(missing_ok=True)
        self._bridge.unplug()

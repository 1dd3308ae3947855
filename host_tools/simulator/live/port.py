"""The live unit's USB port, whose name is in a file in the unit's folder.

The file is valid while a program holds the folder; that program removes what others left there.
"""

import os
from contextlib import suppress
from pathlib import Path

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.bridge import Bridge
from host_tools.simulator.durable_files import UNFINISHED
from host_tools.simulator.lock import PORT, is_held


def running_port(folder: Path) -> str | None:
    """Return the port of the unit that a program runs in a folder, or None."""
    if not is_held(folder):
        return None
    try:
        return (folder / PORT).read_text("utf-8")
    except (OSError, ValueError):
        return None


class LivePort:
    """A port that exists while the unit has power, as on the real cable."""

    def __init__(self, folder: Path, board: VirtualBoard) -> None:
        self._name_file = folder / PORT
        self._bridge = Bridge(board.hardware.usb)
        self._bridge.unplug()
        self._plugged = False

    def pump(self, board: VirtualBoard) -> bool:
        """Move bytes, and return whether there were any; call it often."""
        if board.powered != self._plugged:
            self._plugged = board.powered
            self.close()
            self._bridge.cable = board.hardware.usb
            if board.powered:
                self._bridge.plug()
                with suppress(OSError):
                    self._publish_name()
        moved = self._bridge.sent, self._bridge.received
        self._bridge.pump()
        return moved != (self._bridge.sent, self._bridge.received)

    def _publish_name(self) -> None:
        """Write the port's name to the file in one step."""
        new = self._name_file.with_name(PORT + UNFINISHED)
        new.write_text(self._bridge.name, encoding="utf-8")
        os.replace(new, self._name_file)

    def close(self) -> None:
        """Pull the cable out."""
        self._name_file.unlink(missing_ok=True)
        self._bridge.unplug()

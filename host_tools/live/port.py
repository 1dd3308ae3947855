"""The live unit's USB port: a pseudo-terminal, whose name a file in the unit's folder tells.

The file is locked while the port is there. One that a program has left behind, however it ended,
is therefore told from one that counts: the system gives the names of terminals to others.
"""

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.keeping import UNFINISHED
from host_tools.simulator.pty_bridge import PtyBridge

NAME_FILE = "usb-port"


def running_port(folder: Path) -> str | None:
    """The port of the unit that some program runs in a folder just now; None if there is none."""
    try:
        with (folder / NAME_FILE).open(encoding="utf-8") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                return file.read()
    except (OSError, ValueError):
        pass
    return None


class LivePort:
    """There while the unit has power, like that of a unit fed by the cable's other end."""

    def __init__(self, folder: Path, board: VirtualBoard) -> None:
        self._name_file = folder / NAME_FILE
        self._held: IO[str] | None = None
        self._bridge = PtyBridge(board.hardware.usb)
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
        """Put the file in its place when it is whole and locked."""
        new = self._name_file.with_name(NAME_FILE + UNFINISHED)
        self._held = new.open("w", encoding="utf-8")
        fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        self._held.write(self._bridge.name)
        self._held.flush()
        os.replace(new, self._name_file)

    def close(self) -> None:
        """Pull the cable out."""
        if self._held:
            self._name_file.unlink(missing_ok=True)
            self._held.close()
            self._held = None
        self._bridge.unplug()

"""Finds the CIRCUITPY drive, where this system mounts drives."""

import glob
import sys
from collections.abc import Iterable
from pathlib import Path

from host_tools.deploy import DeployError

LABEL = "CIRCUITPY"
# Linux desktops, plain mounts, macOS. A second board, or a stale mount point, gets a number.
PLACES = (
    "/media/*/CIRCUITPY*",
    "/media/CIRCUITPY*",
    "/run/media/*/CIRCUITPY*",
    "/mnt/CIRCUITPY*",
    "/Volumes/CIRCUITPY*",
)


def candidates(places: Iterable[str] = PLACES) -> list[Path]:
    """Return the drives with the name CIRCUITPY."""
    found = {Path(name) for pattern in places for name in glob.glob(pattern)}
    return sorted(path for path in found if path.is_dir()) + _windows_drives()


def find_drive(places: Iterable[str] = PLACES) -> Path:
    """Return the only drive found; raise DeployError if there is none, or several."""
    found = candidates(places)
    if not found:
        raise DeployError(
            "no CIRCUITPY drive found. Connect the board by USB (a data cable), wait until the "
            "drive appears, or name its folder: courtier deploy FOLDER"
        )
    if len(found) > 1:
        names = ", ".join(str(path) for path in found)
        raise DeployError(f"several CIRCUITPY drives: {names}. Name one: courtier deploy FOLDER")
    return found[0]


def _windows_drives() -> list[Path]:
    """Return the drive letters whose volume has the label; nothing on other systems."""
    found: list[Path] = []
    if sys.platform == "win32":
        import ctypes
        import string

        label = ctypes.create_unicode_buffer(261)
        for letter in string.ascii_uppercase[3:]:
            root = f"{letter}:\\"
            if (
                ctypes.windll.kernel32.GetVolumeInformationW(
                    root, label, len(label), None, None, None, None, 0
                )
                and label.value == LABEL
            ):
                found.append(Path(root))
    return found

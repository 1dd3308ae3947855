"""The folder of a person's games on this computer."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    environ: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """Return the folder of the unit's flash, where this system keeps such data."""
    home = home or Path.home()
    if platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        given = environ.get("XDG_DATA_HOME", "")
        # The specification says to ignore a relative path.
        base = Path(given) if given.startswith("/") else home / ".local" / "share"
    return base / "courtier" / "unit"

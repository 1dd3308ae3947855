"""The players' names at a unit: kept with its save and shown on all its pages."""

import json
from pathlib import Path

from host_tools.simulator.durable_files import write_durably

FILE = "names.json"
PAWNS, LONGEST = 6, 16


class TableNames:
    """A name for each pawn, "" for none. `folder` is the save's; with None, nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / FILE if folder else None
        self.names = [""] * PAWNS
        try:
            found = json.loads(self._path.read_text("utf-8")) if self._path else []
        except (OSError, ValueError):
            found = []
        if isinstance(found, list):
            for pawn, name in enumerate(found[:PAWNS], 1):
                self.names[pawn - 1] = _tidy(str(name))

    def set_name(self, pawn: int, name: str) -> None:
        """Set or clear a pawn's name."""
        self.names[pawn - 1] = _tidy(name)
        if self._path:
            write_durably(self._path, json.dumps(self.names, ensure_ascii=False).encode())


def _tidy(name: str) -> str:
    """Normalise a name as the pages do."""
    return " ".join(name.split())[:LONGEST].strip()

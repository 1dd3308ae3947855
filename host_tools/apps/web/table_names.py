"""What the players at a unit are called: kept with its save, and shown on all its pages."""

import json
from pathlib import Path

from host_tools.simulator.durable_files import write_durably

FILE = "names.json"
PAWNS, LONGEST = 6, 16


class TableNames:
    """A name for each pawn, "" where it has none. `folder` is that of the save; None keeps
    nothing."""

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

    def call(self, pawn: int, name: str) -> None:
        """Give a pawn a name, or take it back."""
        self.names[pawn - 1] = _tidy(name)
        if self._path:
            write_durably(self._path, json.dumps(self.names, ensure_ascii=False).encode())


def _tidy(name: str) -> str:
    """As the pages do it too."""
    return " ".join(name.split())[:LONGEST].strip()

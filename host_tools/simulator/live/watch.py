"""Detects changes to the firmware's files."""

import asyncio
from collections.abc import Callable
from pathlib import Path

LOOK_S = 0.5


class Watcher:
    """Compares the times and sizes of the Python files in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen = self._look()

    def _look(self) -> dict[Path, tuple[int, int]]:
        seen = {}
        for path in self._folder.rglob("*.py"):
            try:
                status = path.stat()
            except OSError:
                continue  # an editor is replacing it; the next look finds it
            seen[path] = (status.st_mtime_ns, status.st_size)
        return seen

    def changed(self) -> list[Path]:
        """Return the files that are new, gone or different since the last call."""
        before, self._seen = self._seen, self._look()
        paths = before.keys() | self._seen.keys()
        return sorted(path for path in paths if before.get(path) != self._seen.get(path))

    async def run(self, on_change: Callable[[list[Path]], None]) -> None:
        """Call `on_change` with the changed files whenever there are some. This never returns."""
        while True:
            await asyncio.sleep(LOOK_S)
            if paths := self.changed():
                on_change(paths)

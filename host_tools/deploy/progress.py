"""Shows a progress bar on a terminal, and nothing elsewhere."""

from typing import TextIO

from host_tools.printable import printable

_CELLS = 24


class Progress:
    """A progress bar. Call it with each file's path in turn."""

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = total
        self._count = 0
        self._shown = stream.isatty()

    def __call__(self, path: str) -> None:
        self._count += 1
        if self._shown:
            full = _CELLS * self._count // max(1, self._total)
            bar = "#" * full + "." * (_CELLS - full)
            self._line(f"[{bar}] {self._count}/{self._total} {printable(path)}")

    def close(self) -> None:
        """Clear the bar."""
        if self._shown and self._count:
            self._line("")

    def _line(self, text: str) -> None:
        """Show a text in place of the last one."""
        self._stream.write(f"\r{text:78.78}\r")
        self._stream.flush()

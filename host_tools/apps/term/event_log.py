"""The log beside the screen: keys in a row, and everything else that happened."""

from collections import deque
from collections.abc import Sequence

MOST_LINES = 200


class EventLog:
    """The newest lines, newest last."""

    def __init__(self, lines: Sequence[str] = ()) -> None:
        self._lines: deque[str] = deque(lines, MOST_LINES)
        self._typing = False  # whether the last line is keys

    def note(self, line: str) -> None:
        """Add a line that is not about a key."""
        self._lines.append(line)
        self._typing = False

    def key(self, printed: str) -> None:
        """Add a key. A digit continues the line of the key before it."""
        if printed.isdigit() and self._typing:
            self._lines[-1] += f" {printed}"
        else:
            self._lines.append(printed)
        self._typing = True

    def lines(self) -> list[str]:
        return list(self._lines)

"""What the cable's commands print: progress, one-line summaries of games, and errors."""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from banker import games

from host_tools.games import part
from host_tools.link.save import NotASave, Save
from host_tools.link.trouble import LinkTrouble
from host_tools.printable import printable
from host_tools.simulator.lock import FolderInUse
from host_tools.system_errors import explain


class Progress:
    """Counts bytes in place on a terminal; prints nothing elsewhere."""

    def __init__(self, what: str, stream: Any = None) -> None:
        self._what = what
        self._stream = stream or sys.stderr
        self._shown = self._stream.isatty()

    def __call__(self, done: int) -> None:
        """Show how many bytes were moved."""
        if self._shown:
            self._stream.write(f"\r{self._what}: {done:,} bytes ")
            self._stream.flush()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        """Clear the line."""
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def summary(game: Any, lang: str = "en") -> str:
    """Return a one-line summary of a game, beginning with its name."""
    standing = part(game.number, "sentences").standing(game, lang)
    transactions = "1 transaction" if game.count == 1 else f"{game.count} transactions"
    return f"{games.title(game.number)}, {transactions}, {standing}"


def shelf_lines(save: Save) -> list[str]:
    """Return a line for each game on the shelf of a save."""
    lines = []
    for number in range(1, len(save.shelf) + 1):
        try:
            description = summary(save.shelved(number).game)
        except NotASave:
            description = "cannot be read"
        lines.append(f"On the shelf, {number}: {description}.")
    return lines


def stamped(stem: str, now: Callable[[], datetime] = datetime.now) -> Path:
    """Return a file name that contains the time and is not taken."""
    base = f"{stem}-{now():%Y-%m-%d-%H%M}"
    path, again = Path(f"{base}.json"), 2
    while path.exists():
        path, again = Path(f"{base}-{again}.json"), again + 1
    return path


def run_command(command: str, work: Callable[[], int]) -> int:
    """Run a command. Print an error as a sentence and return 1."""
    try:
        return work()
    except BrokenPipeError:
        raise  # the reader of the output is gone: see cli
    except (LinkTrouble, NotASave, FolderInUse) as trouble:
        sentence = str(trouble)
    except OSError as error:
        sentence = explain(error)
    except KeyboardInterrupt:
        sentence = "stopped"
    print(f"courtier {command}: {printable(sentence)}", file=sys.stderr)
    return 1

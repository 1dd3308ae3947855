"""Does what `courtier deploy` does, on a drive that the page has access to: same plan, same order,
same checks. The drive is copied here first to make the plan; every change then goes to both."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from banker import __version__

from host_tools.deploy import manifest, recognise, report
from host_tools.deploy.apply import apply
from host_tools.deploy.files import Files
from host_tools.deploy.plan import make_plan

Ask = Callable[..., Any]
COPY = Path("/drive")


class PageFiles(Files):
    """A drive that the page has access to, and its copy here."""

    def __init__(self, ask: Ask) -> None:
        super().__init__(COPY)
        self._ask = ask
        self._written: set[str] = set()

    def read(self, path: str) -> bytes | None:
        """Read a file, from the drive itself if it was written there."""
        if path not in self._written:
            return super().read(path)
        content = self._ask("drive_read", path)
        return None if content is None else bytes(content)

    def write(self, path: str, content: bytes) -> None:
        """Write a file to the drive, then to the copy."""
        self._ask("drive_write", path, content)
        super().write(path, content)
        self._written.add(path)

    def remove(self, path: str) -> None:
        self._ask("drive_remove", path)
        super().remove(path)
        self._written.discard(path)

    def rename(self, old: str, new: str) -> None:
        """Have the page copy and remove the file, because it cannot rename."""
        self._ask("drive_rename", old, new)
        super().rename(old, new)
        self._written.discard(old)

    def remove_empty_folders(self, folder: str) -> None:
        """Remove empty folders from the copy, and so from the drive."""
        before = {path for path in self.root.rglob("*") if path.is_dir()}
        super().remove_empty_folders(folder)
        gone = [path for path in before if not path.exists()]
        for path in sorted(gone, reverse=True):
            self._ask("drive_remove", path.relative_to(self.root).as_posix())

    def settle(self) -> None:
        """Do nothing: a page's files are written when they are closed."""


def copy(files: Iterable[tuple[str, bytes]]) -> None:
    """Copy the drive's files here."""
    for path, content in files:
        place = COPY / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def install(
    ask: Ask,
    contents: dict[str, bytes],
    say: Callable[[str], None],
    progress: Callable[[int, int, str], None],
) -> None:
    """Bring the drive to this version. DeployError tells what prevents it."""
    board = recognise.recognise(COPY)
    say(f"{board.name}, CircuitPython {board.version}")
    for note in recognise.check(board, any_board=False):
        say(f"Note: {note}.")
    files = PageFiles(ask)
    old = manifest.load(files)
    plan = make_plan(files, contents, old)
    say(f"Courtier {__version__}" + (f", in place of {old.version}" if old else ""))
    for line in report.surprises(plan):
        say(f"Note: {line}.")
    total = len(plan.remove) + len(plan.write)
    done = 0

    def on_file(path: str) -> None:
        nonlocal done
        done += 1
        progress(done, total, path)

    apply(plan, files, contents, old, on_file)
    progress(total, total, "")
    for line in report.done(plan, 0):
        if not line.startswith("Free on the drive"):
            say(line)

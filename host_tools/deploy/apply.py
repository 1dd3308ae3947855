"""Applies a plan in an order that survives interruption: running it again completes it, and a
half-written program never runs."""

from collections.abc import Callable

from banker import __version__

from host_tools.deploy import DeployError, settings
from host_tools.deploy.files import Files
from host_tools.deploy.manifest import Manifest, checksum, store
from host_tools.deploy.plan import CODE, Plan

Tell = Callable[[str], None]
_NEW_SETTINGS = "settings.new"


def apply(
    plan: Plan, files: Files, contents: dict[str, bytes], old: Manifest | None, tell: Tell
) -> None:
    """Change the drive; `tell` is called with each file before it is removed or written."""
    marks = {path: checksum(content) for path, content in contents.items()}
    setting = checksum(settings.LINE)
    done = Manifest(__version__, True, marks, setting)
    if plan.changes:
        for path, new in plan.aside.items():
            files.rename(path, new)
        # From here on the manifest lists what may be on the drive, even if this is never finished.
        before = old.files if old else {}
        store(files, Manifest(__version__, False, {**marks, **before}, setting))
        if files.exists(CODE):
            files.remove(CODE)
        for path in plan.remove:
            tell(path)
            files.remove(path)
        for path, content in plan.write.items():
            tell(path)
            if path == settings.PATH:
                # It has the maker's own lines, so there must always be one complete file.
                write_checked(files, _NEW_SETTINGS, content)
                files.rename(_NEW_SETTINGS, path)
            else:
                write_checked(files, path, content)
        for folder in sorted({path.split("/")[0] for path in plan.remove if "/" in path}):
            files.remove_empty_folders(folder)
    if plan.changes or old != done:
        store(files, done)
        files.settle()


def write_checked(files: Files, path: str, content: bytes) -> None:
    """Write a file and read it back."""
    files.write(path, content)
    if files.read(path) != content:
        raise DeployError(
            f"{path} does not read back as it was written. Run this again; if it says so again, "
            "the drive is damaged: in the board's console, import storage and "
            "storage.erase_filesystem() format it (saved games are lost)"
        )

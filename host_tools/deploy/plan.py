"""Compares a drive with its new content: what to write, remove, rename and keep."""

from dataclasses import dataclass, field

from banker.store import file_drive

from host_tools.deploy import settings
from host_tools.deploy.bundler.firmware import FOLDERS
from host_tools.deploy.contents import TOP
from host_tools.deploy.files import Files
from host_tools.deploy.manifest import Manifest, checksum
from host_tools.deploy.wiring import is_complete

CODE = "code.py"
PINS = "pins.py"
RUNS_FIRST = "code.txt"
"""CircuitPython runs this file, if it exists, instead of code.py."""
SAMPLE = b'print("Hello World!")\n'
"""The code.py that CircuitPython makes on a new drive."""


@dataclass
class Plan:
    """The changes to a drive, in this order."""

    aside: dict[str, str] = field(default_factory=dict)
    """Files of others that are in the way, and their new names."""
    remove: list[str] = field(default_factory=list)
    write: dict[str, bytes] = field(default_factory=dict)
    same: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """The maker's own versions, which stay."""
    notes: list[str] = field(default_factory=list)
    """What else the user should know."""

    @property
    def changes(self) -> bool:
        """Return whether there is anything to do."""
        return bool(self.aside or self.remove or self.write)


def make_plan(files: Files, contents: dict[str, bytes], manifest: Manifest | None) -> Plan:
    """Return the changes that give the drive these contents, without making them."""
    plan = Plan()
    known = manifest.files if manifest else {}
    _plan_folders(plan, files, known)
    _plan_removals(plan, files, contents, known)
    _plan_box(plan, files)
    _plan_settings(plan, files, manifest.setting if manifest else "")
    for path, content in contents.items():
        if path in TOP:
            _plan_top(plan, files, path, content, known.get(path))
        elif path.split("/")[0] not in plan.aside and files.read(path) == content:
            plan.same.append(path)
        else:
            plan.write[path] = content
    if files.exists(RUNS_FIRST):
        _put_aside(plan, files, RUNS_FIRST)
    _plan_self_test(plan, files)
    if plan.changes and CODE in plan.same:
        # Without it, no mixture of versions can run while the rest changes.
        plan.same.remove(CODE)
        plan.write[CODE] = contents[CODE]
    return plan


def _plan_folders(plan: Plan, files: Files, known: dict[str, str]) -> None:
    """Plan to rename folders with our names that another program made."""
    if known or any(files.exists(f"banker/__init__.{kind}") for kind in ("py", "mpy")):
        return
    for folder in FOLDERS:
        if files.exists(folder):
            _put_aside(plan, files, folder)


def _plan_box(plan: Plan, files: Files) -> None:
    """Plan the file of the saved games, which is made once, before all others, so that it lies
    in one piece. An existing saves file is never changed. Anything else in its place, which may
    hold games, is renamed; one that deploy has left half written is empty."""
    folder = file_drive.FILE.split("/")[0]
    if files.exists(folder) and not files.is_folder(folder):
        _put_aside(plan, files, folder)
    elif files.is_folder(file_drive.FILE):
        _put_aside(plan, files, file_drive.FILE)
    else:
        present = files.read(file_drive.FILE) or b""
        if len(present) == file_drive.SIZE:
            return
        if present.strip(b"\xff"):
            _put_aside(plan, files, file_drive.FILE)
    plan.write[file_drive.FILE] = b"\xff" * file_drive.SIZE


def _plan_settings(plan: Plan, files: Files, mark: str) -> None:
    """Plan our line in CircuitPython's settings. `mark` is the checksum of the line that deploy
    wrote; any other is the maker's."""
    present = files.read(settings.PATH) or b""
    line = settings.find(present)
    if line is None or (line != settings.LINE and checksum(line) == mark):
        plan.write[settings.PATH] = settings.with_line(present, line)
    elif settings.value(line) != settings.value(settings.LINE):
        plan.notes.append(
            f"{settings.PATH} sets {settings.KEY} to {settings.value(line)}: kept (Courtier is "
            f"made for {settings.value(settings.LINE)}; delete the line to get ours)"
        )


def _plan_self_test(plan: Plan, files: Files) -> None:
    """Plan the self-test's file, which requests a test after any change; it is made like the
    saves file."""
    wanted = b"\xff" * file_drive.SELF_TEST_SIZE
    if plan.changes or files.size(file_drive.SELF_TEST) != file_drive.SELF_TEST_SIZE:
        plan.write = {file_drive.SELF_TEST: wanted, **plan.write}


def _plan_removals(
    plan: Plan, files: Files, contents: dict[str, bytes], known: dict[str, str]
) -> None:
    """Plan to remove what an older version left. Outside our own folders a file is removed only
    if it is still what deploy wrote, or if it would be imported instead of our library."""
    for folder in FOLDERS:
        if folder not in plan.aside:
            plan.remove += [path for path in files.below(folder) if path not in contents]
    for path, mark in known.items():
        if path not in contents and path.split("/")[0] not in FOLDERS:
            present = files.read(path)
            if present is not None and checksum(present) == mark:
                plan.remove.append(path)
    for path in contents:
        twin = _twin(path)
        if path.startswith("lib/") and files.exists(twin) and twin not in plan.remove:
            plan.remove.append(twin)


def _plan_top(plan: Plan, files: Files, path: str, content: bytes, mark: str | None) -> None:
    """Plan the files beside boot_out.txt: others are renamed, a maker's own pins.py stays."""
    present = files.read(path)
    if present == content:
        plan.same.append(path)
        return
    half_written = present is not None and content.startswith(present)
    if present is not None and present != SAMPLE and not half_written:
        if path == PINS and checksum(present) != mark:
            if is_complete(present, content):
                plan.kept.append(path)
                return
            _put_aside(plan, files, path)
        elif mark is None:
            _put_aside(plan, files, path)
    plan.write[path] = content


def _twin(path: str) -> str:
    """Return the same module in its other form, .py or .mpy."""
    return path[:-4] + ".py" if path.endswith(".mpy") else path[:-3] + ".mpy"


def _put_aside(plan: Plan, files: Files, name: str) -> None:
    """Plan to rename something to a free name."""
    new = f"{name}.old"
    number = 2
    while files.exists(new):
        new = f"{name}.old{number}"
        number += 1
    plan.aside[name] = new

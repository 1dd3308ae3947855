"""`courtier deploy`: put the firmware on a board."""

import argparse
import errno
import os
import sys
from pathlib import Path

from banker import __version__

from host_tools.deploy import DeployError, bytecode, manifest, recognise, report, room
from host_tools.deploy.apply import apply
from host_tools.deploy.as_zip import README, write_zip
from host_tools.deploy.contents import build
from host_tools.deploy.files import Files
from host_tools.deploy.find_drive import find_drive
from host_tools.deploy.plan import make_plan
from host_tools.deploy.progress import Progress
from host_tools.printable import printable
from host_tools.system_errors import explain

_REFUSED = (errno.EROFS, errno.EACCES, errno.EPERM)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("drive", nargs="?", metavar="DRIVE", help="default: the CIRCUITPY found")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, do nothing")
    parser.add_argument("--source", action="store_true", help="plain .py files instead of .mpy")
    parser.add_argument("--zip", metavar="FILE", help="the drive's content as a zip, for no drive")
    parser.add_argument("--any-board", action="store_true", help="also on a board that is no Pico")


def run(arguments: argparse.Namespace) -> int:
    """Deploy; return 0 if the drive is then up to date."""
    try:
        if arguments.zip:
            return _zip(Path(arguments.zip), arguments.drive)
        drive = Path(arguments.drive) if arguments.drive else find_drive()
        deploy(Files(drive), arguments.source, arguments.any_board, arguments.dry_run)
        return 0
    except KeyboardInterrupt:
        print("\ncourtier deploy: interrupted; run it again to finish", file=sys.stderr)
        return 130
    except DeployError as error:
        _complain(str(error))
    except BrokenPipeError:
        raise  # whoever read what is printed has left: see cli
    except OSError as error:
        why = f"{explain(error, 'The drive')} Run it again to finish."
        _complain(report.READ_ONLY if error.errno in _REFUSED else why)
    return 1


def _zip(path: Path, drive: str | None) -> int:
    """Write a zip instead of a drive."""
    if drive:
        raise DeployError("a drive or --zip, not both")
    if path.exists():
        raise DeployError(f"{path} already exists: choose another name")
    try:
        count = write_zip(path)
    except bytecode.NoBytecode as reason:
        raise DeployError(f"no zip can be made: {reason}") from None
    except OSError as error:
        raise DeployError(explain(error)) from None
    say(f"{path}: {count} files, {path.stat().st_size:,} bytes. {README} in it says what to do.")
    return 0


def deploy(files: Files, source: bool, any_board: bool, dry: bool) -> None:
    """Bring a drive to this version, and print what is done."""
    board = recognise.recognise(files.root)
    files.refuse_links()
    say(f"{files.root}: {board.name}, CircuitPython {board.version}")
    for note in recognise.check(board, any_board):
        say(f"Note: {note}.")
    contents = choose_contents(board, source)
    old = manifest.load(files)
    plan = make_plan(files, contents, old)
    before = room.measure(files.root)
    room.check(plan, files, before)
    say(f"Courtier {__version__}" + (f", in place of {old.version}" if old else ""))
    for line in report.surprises(plan):
        say(f"Note: {line}.")
    if dry:
        say(*report.dry_run(plan, before, room.needed(plan, files, before.cluster)))
    if plan.changes and not os.access(files.root, os.W_OK):
        raise DeployError(report.READ_ONLY)
    if dry:
        return
    progress = Progress(sys.stdout, len(plan.remove) + len(plan.write))
    try:
        apply(plan, files, contents, old, progress)
    finally:
        progress.close()
    say(*report.done(plan, room.measure(files.root).free))


def choose_contents(board: recognise.Board, source: bool) -> dict[str, bytes]:
    """Return the files to deploy, compiled if this board can load that."""
    if not source and board.major in bytecode.MAJORS:
        try:
            return build(bytecode=True)
        except bytecode.NoBytecode as reason:
            say(f"Note: {reason}, so plain .py files are copied: the unit starts more slowly.")
    return build(bytecode=False)


def _complain(why: str) -> None:
    print(f"courtier deploy: {printable(why)}", file=sys.stderr)


def say(*lines: str) -> None:
    """Print lines at once: copying takes a while."""
    for line in lines:
        print(printable(line), flush=True)

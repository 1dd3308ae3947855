"""`courtier backup`: saves the unit's game with all its transactions, and its shelf, to a file."""

import argparse
import re
from pathlib import Path

from host_tools.link.backup_file import write_backup
from host_tools.link.command_output import (
    Progress,
    run_command,
    shelf_lines,
    stamped,
    summary,
)
from host_tools.link.connect import add_port_arguments
from host_tools.link.sources import load_save
from host_tools.link.trouble import LinkTrouble
from host_tools.printable import printable

_PORT = re.compile(r"/dev/|COM\d+$|\\\\\.\\|socket://", re.IGNORECASE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "words", nargs="*", metavar="[PORT] [FILE]", help="default: the only board, a dated file"
    )
    add_port_arguments(parser, port=False)
    parser.add_argument(
        "--only",
        type=int,
        metavar="N",
        help="one game: 0 the one being played, 1 to 8 on the shelf; default: all of them",
    )


def run(arguments: argparse.Namespace) -> int:
    return run_command("backup", lambda: _back_up(arguments))


def port_and_file(words: list[str]) -> tuple[str | None, Path | None]:
    """Return the port and the file among the words, if they are there."""
    ports = [word for word in words if _PORT.match(word)]
    files = [word for word in words if not _PORT.match(word)]
    if len(ports) > 1 or len(files) > 1:
        raise LinkTrouble("Name at most one port and one file.")
    return (ports[0] if ports else None), (Path(files[0]) if files else None)


def _back_up(arguments: argparse.Namespace) -> int:
    port, path = port_and_file(arguments.words)
    path = path or stamped("courtier")
    if path.exists():
        raise LinkTrouble(f"{path} already exists: choose another name.")
    with Progress("Fetching the game") as progress:
        save = load_save(port, arguments.sim, arguments.save, progress)
    if arguments.only is not None:
        save = save.shelved(arguments.only)
    write_backup(path, save)
    count = len(save.record().transactions)
    message = f"{path}: {summary(save.game)}. The backup has {count} transactions."
    print(printable(message))
    for line in shelf_lines(save):
        print(printable(line))
    return 0

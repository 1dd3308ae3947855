"""`courtier tables`: prints or changes the tables that a game keeps from one game to the next.

New tables come with a new game, which the unit asks about as it does about a restore.
"""

import argparse
from pathlib import Path

from banker import games
from banker.store.image import compose
from banker.ui.settings import FIRST_START

from host_tools.games import NAMES
from host_tools.games.table_file import BadTables, fields, from_text, to_text
from host_tools.link.backup_command import port_and_file
from host_tools.link.command_output import Progress, run_command
from host_tools.link.connect import add_port_arguments, connect
from host_tools.link.restore_command import restore
from host_tools.link.save import Save
from host_tools.link.transfer import fetch
from host_tools.link.trouble import LinkTrouble


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", metavar="GAME", choices=NAMES, help=", ".join(NAMES))
    parser.add_argument(
        "words",
        nargs="*",
        metavar="[PORT] [FILE]",
        help="with a file, its tables for the unit; without, the unit's are printed",
    )
    add_port_arguments(parser, port=False)
    parser.add_argument("--keep", metavar="COPY", help="file for the replaced game")


def run(arguments: argparse.Namespace) -> int:
    """Print the unit's tables, or offer those of a file."""
    return run_command("tables", lambda: _tables(arguments))


def _tables(arguments: argparse.Namespace) -> int:
    number = NAMES.index(arguments.game)
    if not fields(number):
        raise LinkTrouble(f"{games.title(number)} has no tables.")
    port, path = port_and_file(arguments.words)
    text = None if path is None else path.read_text("utf-8", "replace")
    if text is not None:
        _tables_in(path, number, text, bytes(games.create(number).kept_tables))
    client = connect(port, arguments.sim, arguments.save)
    try:
        with Progress("Fetching the tables") as progress:
            known = fetch(client, progress).tables(number)
        if text is None:
            print(to_text(number, known), end="")
            return 0
        offered = beginning(number, _tables_in(path, number, text, known))
        return restore(client, offered, Path(arguments.keep) if arguments.keep else None)
    finally:
        client.close()


def _tables_in(path: Path | None, number: int, text: str, known: bytes) -> bytes:
    try:
        return from_text(number, text, known)
    except BadTables as problem:
        raise LinkTrouble(f"{path}: {problem}") from None


def beginning(number: int, tables: bytes) -> Save:
    """Return a new game with these tables, as a save."""
    game = games.create(number, tables=tables)
    return Save(bytes(compose(1, games.to_bytes(game), FIRST_START)))

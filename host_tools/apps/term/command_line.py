"""`courtier term`: the unit in a terminal."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys

from host_tools.apps.term.app import TermApp
from host_tools.apps.term.words import own_language
from host_tools.games.table_file import BadTables
from host_tools.printable import printable
from host_tools.simulator.live.arguments import add_live_arguments, make_live_unit
from host_tools.simulator.lock import FolderInUse
from host_tools.system_errors import explain

_ENDING = ("SIGTERM", "SIGHUP", "SIGINT")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--bell", action="store_true", help="ring the terminal's bell for sounds")
    add_live_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play until Ctrl-Q. Return 0, or 1 if it could not start or did not end well."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _give_up("this needs a terminal; without one, use courtier script")
    notes: list[str] = []
    try:
        unit = make_live_unit(arguments, notes.append)
    except (FolderInUse, BadTables) as trouble:
        return _give_up(str(trouble))
    except OSError as error:
        return _give_up(explain(error))
    unit.publish_address("courtier term, in another terminal")
    app = TermApp(
        unit,
        own_language(os.environ),
        board=arguments.board,
        watching=arguments.watch,
        ring=arguments.bell,
        notes=notes,
    )
    try:
        asyncio.run(play(app))
    finally:
        unit.close()
    print(app.faceplate.words["kept"])
    return app.return_code or 0


def _give_up(why: str) -> int:
    print(f"courtier term: {printable(why)}", file=sys.stderr)
    return 1


async def play(app: TermApp) -> None:
    """Run the program. Whatever signal ends it, leave the terminal as it was."""
    loop = asyncio.get_running_loop()
    for name in _ENDING:
        with contextlib.suppress(AttributeError, NotImplementedError):
            loop.add_signal_handler(getattr(signal, name), app.exit)
    await app.run_async()

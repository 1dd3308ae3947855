"""The `courtier` command. Each subcommand lives with what it does and is loaded when asked for."""

import argparse
import contextlib
import importlib
import io
import os
import sys

from banker import __version__

from host_tools.printable import printable
from host_tools.system_errors import explain

# Name: the module with add_arguments(parser) and run(arguments), and what it is for.
COMMANDS = {
    "web": ("host_tools.apps.server.command_line", "the unit in the browser"),
    "term": ("host_tools.apps.term.command_line", "the unit in a terminal"),
    "script": (
        "host_tools.simulator.script.command_line",
        "drive the unit by a text of key presses",
    ),
    "ports": ("host_tools.link.ports_command", "which board is where"),
    "backup": ("host_tools.link.backup_command", "the unit's game into a file"),
    "restore": ("host_tools.link.restore_command", "a game from a file onto the unit"),
    "tables": ("host_tools.link.tables_command", "a game's own tables, read or given"),
    "history": ("host_tools.link.history.command_line", "the transactions of a game in words"),
    "mirror": ("host_tools.link.mirror.command_line", "the market on a page for the whole table"),
    "report": ("host_tools.link.report.command_line", "the story of a game as a page and pictures"),
    "selftest": ("host_tools.deploy.selftest.command_line", "the unit's self-test, tried or told"),
    "new-game": ("host_tools.dev.new_game.command_line", "write the skeleton of a new game"),
    "deploy": ("host_tools.deploy.command_line", "put the firmware on a board's CIRCUITPY drive"),
}


READER_LEFT = 141
"""What a shell makes of a program that has nobody left to print for."""


def main(argv: list[str] | None = None) -> int:
    """Run one subcommand. Where `head` or the like reads what is printed and leaves, it ends
    without a word."""
    speak_utf8()
    try:
        try:
            return _run(argv)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        for stream in (sys.stdout, sys.stderr):  # else the end of the program would try again
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return READER_LEFT
    except OSError as error:
        print(f"courtier: {printable(explain(error, 'What is printed'))}", file=sys.stderr)
        return 1


def speak_utf8() -> None:
    """Read and write UTF-8 in files and pipes, whatever the system's own encoding is: Windows has
    one without pawns. A terminal of another encoding gets question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() != "utf-8":
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8")


def _run(argv: list[str] | None) -> int:
    """Only the subcommand's own module is imported."""
    typed = sys.argv[1:] if argv is None else argv
    parser = argparse.ArgumentParser(
        prog="courtier", description="Courtier, an electronic banker for stock-market board games."
    )
    parser.add_argument("--version", action="version", version=f"courtier {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    asked = next((word for word in typed if not word.startswith("-")), None)
    for name, (module, purpose) in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=purpose, description=purpose)
        if name == asked:
            importlib.import_module(module).add_arguments(subparser)
    arguments = parser.parse_args(typed)
    if arguments.command is None:
        parser.print_help()
        return 0
    return importlib.import_module(COMMANDS[arguments.command][0]).run(arguments)


if __name__ == "__main__":
    sys.exit(main())

"""The `courtier` command. A subcommand's module is imported only when that command runs."""

import argparse
import contextlib
import importlib
import io
import os
import sys

from banker import __version__

from host_tools.printable import printable
from host_tools.system_errors import explain

# By name: the module with add_arguments(parser) and run(arguments), and what the command does.
COMMANDS = {
    "web": ("host_tools.apps.server.command_line", "run the unit in the browser"),
    "term": ("host_tools.apps.term.command_line", "run the unit in a terminal"),
    "script": (
        "host_tools.simulator.script.command_line",
        "run a key script on the unit",
    ),
    "ports": ("host_tools.link.ports_command", "list the boards at USB ports"),
    "backup": ("host_tools.link.backup_command", "save the unit's games to a file"),
    "restore": ("host_tools.link.restore_command", "restore a game from a file to the unit"),
    "tables": ("host_tools.link.tables_command", "print or change the tables that a game keeps"),
    "history": (
        "host_tools.link.history.command_line",
        "print a game's transactions in words",
    ),
    "mirror": (
        "host_tools.link.mirror.command_line",
        "show the game on a page for everybody",
    ),
    "report": ("host_tools.link.report.command_line", "write a report on a game as an HTML file"),
    "selftest": (
        "host_tools.deploy.selftest.command_line",
        "run the self-test, or print a unit's last result",
    ),
    "new-game": ("host_tools.dev.new_game.command_line", "write the skeleton of a new game"),
    "deploy": ("host_tools.deploy.command_line", "put the firmware on a board's CIRCUITPY drive"),
}


READER_LEFT = 141
"""The exit code that shells use for a program whose output nobody reads any more."""


def main(argv: list[str] | None = None) -> int:
    """Run one subcommand. End silently when the program that reads the output, such as `head`,
    leaves early."""
    speak_utf8()
    try:
        try:
            return _run(argv)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        for stream in (sys.stdout, sys.stderr):  # otherwise the interpreter flushes again at exit
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return READER_LEFT
    except OSError as error:
        print(f"courtier: {printable(explain(error))}", file=sys.stderr)
        return 1


def speak_utf8() -> None:
    """Read and write UTF-8 in files and pipes, whatever encoding the system uses: that of Windows
    has no pawns. A terminal with another encoding shows question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() != "utf-8":
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8")


def _run(argv: list[str] | None) -> int:
    """Parse the arguments and run the subcommand, importing only its own module."""
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

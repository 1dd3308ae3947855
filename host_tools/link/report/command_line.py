"""`courtier report`: writes a report on a game as one HTML file."""

import argparse
import os
import sys
from pathlib import Path

from host_tools.apps.term.words import own_language
from host_tools.link.command_output import Progress, run_command
from host_tools.link.history.sentences import LANGUAGES
from host_tools.link.report.games import report_on
from host_tools.link.sources import add_source_arguments, load_save
from host_tools.printable import printable
from host_tools.simulator.durable_files import write_durably

DEFAULT = "courtier-report.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_source_arguments(parser, "game")
    parser.add_argument(
        "-o", "--output", default=DEFAULT, metavar="FILE", help=f"default: {DEFAULT}"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="default: this computer's language")


def run(arguments: argparse.Namespace) -> int:
    """Write the report. Return 0, or 1 after printing what is wrong."""
    return run_command("report", lambda: _write(arguments))


def _write(arguments: argparse.Namespace) -> int:
    lang = arguments.lang or own_language(os.environ)
    with Progress("Fetching the game") as progress:
        record = load_save(arguments.game, arguments.sim, arguments.save, progress).record()
    output = Path(arguments.output)
    write_durably(output, report_on(record.last_game(), lang).encode())
    print(f"Written: {printable(str(output))}")
    if record.problem:
        print(f"courtier report: {record.problem}", file=sys.stderr)
    return 0

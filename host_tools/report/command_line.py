"""`courtier report`: the story of a game as one HTML file, and as pictures."""

import argparse
import os
import sys
from pathlib import Path

from host_tools.history.load import load
from host_tools.history.sentences import LANGUAGES
from host_tools.link.command_output import Progress, run_command
from host_tools.link.sources import add_source_arguments
from host_tools.printable import printable
from host_tools.report.games import report_on
from host_tools.simulator.keeping import keep
from host_tools.term.words import own_language

DEFAULT = "courtier-report.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_source_arguments(parser, "game")
    parser.add_argument(
        "-o", "--output", default=DEFAULT, metavar="FILE", help=f"default: {DEFAULT}"
    )
    parser.add_argument("--pictures", metavar="DIR", help="write the charts as PNG pictures too")
    parser.add_argument("--lang", choices=LANGUAGES, help="default: this computer's language")


def run(arguments: argparse.Namespace) -> int:
    """Write the report; 0, or 1 with a sentence that says why not."""
    return run_command("report", lambda: _write(arguments))


def _write(arguments: argparse.Namespace) -> int:
    lang = arguments.lang or own_language(os.environ)
    progress = Progress("Fetching the game")
    try:
        story = load(arguments.game, arguments.sim, arguments.save, progress)
    finally:
        progress.end()
    html, charts = report_on(story.last_game(), lang)
    output = Path(arguments.output)
    keep(output, html.encode())
    written = [output, *(charts.save(Path(arguments.pictures)) if arguments.pictures else ())]
    for path in written:
        print(f"Written: {printable(str(path))}")
    if story.problem:
        print(f"courtier report: {story.problem}", file=sys.stderr)
    return 0

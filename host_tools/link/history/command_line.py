"""`courtier history`: the transactions of a game for people, spreadsheets and programs."""

import argparse
import csv
import io
import json

from banker.games import to_bytes

from host_tools.link.command_output import Progress, run_command
from host_tools.link.history.load import load
from host_tools.link.history.pawns import pawn_name
from host_tools.link.history.record import GameRecord, RecordStep
from host_tools.link.history.sentences import LANGUAGES, columns, kind_name, moment_sentence
from host_tools.link.sources import add_source_arguments

_COLUMNS = ("number", "kind", "pawn", "company", "amount", "text")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_source_arguments(parser, "source")
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def run(arguments: argparse.Namespace) -> int:
    return run_command("history", lambda: _print(arguments))


def _print(arguments: argparse.Namespace) -> int:
    with Progress("Fetching the game") as progress:
        story = load(arguments.source, arguments.sim, arguments.save, progress)
    print(
        {"text": as_text, "csv": as_csv, "json": as_json}[arguments.format](story, arguments.lang)
    )
    return 0


def as_text(story: GameRecord, lang: str) -> str:
    """Return a line per transaction."""
    lines = [f"{moment.number:>4}  {moment_sentence(moment, lang)}" for moment in story.steps()]
    if story.problem:
        lines.append(story.problem)
    return "\n".join(lines) or "Nothing has happened yet."


def row(moment: RecordStep, lang: str) -> dict[str, object]:
    """Return a transaction as a row of a table."""
    pawn, company, amount = columns(moment.outcome)
    return {
        "number": moment.number,
        "kind": kind_name(moment.outcome, lang),
        "pawn": pawn_name(pawn, lang) if pawn else None,
        "company": company or None,
        "amount": amount,
        "text": moment_sentence(moment, lang),
    }


def as_csv(story: GameRecord, lang: str) -> str:
    """Return a table for a spreadsheet."""
    table = io.StringIO()
    writer = csv.DictWriter(table, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(row(moment, lang) for moment in story.steps())
    return table.getvalue().rstrip("\n")


def as_json(story: GameRecord, lang: str) -> str:
    """For programs: with the games before and after as the unit saves them."""
    rows = [row(moment, lang) | {"transaction": moment.transaction} for moment in story.steps()]
    content = {
        "begins": story.base.hex(),
        "transactions": rows,
        "ends": to_bytes(story.end).hex(),
        "problem": story.problem,
    }
    return json.dumps(content, ensure_ascii=False, indent=1)

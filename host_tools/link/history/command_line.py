"""`courtier history`: prints the transactions of a game for people, spreadsheets and programs."""

import argparse
import csv
import io
import json

from banker.games import to_bytes

from host_tools.link.command_output import Progress, run_command
from host_tools.link.history.pawns import pawn_name
from host_tools.link.history.sentences import LANGUAGES, columns, kind_name, step_sentence
from host_tools.link.record import GameRecord, RecordStep
from host_tools.link.sources import add_source_arguments, load_save

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
        record = load_save(arguments.source, arguments.sim, arguments.save, progress).record()
    print(
        {"text": as_text, "csv": as_csv, "json": as_json}[arguments.format](record, arguments.lang)
    )
    return 0


def as_text(record: GameRecord, lang: str) -> str:
    """Return a line for each transaction."""
    lines = [f"{step.number:>4}  {step_sentence(step, lang)}" for step in record.steps()]
    if record.problem:
        lines.append(record.problem)
    return "\n".join(lines) or "Nothing has happened yet."


def row(step: RecordStep, lang: str) -> dict[str, object]:
    """Return a transaction as a row of a table."""
    pawn, company, amount = columns(step.outcome)
    return {
        "number": step.number,
        "kind": kind_name(step.outcome, lang),
        "pawn": pawn_name(pawn, lang) if pawn else None,
        "company": company or None,
        "amount": amount,
        "text": step_sentence(step, lang),
    }


def as_csv(record: GameRecord, lang: str) -> str:
    """Return a table for a spreadsheet."""
    table = io.StringIO()
    writer = csv.DictWriter(table, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(row(step, lang) for step in record.steps())
    return table.getvalue().rstrip("\n")


def as_json(record: GameRecord, lang: str) -> str:
    """Return JSON for programs, with the games before and after as the unit saves them."""
    rows = [row(step, lang) | {"transaction": step.transaction} for step in record.steps()]
    content = {
        "begins": record.base.hex(),
        "transactions": rows,
        "ends": to_bytes(record.end).hex(),
        "problem": record.problem,
    }
    return json.dumps(content, ensure_ascii=False, indent=1)

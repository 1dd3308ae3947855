"""Reads how a unit begins: from the command line, or a script's first line, `#: --lang fr`."""

import argparse
from typing import Any, NoReturn

from banker.games.trader.drift import SEEDS
from banker.ui.texts import languages

from host_tools.games import NAMES
from host_tools.simulator.script.unit import ALL, Options

MARK = "#:"
LANGUAGES = (*(code for _, code, _ in languages()), "ask")
MARKETS = ("calm", "lively")


class BadOpening(Exception):
    """A first line that cannot be understood."""


class _Parser(argparse.ArgumentParser):
    """An argument parser that raises an error instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        """Raise BadOpening with argparse's message."""
        raise BadOpening(f"{MARK} {message}")


def seed(text: str) -> int:
    """Return a game's seed from text."""
    if not text.isdecimal() or int(text) >= SEEDS:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 0 to {SEEDS - 1}")
    return int(text)


def add_opening(parser: argparse.ArgumentParser) -> None:
    """Add the options that a first line may also have."""
    parser.add_argument("--game", choices=(*NAMES, ALL), help=f"default: {NAMES[0]}")
    parser.add_argument("--market", choices=MARKETS, help="default: calm")
    parser.add_argument("--seed", type=seed, metavar="N", help="default: 1")
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="default: en; ask: as at the very first start"
    )
    parser.add_argument("--tables", metavar="FILE", help="the tables of its first game")


def opening(text: str, arguments: argparse.Namespace | None = None) -> Options:
    """Return the options of a script: the command line's, else its first line's, else the
    defaults."""
    chosen: dict[str, Any] = {}
    first = text.split("\n", 1)[0]
    if first.startswith(MARK):
        parser = _Parser(add_help=False, allow_abbrev=False)
        add_opening(parser)
        chosen.update(_given(parser.parse_args(first[len(MARK) :].split())))
    if arguments:
        chosen.update(_given(arguments))
    if chosen.get("lang") == "ask":
        chosen["lang"] = None
    return Options()._replace(**chosen)


def _given(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the options that were given, and only those."""
    return {
        name: value
        for name, value in vars(arguments).items()
        if name in Options._fields and value is not None
    }

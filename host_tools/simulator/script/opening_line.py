"""How a unit begins: on the command line, or in a script's own first line, `#: --lang fr`."""

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
    """A first line that says nothing sensible."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        """Raise what argparse complains about."""
        raise BadOpening(f"{MARK} {message}")


def seed(text: str) -> int:
    """Return a game's seed as typed."""
    if not text.isdecimal() or int(text) >= SEEDS:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 0 to {SEEDS - 1}")
    return int(text)


def add_opening(parser: argparse.ArgumentParser) -> None:
    """Add the options that a first line may give too."""
    parser.add_argument("--game", choices=(*NAMES, ALL), help=f"default: {NAMES[0]}")
    parser.add_argument("--market", choices=MARKETS, help="default: calm")
    parser.add_argument("--seed", type=seed, metavar="N", help="default: 1")
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="default: en; ask: as at the very first start"
    )
    parser.add_argument("--tables", metavar="FILE", help="the tables that its first game has")


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
    """Return what was said of how the unit begins, and nothing else."""
    return {
        name: value
        for name, value in vars(arguments).items()
        if name in Options._fields and value is not None
    }

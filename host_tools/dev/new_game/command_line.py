"""`courtier new-game`: writes the skeleton of a game that plays at once, or checks a game."""

import argparse
import sys

from banker.games import GAMES

from host_tools import ROOT
from host_tools.dev.new_game.writing import BadName, write


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "name", metavar="NAME", help="lower-case letters and digits, such as ticker"
    )
    parser.add_argument("--title", help="the title on screens; default: the name")
    parser.add_argument("--check", action="store_true", help="only check a game")


def run(arguments: argparse.Namespace) -> int:
    """Write a game, or check it."""
    name = arguments.name
    if arguments.check:
        return _check(name)
    try:
        made = write(ROOT, name, arguments.title or name.capitalize())
    except BadName as fault:
        print(f"courtier new-game: {fault}", file=sys.stderr)
        return 1
    for path in made:
        print(f"Written: {path}")
    print(f"Play it: courtier script --game {name} tests/games/{name}/scenarios/first.txt")
    print(f"Check it: courtier new-game --check {name}")
    return 0


def _check(name: str) -> int:
    """Print the faults of a described game."""
    names = [one for one, *_ in GAMES]
    if name not in names:
        print(f"courtier new-game: no game is called {name!r}.", file=sys.stderr)
        return 1
    from host_tools.games.kit.faults import faults

    found = faults(names.index(name))
    print("\n".join(found) or "Nothing is wrong with its description and its words.")
    return 1 if found else 0

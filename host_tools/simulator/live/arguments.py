"""The options of the unit for people, in the browser and in the terminal."""

import argparse
from collections.abc import Callable
from pathlib import Path

from host_tools.simulator.live.data_folder import data_folder
from host_tools.simulator.live.recording import Recording
from host_tools.simulator.live.unit import LiveUnit
from host_tools.simulator.live.watch import Watcher
from host_tools.simulator.script.first_start import AS_THE_BOARD
from host_tools.simulator.script.opening_line import LANGUAGES, MARKETS, seed
from host_tools.simulator.script.unit import ALL, Options, first_game


def add_live_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options for a new unit, for its folder, and for developers."""
    parser.add_argument("--market", choices=MARKETS, help="of a new game; default: calm")
    parser.add_argument("--seed", type=seed, metavar="N", help="of a new game; default: 1")
    parser.add_argument("--lang", choices=LANGUAGES, help="of a new unit; default: it asks")
    parser.add_argument("--tables", metavar="FILE", help="tables of a new unit's first game")
    parser.add_argument("--save", metavar="DIR", help=f"default: {data_folder()}")
    parser.add_argument("--board", action="store_true", help="show the inside of the board, live")
    parser.add_argument(
        "--watch", action="store_true", help="restart the unit when its firmware changes"
    )
    parser.add_argument(
        "--record", metavar="FILE", help="write the keys pressed, for courtier script"
    )


def live_options(arguments: argparse.Namespace) -> Options:
    """Return how a new unit begins: as the real one, except for the options given."""
    lang = None if arguments.lang in (None, "ask") else arguments.lang
    return AS_THE_BOARD._replace(
        market=arguments.market or AS_THE_BOARD.market,
        seed=AS_THE_BOARD.seed if arguments.seed is None else arguments.seed,
        lang=lang,
        game=ALL if arguments.tables else AS_THE_BOARD.game,
        tables=arguments.tables,
    )


def make_live_unit(arguments: argparse.Namespace, say: Callable[[str], None] = print) -> LiveUnit:
    """Return the unit, not switched on yet. Raise OSError or FolderInUse if its folder cannot be
    used, BadTables if its tables cannot."""
    folder = Path(arguments.save) if arguments.save else data_folder()
    options = live_options(arguments)
    first_game(options)  # before anything is touched
    unit = LiveUnit(folder, options)
    given = (arguments.market, arguments.seed, arguments.lang, arguments.tables)
    if not unit.fresh and any(one is not None for one in given):
        say("Continuing the saved game. --market, --seed, --lang and --tables are for a new one.")
    if arguments.record:
        path = Path(arguments.record)
        unit.record = Recording(path, options, None if unit.fresh else folder)
    return unit


async def watch(unit: LiveUnit, say: Callable[[str], None] = print) -> None:
    """Restart the unit, as by a power cut, whenever its firmware changes. This never returns."""

    def restart(paths: list[Path]) -> None:
        say(f"Changed: {', '.join(path.name for path in paths)}. Restarting.")
        unit.reload()

    await Watcher(unit.firmware).run(restart)

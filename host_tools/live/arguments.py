"""The options that the unit for people takes, in the browser as in the terminal."""

import argparse
from collections.abc import Callable
from pathlib import Path

from host_tools.live.data_folder import data_folder
from host_tools.live.recording import Recording
from host_tools.live.unit import LiveUnit
from host_tools.live.watch import Watcher
from host_tools.script.first_start import AS_THE_BOARD
from host_tools.script.opening_line import LANGUAGES, MARKETS, seed
from host_tools.script.unit import Options


def add_live_arguments(parser: argparse.ArgumentParser) -> None:
    """How a unit begins that has nothing saved, where it saves, and what developers like."""
    parser.add_argument("--market", choices=MARKETS, help="of a new game; default: calm")
    parser.add_argument("--seed", type=seed, metavar="N", help="of a new game; default: 1")
    parser.add_argument("--lang", choices=LANGUAGES, help="of a new unit; default: it asks")
    parser.add_argument("--save", metavar="DIR", help=f"default: {data_folder()}")
    parser.add_argument("--board", action="store_true", help="show the board's inside, live")
    parser.add_argument(
        "--watch", action="store_true", help="restart the unit when its firmware changes"
    )
    parser.add_argument(
        "--record", metavar="FILE", help="write the keys pressed, for courtier script"
    )


def live_options(arguments: argparse.Namespace) -> Options:
    """How a new unit begins: as the real one, but for what was said."""
    lang = None if arguments.lang in (None, "ask") else arguments.lang
    return AS_THE_BOARD._replace(
        market=arguments.market or AS_THE_BOARD.market,
        seed=AS_THE_BOARD.seed if arguments.seed is None else arguments.seed,
        lang=lang,
    )


def make_live_unit(arguments: argparse.Namespace, say: Callable[[str], None] = print) -> LiveUnit:
    """The unit, not switched on yet. OSError or FolderInUse if its folder cannot be had."""
    folder = Path(arguments.save) if arguments.save else data_folder()
    options = live_options(arguments)
    unit = LiveUnit(folder, options)
    if not unit.fresh and (arguments.market or arguments.seed is not None or arguments.lang):
        say("A game is saved: it goes on. --market, --seed and --lang are for a new one.")
    if arguments.record:
        path = Path(arguments.record)
        unit.record = Recording(path, options, None if unit.fresh else folder)
    return unit


async def watch(unit: LiveUnit, say: Callable[[str], None] = print) -> None:
    """Restart the unit, as by a power cut, whenever its firmware changes; for ever."""

    def restart(paths: list[Path]) -> None:
        say(f"Changed: {', '.join(path.name for path in paths)}. Restarting.")
        unit.reload()

    await Watcher(unit.firmware).run(restart)

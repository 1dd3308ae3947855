"""`courtier script`: run a key script from a file or from standard input."""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path

from host_tools.printable import printable
from host_tools.simulator.lock import FolderInUse, hold_folder
from host_tools.simulator.micropython.vm import MicroPythonGone
from host_tools.simulator.script.commands import Commands, ScriptError
from host_tools.simulator.script.opening_line import BadOpening, add_opening, opening
from host_tools.simulator.script.unit import Options, Unit
from host_tools.system_errors import explain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="the script; default: stdin")
    add_opening(parser)
    parser.add_argument("--save", metavar="DIR", help="keep the virtual flash there")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--board", action="store_true", help="run it on the virtual board, through its pins"
    )
    where.add_argument("--micropython", action="store_true", help="run it inside a MicroPython VM")


def make_unit(choice: Options, board: bool = False, micropython: bool = False) -> Unit:
    """Return the unit: a program here or inside MicroPython, or the virtual board."""
    if board:
        from host_tools.simulator.script.board_unit import BoardUnit

        return BoardUnit(choice)
    if micropython:
        from host_tools.simulator.script.vm_unit import VmUnit

        return VmUnit(choice)
    from host_tools.simulator.script.app_unit import AppUnit

    return AppUnit(choice)


def run(arguments: argparse.Namespace) -> int:
    """Run the script; return 0 if all expectations held."""
    try:
        text = Path(arguments.file).read_text("utf-8") if arguments.file else sys.stdin.read()
    except OSError as error:
        return _give_up(explain(error))
    except UnicodeDecodeError:
        return _give_up(f"{arguments.file or 'standard input'} is not a text in UTF-8.")
    with ExitStack() as done:
        try:
            choice = opening(text, arguments)
            if choice.save:
                done.enter_context(hold_folder(Path(choice.save)))
            unit = make_unit(choice, arguments.board, arguments.micropython)
        except BadOpening as error:
            return _give_up(f"line 1: {error}")
        except (ValueError, MicroPythonGone, FolderInUse) as error:
            return _give_up(str(error))
        except OSError as error:
            return _give_up(explain(error))
        done.callback(unit.close)
        return run_text(text, unit)


def _give_up(why: str) -> int:
    print(f"courtier script: {printable(why)}", file=sys.stderr)
    return 1


def run_text(text: str, unit: Unit) -> int:
    """Run a script's lines on a unit until one fails."""
    commands = Commands(unit, print)
    for number, line in enumerate(text.splitlines(), 1):
        try:
            commands.run(line)
        except ScriptError as error:
            print(f"line {number}: {printable(str(error), lines=True)}", file=sys.stderr)
            return 1
    return 0

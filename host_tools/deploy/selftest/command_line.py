"""`courtier selftest`: runs the self-test on the virtual board, or reads the result from a
unit's drive."""

import argparse
import sys
from pathlib import Path

from banker.store import file_drive

from host_tools.deploy.selftest.trial import examine, kept
from host_tools.printable import printable
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.faults import FAULTS, NoSuchFault
from host_tools.system_errors import explain

_NO_FAULT = "self-test: no fault"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.epilog = (
        "On the unit itself the self-test is in MENU, 0, and is offered at the first start after "
        f"a deploy. Faults: {', '.join(FAULTS)}."
    )
    parser.add_argument(
        "drive", nargs="?", metavar="DRIVE", help="tell the result kept on this CIRCUITPY drive"
    )
    parser.add_argument("--lang", choices=("fr", "en"), default="en", help="default: en")
    parser.add_argument(
        "--fault",
        action="append",
        default=[],
        metavar="NAME",
        help="wire a fault into the virtual board, such as dead-column-3; may be repeated",
    )


def run(arguments: argparse.Namespace) -> int:
    """Return 0 if no fault was found, 1 if there was one, 2 if nothing could be tested."""
    try:
        if arguments.drive:
            result = read_result(Path(arguments.drive))
        else:
            result = try_out(arguments.lang, tuple(arguments.fault))
    except BrokenPipeError:
        raise  # whoever read what is printed has left: see cli
    except (NoSuchFault, OSError) as error:
        why = explain(error) if isinstance(error, OSError) else str(error)
        print(f"courtier selftest: {printable(why)}", file=sys.stderr)
        return 2
    if not result:
        print("courtier selftest: no self-test was made on this unit yet", file=sys.stderr)
        return 2
    print(printable(result, lines=True), end="")
    return 0 if _NO_FAULT in result else 1


def read_result(drive: Path) -> str:
    """Return the result on a drive, or "" if there is none."""
    if not drive.is_dir():
        raise NotADirectoryError(f"there is no drive {drive}")
    file = drive / file_drive.SELF_TEST
    return kept(file.read_bytes()) if file.is_file() else ""


def try_out(lang: str, faults: tuple[str, ...]) -> str:
    """Run the test on the virtual board, show the last pages, and return the console's text."""
    with VirtualBoard() as board:
        maker = examine(board, lang, faults)
        for page in maker.pages:
            print("+" + "-" * 23 + "+")
            for line in page:
                print(f"| {line:21} |")
        if maker.pages:
            print("+" + "-" * 23 + "+")
        return board.console

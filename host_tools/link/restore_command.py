"""`courtier restore`: puts games from a file onto the unit, which asks for CONFIRM. Its own game is
saved first.

A game replaces the one being played, or goes onto the shelf; or all of them do.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from banker import games

from host_tools.link import answers
from host_tools.link.backup_file import write_backup
from host_tools.link.client import Client
from host_tools.link.command_output import Progress, run_command, stamped, summary
from host_tools.link.connect import add_port_arguments, connect
from host_tools.link.save import Save
from host_tools.link.sources import load_save
from host_tools.link.transfer import fetch, offer, outcome
from host_tools.link.trouble import LinkTrouble
from host_tools.printable import printable

LOOK_S = 0.3
PATIENCE_S = 120.0
_READ_MS = 1500  # the question must have been on the screen so long before CONFIRM counts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="a backup, or the folder of a virtual unit")
    add_port_arguments(parser)
    parser.add_argument("--keep", metavar="COPY", help="file for the replaced game")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--shelf",
        type=int,
        metavar="N",
        help="one game, onto the unit's shelf: 1 to 8 from the shelf in the file, 0 the one played",
    )
    which.add_argument(
        "--all", action="store_true", help="the shelf in the file too, onto the unit's shelf"
    )


def run(arguments: argparse.Namespace) -> int:
    """Save the unit's game and offer the other one."""
    return run_command("restore", lambda: _restore(arguments))


def _restore(arguments: argparse.Namespace) -> int:
    if not Path(arguments.file).exists():
        raise LinkTrouble(f"There is no file {arguments.file}.")
    save = load_save(arguments.file)
    client = connect(arguments.port, arguments.sim, arguments.save)
    try:
        if arguments.shelf is not None:
            return put_on_shelf(client, save.shelved(arguments.shelf))
        for number in range(1, len(save.shelf) + 1) if arguments.all else ():
            if put_on_shelf(client, save.shelved(number)):
                return 1
        return restore(client, save, Path(arguments.keep) if arguments.keep else None)
    finally:
        client.close()


def restore(
    client: Client,
    save: Save,
    copy: Path | None = None,
    say: Callable[[str], None] = print,
    lang: str = "en",
) -> int:
    """Offer a game to a unit. Return 0 if it was restored, 1 if the unit kept its own. `lang` is
    the language of the summaries."""
    with Progress("Keeping a copy of the unit's game") as progress:
        replaced = fetch(client, progress)
    copy = copy or stamped("courtier-replaced")
    if copy.exists():
        raise LinkTrouble(f"{copy} already exists: choose another name for --keep.")
    write_backup(copy, replaced)
    kept = printable(str(copy))
    say(f"On the unit now:  {summary(replaced.game, lang)}.\n                  Kept in {kept}.")
    say(f"To be restored:   {summary(save.game, lang)}.")
    with Progress("Sending") as progress:
        offer(client, save, progress)
    # Somebody may have played on until the unit asked.
    if answers.state(client.ask("state")).data != games.to_bytes(replaced.game):
        replaced = fetch(client)
        copy.unlink()
        write_backup(copy, replaced)
        say(f"Meanwhile:        {summary(replaced.game, lang)}. That is kept.")
    say("The unit asks: press CONFIRM on it to restore, CANCEL to keep its game.")
    _confirm_on_virtual_unit(client, say)
    return _await(client, save, say)


def put_on_shelf(client: Client, save: Save) -> int:
    """Offer a game for a unit's shelf. Return 0 if it was put there, 1 if not."""
    print(f"For the shelf:    {summary(save.game)}.")
    offer(client, save, shelved=True)
    print("The unit asks: press CONFIRM on it to put it on its shelf, CANCEL to leave it out.")
    _confirm_on_virtual_unit(client, print)
    return _await(client, save, print, ("It is on the shelf.", "It is not on the shelf."))


def _confirm_on_virtual_unit(client: Client, say: Callable[[str], None]) -> None:
    """Press CONFIRM on a virtual unit that was started for this command: nobody else can."""
    from host_tools.link import sim

    wire = client.wire
    if isinstance(wire, sim.SimWire) and wire.owned:
        say("(On the virtual unit CONFIRM is pressed for you.)")
        wire.unit.board.run(_READ_MS)
        wire.unit.tap("CONFIRM")


def _await(
    client: Client,
    save: Save,
    say: Callable[[str], None],
    results: tuple[str, str] = ("Restored.", "Not restored: the unit keeps its game."),
) -> int:
    """Wait for CONFIRM or CANCEL on the unit. If another kind of game comes with it, the unit
    restarts and forgets the offer: then its game shows the answer."""
    wanted = games.to_bytes(save.game)
    began = client.wire.now()
    while client.wire.now() - began < PATIENCE_S:
        what = outcome(client)
        if what == "restored" or (what == "none" and _game_on(client) == wanted):
            say(results[0])
            return 0
        if what != "waiting":
            print(results[1], file=sys.stderr)
            return 1
        asked = client.wire.now()
        while client.wire.now() - asked < LOOK_S:
            client.poll()
    raise LinkTrouble("Nobody has pressed CONFIRM. The unit still asks, and keeps its game.")


def _game_on(client: Client) -> bytes:
    """Return the unit's current game."""
    return answers.state(client.ask("state")).data

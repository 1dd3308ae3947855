"""Prepares the flash of a unit that has nothing saved: its game, market and language."""

from banker.store.file_drive import FileDrive
from banker.store.ledger import Ledger

from host_tools.simulator.hardware import Hardware
from host_tools.simulator.script.media import SavesFile
from host_tools.simulator.script.unit import Options, first_game, first_settings

# The board begins with the question for the language.
AS_THE_BOARD = Options(lang=None)


def is_blank(hardware: Hardware) -> bool:
    """Return whether nothing was ever saved on this flash."""
    nvm = hardware.nvm
    written = nvm is not None and nvm.memory.count(0xFF) != len(nvm.memory)
    return not written and not hardware.drive.files


def begin(hardware: Hardware, options: Options) -> bool:
    """Save a first game as the options say, unless one is there; return whether that was done."""
    if hardware.nvm is None or not is_blank(hardware):
        return False
    number, tables = first_game(options)
    Ledger(
        hardware.nvm,
        FileDrive(SavesFile(hardware.drive)),
        seed=options.seed,
        lively=options.market == "lively",
        settings=first_settings(options.lang),
        number=number,
        tables=tables,
    )
    return True

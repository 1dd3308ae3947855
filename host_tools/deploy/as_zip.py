"""Writes the drive's content as a zip, for users without a terminal or a browser that can write to
drives.

It has no saved games, so unpacking it over a unit's drive keeps them.
"""

from collections.abc import Collection
from pathlib import Path

from banker import __version__
from banker.store import file_drive

from host_tools.deploy import settings
from host_tools.deploy.archive import write_archive
from host_tools.deploy.contents import LIBRARIES, build
from host_tools.deploy.manifest import NAME, Manifest, as_text, checksum
from host_tools.dev.dependencies import notices
from host_tools.games import NUMBERS, PACKAGES

README = "LISEZMOI-README.txt"
LICENCES = "LICENCES.txt"
_TEXT = f"""\
Courtier {__version__}

FRANÇAIS
1. Une seule fois : CircuitPython 10. Tenez BOOTSEL en branchant le Pico, et copiez sur le lecteur
   RPI-RP2 le fichier .uf2 de CircuitPython 10 pour "Raspberry Pi Pico"
   (https://circuitpython.org/board/raspberry_pi_pico). Un lecteur CIRCUITPY apparaît.
2. Copiez tout le contenu de ce zip sur CIRCUITPY, en remplaçant. Pour une mise à jour, tenez MENU
   en branchant l'appareil (sinon le lecteur est en lecture seule), et effacez d'abord les dossiers
   banker et drivers. Ne touchez pas au dossier saves : les parties y sont.
3. settings.toml est remplacé : si vous l'aviez changé, reportez vos lignes.
4. Éjectez le lecteur, débranchez, rebranchez : l'appareil démarre et propose son autotest.

ENGLISH
1. Only once: CircuitPython 10. Hold BOOTSEL while plugging the Pico in, and copy the .uf2 file of
   CircuitPython 10 for "Raspberry Pi Pico" onto the drive RPI-RP2
   (https://circuitpython.org/board/raspberry_pi_pico). A drive CIRCUITPY appears.
2. Copy all that is in this zip onto CIRCUITPY, replacing what is there. For an update, hold MENU
   while plugging the unit in (or the drive is read-only), and delete the folders banker and drivers
   first. Leave the folder saves alone: games are in it.
3. settings.toml is replaced: if you had changed it, put your lines back.
4. Eject the drive, unplug, plug in again: the unit starts and offers its self-test.
"""


def contents(games: Collection[int] = NUMBERS) -> dict[str, bytes]:
    """Return the files of a drive with some games, in the best order for writing: code.py is the
    last of the program."""
    absent = tuple(f"banker/games/{PACKAGES[number]}/" for number in NUMBERS if number not in games)
    program = {
        path: content
        for path, content in build(bytecode=True).items()
        if not path.startswith(absent)
    }
    marks = {path: checksum(content) for path, content in program.items()}
    known = Manifest(__version__, True, marks, checksum(settings.LINE))
    return {
        README: _TEXT.replace("\n", "\r\n").encode(),
        LICENCES: notices.as_text(notices.libraries(LIBRARIES)).replace("\n", "\r\n").encode(),
        settings.PATH: settings.LINE,
        file_drive.SELF_TEST: b"\xff" * file_drive.SELF_TEST_SIZE,
        **program,
        NAME: as_text(known).encode(),
    }


def write_zip(path: Path, games: Collection[int] = NUMBERS) -> int:
    """Write the zip, complete or not at all, and return its number of files."""
    files = contents(games)
    write_archive(path, files)
    return len(files)

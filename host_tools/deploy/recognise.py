"""Recognises a CircuitPython board by the boot_out.txt on its drive."""

import re
from dataclasses import dataclass
from pathlib import Path

from host_tools.deploy import DeployError

MAJOR = 10
PICO = "raspberry_pi_pico"
# Boards with the same wiring and program, and what the user should know.
RELATIVES = {
    "raspberry_pi_pico_w": "a Pico W: its drive is smaller; the radio stays unused, and nothing "
    "was tried on a real one",
    "raspberry_pi_pico2": "a Pico 2: the same pins; nothing was tried on a real one. It goes dark "
    "but cannot sleep: switch it off after play",
    "raspberry_pi_pico2_w": "a Pico 2 W: the same pins; the radio stays unused, and nothing was "
    "tried on a real one. It goes dark but cannot sleep: switch it off after play",
}
_MOST = 4096
"""Bytes of boot_out.txt that are read."""
_VERSION = re.compile(r"Adafruit CircuitPython ([0-9]{1,3}\.[0-9A-Za-z.+-]{1,40}) on ")
_BOARD = re.compile(r"^Board ID:\s*([0-9A-Za-z_.-]{1,60})\s*$", re.MULTILINE)
_DOWNLOAD = f"https://circuitpython.org/board/{PICO}"


@dataclass(frozen=True)
class Board:
    """The content of boot_out.txt: CircuitPython's version and the board's id."""

    version: str
    name: str

    @property
    def major(self) -> int:
        """Return the version's first number."""
        return int(self.version.split(".")[0])


def recognise(drive: Path) -> Board:
    """Return the board of a drive; raise DeployError if there is none."""
    if not drive.is_dir():
        raise DeployError(f"there is no folder {drive}")
    if (drive / "INFO_UF2.TXT").exists():
        raise DeployError(
            f"{drive} is a board waiting for CircuitPython: copy the .uf2 file of CircuitPython "
            f"{MAJOR} there ({_DOWNLOAD}), then deploy to the CIRCUITPY drive that appears"
        )
    if (drive / "boot_out.txt").is_symlink():
        raise DeployError(f"{drive} is not a CIRCUITPY drive: its boot_out.txt is a link")
    try:
        with (drive / "boot_out.txt").open("rb") as file:
            text = file.read(_MOST).decode("utf-8", "replace")
    except FileNotFoundError:
        raise DeployError(f"{drive} is not a CIRCUITPY drive: it has no boot_out.txt") from None
    version = _VERSION.search(text)
    board = _BOARD.search(text)
    if not version or not board:
        raise DeployError(f"{drive} is not a CIRCUITPY drive: its boot_out.txt says something else")
    return Board(version[1], board[1])


def check(board: Board, any_board: bool) -> list[str]:
    """Return notes about a board; raise DeployError if the firmware cannot run on it."""
    notes = []
    if board.major < MAJOR:
        raise DeployError(
            f"the board runs CircuitPython {board.version}, and Courtier needs {MAJOR}. "
            f"Get it from {_DOWNLOAD}"
        )
    if board.major > MAJOR:
        notes.append(f"CircuitPython {board.version} is newer than what Courtier was tried on")
    if board.name in RELATIVES:
        notes.append(f"this is {RELATIVES[board.name]}")
    elif board.name != PICO:
        if not any_board:
            raise DeployError(
                f"the board is a {board.name}, and Courtier is wired for a {PICO}. If pins.py "
                "fits your board, say --any-board"
            )
        notes.append(f"this is a {board.name}: pins.py must fit it")
    return notes

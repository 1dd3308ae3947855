"""Makes `hardware/pcb`: the KiCad project, what a board house wants, and the pictures of each step.

    python -m host_tools.hardware.pcb.build            write it all; needs KiCad 9
    python -m host_tools.hardware.pcb.build --kept     keep the tracks that are committed

Without KiCad it writes what needs none and says what it left. It writes nothing, and says why, if
the board would not do.
"""

import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

from host_tools import FIRMWARE
from host_tools.hardware.pcb import (
    board_file,
    checks,
    circuit,
    kicad,
    lists,
    project,
    reading,
    routing,
    schematic,
)
from host_tools.hardware.pcb.project import NAME

FOLDER = FIRMWARE.parent / "hardware" / "pcb"
PICTURES = FOLDER.parent / "pictures"
BOARD, SHEET = f"{NAME}.kicad_pcb", f"{NAME}.kicad_sch"
GERBERS = f"{NAME}-gerbers.zip"
MANIFEST = "manifest.json"
SHOTS = {f"pcb_step{step}": step for step in range(1, len(circuit.STEPS) + 1)}
PICTURE_NAMES = (*SHOTS, "pcb_bare", "pcb_below")
_SIZE = (640, 960)


def written() -> dict[str, bytes]:
    """What is made by our own code alone, by path; the board needs its tracks and planes too."""
    made = {path: text.encode() for path, text in project.files().items()}
    made[SHEET] = schematic.schematic().encode()
    made["bom.csv"] = lists.bill()
    made["placement.csv"] = lists.placement()
    return made


def again(path: Path) -> str:
    """The board written anew, with the tracks and planes that a file has."""
    tree = reading.load(path)
    return board_file.board(reading.tracks(tree), reading.vias(tree), reading.fills(tree))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def manifest() -> Any:
    """The committed one: which board the plotted files and the pictures were made from."""
    return json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))


def products() -> list[Path]:
    """What KiCad made from the board."""
    return [FOLDER / GERBERS, *(PICTURES / f"{name}.png" for name in PICTURE_NAMES)]


def _filled(scratch: Path, kept: bool) -> str:
    """The board with new tracks, or the committed ones, and its planes filled."""
    tree = reading.load(FOLDER / BOARD) if kept else None
    tracks, vias = (reading.tracks(tree), reading.vias(tree)) if tree else routing.routed()
    raw, full = scratch / BOARD, scratch / f"full-{BOARD}"
    raw.write_text(board_file.board(tracks, vias, {}), encoding="utf-8")
    kicad.fill(raw, full)
    return board_file.board(tracks, vias, reading.fills(reading.load(full)))


def _pictures(scratch: Path) -> None:
    """A picture of each step, of the bare board and of its solder side."""
    tree = reading.load(FOLDER / BOARD)
    parts = reading.tracks(tree), reading.vias(tree), reading.fills(tree)
    shutil.copytree(FOLDER, scratch / "draw")
    for name, step in [*SHOTS.items(), ("pcb_bare", 0), ("pcb_below", 9)]:
        board = scratch / "draw" / BOARD
        board.write_text(board_file.board(*parts, shown=step), encoding="utf-8")
        shot = scratch / f"{name}.png"
        kicad.draw(board, shot, "bottom" if name == "pcb_below" else "top", _SIZE)
        with Image.open(shot) as picture:
            small = picture.convert("RGB").quantize(96, dither=Image.Dither.NONE)
            small.save(PICTURES / f"{name}.png", optimize=True)
        print(f"hardware/pictures/{name}.png")


def main(arguments: list[str]) -> int:
    kept = "--kept" in arguments and (FOLDER / BOARD).is_file()
    for path, content in written().items():
        target = FOLDER / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_bytes() != content:
            target.write_bytes(content)
            print(f"hardware/pcb/{path}")
    if not kicad.installed():
        print("KiCad 9 is not installed: board, Gerber files and pictures are left as they are.")
        return 0
    with tempfile.TemporaryDirectory() as place:
        scratch = Path(place)
        text = _filled(scratch, kept)
        (scratch / "try").mkdir()
        shutil.copytree(FOLDER, scratch / "try" / "pcb")
        (scratch / "try" / "pcb" / BOARD).write_text(text, encoding="utf-8")
        wrong = checks.faults(reading.load(scratch / "try" / "pcb" / BOARD))
        wrong += kicad.rule_breaks(scratch / "try" / "pcb")
        if wrong:
            print(*wrong, sep="\n", file=sys.stderr)
            return 1
        (FOLDER / BOARD).write_text(text, encoding="utf-8", newline="\n")
        kicad.zipped(kicad.plotted(FOLDER / BOARD), FOLDER / GERBERS)
        _pictures(scratch)
    whole = {
        "board": digest(FOLDER / BOARD),
        "files": {path.name: digest(path) for path in products()},
    }
    (FOLDER / MANIFEST).write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

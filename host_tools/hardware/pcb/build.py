"""Checks the KiCad project in `hardware/pcb` and makes what follows from it: Gerber files, lists,
and the pictures of each step.

    python -m host_tools.hardware.pcb.build

Without KiCad 9 it writes the lists and says what it left. It writes nothing, and says why, if the
board would not do.
"""

import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

from host_tools.hardware.pcb import checks, kicad, lists, project
from host_tools.hardware.pcb.project import FOLDER, NAME

PICTURES = FOLDER.parent / "pictures"
GERBERS = FOLDER / f"{NAME}-gerbers.zip"
MANIFEST = FOLDER / "manifest.json"
STEPS = 6
SCHEMATIC = PICTURES / "schematic.svg"
PICTURE_NAMES = (*(f"pcb_step{step}" for step in range(1, STEPS + 1)), "pcb_bare", "pcb_below")
_SIZE = (1000, 1560)


def written() -> dict[str, bytes]:
    """Return the files that are made without KiCad, by path."""
    return {"bom.csv": lists.bill(), "placement.csv": lists.placement()}


def digest(path: Path) -> str:
    """Return a file's checksum."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def sources() -> dict[str, str]:
    """Return the checksums of the sources."""
    return {path.name: digest(path) for path in (project.SHEET, project.BOARD)}


def manifest() -> Any:
    """Return the committed manifest: the project that plotted files and pictures were made from."""
    return json.loads(MANIFEST.read_text(encoding="utf-8"))


def products() -> list[Path]:
    """Return the files that KiCad makes from the project."""
    return [GERBERS, SCHEMATIC, *(PICTURES / f"{name}.png" for name in PICTURE_NAMES)]


def shown(name: str) -> list[str]:
    """Return the parts on a picture: those soldered so far, except optional ones."""
    last = int(name[-1]) if name[-1].isdigit() else 0 if name == "pcb_bare" else STEPS
    return [
        part.ref
        for part in project.symbols().values()
        if 0 < part.step <= last and not part.left_out
    ]


def _pictures(scratch: Path) -> None:
    """Draw each step, the bare board and its solder side."""
    kicad.draw_schematic(project.SHEET, SCHEMATIC)
    if not kicad.BODIES.is_dir():
        print("KiCad's 3D models are not installed: the pictures of the board are left.")
        return
    for name in PICTURE_NAMES:
        folder = scratch / name
        shutil.copytree(FOLDER, folder)
        shot = scratch / f"{name}.png"
        side = "bottom" if name == "pcb_below" else "top"
        kicad.draw(folder / project.BOARD.name, shot, shown(name), side, _SIZE)
        with Image.open(shot) as picture:
            small = picture.convert("RGB").quantize(128, dither=Image.Dither.NONE)
            small.save(PICTURES / f"{name}.png", optimize=True)
        print(f"hardware/pictures/{name}.png")


def main() -> int:
    """Make all files, or print what is wrong."""
    wrong = checks.faults()
    if kicad.installed():
        wrong += kicad.rule_breaks(FOLDER)
    if wrong:
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    for path, content in written().items():
        (FOLDER / path).write_bytes(content)
    if not kicad.installed():
        print("KiCad 9 is not installed: Gerber files and pictures are left as they are.")
        return 0
    kicad.zipped(kicad.plotted(project.BOARD), GERBERS)
    with tempfile.TemporaryDirectory() as scratch:
        _pictures(Path(scratch))
    whole = {"sources": sources(), "files": {path.name: digest(path) for path in products()}}
    MANIFEST.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

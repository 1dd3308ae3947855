"""What KiCad does for us, where it is installed: fill planes, check, plot and draw."""

import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from host_tools.hardware.pcb.project import NAME

COMMAND = "kicad-cli"
PYTHON = "/usr/bin/python3"
"""The one that KiCad's own module is installed for."""
_FILL = """
import sys, pcbnew
board = pcbnew.LoadBoard(sys.argv[1])
pcbnew.ZONE_FILLER(board).Fill(board.Zones())
board.Save(sys.argv[2])
"""
_LAYERS = "F.Cu,B.Cu,F.Mask,B.Mask,F.Silkscreen,B.Silkscreen,Edge.Cuts"
_DATED = re.compile(
    rb"^(%TF\.CreationDate,.*\*%|G04 Created by KiCad.*\*|; DRILL file .*|; #@! TF\.CreationDate.*"
    rb"|; #@! TF\.GenerationSoftware.*|%TF\.GenerationSoftware.*\*%|%TF\.ProjectId.*\*%"
    rb"|; #@! TF\.ProjectId.*)\r?\n",
    re.MULTILINE,
)
"""Lines of plotted files that say when and by what; a board house needs none of them."""
_ZIP_DATE = (2000, 1, 1, 0, 0, 0)


def installed() -> bool:
    """Whether this machine has KiCad 9."""
    if shutil.which(COMMAND) is None:
        return False
    found = subprocess.run([COMMAND, "version"], capture_output=True, text=True)
    return found.stdout.startswith("9.")


def _run(*words: object) -> None:
    run = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"{' '.join(map(str, words[:3]))}: {run.stdout}{run.stderr}")


def fill(board: Path, to: Path) -> None:
    """Fill the planes. KiCad crashed on a board that was not loaded from a file, so it is."""
    _run(PYTHON, "-c", _FILL, board, to)


def rule_breaks(folder: Path) -> list[str]:
    """What ERC and DRC find, warnings, exclusions and differences between schematic and board
    included."""
    found = []
    with tempfile.TemporaryDirectory() as scratch:
        erc, drc = Path(scratch, "erc.json"), Path(scratch, "drc.json")
        _run(COMMAND, "sch", "erc", folder / f"{NAME}.kicad_sch", "-o", erc, "--format", "json",
             "--severity-all")  # fmt: skip
        _run(COMMAND, "pcb", "drc", folder / f"{NAME}.kicad_pcb", "-o", drc, "--format", "json",
             "--severity-all", "--schematic-parity")  # fmt: skip
        electric, design = (json.loads(path.read_text(encoding="utf-8")) for path in (erc, drc))
    for sheet in electric["sheets"]:
        found += [f"ERC {_said(entry)}" for entry in sheet["violations"]]
    for kind in ("violations", "unconnected_items", "schematic_parity"):
        found += [f"DRC {_said(entry)}" for entry in design[kind]]
    return found


def _said(entry: Any) -> str:
    items = ", ".join(item["description"] for item in entry["items"])
    return f"{entry['severity']} {entry['type']}: {entry['description']} ({items})"


def plotted(board: Path) -> dict[str, bytes]:
    """The Gerber and drill files, by name, without dates."""
    with tempfile.TemporaryDirectory() as scratch:
        to = Path(scratch)
        _run(COMMAND, "pcb", "export", "gerbers", board, "-o", f"{to}/", "-l", _LAYERS)
        _run(COMMAND, "pcb", "export", "drill", board, "-o", f"{to}/", "--format", "excellon",
             "--excellon-separate-th")  # fmt: skip
        return {
            path.name: _DATED.sub(b"", path.read_bytes())
            for path in sorted(to.iterdir())
            if path.suffix != ".gbrjob"
        }


def zipped(files: dict[str, bytes], to: Path) -> None:
    """Files as an archive that is the same every time."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _ZIP_DATE), content, zipfile.ZIP_DEFLATED)


def unzipped(path: Path) -> dict[str, bytes]:
    """An archive's files by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def draw(board: Path, to: Path, side: str, size: tuple[int, int]) -> None:
    """A picture of the board."""
    _run(COMMAND, "pcb", "render", board, "-o", to, "--side", side, "-w", size[0], "-h", size[1],
         "--quality", "basic", "--background", "opaque")  # fmt: skip

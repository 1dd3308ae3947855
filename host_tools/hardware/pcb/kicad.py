"""Runs KiCad 9, where it is installed with its libraries, to check, plot and draw."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from host_tools.hardware.pcb.project import NAME

COMMAND = "kicad-cli"
PYTHON = "/usr/bin/python3"
"""The Python that has KiCad's module."""
SHARED = Path("/usr/share/kicad")
BODIES = SHARED / "3dmodels"
"""KiCad's bodies of parts, a package of its own: only the pictures need them."""
_STRIP = """
import sys, pcbnew
board = pcbnew.LoadBoard(sys.argv[1])
for footprint in board.GetFootprints():
    if footprint.GetReference() not in sys.argv[3:]:
        footprint.Models().clear()
board.Save(sys.argv[2])
"""
_LAYERS = "F.Cu,B.Cu,F.Mask,B.Mask,F.Paste,F.Silkscreen,B.Silkscreen,Edge.Cuts"
_DATED = re.compile(
    rb"^(%TF\.CreationDate,.*\*%|G04 Created by KiCad.*\*|; DRILL file .*|; #@! TF\.CreationDate.*"
    rb"|; #@! TF\.GenerationSoftware.*|%TF\.GenerationSoftware.*\*%|%TF\.ProjectId.*\*%"
    rb"|; #@! TF\.ProjectId.*)\r?\n",
    re.MULTILINE,
)
"""Lines of plotted files that say when and by what; a board house needs none of them."""
_ZIP_DATE = (2000, 1, 1, 0, 0, 0)


def installed() -> bool:
    """Return whether this machine has KiCad 9 and its symbols and footprints."""
    if shutil.which(COMMAND) is None:
        return False
    found = subprocess.run([COMMAND, "version"], capture_output=True, text=True)
    stock = ("symbols/Device.kicad_sym", "footprints/Resistor_THT.pretty")
    return found.stdout.startswith("9.") and all((SHARED / path).exists() for path in stock)


def _run(*words: object) -> None:
    """Run KiCad with the library tables that it comes with, whatever the user has set up."""
    with tempfile.TemporaryDirectory() as home:
        tables = Path(home, "9.0")
        tables.mkdir()
        for name in ("sym-lib-table", "fp-lib-table"):
            shutil.copy(SHARED / "template" / name, tables)
        environment = {**os.environ, "KICAD_CONFIG_HOME": home}
        run = subprocess.run(
            [str(word) for word in words], capture_output=True, text=True, env=environment
        )
    if run.returncode:
        raise RuntimeError(f"{' '.join(map(str, words[:3]))}: {run.stdout}{run.stderr}")


def rule_breaks(folder: Path) -> list[str]:
    """Return what ERC and DRC find, warnings, exclusions and differences between schematic and
    board included."""
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
    """Return the Gerber and drill files, by name, without dates."""
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
    """Write files as an archive, the same bytes every time."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _ZIP_DATE), content, zipfile.ZIP_DEFLATED)


def unzipped(path: Path) -> dict[str, bytes]:
    """Return the files of an archive by name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def draw(board: Path, to: Path, shown: Iterable[str], side: str, size: tuple[int, int]) -> None:
    """Draw the board with the bodies of some parts; `board` is a copy that this may change."""
    _run(PYTHON, "-c", _STRIP, board, board, *shown)
    _run(COMMAND, "pcb", "render", board, "-o", to, "--side", side, "-w", size[0], "-h", size[1],
         "--quality", "basic", "--background", "opaque")  # fmt: skip


def draw_schematic(sheet: Path, to: Path) -> None:
    """Draw the schematic as SVG, no finer than a hundredth of a millimetre and without dates."""
    with tempfile.TemporaryDirectory() as scratch:
        _run(COMMAND, "sch", "export", "svg", sheet, "-o", scratch, "--no-background-color")
        text = Path(scratch, f"{NAME}.svg").read_text(encoding="utf-8")
    text = re.sub(r"<desc>.*?</desc>|<title>SVG Image created.*?</title>", "", text)
    text = re.sub(r"(\d\.\d{2})\d+", r"\1", text)
    # A letter is many strokes, each a path of its own: one path is a third as long.
    text = re.sub(r'\n" />\s*<path d="M', "\nM", text)
    text = re.sub(r"(L\S+ \S+)\s+M(\S+ \S+)", _joined, text)
    to.write_text(re.sub(r"\n\s*", "\n", text), encoding="utf-8", newline="\n")


def _joined(found: re.Match[str]) -> str:
    """Return a stroke's end, and the start of the next one if that is elsewhere."""
    end, start = found.groups()
    return end if end[1:] == start else f"{end}\nM{start}"

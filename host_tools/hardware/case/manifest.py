"""The case's manifest: which sources made which files, so that neither changes alone."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from host_tools import ROOT
from host_tools.dev.glyphs.art import read_art
from host_tools.hardware import dimensions
from host_tools.hardware.case.openings import NAME
from host_tools.hardware.case.placing import PLACINGS

HARDWARE = ROOT / "hardware"
CASE, PICTURES = HARDWARE / "case", HARDWARE / "pictures"
MANIFEST = CASE / "manifest.json"
PARTS = tuple(PLACINGS)
PICTURE_NAMES = ("closed", "back", "exploded", "inside", "lid", "below")

SOLID_SOURCES = (
    "dimensions.py",
    *(f"case/{name}.py" for name in ("lid", "floor", "door", "spacer")),
    *(f"case/{name}.py" for name in ("plan", "openings", "title", "placing", "parts", "frame")),
    "case/tessellate.py",
    "case/build.py",
)
"""The sources of the solids, besides the firmware's keys and the letters of the name."""


def files() -> list[Path]:
    """Return every generated file by its name in the repository."""
    made = [CASE / f"{part}.{kind}" for part in PARTS for kind in ("step", "stl")]
    return made + [PICTURES / f"case_{name}.png" for name in PICTURE_NAMES]


def digest(path: Path) -> str:
    """Return a file's checksum; in a text, line ends do not count."""
    data = path.read_bytes()
    if path.suffix not in (".stl", ".png"):
        data = data.replace(b"\r\n", b"\n")
    return hashlib.sha256(data).hexdigest()


def sources_digest() -> str:
    """Return one checksum over everything that shapes the parts."""
    here = Path(__file__).parent.parent
    lock = HARDWARE / "requirements.lock"
    art = read_art()
    parts = [f"{path.name} {digest(path)}" for path in (here / name for name in SOLID_SOURCES)]
    parts.append(f"{lock.name} {hashlib.sha256(_versions(lock).encode()).hexdigest()}")
    parts += [repr(dimensions.KEYS), *(repr(art[letter]) for letter in NAME)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _versions(lock: Path) -> str:
    """Return a lock file without its hashes, since those for other machines do not matter."""
    return re.sub(r" \\\n +--hash=\S+", "", lock.read_text(encoding="utf-8"))


def read() -> Any:
    """Return the committed manifest."""
    return json.loads(MANIFEST.read_text(encoding="utf-8"))

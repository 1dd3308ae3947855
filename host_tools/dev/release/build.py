"""`make release`: makes everything that people download, in dist, the same bytes every time.

courtier-VERSION-circuitpy.zip        the CIRCUITPY drive with all games
courtier-VERSION-circuitpy-GAME.zip   the same with one game
courtier-VERSION-site.zip             the site
courtier-VERSION-pcb.zip              gerbers, bill of materials, placement, the board's files
courtier-VERSION-case.zip             the printed case
courtier-VERSION-legends.zip          what is laid on the keys
courtier-VERSION-guides.zip           the guides in both languages, as PDF
courtier-VERSION-py3-none-any.whl     the `courtier` command, for pip
courtier-VERSION.tar.gz               all sources
courtier-VERSION-sbom.json            what it is made from, with licences
courtier-VERSION-licences.txt         the notices of all that is carried along
courtier-VERSION-notes.md             what the changelog says of this version
SHA256SUMS                            the sums of all of these
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from banker import __version__

from host_tools import ROOT
from host_tools.apps.site import build as site
from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.deploy.archive import folder_files, write_archive
from host_tools.deploy.as_zip import write_zip
from host_tools.deploy.contents import LIBRARIES
from host_tools.dev.dependencies import notices, sbom
from host_tools.dev.release import notes, papers
from host_tools.games import NAMES, NUMBERS

TARGET = ROOT / "dist"
SUMS = "SHA256SUMS"
HARDWARE = ("pcb", "case", "legends")
"""Folders of `hardware`, each an archive."""
_EPOCH = "1767225600"
"""The day that the wheel's files are said to be of: 1 January 2026."""


def release(target: Path) -> None:
    """Make all files again."""
    section = notes.notes(__version__, notes.CHANGELOG.read_text("utf-8"))
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    name = f"courtier-{__version__}"
    write_zip(target / f"{name}-circuitpy.zip")
    for number in NUMBERS:
        write_zip(target / f"{name}-circuitpy-{NAMES[number]}.zip", [number])
    with tempfile.TemporaryDirectory() as temporary:
        built = Path(temporary) / "site"
        site.build(built)
        write_archive(target / f"{name}-site.zip", folder_files(built))
        write_archive(target / f"{name}-guides.zip", papers.print_guides(built))
    for folder in HARDWARE:
        files = folder_files(ROOT / "hardware" / folder)
        write_archive(target / f"{name}-{folder}.zip", files)
    _python_packages(target)
    carried = [*notices.libraries(LIBRARIES), *notices.site()]
    texts = {
        f"{name}-sbom.json": json.dumps(sbom.bill(), indent=2) + "\n",
        f"{name}-licences.txt": notices.as_text(carried),
        f"{name}-notes.md": section,
    }
    for path, text in texts.items():
        (target / path).write_bytes(text.encode())
    (target / SUMS).write_bytes(sums(target).encode())


def sums(target: Path) -> str:
    """Return the checksums of the files in a folder, as `sha256sum --check` reads them."""
    return "".join(
        f"{hashlib.sha256(content).hexdigest()}  {path}\n"
        for path, content in folder_files(target).items()
        if path != SUMS
    )


def _python_packages(target: Path) -> None:
    """Pack the wheel and the sources."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(target)],
        cwd=ROOT,
        env=os.environ | {"SOURCE_DATE_EPOCH": _EPOCH},
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def main() -> int:
    """Make the release, and print its files."""
    try:
        find_chromium()
        release(TARGET)
    except (NoBrowser, notes.NoNotes) as problem:
        print(f"make release: {problem}", file=sys.stderr)
        return 1
    for path in sorted(TARGET.iterdir()):
        print(f"{path.stat().st_size:>12,}  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

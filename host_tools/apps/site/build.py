"""`make site`: writes the whole site as static files to build/site, for any web host."""

import hashlib
import json
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from banker import __version__

from host_tools import ROOT
from host_tools.apps.site import packs
from host_tools.apps.site.around_pages import write_around, write_table
from host_tools.apps.site.build_guide import write_build_guide
from host_tools.apps.site.guides import write_guides
from host_tools.apps.site.hero import reference_keys
from host_tools.apps.site.host_page_files import write_worker
from host_tools.apps.site.pages import fit_faceplate, write_front, write_manifest
from host_tools.apps.web.faceplate import faceplate, first_turns
from host_tools.apps.web.page_files import FACEPLATE
from host_tools.deploy.as_zip import write_zip
from host_tools.deploy.contents import LIBRARIES
from host_tools.dev.dependencies import notices
from host_tools.simulator.micropython.install import INSTALLED

HERE = Path(__file__).parent
PAGE = HERE / "page"
TARGET = ROOT / "build" / "site"
ZIP = f"courtier-{__version__}.zip"
_NOT_CACHED = ("_headers", "licences.txt")


def build(target: Path) -> None:
    """Build the site from scratch."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    write_play(target / "play")
    write_guides(target / "guides")
    write_build_guide(target / "build")
    write_front(target, ZIP)
    write_around(target, ZIP)
    write_table(target / "play" / "mirror")
    write_worker(target / "worker")
    write_zip(target / ZIP)
    write_manifest(target, FACEPLATE / "icon.svg")
    write_licences(target)
    write_service_worker(target)


def write_licences(target: Path) -> None:
    """Write our licence and those of the software that the site carries."""
    carried = [*notices.libraries(LIBRARIES), *notices.site()]
    (target / "licences.txt").write_text(notices.as_text(carried), encoding="utf-8")


def write_service_worker(target: Path) -> None:
    """Write the service worker. It comes last: it lists all files, and its version is their
    checksum."""
    files = {
        path.relative_to(target).as_posix(): path.read_bytes()
        for path in sorted(target.rglob("*"))
        if path.is_file()
    }
    cached = [name.removesuffix("index.html") or "./" for name in files if is_cached(name)]
    text = (HERE / "service_worker.js").read_text("utf-8")
    text = text.replace("@VERSION@", f"{__version__}-{checksum(files)}")
    text = text.replace("@LARGE@", checksum(files, "worker/python/"))
    text = text.replace('["@PLAY@"]', json.dumps(cached, indent=2))
    later = [name.removesuffix("index.html") for name in files if is_cached_later(name)]
    text = text.replace('["@LATER@"]', json.dumps(later, indent=2))
    (target / "service_worker.js").write_text(text, encoding="utf-8")


def checksum(files: Mapping[str, bytes], under: str = "") -> str:
    """Return a checksum of all files in a folder."""
    digest = hashlib.sha256()
    for name, content in files.items():
        if name.startswith(under):
            digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()[:8]


def is_cached_later(name: str) -> bool:
    """Return whether a file is cached when the page is idle: what guides, table's screen and story
    need without a network."""
    folders = ("guides/", "play/mirror/", "play/report/", "worker/")
    return name.startswith(folders) and name != "worker/drive.pack"


def is_cached(name: str) -> bool:
    """Return whether a file is cached at the first visit: what playing needs without a network."""
    parts = name.split("/")
    if parts[0] == "play":
        return len(parts) == 2
    top = len(parts) == 1 and name not in _NOT_CACHED
    return top and not name.endswith(".zip")


def write_play(folder: Path) -> None:
    """Write the faceplate and the unit behind it."""
    copy(FACEPLATE, folder)
    copy(PAGE, folder)
    fit_faceplate(folder / "index.html")
    shutil.copy(INSTALLED / "micropython.mjs", folder)
    (folder / "micropython.wasm.pack").write_bytes(packs.micropython())
    (folder / "first.pack").write_bytes(packs.first_pack())
    (folder / "rest.pack").write_bytes(packs.rest_pack())
    (folder / "faceplate.json").write_bytes(faceplate(reference_keys()))
    (folder / "first_turns.json").write_bytes(first_turns())


def copy(source: Path, target: Path) -> None:
    """Copy the files of a folder, replacing those that exist."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        if path.is_file():
            shutil.copy(path, target / path.name)


def main() -> int:
    build(TARGET)
    size = sum(path.stat().st_size for path in TARGET.rglob("*") if path.is_file())
    print(f"{TARGET}: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make site`: the whole of it as static files in build/site, for any web host."""

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
_NOT_KEPT = ("_headers", "licences.txt")


def build(target: Path) -> None:
    """Make everything anew."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    play(target / "play")
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
    """Ours, and those of the machines that the site brings along."""
    carried = [*notices.libraries(LIBRARIES), *notices.site()]
    (target / "licences.txt").write_text(notices.as_text(carried), encoding="utf-8")


def write_service_worker(target: Path) -> None:
    """Last, for it knows all that is there: the version is that of the files' content."""
    files = {
        path.relative_to(target).as_posix(): path.read_bytes()
        for path in sorted(target.rglob("*"))
        if path.is_file()
    }
    kept = [name.removesuffix("index.html") or "./" for name in files if is_kept(name)]
    text = (HERE / "service_worker.js").read_text("utf-8")
    text = text.replace("@VERSION@", f"{__version__}-{checksum(files)}")
    text = text.replace("@LARGE@", checksum(files, "worker/python/"))
    text = text.replace('["@PLAY@"]', json.dumps(kept, indent=2))
    later = [name.removesuffix("index.html") for name in files if is_kept_later(name)]
    text = text.replace('["@LATER@"]', json.dumps(later, indent=2))
    (target / "service_worker.js").write_text(text, encoding="utf-8")


def checksum(files: Mapping[str, bytes], under: str = "") -> str:
    """Of the content of all files in a folder."""
    digest = hashlib.sha256()
    for name, content in files.items():
        if name.startswith(under):
            digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()[:8]


def is_kept_later(name: str) -> bool:
    """Whether a file is for reading and showing without a network, and kept once there is time:
    the guides, the board for everybody, the story."""
    rooms = ("guides/", "play/mirror/", "play/report/", "worker/")
    return name.startswith(rooms) and name != "worker/drive.pack"


def is_kept(name: str) -> bool:
    """Whether a file is for playing without a network, and kept from the first visit on."""
    rooms = name.split("/")
    if rooms[0] == "play":
        return len(rooms) == 2
    top = len(rooms) == 1 and name not in _NOT_KEPT
    return top and not name.endswith(".zip")


def play(folder: Path) -> None:
    """The faceplate, with the unit behind it."""
    copy(FACEPLATE, folder)
    copy(PAGE, folder)
    fit_faceplate(folder / "index.html")
    shutil.copy(INSTALLED / "micropython.mjs", folder)
    (folder / "micropython.wasm.pack").write_bytes(packs.machine())
    (folder / "first.pack").write_bytes(packs.first_pack())
    (folder / "rest.pack").write_bytes(packs.rest_pack())
    (folder / "faceplate.json").write_bytes(faceplate(reference_keys()))
    (folder / "first_turns.json").write_bytes(first_turns())


def copy(source: Path, target: Path) -> None:
    """The files of a folder, over those that are there."""
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

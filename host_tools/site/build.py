"""`make site`: the whole of it as static files in build/site, for any web host."""

import shutil
import sys
from pathlib import Path

from host_tools import FIRMWARE
from host_tools.micropython.install import INSTALLED
from host_tools.site import packs
from host_tools.web.faceplate import faceplate
from host_tools.web.server import PAGE as FACEPLATE

HERE = Path(__file__).parent
PAGE = HERE / "page"
TARGET = HERE.parents[1] / "build" / "site"


def build(target: Path) -> None:
    """Make everything anew."""
    shutil.rmtree(target, ignore_errors=True)
    play(target / "play")


def play(folder: Path) -> None:
    """The faceplate, with the unit behind it."""
    copy(FACEPLATE, folder)
    copy(PAGE, folder)
    shutil.copy(INSTALLED / "micropython.mjs", folder)
    (folder / "micropython.wasm.pack").write_bytes(packs.machine())
    (folder / "first.pack").write_bytes(packs.first_pack())
    (folder / "rest.pack").write_bytes(packs.rest_pack())
    (folder / "faceplate.json").write_bytes(faceplate(_keys()))


def copy(source: Path, target: Path) -> None:
    """The files of a folder, over those that are there."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        if path.is_file():
            shutil.copy(path, target / path.name)


def _keys() -> list[list[str]]:
    """The keys as the reference board has them."""
    names: dict[str, list[list[str]]] = {}
    exec((FIRMWARE / "pins.py").read_text("utf-8"), names)  # type: ignore[arg-type]
    return names["KEYS"]


def main() -> int:
    build(TARGET)
    size = sum(path.stat().st_size for path in TARGET.rglob("*") if path.is_file())
    print(f"{TARGET}: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Packs what the page loads besides its scripts: MicroPython and the firmware, for any web host."""

import gzip
import json
import re
from collections.abc import Mapping

from host_tools import ROOT
from host_tools.deploy.bundler import outside
from host_tools.deploy.bundler.firmware import firmware
from host_tools.deploy.bytecode import as_micropython, compile_module
from host_tools.deploy.contents import compiled
from host_tools.deploy.words import word_files
from host_tools.dev.glyphs.text import TABLE
from host_tools.games import PACKAGES
from host_tools.simulator.micropython.install import INSTALLED

BESIDE = (
    "host_tools/dev/board_memory/flash_in_vm.py",
    "host_tools/dev/glyphs/reading.py",
    "host_tools/apps/site/in_vm.py",
    "host_tools/apps/site/announcements.py",
)
"""Modules of the host side that the unit needs from the start."""
LATER = ("host_tools/link/backup_form.py", "host_tools/link/logs.py")
"""Modules that only backup and restore need."""


def compress(content: bytes) -> bytes:
    """Compress, always to the same bytes."""
    return gzip.compress(content, 9, mtime=0)


def pack(files: Mapping[str, bytes]) -> bytes:
    """Pack files into one: a line of JSON with paths and sizes, then the bytes; compressed."""
    head = json.dumps([[path, len(content)] for path, content in files.items()])
    return compress(head.encode() + b"\n" + b"".join(files.values()))


def micropython() -> bytes:
    """Return MicroPython's WebAssembly, compressed."""
    return compress((INSTALLED / "micropython.wasm").read_bytes())


def first_pack() -> bytes:
    """Return the files for the first picture of a new unit: all but the other games and the
    cable."""
    table = f"TABLE = {TABLE!r}\n"
    ours = {"/host_tools/apps/site/readings.mpy": as_micropython(compile_module(table, "readings"))}
    firmware_files = {path: made for path, made in _firmware().items() if not _is_late(path)}
    return pack(firmware_files | ours | _ours(BESIDE))


def rest_pack() -> bytes:
    """Return the other files, which are loaded next."""
    return pack({path: made for path, made in _firmware().items() if _is_late(path)} | _ours(LATER))


def _firmware() -> dict[str, bytes]:
    """Return the deployed firmware as MicroPython loads it."""
    modules = {f"/{path}": as_micropython(made) for path, made in compiled("banker").items()}
    return modules | {f"/{path}": made for path, made in word_files().items()}


def _is_late(path: str) -> bool:
    other_game = re.match(rf"/banker/games/(?!{PACKAGES[0]}/)\w+/", path)
    return bool(other_game) or path.startswith("/banker/link/")


def _ours(paths: tuple[str, ...]) -> dict[str, bytes]:
    """Compile modules of the host side so that they find the deployed firmware."""
    made = {}
    for path in paths:
        text = outside.rewrite(firmware(), (ROOT / path).read_text("utf-8"))
        module = path.removesuffix(".py")
        made[f"/{module}.mpy"] = as_micropython(compile_module(text, module))
    return made

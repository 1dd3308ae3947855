"""The files that belong on the drive, in the order in which they are written."""

import functools
import importlib.util
from pathlib import Path

from host_tools import FIRMWARE
from host_tools.deploy import DeployError
from host_tools.deploy.bundler import lines
from host_tools.deploy.bundler.firmware import FOLDERS, firmware, is_table
from host_tools.deploy.bytecode import compile_module
from host_tools.deploy.words import word_files

LIBRARIES = ("adafruit_displayio_ssd1306", "adafruit_matrixkeypad", "adafruit_fram")
"""Single modules, in the versions installed here. adafruit_fram needs adafruit_bus_device, which
CircuitPython has built in and prefers."""

TOP = ("pins.py", "main.py", "boot.py", "code.py")
"""Files that stay source: CircuitPython runs boot.py, code.py and main.py only as such, and
makers may edit pins.py. code.py comes last: without it only main.py runs, which reports that."""


def sources() -> dict[str, Path]:
    """Return where each file is on this computer, by its path on the drive. Tables of texts
    become other files: see `words`."""
    found = {}
    for name in LIBRARIES:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise DeployError(f"the library {name} is not installed: run make setup")
        found[f"lib/{name}.py"] = Path(spec.origin)
    for folder in FOLDERS:
        for path in sorted((FIRMWARE / folder).rglob("*")):
            ours = path.is_file() and "__pycache__" not in path.parts and path.name[0] != "."
            name = path.relative_to(FIRMWARE).as_posix()
            if ours and path.suffix != ".md" and not is_table(name):  # nor pages for people
                found[name] = path
    for name in TOP:
        found[name] = FIRMWARE / name
    return found


def build(bytecode: bool) -> dict[str, bytes]:
    """Return the content of every file. With `bytecode`, modules are compiled bundles: see
    `bundler`."""
    found = sources()
    contents = dict(word_files())
    if bytecode:
        for name in LIBRARIES:
            text = found.pop(f"lib/{name}.py").read_text("utf-8")
            contents[f"lib/{name}.mpy"] = compile_module(text, f"/lib/{name}.mpy")
        for folder in FOLDERS:
            contents |= compiled(folder)
        contents[lines.PATH] = lines.table(firmware()).encode()
        found = {name: path for name, path in found.items() if not name.endswith(".py")}
        found |= {name: FIRMWARE / name for name in TOP}
    return contents | {name: path.read_bytes() for name, path in found.items()}


@functools.cache
def compiled(folder: str) -> dict[str, bytes]:
    """Return the bundles of one of the firmware's packages. A traceback on the board names the
    loaded file, a name that is in memory already."""
    return {path: made for path, made in _bundles().items() if path.startswith(f"{folder}/")}


@functools.cache
def _bundles() -> dict[str, bytes]:
    return {f"{path}.mpy": _compile(path, one.text) for path, one in firmware().bundles.items()}


def _compile(path: str, text: str) -> bytes:
    return compile_module(text, f"{path}.mpy")

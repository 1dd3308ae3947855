"""What belongs on the drive, file by file, in the order in which it is written."""

import importlib.util
from pathlib import Path

from host_tools import FIRMWARE
from host_tools.deploy import DeployError
from host_tools.deploy.bytecode import compile_module

LIBRARIES = ("adafruit_displayio_ssd1306", "adafruit_matrixkeypad", "adafruit_fram")
"""Single modules, at the versions installed here. adafruit_fram's adafruit_bus_device is built into
CircuitPython, and what is built in is found first."""

FOLDERS = ("banker", "drivers")
"""The firmware's packages: on the drive, all that is in these folders is Courtier's."""

TOP = ("pins.py", "boot.py", "code.py")
"""Stay source: CircuitPython runs boot.py and code.py only as such, and pins.py is for a maker to
edit. code.py comes last: without it nothing runs."""


def sources() -> dict[str, Path]:
    """Every file by its path on the drive, where it is on this computer."""
    found = {}
    for name in LIBRARIES:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise DeployError(f"the library {name} is not installed: run make setup")
        found[f"lib/{name}.py"] = Path(spec.origin)
    for folder in FOLDERS:
        for path in sorted((FIRMWARE / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.name[0] != ".":
                found[path.relative_to(FIRMWARE).as_posix()] = path
    for name in TOP:
        found[name] = FIRMWARE / name
    return found


def build(bytecode: bool) -> dict[str, bytes]:
    """Every file's content; modules as .mpy if so wished."""
    contents = {}
    for name, path in sources().items():
        if bytecode and name.endswith(".py") and name not in TOP:
            contents[name[:-3] + ".mpy"] = compile_module(path, name.removeprefix("lib/"))
        else:
            contents[name] = path.read_bytes()
    return contents

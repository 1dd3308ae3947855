"""What the desk loads when it is asked for: Pyodide, the host tools, and a drive's content."""

import shutil
from pathlib import Path

from host_tools import FIRMWARE
from host_tools.deploy.contents import build as drive_contents
from host_tools.site.packs import pack

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYODIDE = HERE / "node_modules" / "pyodide"
_PYTHON = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
_LEFT_OUT = (
    "attacks",
    "benchmarks",
    "board_memory",
    "board_trials",
    "emulated_pico",
    "hardware",
    "javascript",
    "micropython",
    "mutants",
    "release",
    "supply",
    "term",
)
"""Rooms that no page asks for."""
_KINDS = (".py", ".txt", ".css", ".js")


def is_installed() -> bool:
    """Whether Pyodide is there."""
    return all((PYODIDE / name).is_file() for name in _PYTHON)


def write_desk(target: Path) -> None:
    """The worker, its Python, and what it runs."""
    python = target / "python"
    python.mkdir(parents=True)
    for name in _PYTHON:
        shutil.copy(PYODIDE / name, python)
    for path in (HERE / "desk").iterdir():
        shutil.copy(path, target)
    (target / "host.pack").write_bytes(pack(host_tools()))
    (target / "drive.pack").write_bytes(pack(drive_contents(bytecode=True)))


def host_tools() -> dict[str, bytes]:
    """The tools and the firmware's rules as sources, by where the desk puts them."""
    tools = ROOT / "host_tools"
    found = {}
    for path in sorted(tools.rglob("*")):
        room = path.relative_to(tools).parts[0]
        ours = not {"node_modules", "__pycache__"} & set(path.parts) and room not in _LEFT_OUT
        if ours and path.is_file() and path.suffix in _KINDS:
            found[f"/tools/{path.relative_to(ROOT).as_posix()}"] = path.read_bytes()
    for path in sorted((FIRMWARE / "banker").rglob("*.py")):
        found[f"/tools/firmware/{path.relative_to(FIRMWARE).as_posix()}"] = path.read_bytes()
    return found

"""The pinned MicroPython that make setup-dev installs next to this file."""

import json
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = "@micropython/micropython-webassembly-pyscript"
INSTALLED = HERE / "node_modules" / PACKAGE
NEEDED = ("micropython.mjs", "micropython.wasm")


def pinned_version() -> str:
    """Return the version that package.json asks for."""
    manifest = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    return str(manifest["dependencies"][PACKAGE])


def is_installed() -> bool:
    """Return whether the pinned version is in place, complete."""
    manifest = INSTALLED / "package.json"
    if not manifest.is_file() or not all((INSTALLED / name).is_file() for name in NEEDED):
        return False
    return bool(json.loads(manifest.read_text(encoding="utf-8"))["version"] == pinned_version())

"""Installs the pinned MicroPython next to this file: `python -m host_tools.micropython.install`."""

import json
import subprocess
import sys
from pathlib import Path

from host_tools.micropython.node import NoNode, npm_ci

HERE = Path(__file__).parent
PACKAGE = "@micropython/micropython-webassembly-pyscript"
INSTALLED = HERE / "node_modules" / PACKAGE
NEEDED = ("micropython.mjs", "micropython.wasm")


def pinned_version() -> str:
    """The version that package.json asks for."""
    manifest = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    return str(manifest["dependencies"][PACKAGE])


def is_installed() -> bool:
    """Whether the pinned version is in place, complete."""
    manifest = INSTALLED / "package.json"
    if not manifest.is_file() or not all((INSTALLED / name).is_file() for name in NEEDED):
        return False
    return bool(json.loads(manifest.read_text(encoding="utf-8"))["version"] == pinned_version())


def main() -> int:
    """Install unless that was done before, and say which."""
    if is_installed():
        print(f"MicroPython {pinned_version()}: already installed")
        return 0
    try:
        npm_ci(HERE)
    except (NoNode, OSError, subprocess.CalledProcessError) as error:
        print(f"MicroPython {pinned_version()}: not installed: {error}", file=sys.stderr)
        return 1
    print(f"MicroPython {pinned_version()}: installed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

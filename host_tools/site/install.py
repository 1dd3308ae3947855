"""Installs the pinned Pyodide next to this file: `python -m host_tools.site.install`."""

import subprocess
import sys
from pathlib import Path

from host_tools.micropython.node import NoNode, npm_ci


def main() -> int:
    """Install what package-lock.json lists."""
    try:
        npm_ci(Path(__file__).parent)
    except (NoNode, OSError, subprocess.CalledProcessError) as error:
        print(f"Pyodide is not installed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Installs the pinned linter and axe-core: `python -m host_tools.javascript.install`."""

import subprocess
import sys
from pathlib import Path

from host_tools.micropython.node import NoNode, npm_ci

HERE = Path(__file__).parent
LINTER = HERE / "node_modules" / "eslint" / "bin" / "eslint.js"
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"


def main() -> int:
    """Install what package-lock.json lists."""
    try:
        npm_ci(HERE)
    except (NoNode, OSError, subprocess.CalledProcessError) as error:
        print(f"The JavaScript linter is not installed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

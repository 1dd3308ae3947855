"""Lints JavaScript by eslint.config.js: `python -m host_tools.dev.javascript.lint [FILE...]`.

Without files: everything in host_tools.
"""

import subprocess
import sys
from collections.abc import Sequence

from host_tools import ROOT
from host_tools.dev.javascript.install import HERE, LINTER
from host_tools.simulator.micropython.node import NoNode, node_command


def command(paths: Sequence[str]) -> list[str]:
    """Return the linter's command line, to run in ROOT; raise NoNode if it cannot run."""
    if not LINTER.is_file():
        raise NoNode("the JavaScript linter is not installed: make setup-dev")
    return [*node_command(), str(LINTER), "--config", str(HERE / "eslint.config.js"), *paths]


def main(paths: Sequence[str]) -> int:
    """Run the linter and return its exit code: 0 if it finds nothing."""
    try:
        return subprocess.run(command(paths or ["host_tools"]), cwd=ROOT, check=False).returncode
    except NoNode as problem:
        print(problem, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

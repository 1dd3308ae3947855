"""Runs the same work in other Pythons, each with another order of sets, which must not change
the result."""

import os
import subprocess
import sys
from pathlib import Path

SEEDS = ("1", "2")
_ROOT = Path(__file__).parents[2]


def printed_under_each(program):
    """Return what a program prints, once for each seed of Python's hashes."""
    return [
        subprocess.run(
            [sys.executable, "-c", "import host_tools\n" + program],
            cwd=_ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in SEEDS
    ]

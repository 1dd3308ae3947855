"""Runs a few lines of JavaScript in one of our folders, and reads their output."""

import json
import subprocess
from pathlib import Path

from host_tools.dev.emulated_pico.pico import HERE
from host_tools.simulator.micropython.node import node_command


def on_node(source: str, folder: Path = HERE):
    """Return what the source hands to `tell`, as Python sees it. Imports are relative to the
    folder, the emulated Pico's by itself."""
    program = "const tell = (v) => process.stdout.write(JSON.stringify(v));\n" + source
    done = subprocess.run(
        [*node_command(), "--input-type=module", "-e", program],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

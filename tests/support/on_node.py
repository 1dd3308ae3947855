"""Runs a few lines of JavaScript beside the emulated Pico's files, and reads what they print."""

import json
import subprocess

from host_tools.emulated_pico.pico import HERE
from host_tools.micropython.node import node_command


def on_node(source):
    """What the source hands to `tell`, as Python sees it."""
    program = "const tell = (v) => process.stdout.write(JSON.stringify(v));\n" + source
    done = subprocess.run(
        [*node_command(), "--input-type=module", "-e", program],
        cwd=HERE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

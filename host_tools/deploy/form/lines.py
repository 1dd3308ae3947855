"""Where the lines of bundles come from, as a table for the board: see drivers/source_lines.py.

A bundle's file, then, each on a line of its own that begins with a space, the pieces it is made of:
the first line in the bundle, the source file, and which of its lines that is.
"""

from host_tools.deploy.form.bundles import Form

PATH = "drivers/lines.txt"


def table(form: Form) -> str:
    """The table of a firmware."""
    lines = []
    for path, bundle in sorted(form.bundles.items()):
        lines.append(f"{path}.mpy")
        lines += [f" {run.line} {run.path} {run.source_line}" for run in bundle.runs]
    return "\n".join(lines) + "\n"

"""Where the functions of bundles come from, as a table for the board: see drivers/source_lines.py.

A bundle's file, then, each on a line of its own that begins with a space, its source files by
their names, each with its functions: the name in the bundle, and the line at which it begins.
"""

from itertools import groupby

from host_tools.deploy.bundler.bundles import Bundler

PATH = "drivers/lines.txt"


def table(bundler: Bundler) -> str:
    """Return the table of a firmware."""
    lines = []
    for path, bundle in sorted(bundler.bundles.items()):
        lines.append(f"{path}.mpy")
        for source, functions in groupby(bundle.origins, key=lambda one: one.path):
            stem = source.rpartition("/")[2].removesuffix(".py")
            lines.append(f" {stem} " + " ".join(f"{one.name} {one.line}" for one in functions))
    return "\n".join(lines) + "\n"

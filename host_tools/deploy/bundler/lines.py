"""The table of the origins of functions, for the board: see drivers/source_lines.py.

It has a bundle's file, then its source files, each on a line of its own that begins with a space,
with its functions: the name in the bundle, and the first line.
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

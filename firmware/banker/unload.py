"""Unloads a module that has done its work, so that its memory can be used again."""

import sys


def unload(name):
    """Drop a module from where imports keep it; the next import loads it anew."""
    sys.modules.pop(name, None)
    package, leaf = name.rsplit(".", 1)
    parent = sys.modules.get(package)
    if parent is not None and hasattr(parent, leaf):
        delattr(parent, leaf)

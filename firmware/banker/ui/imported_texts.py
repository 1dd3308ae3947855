"""The tables of texts as modules, for a unit without the files that deploy makes of them."""

import os
import sys

from ..memory import unload


def codes():
    """Return the letters of the languages: each has a file in this folder."""
    root = sys.modules["banker"].__path__
    names = os.listdir((root if isinstance(root, str) else root[0]) + "/ui")
    return [name[6:8] for name in names if name.startswith("words_") and name.endswith(".py")]


def imported(name):
    """Return the table in a module."""
    texts = __import__(name, None, None, ("TEXTS",)).TEXTS
    unload(name)  # else the other language's table would stay in memory after a change
    return texts

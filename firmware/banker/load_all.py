"""Loads all of a game at once, where there is memory enough: then no key waits for a module."""

import os
import sys

from .memory import keep


def load_all(game):
    """Load all modules that the unit and a game may need, and keep them."""
    _load("banker")
    _load(game)
    for package in {name.rsplit(".", 1)[0] for name in sys.modules if name.count(".") > 2}:
        if package.startswith("banker.games."):  # what it has in common with others
            _load(package)
    keep(())


def _load(package):
    """Load the modules of a package and of those inside it, except the games."""
    for name in os.listdir("/" + package.replace(".", "/")):
        stem, _, ending = name.partition(".")
        if ending in ("mpy", "py") and stem != "__init__":
            __import__(package + "." + stem)
        elif not ending and stem != "games":
            _load(package + "." + stem)

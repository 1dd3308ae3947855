"""Loads all of a game at once, where memory is plenty: then no key waits for a module."""

import os
import sys

from .memory import keep


def load_all(game):
    """Load all that the unit and a game's package may ever want, and keep it."""
    _load("banker")
    _load(game)
    for room in {name.rsplit(".", 1)[0] for name in sys.modules if name.count(".") > 2}:
        if room.startswith("banker.games."):  # what it has in common with others
            _load(room)
    keep(())


def _load(package):
    """Load the modules of a package and of those inside it, but for the games."""
    for name in os.listdir("/" + package.replace(".", "/")):
        stem, _, ending = name.partition(".")
        if ending in ("mpy", "py") and stem != "__init__":
            __import__(package + "." + stem)
        elif not ending and stem != "games":
            _load(package + "." + stem)

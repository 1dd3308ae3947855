"""Makes room when memory is short: what screens have loaded goes, and comes back when it is wanted.

What the unit needs all the time is noted once it is loaded, and so is what is there for the first
keys to be quick.
"""

import gc
import sys

from .forget import forget

LOW = 60_000  # bytes free, below which a screen that is opened again may take 100 ms longer
_needed = []
_resident = []  # these too
_used = []  # packages that are in use for now


def note_needed():
    """All that is loaded now stays."""
    _note(_needed)


def note_resident():
    """All that is loaded now stays as long as the game does."""
    _note(_resident)


def _note(names):
    names.clear()
    names.extend(sys.modules)


def use(package):
    """The modules of a package are in use for a while."""
    _used.append(package)


def used(package):
    """They are not any more."""
    _used.remove(package)


def make_room(at_home):
    """Collect what is not used any more; at home, where nothing but resident modules is in use,
    more than that if it must be."""
    gc.collect()
    if at_home and hasattr(gc, "mem_free") and gc.mem_free() < LOW:  # a desktop has room
        _let_go(_resident)


def make_all_room():
    """Before something rare that takes much, like another game's rules beside those in use."""
    if hasattr(gc, "mem_free"):
        _let_go(_needed)


def _let_go(but_for):
    """Let go of all other modules, once it is noted which these are. A screen that is open stays
    until it is left."""
    if but_for:
        for name in list(sys.modules):
            if name.startswith("banker.") and name not in but_for and not _in_use(name):
                forget(name)
        gc.collect()


def _in_use(name):
    return any(name.startswith(package) for package in _used)

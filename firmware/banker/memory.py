"""Frees memory on a board: modules loaded for one purpose are unloaded after it.

The unit itself, the rules of the game being played and its resting screens are kept. The modules of
entries are prefetched while nobody types, and stay near. All others are loaded on demand and
unloaded by `release`: rules while a field is typed, the code that saves once nothing is left to
type. A desktop has memory enough: nothing is unloaded there.
"""

import gc
import sys

_ENOUGH = 45_000  # bytes free before drawing code is loaded ahead: that takes up to 5 KB
ENTRY = ("banker.kit.entry",)  # shows what is typed
NEAR = ENTRY + ("banker.kit.acting",)  # and checks it, and works it out
_kept = []  # names of modules
_ahead = []  # the same, loaded ahead to draw what keys will open
at_hand = {}  # a cache that refers to modules that `release` unloads: it is emptied with them


def unload(name):
    """Unload a module; the next import loads it again."""
    sys.modules.pop(name, None)
    package, leaf = name.rsplit(".", 1)
    parent = sys.modules.get(package)
    if parent is not None and hasattr(parent, leaf):
        delattr(parent, leaf)


def keep(before):
    """Keep the modules that were loaded since there were only those in `before`."""
    _kept.extend(_loaded_since(before))


def _loaded_since(before):
    """Return the names of the modules that are not in `before`. Usually there are none, which the
    number tells without comparing names, of which a desktop has thousands."""
    if len(sys.modules) == len(before):
        return ()
    before = set(before)
    return [name for name in sys.modules if name not in before]


def load_ahead(load):
    """Load what keys will draw, if there is memory enough: it stays until anything else is done.
    Return the names of its modules."""
    if hasattr(gc, "mem_free") and gc.mem_free() < _ENOUGH:
        return ()
    before = list(sys.modules)
    load()
    names = _loaded_since(before)
    _ahead.extend(names)
    return names


def release(near=NEAR, ahead=False):
    """Unload all that is neither kept nor near, and what was loaded ahead unless that is to stay.
    What a screen is made of stays until it is left."""
    if not hasattr(gc, "mem_free"):
        return
    at_hand.clear()
    if ahead:
        near += tuple(_ahead)
    for name in list(sys.modules):
        stays = name in _kept or name in near or not name.startswith("banker.")
        if not stays and not hasattr(sys.modules[name], "__path__"):  # packages are slow to find
            unload(name)
    _ahead[:] = [name for name in _ahead if name in near]


def release_all():
    """Unload what is near, too, before something that takes much memory."""
    release(())

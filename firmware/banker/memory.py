"""Frees memory when it is short: modules of screens are unloaded, and loaded again when wanted.

Modules that the unit always needs are listed once they are loaded, and so are those that make the
first keys quick.
"""

import gc
import sys

from .unload import unload

LOW = 54_000  # bytes free, below which a screen that is opened again may take 100 ms longer
_GAMES, _SCREENS = "banker.games.", "banker.ui.screens."
_parts = []  # modules of games that came with one of their parts; what else they load may go
_needed = []
_resident = []  # these too, as long as the game lasts
_used = []  # packages that are in use for now
_short = []  # not empty once memory was short beside what is resident


def note_part(before):
    """A part of a game was imported: keep what came with it. `before` has all there was."""
    for name in sys.modules:
        if name.startswith(_GAMES) and name not in before and name not in _parts:
            _parts.append(name)


def let_seldom_go():
    """Unload what a game has loaded besides its parts, as to read its bytes, and the screens of the
    unit that were shown before there was a game to show."""
    if hasattr(gc, "mem_free"):
        for name in list(sys.modules):
            if name.startswith(_SCREENS) or (name.startswith(_GAMES) and name not in _parts):
                unload(name)
        gc.collect()


def let_go(name):
    """Unload a module that is not wanted for now."""
    if hasattr(gc, "mem_free"):
        unload(name)


def note_needed():
    """Keep every module that is loaded now."""
    _note(_needed)


def note_resident():
    """Keep every module that is loaded now, as long as the game lasts."""
    _note(_resident)
    _short.clear()


def _note(names):
    names.clear()
    names.extend(sys.modules)


def use(package):
    """Keep the modules of a package until `used` is called."""
    _used.append(package)


def used(package):
    """The modules of this package may be unloaded again."""
    _used.remove(package)


def make_room(at_home):
    """Collect garbage; at home, where only resident modules are in use, unload the others too if
    memory is short. A desktop has room, and collects when it wants to."""
    if hasattr(gc, "mem_free"):
        gc.collect()
        if at_home:
            make_room_if_short()


def make_room_if_short():
    """Unload what is not resident, as after a piece of work that has loaded much."""
    if hasattr(gc, "mem_free") and gc.mem_free() < LOW:  # a desktop has room
        _short.append(LOW)
        del _short[1:]
        _unload_all(_resident)


def let_work_go():
    """Something was worked out that a screen will show: where memory is short, unload what that
    took. It would go at home anyway, but a screen is loaded before. What a screen that is open
    uses stays until it is left."""
    if _short and gc.mem_free() < LOW:
        _unload(_resident)


def make_all_room():
    """Unload all that is not needed, before something rare that takes much memory, such as loading
    another game's rules."""
    if hasattr(gc, "mem_free"):
        _unload_all(_needed)


def _unload_all(but_for):
    """Unload all modules but these; none while the list is still empty. A screen that is open stays
    until it is left."""
    if but_for:
        _unload(but_for)
        gc.collect()


def _unload(but_for):
    for name in list(sys.modules):
        if name.startswith("banker.") and name not in but_for and not _in_use(name):
            unload(name)


def _in_use(name):
    return any(name.startswith(package) for package in _used)

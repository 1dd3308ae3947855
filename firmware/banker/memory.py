"""Frees memory when it is short: modules of screens are unloaded, and loaded again when wanted.

Modules that the unit always needs are listed once they are loaded, and so are those that make the
first keys quick. What a turn will probably want is loaded ahead while nobody types, and let go by
the first key that wants something else: so it is there in time, and in nobody's way.
"""

import gc
import sys

from .unload import unload

LOW = 54_000  # bytes free, below which a screen that is opened again may take 100 ms longer
TIGHT = 46_000  # the same in REVIEW, which would load it all again at once
ASKED = 56_000  # the same in UNDO, whose screen is hardly drawn again
AHEAD = 47_000  # bytes free, below which nothing is loaded that no key has asked for
ROOMY = 58_000  # the same for what a screen wants only when what it shows was worked out
_GAMES, _SCREENS = "banker.games.", "banker.ui.screens."
_BEGINNING = "banker.kit.define", "banker.kit.pawn_cells"  # only wanted as a game begins
_WORK = "banker.kit.acting", "banker.kit.asking", "banker.kit.corrections"
_HINTS, _ASKING = "hints", ".asking"
_parts = []  # modules of games that came with one of their parts; what else they load may go
_needed = []
_resident = []  # these too, as long as the game lasts
_used = []  # packages that are in use for now
_ahead = []  # (keys, modules that were loaded for them before they were pressed)
_short = []  # not empty in a game that loads ahead


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
        for name in _BEGINNING:
            unload(name)
        gc.collect()


def let_go(name):
    """Unload a module that is not wanted for now, unless all of a game stays."""
    if hasattr(gc, "mem_free") and name not in _resident:
        unload(name)


def is_roomy():
    """Return whether there is room for more than the next key wants."""
    return gc.mem_free() > ROOMY


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


def bring_names(package):
    """Have the names of whatever a package loads later come into memory now, while there is room
    in one piece: deploy makes a module that does only that. Elsewhere there is none."""
    name = package + ".early_names"
    try:
        __import__(name)
    except ImportError:
        return
    unload(name)


def load_ahead(load, game):
    """Have a game load the next piece of what its keys will want. False if all is there, or if
    there is no room."""
    if _used or not hasattr(gc, "mem_free"):
        return False
    if not _short:  # a game that wants this has little room, all the more where it has too little
        _short.append(AHEAD)
    if gc.mem_free() < AHEAD:
        return False
    before = set(sys.modules)
    keys = load(game, len(_ahead))
    if keys:
        _ahead.append((keys, [name for name in sys.modules if name not in before]))
    return bool(keys)


def take_ahead(key):
    """This key was pressed: of what was loaded ahead only what it wants stays."""
    for keys, names in _ahead:
        if key not in keys:
            for name in names:
                unload(name)
    _ahead.clear()


def use(package):
    """Keep the modules of a package until `used` is called."""
    take_ahead(None)
    _used.append(package)


def used(package):
    """The modules of this package may be unloaded again."""
    _used.remove(package)


def make_room(at_home):
    """Collect garbage; at home, where only resident modules are in use, unload the others too if
    memory is short or something else will be loaded ahead. A desktop has room, and collects when
    it wants to."""
    if hasattr(gc, "mem_free"):
        gc.collect()
        if at_home and (_short or gc.mem_free() < LOW):
            _unload_all(_resident)


def make_room_if_short(least=LOW):
    """Unload what is not resident, as after a piece of work that has loaded much."""
    if hasattr(gc, "mem_free") and gc.mem_free() < least:  # a desktop has room
        gc.collect()
        if gc.mem_free() < least:
            _unload_all(_resident)


def unload_hints():
    """All has been typed, and is worked out: unload what helps with typing."""
    if _short and hasattr(gc, "mem_free"):
        for name in list(sys.modules):
            if _HINTS in name or _ASKING in name:
                unload(name)


def let_work_go(shown=None):
    """Something was worked out that a screen will show: in a game that loads ahead, unload the
    rules that it took, and `shown`, what has just been seen. They would go at home anyway, but a
    screen is loaded before."""
    if _short and hasattr(gc, "mem_free"):
        for name in list(sys.modules):
            if name in _WORK or (name.startswith(_GAMES) and name not in _resident):
                unload(name)
        if shown:
            unload(shown)


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
        if name.startswith("banker.") and name not in but_for and not _stays(name):
            unload(name)


def _stays(name):
    """Whether a module is in use, was loaded ahead, or is a package: small, and slow to find."""
    return (
        any(name.startswith(package) for package in _used)
        or any(name in names for _, names in _ahead)
        or hasattr(sys.modules[name], "__path__")
    )

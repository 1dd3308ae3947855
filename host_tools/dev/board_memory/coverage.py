"""The coverage of a sample game: every screen and module that a unit can load."""

import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Any

import banker
from banker.games import package, rules
from banker.kit.layout import CORRECT
from banker.ui.keys import FUNCTIONS
from banker.ui.screen import Screen

from host_tools.deploy.bundler.copies import has_copies
from host_tools.deploy.bundler.firmware import firmware
from host_tools.dev.board_memory.tours import UNIT, tour

ASIDE = (
    "banker.ui.sheet",  # loaded by the drivers before the first picture
    "banker.store.notices",  # never loaded
    "banker.ui.imported_texts",  # where deploy has made no texts
    "banker.kit.kept",  # goes at once
)


def screens(number: int) -> set[str]:
    """Return the names of the screens of the unit and of a game, or their classes' names. Base
    classes are not screens."""
    for module in pkgutil.walk_packages(banker.__path__, "banker."):
        importlib.import_module(module.name)
    own = [one for one in _below(Screen) if _belongs(one.__module__, number)]
    return {one.name or one.__name__ for one in own if not one.__subclasses__()}


def _below(kind: type) -> Iterable[Any]:
    one: Any
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def modules(number: int) -> set[str]:
    """Return the bundles of the unit and of a game, except those of the unit that only other
    games use."""
    return {one for one in _bundles(number) if _wanted(one, number)}


def _wanted(bundle: str, number: int) -> bool:
    """Return whether anything of the unit's or of this game imports a bundle, or nothing at all
    does."""
    members = set(firmware().members(bundle))
    users = set().union(*(_importers()[one] for one in members)) - members
    return not users or any(_belongs(one, number) for one in users)


@cache
def _importers() -> defaultdict[str | None, set[str]]:
    """Return the modules that import something of each module."""
    program = firmware().program
    found = defaultdict(set)
    for module in program.modules.values():
        for alias in module.owner:
            found[getattr(program.imported(module, alias), "module", None)].add(module.name)
    return found


def _bundles(number: int) -> set[str]:
    placed = set(firmware().placed.values())
    return {one for one in placed if _belongs(one, number) and not _is_aside(one)}


def _is_aside(bundle: str) -> bool:
    """Return whether a bundle may be left out, such as one that others have copies of, or one
    that books something."""
    aside = bundle in ASIDE or bundle.endswith(".going_on")
    return aside or has_copies(bundle, firmware().placed)


def _belongs(module: str, number: int) -> bool:
    """Return whether a module belongs to the unit or to this game; so does the kit, except what
    the game does not use."""
    path = module.split(".")
    if path[1:2] == ["kit"] and path[2:] and path[2] in _unused(rules(number)):
        return False
    if path[1:2] == ["games"] and len(path) > 2:
        own = package(number)
        return module.startswith(f"{own}.") or module in firmware().modules_of(own)
    return path[0] == "banker"


def _unused(game: Any) -> list[str]:
    """Return the modules of the kit that a game does not use."""
    resting = "pages" if game.pages else "home"  # of two sorts of resting screens it has one
    unused = [one for one in ("pages", "home") if game.home_screens or one != resting]
    if not game.steps or _draws_outcomes(game):
        unused.append("turn_view")
    if CORRECT not in game.own_fields:
        unused += ["correct_entry", "corrections"]
    return unused


def _draws_outcomes(game: Any) -> bool:
    """Return whether a game draws all outcomes itself."""
    return game.draw_own is not None


def keys(number: int) -> set[str]:
    """Return the function keys that a tour presses from rest."""
    lines = (*UNIT, *tour(number).lines)
    return {line.split()[0].removeprefix("hold:") for line in lines} & set(FUNCTIONS)

"""What a sample game must have been through: every screen and every module that a unit can load."""

import importlib
import pkgutil
from collections.abc import Iterable
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
    """By what the screens of the unit and of a game are known: the name that is theirs, else that
    of their class. What others are made from is not shown itself."""
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
    """Return the bundles of the unit and of a game. What only other games want of the unit is not
    loaded in this one."""
    return {one for one in _bundles(number) if _wanted(one, number)}


def _wanted(bundle: str, number: int) -> bool:
    """Return whether anything of the unit's or of this game imports a bundle, or nothing at all
    does."""
    program = firmware().program
    members = firmware().members(bundle)
    users = {
        module.name
        for module in program.modules.values()
        for alias in module.owner
        if getattr(program.imported(module, alias), "module", None) in members
    } - set(members)
    return not users or any(_belongs(one, number) for one in users)


def _bundles(number: int) -> set[str]:
    placed = set(firmware().placed.values())
    return {one for one in placed if _belongs(one, number) and not _is_aside(one)}


def _is_aside(bundle: str) -> bool:
    """Return whether it may be left out: also what others have copies of, and what books
    something."""
    aside = bundle in ASIDE or bundle.endswith(".going_on")
    return aside or has_copies(bundle, firmware().placed)


def _belongs(module: str, number: int) -> bool:
    """Return whether a module is the unit's or this game's; the kit is that of the games made of
    it."""
    path = module.split(".")
    if path[1:2] == ["kit"] and path[2:] and path[2] in _unused(rules(number)):
        return False
    if path[1:2] == ["games"] and len(path) > 2:
        own = package(number)
        return module.startswith(f"{own}.") or module in firmware().modules_of(own)
    return path[0] == "banker"


def _unused(game: Any) -> list[str]:
    """Return the modules of the kit that a game has no use for."""
    resting = "pages" if game.pages else "home"  # of two sorts of resting screens it has one
    unused = [one for one in ("pages", "home") if game.home_screens or one != resting]
    if not game.steps or _draws_outcomes(game):
        unused.append("turn_view")
    if CORRECT not in game.own_fields:
        unused += ["correct_entry", "corrections"]
    return unused


def _draws_outcomes(game: Any) -> bool:
    """Return whether a game draws all that players do."""
    return game.draw_own is not None


def keys(number: int) -> set[str]:
    """Return the function keys that a tour presses where the unit rests."""
    lines = (*UNIT, *tour(number).lines)
    return {line.split()[0].removeprefix("hold:") for line in lines} & set(FUNCTIONS)

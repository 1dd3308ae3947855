"""Attackers, one to a file, found by listing this folder; what such a file has is in README.md. In
folders below is what several of them share."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType
from typing import NamedTuple

Tries = Iterator[str | None]
"""Something for each try: None where all held, or a sentence that says what fell."""


class Attacker(NamedTuple):
    """`name` is its file's, `what` it attacks and how. It tries so often in a `long` round, and
    in a `short` one; `attack` goes on for ever."""

    name: str
    what: str
    long: int
    short: int
    attack: Callable[[Random], Tries]


def attacker(module: ModuleType) -> Attacker:
    """The one that a module is."""
    name = module.__name__.rpartition(".")[2]
    return Attacker(name, module.WHAT, module.LONG, module.SHORT, module.attack)


def all_attackers() -> list[Attacker]:
    """Those of this folder, by name."""
    names = sorted(found.name for found in pkgutil.iter_modules(__path__) if not found.ispkg)
    return [attacker(importlib.import_module(f"{__name__}.{name}")) for name in names]

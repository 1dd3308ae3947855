"""Chooses the names in the bundles.

Classes keep their names, which error messages show, and so does everything that is used by name.
All else gets one of a few short names, the same in every bundle: a name that the board has read
once stays in its memory, and then costs nothing.
"""

import ast
from collections.abc import Collection, Iterator
from string import ascii_lowercase

from host_tools.deploy.bundler.needs import Needs
from host_tools.deploy.bundler.own_names import own_names
from host_tools.deploy.bundler.privates import privates
from host_tools.deploy.bundler.program import External, Global, Meaning, Module, Whole
from host_tools.deploy.bundler.scopes import Scope, Use

Pins = dict[str, dict[str, Meaning]]
"""For each bundle, the names that it must have, and what they mean."""


def short_names() -> Iterator[str]:
    """Yield a0 to z9, then longer names."""
    number = 0
    while True:
        yield ascii_lowercase[number // 10 % 26] + str(number % 10 + number // 260 * 10)
        number += 1


class Names:
    """The name of everything, in every bundle that uses it."""

    def __init__(
        self,
        needs: Needs,
        bundle: dict[str, str],
        pins: Pins,
        outside: Collection[ast.AST] = (),
        games: Collection[str] = (),
    ) -> None:
        self.needs = needs
        self.bundle = bundle
        self.pins = pins
        self.privates = privates(needs.program)
        self.privates |= own_names(needs.program, games, outside, short_names())
        self._avoid: dict[str, dict[Meaning, set[str]]] = {one: {} for one in bundle.values()}
        self._builtins: dict[str, set[str]] = {one: set() for one in bundle.values()}
        for name, leader in bundle.items():
            self._read(needs.program.modules[name], leader)
        for leader, names in pins.items():
            for meaning in names.values():
                if not self.constant(meaning):
                    self._need(leader, meaning, set())
        self.of: dict[str, dict[Meaning, str]] = {one: self._choose(one) for one in self._avoid}

    def constant(self, meaning: Meaning | None) -> bool:
        """Return whether a value replaces it."""
        return isinstance(meaning, Global) and bool(self.needs.constants.value(meaning))

    def home(self, meaning: Meaning) -> str | None:
        """Return the bundle that defines something, or None if it is not the firmware's."""
        return None if isinstance(meaning, External) else self.bundle.get(meaning.module)

    def _read(self, module: Module, leader: str) -> None:
        for use in module.uses:
            target = self.needs.target(module, use)
            if target is None:
                if use.scope.home(use.name) is module.top:
                    self._builtins[leader].add(use.name)
            elif not self.constant(target):
                self._reach(module, use, target, leader)
        for node, scope in module.imports:
            if scope.parent:
                for alias in node.names:
                    meaning = self.needs.program.imported(module, alias)
                    if isinstance(meaning, Global) and not self.constant(meaning):
                        home = self.bundle[meaning.module]
                        hidden = self._hidden(module, scope, leader) if home == leader else set()
                        self._need(home, meaning, hidden)

    def _reach(self, module: Module, use: Use, target: Meaning, leader: str) -> None:
        """Record a use of something outside the function: in this bundle, or imported from
        another."""
        home = self.home(target)
        if home and home != leader:
            self._need(home, target, set())
            if use.scope.home(use.name) is not module.top:
                return  # the function imports it
            if target in self.needs.program.rebound:
                target = Whole(home)
        self._need(leader, target, self._hidden(module, use.scope, leader))

    def _hidden(self, module: Module, scope: Scope, leader: str) -> set[str]:
        """Return the names that mean something else in a scope, except imports that will be
        removed."""
        names = scope.visible()
        for name in list(names):
            home = scope.home(name)
            if home is not module.top:
                meaning = self.needs.program.local_import(module, home, name)
                if meaning and (self.constant(meaning) or self.home(meaning) == leader):
                    names.discard(name)
        # A class's own names have been replaced by short ones.
        return names | {self.privates[name] for name in names if name in self.privates}

    def _need(self, leader: str, meaning: Meaning, avoid: set[str]) -> None:
        self._avoid[leader].setdefault(meaning, set()).update(avoid)

    def _choose(self, leader: str) -> dict[Meaning, str]:
        """Choose the names of one bundle, so that none is hidden where it is used."""
        avoid = self._avoid[leader]
        taken = set(self._builtins[leader])
        # A package's modules become its attributes when they are loaded.
        inside = f"{leader}."
        for name in self.needs.program.modules:
            if name.startswith(inside):
                taken.add(name[len(inside) :].split(".")[0])
        chosen: dict[Meaning, str] = {}
        for name, meaning in self.pins.get(leader, {}).items():
            if name in taken:
                module = self.needs.program.modules[leader]
                module.refuse(module.tree, f"{name} has two meanings in what loads together")
            taken.add(name)
            if meaning in avoid and name not in avoid[meaning]:
                chosen.setdefault(meaning, name)
        for meaning in avoid:
            own = self._own(meaning)
            if meaning in chosen:
                continue
            if own and own not in taken | avoid[meaning]:
                chosen[meaning] = own
                taken.add(own)
        for meaning in avoid:
            if meaning not in chosen:
                free = (one for one in short_names() if one not in taken | avoid[meaning])
                chosen[meaning] = next(free)
                taken.add(chosen[meaning])
        return chosen

    def _own(self, meaning: Meaning) -> str | None:
        """Return the name that something keeps if possible."""
        if isinstance(meaning, External):
            return meaning.name or meaning.module.rpartition(".")[2]
        if isinstance(meaning, Global):
            binders = self.needs.program.modules[meaning.module].top.bound[meaning.name]
            if meaning.name.startswith("__") or isinstance(binders[0], ast.ClassDef):
                return meaning.name
        return None

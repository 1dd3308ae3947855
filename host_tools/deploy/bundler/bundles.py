"""Makes the bundles of a firmware."""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from host_tools.deploy.bundler.constants import Constants, literal
from host_tools.deploy.bundler.copies import with_copies
from host_tools.deploy.bundler.layout import Origin, origins, written
from host_tools.deploy.bundler.naming import Names, Pins
from host_tools.deploy.bundler.needs import Needs
from host_tools.deploy.bundler.placing import place, place_lasting, shared_packages
from host_tools.deploy.bundler.program import Global, Module, Program
from host_tools.deploy.bundler.rewrite import Rewriter

Games = dict[str, tuple[str, ...]]


@dataclass
class Bundle:
    """A module for the board: its source, and the origins of its functions."""

    text: str
    origins: list[Origin] = field(default_factory=list)


class Bundler:
    """A firmware's sources as bundles, by path without an extension."""

    def __init__(
        self,
        sources: Mapping[str, str],
        outside: Iterable[str] = (),
        games: Games | None = None,
        placed: dict[str, str] | None = None,
    ) -> None:
        """Make bundles. `sources` has the text of each file by its path; `outside` the text of
        files that use the firmware but are not bundled; `games` the modules by which the unit
        knows each game, by package; `placed` the bundle of each module, if that is decided
        already."""
        games = games or {}
        self._games = games
        modules = [Module(module_name(path), path, text) for path, text in sources.items()]
        around = [ast.parse(text) for text in outside]
        self._read(modules, around, games)
        if placed is None:
            lasting = place_lasting(self.needs, games, self._roots)
            copied = with_copies(self.needs, lasting, place(self.needs, lasting))
            self._read(copied, around, games)
            placed = place(self.needs, lasting)
        self.placed = placed
        self.placed = {
            name: leader for name, leader in self.placed.items() if self.needs.has_content(name)
        }
        self.pins = self._pins(self._asked)
        self.names = Names(self.needs, self.placed, self.pins, around, games)
        self.bundles: dict[str, Bundle] = {}
        for leader in sorted(set(self.placed.values())):
            self._make(leader)

    def _read(self, modules: list[Module], around: list[ast.Module], games: Games) -> None:
        """Parse the modules, and find what they need from each other."""
        self.program = Program(modules)
        self.constants = Constants(self.program)
        self._asked = [one for tree in around for one in _asked(tree, self.program)]
        named = [part for parts in games.values() for part in parts]
        tables = _screens_by_name(self.program, games)
        self._roots = list(dict.fromkeys(module for module, _ in self._asked))
        self.needs = Needs(self.program, self.constants, named, tables, self._roots)

    def _pins(self, asked: list[tuple[str, str]]) -> Pins:
        """Return the names that are used other than by imports that could be rewritten; in
        modules that are reached so, any name or text of the firmware counts."""
        for name in sorted(self.needs.dynamic):
            asked = asked + [(name, one) for one in self.needs.asked(self.program.modules[name])]
        pins: Pins = {}
        for module, name in asked:
            if module in self.placed:
                meaning = self.program.look_up(module, name)
                there = pins.setdefault(self.placed[module], {})
                if isinstance(meaning, Global) and there.setdefault(name, meaning) != meaning:
                    source = self.program.modules[module]
                    source.refuse(
                        source.top.bound[name][0],
                        f"{name} means something else in {self.placed[module]}, with which it is "
                        "loaded: call one of them something else",
                    )
        return pins

    def modules_of(self, game: str) -> set[str]:
        """Return a game's modules, including shared ones."""
        own = {one for one in self.program.modules if one.startswith(f"{game}.")}
        shared = tuple(f"{one}." for one in shared_packages(self.program.modules, self._games))
        return own | {one for one in self.needs.reach(own) if one.startswith(shared)}

    def path(self, leader: str) -> str:
        """Return the path of a bundle, without an extension."""
        module = self.program.modules[leader]
        return leader.replace(".", "/") + ("/__init__" if module.is_package else "")

    def members(self, leader: str) -> list[str]:
        """Return the modules of a bundle in order."""
        return self.needs.order([one for one in self.placed if self.placed[one] == leader])

    def _make(self, leader: str) -> None:
        rewriter = Rewriter(self.names, leader)
        members = self.members(leader)
        modules = [self.program.modules[name] for name in members]
        bodies = [rewriter.rewrite(module) for module in modules]
        rewriter.check_complete()
        bundle = Bundle("".join(map(written, (*bodies, self._end(leader, members)))))
        for module, body in zip(modules, bodies, strict=True):
            bundle.origins += origins(body, module.path)
        self.bundles[self.path(leader)] = bundle
        for name in members:
            if name in self.needs.dynamic and name != leader:
                self.bundles[self.path(name)] = self._door(name, leader)

    def _end(self, leader: str, members: list[str]) -> list[ast.stmt]:
        """Return the statements that make a bundle known under every name that may be used."""
        lines = []
        for name, meaning in self.pins.get(leader, {}).items():
            if self.names.constant(meaning):
                value = self.constants.value(meaning)  # type: ignore[arg-type]
                lines.append(f"{name} = {ast.unparse(literal(value[0]))}")  # type: ignore[index]
            elif self.names.of[leader][meaning] != name:
                lines.append(f"{name} = {self.names.of[leader][meaning]}")
        others = [name for name in members if name in self.needs.dynamic and name != leader]
        if others:
            lines.append("import sys")
            places = " = ".join(f"sys.modules[{name!r}]" for name in (*others, leader))
            lines.append(places)
        return ast.parse("\n".join(lines)).body

    def _door(self, name: str, leader: str) -> Bundle:
        """Return a stub for a module in a bundle, which loads the bundle when the module is
        imported by name."""
        module = self.program.modules[name]
        pinned = self.pins.get(leader, {})
        names = [one for one in module.top.bound if one in pinned]
        names = [one for one in names if self.program.look_up(name, one) == pinned[one]]
        text = f"from {leader} import {', '.join(names)}\n" if names else f"import {leader}\n"
        return Bundle(text)


def module_name(path: str) -> str:
    """Return the import name of a source file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _asked(tree: ast.AST, program: Program) -> list[tuple[str, str]]:
    """Return (module, name) for everything that a source imports from the firmware, in order."""
    found = []
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    for node in sorted(nodes, key=lambda one: one.lineno):
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            if whole in program.modules:
                local = alias.asname or alias.name
                found += [(whole, attribute) for attribute in _attributes(tree, local)]
            elif node.module in program.modules:
                found.append((node.module, alias.name))
    return found


def _attributes(tree: ast.AST, name: str) -> list[str]:
    """Return the attributes used of a name."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return [
        node.attr for node in nodes if isinstance(node.value, ast.Name) and node.value.id == name
    ]


def _screens_by_name(program: Program, games: Games) -> list[str]:
    """Return the modules of games that a table names, relative to the game's package."""
    found = []
    for module in program.modules.values():
        for game in games:
            if module.name.startswith(game + "."):
                values = (getattr(node, "value", None) for node in module.nodes)
                texts = [one for one in values if isinstance(one, str) and "." in one]
                found += [f"{game}.{one}" for one in texts if f"{game}.{one}" in program.modules]
    return found

"""The needs of each module once constants are inlined."""

import ast
from collections.abc import Iterable

from host_tools.deploy.bundler.constants import Constants
from host_tools.deploy.bundler.program import Global, Meaning, Module, Program, Whole
from host_tools.deploy.bundler.scopes import Use

_LOADS = "load_"
"""Functions whose names begin like this load something."""


class Needs:
    """The graph of imports and of other uses."""

    def __init__(
        self,
        program: Program,
        constants: Constants,
        named: Iterable[str] = (),
        tables: Iterable[str] = (),
        outside: Iterable[str] = (),
    ) -> None:
        """Build the graph. `named` are modules that the firmware imports by a computed name,
        `tables` those that it finds in a table; `outside` are those that files outside the
        bundles import."""
        self.program = program
        self.constants = constants
        self._attributes, self._texts = _spelled(program)
        self.tables = set(tables)
        """Found in a table."""
        self.roots: set[str] = set(outside)
        """Imported in functions, or from outside."""
        imported: set[str] = set()
        for module in program.modules.values():
            for alias, node in module.owner.items():
                meaning = program.imported(module, alias)
                if isinstance(meaning, Global | Whole):
                    imported.add(meaning.module)
                    if id(node) not in module.direct and not self._inlined(meaning):
                        self.roots.add(meaning.module)
        alone = (one for one in program.modules if one not in imported and self.has_content(one))
        self.dynamic = set(named) | self.tables | (set(alone) - self.roots)
        """Imported by a name that is put together."""
        modules = program.modules.values()
        self._tops = {module.name: self._find_tops(module) for module in modules}
        self._loaders = {module.name: self._find_loaders(module) for module in modules}

    def _find_tops(self, module: Module) -> set[str]:
        found: set[Meaning | None] = set()
        for use in module.uses:
            if use.scope.home(use.name) is module.top:
                found.add(self.target(module, use))
        if module.name in self.dynamic:
            found |= {self.program.look_up(module.name, one) for one in self.asked(module)}
        wanted = (one for one in found if isinstance(one, Global) and not self._inlined(one))
        return {one.module for one in wanted} - {module.name}

    def asked(self, module: Module) -> list[str]:
        """Return the names of a module that code may use after importing it by name."""
        spelled = self._attributes | (self._texts if module.name in self.tables else set())
        return [one for one in module.top.bound if one[0] != "_" and one in spelled]

    def has_content(self, name: str) -> bool:
        """Return whether a module has any statements; most packages have none."""
        return bool(self.program.modules[name].tree.body)

    def _inlined(self, meaning: Meaning) -> bool:
        return isinstance(meaning, Global) and bool(self.constants.value(meaning))

    def target(self, module: Module, use: Use) -> Meaning | None:
        """Return what a use refers to: for a module, the attribute used."""
        meaning = self.program.meaning(module, use)
        if isinstance(meaning, Whole):
            asked = module.attributes.get(use.node)
            if asked is None:
                module.refuse(use.node, f"{use.name} is a module and must be followed by a name")
                return None
            found = self.program.look_up(meaning.module, asked.attr)
            if found is None:
                module.refuse(use.node, f"{meaning.module} has no {asked.attr}")
            return found
        return meaning

    def tops(self, name: str) -> set[str]:
        """Return the modules that must be loaded before this one."""
        return self._tops[name]

    def closure(self, names: Iterable[str], stop: Iterable[str] = ()) -> set[str]:
        """Return these modules and all that load with them."""
        found: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in found and name not in stop:
                found.add(name)
                waiting += self._tops[name]
        return found

    def reach(self, names: Iterable[str]) -> set[str]:
        """Return these modules and all that they may load, in functions too."""
        found: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                module = self.program.modules[name]
                for alias in module.owner:
                    meaning = self.program.imported(module, alias)
                    if isinstance(meaning, Global | Whole) and not self._inlined(meaning):
                        waiting.append(meaning.module)
        return found

    def pieces(self, name: str) -> list[list[str]]:
        """Return the modules that each loader function of a module imports."""
        return list(self._loaders[name].values()) if name in self._loaders else []

    def _find_loaders(self, module: Module) -> dict[str, list[str]]:
        """Return the imports of functions that load something, by name."""
        names = [one for one in module.top.bound if one.startswith(_LOADS)]
        return {one: self._imported(module, module.top.bound[one]) for one in names}

    def _imported(self, module: Module, functions: list[ast.AST]) -> list[str]:
        within = {node for one in functions for node in ast.walk(one)}
        aliases = [alias for alias, node in module.owner.items() if node in within]
        found = [self.program.imported(module, alias) for alias in aliases]
        return [one.module for one in found if isinstance(one, Global | Whole)]

    def order(self, names: list[str]) -> list[str]:
        """Return modules in an order in which each follows those it needs."""
        ordered: list[str] = []
        under_way: list[str] = []

        def add(name: str) -> None:
            if name in ordered or name not in names:
                return
            if name in under_way:
                module = self.program.modules[name]
                ring = " -> ".join([*under_way[under_way.index(name) :], name])
                module.refuse(module.tree, f"imports go round in a ring: {ring}")
            under_way.append(name)
            for other in sorted(self._tops[name]):
                add(other)
            under_way.pop()
            ordered.append(name)

        for name in names:
            add(name)
        return ordered


def _spelled(program: Program) -> tuple[set[str], set[str]]:
    """Return every attribute that is used of anything but our modules, and every text."""
    attributes: set[str] = set()
    texts: set[str] = set()
    for module in program.modules.values():
        known = {
            module.attributes[use.node]
            for use in module.uses
            if use.node in module.attributes and isinstance(program.meaning(module, use), Whole)
        }
        for node in module.nodes:
            if isinstance(node, ast.Attribute) and node not in known:
                attributes.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return attributes, texts

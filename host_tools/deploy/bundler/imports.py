"""Rewrites the imports of modules that become one bundle."""

import ast

from host_tools.deploy.bundler.constants import literal
from host_tools.deploy.bundler.naming import Names
from host_tools.deploy.bundler.program import External, Global, Meaning, Module, Whole

Statements = ast.stmt | list[ast.stmt] | None


class Imports(ast.NodeTransformer):
    """A bundle's imports: each is made once, where the first module needs it."""

    def __init__(self, names: Names, leader: str) -> None:
        self._names = names
        self._needs = names.needs
        self._program = names.needs.program
        self._leader = leader
        self._own = names.of[leader]
        self._imported: set[object] = set()
        self._module: Module

    def check_complete(self) -> None:
        """Check that every name of the bundle is defined or imported in it."""
        for meaning in self._own:
            home = self._names.home(meaning)
            if home != self._leader and (home or meaning) not in self._imported:
                self._module.refuse(self._module.tree, f"{meaning} is used but not imported")

    def visit_Import(self, node: ast.Import) -> Statements:
        """Keep an import at the top of a module if the bundle has not made it yet; change one in
        a function."""
        if id(node) not in self._module.direct:
            return self._inner(node)
        made: list[ast.stmt] = []
        for alias in node.names:
            meaning = self._program.imported(self._module, alias)
            assert meaning
            dotted = isinstance(node, ast.Import) and "." in alias.name and not alias.asname
            if dotted and self._own.get(meaning, alias.name) != alias.name.split(".")[0]:
                self._module.refuse(node, f"{alias.name.split('.')[0]} means something else too")
            if dotted:
                self._imported.add(meaning)
                made.append(ast.Import([alias]))
            else:
                for one in self._wanted(alias, meaning):
                    made += self._bring(one)
        return [ast.copy_location(one, node) for one in _merge(made)]

    visit_ImportFrom = visit_Import  # type: ignore[assignment]

    def _wanted(self, alias: ast.alias, meaning: Meaning) -> list[Meaning]:
        """Return the names that an import is for: of a module, every attribute used."""
        found: list[Meaning | None] = [meaning]
        if isinstance(meaning, Whole):
            name = alias.asname or alias.name
            uses = (use for use in self._module.uses if use.name == name)
            uses = (use for use in uses if use.scope.home(name) is self._module.top)
            found = [self._needs.target(self._module, use) for use in uses]
        return [one for one in found if one and not self._names.constant(one)]

    def _bring(self, meaning: Meaning) -> list[ast.stmt]:
        """Import a name into the bundle, with all others it needs from the same place."""
        if isinstance(meaning, Global) and meaning.module not in self._names.bundle:
            return []  # imported but not used
        home = self._names.home(meaning)
        key = home or meaning
        if home == self._leader or key in self._imported:
            return []
        self._imported.add(key)
        if isinstance(meaning, External):
            if meaning not in self._own:
                return []
            return [_import(meaning.module, meaning.name, self._own[meaning])]
        wanted = {
            one: name for one, name in self._own.items() if self._names.home(one) == home and home
        }
        made: list[ast.stmt] = []
        named = [
            _alias(self._names.of[home][one], name)  # type: ignore[index]
            for one, name in wanted.items()
            if isinstance(one, Global)
        ]
        if named:
            made.append(ast.ImportFrom(home, named, 0))
        if Whole(home or "") in wanted:
            package, _, leaf = (home or "").rpartition(".")
            made.append(_import(package, leaf, wanted[Whole(home or "")]))
        return made

    def _inner(self, node: ast.Import | ast.ImportFrom) -> Statements:
        """Change an import in a function."""
        made: list[ast.stmt] = []
        for alias in node.names:
            meaning = self._program.imported(self._module, alias)
            local = alias.asname or alias.name.split(".")[0]
            if isinstance(meaning, External):
                made.append(self._inner_external(node, alias, local))
            elif meaning:
                made += self._inner_own(node, meaning, local)
        merged = _merge(made)
        return [ast.copy_location(one, node) for one in merged] or ast.copy_location(
            ast.Pass(), node
        )

    def _inner_external(
        self, node: ast.Import | ast.ImportFrom, alias: ast.alias, local: str
    ) -> ast.stmt:
        name = Global(self._module.name, local)
        if alias in self._module.top.bound.get(local, ()) and name in self._own:
            alias = ast.alias(alias.name, self._own[name])
        if isinstance(node, ast.Import):
            return ast.Import([alias])
        return ast.ImportFrom(node.module, [alias], node.level)

    def _inner_own(self, node: ast.stmt, meaning: Global | Whole, local: str) -> list[ast.stmt]:
        """Return an import from another bundle, or a second name for something in this one."""
        home = self._names.bundle[meaning.module]
        scope = next(scope for one, scope in self._module.imports if one is node)
        alone = self._program.local_import(self._module, scope, local) is not None
        used = any(
            use.name == local and use.scope.home(local) is scope for use in self._module.uses
        )
        if isinstance(meaning, Whole):
            if not alone:
                self._module.refuse(node, f"{local} is a module and something else as well")
            if home == self._leader:
                return []
            package, _, leaf = home.rpartition(".")
            return [_import(package, leaf, local)] if used else [_import(home, None, "")]
        value = self._needs.constants.value(meaning)
        if value and alone:
            return []
        if value:
            return [ast.Assign([ast.Name(local, ast.Store())], literal(value[0]))]
        if meaning in self._program.rebound:
            self._module.refuse(node, f"{local} changes: ask its module for it")
        there = self._names.of[home][meaning]
        if home != self._leader:
            return [ast.ImportFrom(home, [_alias(there, local)], 0)]
        if alone:
            return []
        return [ast.Assign([ast.Name(local, ast.Store())], ast.Name(there, ast.Load()))]


def _alias(name: str, local: str) -> ast.alias:
    return ast.alias(name, None if name == local else local)


def _import(module: str, name: str | None, local: str) -> ast.stmt:
    """Return an import of a module, or of something in it."""
    if name and module:
        return ast.ImportFrom(module, [_alias(name, local)], 0)
    return ast.Import([_alias(module or name or "", local or module)])


def _merge(statements: list[ast.stmt]) -> list[ast.stmt]:
    """Merge imports from one place into one statement, without repetitions."""
    made: list[ast.stmt] = []
    for one in statements:
        last = made[-1] if made else None
        both = isinstance(one, ast.ImportFrom) and isinstance(last, ast.ImportFrom)
        if both and (one.module, one.level) == (last.module, last.level):  # type: ignore
            last.names += one.names  # type: ignore[union-attr, attr-defined]
        elif all(ast.dump(one) != ast.dump(other) for other in made):
            made.append(one)
    return made

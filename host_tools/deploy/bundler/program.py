"""The firmware's modules, and what each name in them stands for, wherever it comes from."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from host_tools.deploy.bundler import BundleError
from host_tools.deploy.bundler.descriptions import evaluated
from host_tools.deploy.bundler.late import written_out
from host_tools.deploy.bundler.plain import plain
from host_tools.deploy.bundler.scopes import CLASS, FUNCTION, Reader, Scope, Use


@dataclass(frozen=True)
class Global:
    """Something that a module of the firmware defines."""

    module: str
    name: str


@dataclass(frozen=True)
class Whole:
    """A module of the firmware as such."""

    module: str


@dataclass(frozen=True)
class External:
    """A module that is not the firmware's, or something in it."""

    module: str
    name: str | None


Meaning = Global | Whole | External
Importing = ast.Import | ast.ImportFrom


def binds(node: ast.AST) -> bool:
    """Return whether a node that uses a name gives it a value, or takes it away."""
    return not isinstance(getattr(node, "ctx", None), ast.Load)


class Module:
    """One source file."""

    def __init__(self, name: str, path: str, text: str, origin: str = "") -> None:
        self.name = name
        self.path = path
        self.origin = origin or name
        """Its name among the sources, on which relative imports depend."""
        self.instead: dict[str, str] = {}
        """Modules that are replaced by their copies: see `copies`."""
        self._text = text
        self.is_package = path.endswith("/__init__.py")
        tree = written_out(ast.parse(text, path), self.origin, path)
        self.tree = plain(evaluated(tree, self.origin, path))
        read = Reader(self.tree)
        self.top = read.top
        self.uses = read.uses
        self.imports = read.imports
        self.attributes = read.attributes
        self.owner: dict[ast.alias, Importing] = {
            alias: node for node, _ in read.imports for alias in node.names
        }
        self.nodes = tuple(ast.walk(self.tree))
        """All nodes of the tree, listed once since they are read often."""
        self.direct = {id(statement) for statement in self.tree.body}
        self._check()

    def _check(self) -> None:
        """Refuse what could not be moved about."""
        begun = False
        for statement in self.tree.body:
            if not isinstance(statement, Importing):
                begun = True
            elif begun:
                self.refuse(statement, "imports come before everything else in a module")
        for use in self.uses:
            if use.name.startswith("__") and not use.name.endswith("__"):
                self.refuse(use.node, f"{use.name}: such names change inside classes")
            ambiguous = use.scope.kind == CLASS and use.scope.home(use.name) is use.scope
            if ambiguous and use.name in self.top.bound and not binds(use.node):
                self.refuse(use.node, f"{use.name} may be the class's or the module's")

    @property
    def size(self) -> int:
        """Return how many characters its code has, without what only readers want."""
        return len(ast.unparse(self.tree))

    def refuse(self, node: ast.AST, reason: str) -> None:
        """Say what cannot be done, and where."""
        raise BundleError(self.path, node, reason)

    def copied(self, name: str) -> "Module":
        """Return the same file under another name."""
        return Module(name, self.path, self._text, self.origin)

    @property
    def package(self) -> str:
        """Return the package that relative imports here count from."""
        return self.origin if self.is_package else self.origin.rpartition(".")[0]

    def source(self, node: Importing, alias: ast.alias) -> str:
        """Return the absolute name of the module that an import names."""
        if isinstance(node, ast.Import):
            return alias.name
        if not node.level:
            return node.module or ""
        parts = self.package.split(".")
        parts = parts[: len(parts) + 1 - node.level]
        return ".".join(parts + ([node.module] if node.module else []))


class Program:
    """All modules by name, and the meaning of their names."""

    def __init__(self, modules: Iterable[Module]) -> None:
        self.modules = {module.name: module for module in modules}
        self._found: dict[tuple[str, str], Meaning | None] = {}
        self.rebound: set[Global] = set()
        """Globals that change at run time: they cannot be copied, only read from their module."""
        for module in self.modules.values():
            self._find_rebound(module)

    def _find_rebound(self, module: Module) -> None:
        for use in module.uses:
            if binds(use.node) and use.scope.parent and use.scope.home(use.name) is module.top:
                self.rebound.add(Global(module.name, use.name))
            asked = module.attributes.get(use.node)
            if asked and not isinstance(asked.ctx, ast.Load):
                meaning = self.meaning(module, use)
                if isinstance(meaning, Whole):
                    self.rebound.add(Global(meaning.module, asked.attr))

    def imported(self, module: Module, alias: ast.alias) -> Meaning | None:
        """Return what an import brings; None if it is a module's that is not the firmware's."""
        node = module.owner[alias]
        source = module.source(node, alias)
        if isinstance(node, ast.Import):
            if source in self.modules:
                module.refuse(node, "of the firmware's own modules, import names: from ... import")
            return External(source if alias.asname else source.split(".")[0], None)
        whole = module.instead.get(f"{source}.{alias.name}", f"{source}.{alias.name}")
        if whole in self.modules:
            return Whole(whole)
        source = module.instead.get(source, source)
        if source not in self.modules:
            return External(source, alias.name)
        if alias.name == "*":
            module.refuse(node, "import names one by one, not *")
        found = self.look_up(source, alias.name)
        if found is None:
            module.refuse(node, f"{source} has no {alias.name}")
        return found

    def look_up(self, name: str, attribute: str) -> Meaning | None:
        """Return what a module's name stands for, followed to where it is defined."""
        asked = name, attribute
        if asked not in self._found:
            self._found[asked] = self._look_up(name, attribute)
        return self._found[asked]

    def _look_up(self, name: str, attribute: str) -> Meaning | None:
        if f"{name}.{attribute}" in self.modules:
            return Whole(f"{name}.{attribute}")
        module = self.modules[name]
        binders = module.top.bound.get(attribute)
        if not binders:
            return None
        imports = [node for node in binders if isinstance(node, ast.alias)]
        direct = [node for node in imports if id(module.owner[node]) in module.direct]
        for node in imports:
            ours = not isinstance(self.imported(module, node), External)
            if ours and (node not in direct or len(binders) > 1):
                module.refuse(module.owner[node], f"{attribute} is bound in other ways as well")
        meanings = {self.imported(module, node) for node in direct}
        if len(meanings) == 1 and len(direct) == len(binders):
            return meanings.pop()
        return Global(name, attribute)

    def meaning(self, module: Module, use: Use) -> Meaning | None:
        """Return what a name stands for that lives in the module or was imported by a function;
        None for builtins, and for what is a function's own."""
        home = use.scope.home(use.name)
        if home is module.top:
            return self.look_up(module.name, use.name)
        return self.local_import(module, home, use.name)

    def local_import(self, module: Module, scope: Scope, name: str) -> Meaning | None:
        """Return what a function has imported under a name that it uses for nothing else."""
        binders = scope.bound[name]
        if scope.kind != FUNCTION or len(binders) != 1 or not isinstance(binders[0], ast.alias):
            return None
        meaning = self.imported(module, binders[0])
        return None if isinstance(meaning, External) else meaning

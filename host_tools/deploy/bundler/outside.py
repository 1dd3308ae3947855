"""Rewrites a program that uses the firmware's modules by their source names, so that it finds
them in the bundles: for tests that run the deployed firmware."""

import ast

from host_tools.deploy import DeployError
from host_tools.deploy.bundler.bundles import Bundler, module_name
from host_tools.deploy.bundler.constants import literal
from host_tools.deploy.bundler.layout import written
from host_tools.deploy.bundler.program import Global

_MODULES = {"sys", "gc", "os", "json"}
"""Lines that run one after the other import them only once."""


class _Outside(ast.NodeTransformer):
    def __init__(self, bundler: Bundler, program: ast.AST) -> None:
        self._bundler = bundler
        self._known = {module_name(path) for path in bundler.bundles}
        self._loaded = {bundler.placed.get(name) for name in _sources(program)}
        self._own = _bound(program)
        self._foreign = _MODULES | _imported(bundler, program)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Call attributes of the firmware's objects by their short names; not what the program
        itself calls so, nor what a module has."""
        self.generic_visit(node)
        if node.attr not in self._own and not self._is_foreign(node.value):
            node.attr = self._bundler.names.privates.get(node.attr, node.attr)
        return node

    def _is_foreign(self, node: ast.AST) -> bool:
        """Return whether it is a module that is not the firmware's, or something in one."""
        while isinstance(node, ast.Attribute):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self._foreign

    def visit_Import(self, node: ast.Import) -> ast.stmt:
        """Refuse a module that is not there, or only as a part of a bundle."""
        for alias in node.names:
            self._check_foreign(alias.name)
        return node

    def _check_foreign(self, module: str) -> None:
        """Refuse a module of the firmware's packages by whose name there is no bundle."""
        packages = {name.split(".")[0] for name in self._bundler.program.modules}
        if module.split(".")[0] in packages and module not in self._known:
            raise DeployError(f"there is no {module} on the board")

    def _there(self, module: str) -> str:
        """Return the module; of one that is only there as copies, the one in what the program loads
        anyway."""
        placed, modules = self._bundler.placed, self._bundler.program.modules
        copies = [one for one in placed if modules[one].origin == module]
        if module in placed or not copies:
            return module
        return min(copies, key=lambda one: (placed[one] not in self._loaded, one))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Import each name from where it is now, or replace it by its value."""
        bundler = self._bundler
        module = self._there(node.module or "")
        if node.level or module not in bundler.program.modules:
            self._check_foreign(module)
            return [node]
        made: list[ast.stmt] = []
        for alias in node.names:
            meaning = bundler.program.look_up(module, alias.name)
            local = alias.asname or alias.name
            value = isinstance(meaning, Global) and bundler.constants.value(meaning)
            if value:
                made.append(ast.Assign([ast.Name(local, ast.Store())], literal(value[0])))
            elif isinstance(meaning, Global) and meaning.module in bundler.placed:
                home = bundler.placed[meaning.module]
                name = bundler.names.of[home][meaning]
                made.append(ast.ImportFrom(home, [ast.alias(name, local)], 0))
            else:
                raise DeployError(f"{node.module} has no {alias.name} on the board")
        return [ast.copy_location(one, node) for one in made]


def _bound(program: ast.AST) -> set[str]:
    """Return what the program's own classes have, and what begins with an underscore."""
    found = set()
    for node in ast.walk(program):
        if isinstance(node, ast.ClassDef):
            found |= {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        elif isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            found.add(node.attr)
    return found


def _sources(program: ast.AST) -> set[str]:
    """Return the modules of which the program imports names."""
    nodes = (node for node in ast.walk(program) if isinstance(node, ast.ImportFrom))
    return {node.module or "" for node in nodes}


def _imported(bundler: Bundler, program: ast.AST) -> set[str]:
    """Return what the program imports of others than the firmware."""
    found = set()
    for node in ast.walk(program):
        if isinstance(node, ast.Import) or (
            isinstance(node, ast.ImportFrom) and node.module not in bundler.program.modules
        ):
            found |= {(one.asname or one.name).split(".")[0] for one in node.names}
    return found


def rewrite(bundler: Bundler, text: str) -> str:
    """Return the text of the program as it must be beside the bundles."""
    program = ast.parse(text)
    return written(_Outside(bundler, program).visit(program).body)

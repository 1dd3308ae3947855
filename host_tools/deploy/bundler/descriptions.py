"""Evaluates the descriptions of games: the board gets tuples, not the calls that make them.

`cells("cash", (PAWN,), 5000)` becomes `field("cash", (PAWN,), 5000, 0, ...)`. So the board needs
neither the functions of `banker.kit.describe`, or of a `describe` that games share, nor the time to
run them. Only calls that run at import are evaluated; the values are those of the module as Python
imports it here.
"""

import ast
import importlib
from typing import Any

from host_tools.deploy.bundler import BundleError

DESCRIBE = "kit.describe"
_ANY = ".describe"  # the kit's, and those that games share
_FIELD = "_described"  # the function there that returns its arguments


def evaluated(tree: ast.Module, name: str, path: str) -> ast.Module:
    """Return the tree of a module with its descriptions evaluated."""
    makers = _makers(tree, name)
    if not makers:
        return tree
    transformer = _Evaluator(makers, vars(importlib.import_module(name)), path)
    tree = transformer.visit(tree)
    _drop_unused(tree, makers)
    if transformer.made:
        alias = [ast.alias("field", _FIELD)]
        first = ast.ImportFrom("banker.rules.transactions", alias, 0)
        tree.body.insert(0, ast.copy_location(first, tree.body[0]))
    return ast.fix_missing_locations(tree)


def _makers(tree: ast.Module, name: str) -> set[str]:
    """Return the functions of `describe` that a module imports."""
    beside = name.startswith("banker.kit.")
    found = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            wanted = DESCRIBE if not beside else "describe"
            if node.module == wanted or node.module.endswith(_ANY):
                found |= {alias.asname or alias.name for alias in node.names}
    return {one for one in found if one.islower()}


def _drop_unused(tree: ast.Module, makers: set[str]) -> None:
    """Remove imports of makers that nothing calls any more."""
    used = _used(tree)
    for node in list(tree.body):
        if isinstance(node, ast.ImportFrom):
            kept = [one for one in node.names if one.name not in makers or one.name in used]
            if kept:
                node.names = kept
            else:
                tree.body.remove(node)


def _used(node: ast.AST) -> set[str]:
    """Return the names that are looked up in the scope around a node, not those that a function
    binds itself."""
    found = {node.id} if isinstance(node, ast.Name) else set()
    for child in ast.iter_child_nodes(node):
        found |= _used(child)
    if isinstance(node, ast.FunctionDef):
        found -= {one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg)}
    return found


class _Evaluator(ast.NodeTransformer):
    """Replaces calls in the body of a module and of its classes."""

    def __init__(self, makers: set[str], names: dict[str, Any], path: str) -> None:
        self._makers = makers
        self._names = names
        self._path = path
        self.made = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Leave code that runs later."""
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Leave code that runs later."""
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Evaluate in the class's namespace first."""
        outer = self._names
        makers = {name: outer[name] for name in self._makers}
        self._names = {**outer, **vars(outer[node.name]), **makers}
        self.generic_visit(node)
        self._names = outer
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Evaluate a call that describes something."""
        if not (isinstance(node.func, ast.Name) and node.func.id in self._makers):
            return self.generic_visit(node)
        value = self._value(node)
        named: dict[int, ast.expr] = {}
        for argument in (*node.args, *(one.value for one in node.keywords)):
            for part in ast.walk(argument):
                if isinstance(part, ast.Name | ast.Attribute):
                    self._name(named, part)
        return ast.copy_location(self._written(node, value, named, True), node)

    def _name(self, named: dict[int, ast.expr], node: ast.expr) -> None:
        """Record the name of a value, and the names of the functions in it by their place."""
        value = self._value(node)
        named[id(value)] = node
        for at, one in enumerate(value if isinstance(value, tuple) else ()):
            if callable(one):
                place = ast.Subscript(node, ast.Constant(at), ast.Load())
                named.setdefault(id(one), place)

    def _value(self, node: ast.expr) -> Any:
        code = compile(ast.fix_missing_locations(ast.Expression(node)), self._path, "eval")
        try:
            return eval(code, dict(self._names))
        except NameError as error:
            raise BundleError(self._path, node, f"write it out for the board: {error}") from error

    def _written(
        self, node: ast.Call, value: Any, named: dict[int, ast.expr], outer: bool = False
    ) -> ast.expr:
        """Return an expression for a value; what has a name is called by it."""
        if value is None or isinstance(value, bool | int | str | bytes):
            return ast.Constant(value)
        if id(value) in named and not outer:
            return named[id(value)]
        if not isinstance(value, tuple):
            raise BundleError(self._path, node, f"{value!r} in a description has no name")
        parts = [self._written(node, one, named) for one in value]
        if not outer and not any(map(_is_text, parts)):
            return ast.Tuple(parts, ast.Load())
        self.made = True  # made at run time, so that its texts are shared: see `field`
        return ast.Call(ast.Name(_FIELD, ast.Load()), parts, [])


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)

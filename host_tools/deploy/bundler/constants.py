"""Finds constants of the firmware: values that can replace their names."""

import ast
import operator
from collections.abc import Callable

from host_tools.deploy.bundler.program import Global, Module, Program, Whole
from host_tools.deploy.bundler.scopes import Use

Value = int | str | bool | None

LONGEST = 24
"""Characters of a text. A short text is stored once, like a name; a longer one once in every
module, so it must not be much longer than the name it replaces."""
HIGHEST = 1 << 30
"""Integers up to here take no memory."""

_OPERATIONS: dict[type, Callable] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}


class NoConstant(Exception):
    """An expression whose value is known only at run time."""


class Constants:
    """Tells for every global of a program whether its value never changes."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._known: dict[Global, tuple[Value] | None] = {}
        self._assigned: dict[str, dict[str, ast.expr | int]] = {}

    def value(self, name: Global) -> tuple[Value] | None:
        """Return a constant's value, in a tuple, or None if it is not constant."""
        if name not in self._known:
            self._known[name] = None  # in case it is defined by itself
            self._known[name] = self._find(name)
        return self._known[name]

    def _find(self, name: Global) -> tuple[Value] | None:
        module = self._program.modules[name.module]
        if name in self._program.rebound or len(module.top.bound.get(name.name, ())) != 1:
            return None
        if name.module not in self._assigned:
            self._assigned[name.module] = _assignments(module)
        given = self._assigned[name.module].get(name.name)
        if given is None:
            return None
        try:
            value = given if isinstance(given, int) else self._evaluate(module, given)
        except (NoConstant, TypeError, ValueError, ArithmeticError):
            return None
        if isinstance(value, str) and len(value) > LONGEST:
            return None
        if isinstance(value, int) and not -HIGHEST <= value < HIGHEST:
            return None
        return (value,)

    def _evaluate(self, module: Module, node: ast.expr) -> Value:
        """Return the value of an expression of constants."""
        if isinstance(node, ast.Constant):
            if node.value is None or isinstance(node.value, int | str):
                return node.value
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self._evaluate(module, node.operand)  # type: ignore[operator]
        elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
            left = self._evaluate(module, node.left)
            return _OPERATIONS[type(node.op)](left, self._evaluate(module, node.right))
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node if isinstance(node, ast.Name) else node.value
            if isinstance(name, ast.Name):
                meaning = self._program.meaning(module, Use(name.id, name, module.top))
                if isinstance(node, ast.Attribute):
                    if not isinstance(meaning, Whole):
                        raise NoConstant
                    meaning = self._program.look_up(meaning.module, node.attr)
                known = self.value(meaning) if isinstance(meaning, Global) else None
                if known:
                    return known[0]
        raise NoConstant


def _assignments(module: Module) -> dict[str, ast.expr | int]:
    """Return a module's assignments to single names, by name."""
    found: dict[str, ast.expr | int] = {}
    for statement in module.tree.body:
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                if isinstance(target, ast.Name):
                    found[target.id] = statement.value
                elif isinstance(target, ast.Tuple):
                    found |= _unpacked(target, statement.value)
    return found


def _unpacked(target: ast.Tuple, value: ast.expr) -> dict[str, ast.expr | int]:
    """Return the constants of `A, B = 1, 2` and `A, B = range(2)`."""
    names = [one.id for one in target.elts if isinstance(one, ast.Name)]
    if len(names) != len(target.elts):
        return {}
    if isinstance(value, ast.Tuple) and len(value.elts) == len(names):
        return dict(zip(names, value.elts, strict=True))
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range" and not value.keywords:
        bounds = [one.value for one in value.args if isinstance(one, ast.Constant)]
        whole = [one for one in bounds if isinstance(one, int)]
        if len(whole) == len(value.args):
            return dict(zip(names, range(*whole), strict=False))
    return {}


def literal(value: Value) -> ast.expr:
    """Return the expression for a value."""
    if isinstance(value, int) and value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)

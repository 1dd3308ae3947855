"""Writes the statements of a bundle down, and says where each of its functions comes from."""

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Origin(NamedTuple):
    """Where the function that a bundle knows by a name begins in the sources."""

    name: str
    path: str
    line: int


def written(body: Iterable[ast.stmt]) -> str:
    """Return statements as text."""
    fit = _Fit()
    return "".join(ast.unparse(fit.visit(one)) + "\n" for one in body)


def origins(body: Iterable[ast.stmt], path: str) -> Iterator[Origin]:
    """Yield the functions in statements of a source."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef):
            yield Origin(statement.name, path, statement.lineno)
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield from origins(statement.body, path)


class _Fit(ast.NodeTransformer):
    """Makes statements fit to be written for the board."""

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """`a, b = c, d` makes no tuple there; with brackets it does."""
        target, value = node.targets[0], node.value
        if len(node.targets) > 1 or not isinstance(target, ast.Tuple):
            return node
        if not isinstance(value, ast.Tuple) or len(value.elts) < 2:
            return node
        both = ", ".join(map(ast.unparse, value.elts))
        return ast.Expr(ast.Name(f"{ast.unparse(target)} = {both}", ast.Load()))

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Nothing is left of some bodies but what they say of themselves."""
        super().generic_visit(node)
        if isinstance(getattr(node, "body", None), list) and not node.body:  # type: ignore
            node.body = [ast.Pass()]  # type: ignore[attr-defined]
        return node

"""Writes the statements of a bundle as text, and records the origin of each function."""

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Origin(NamedTuple):
    """The place in the sources of a function, and its name in the bundle."""

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
    """Prepares statements for the board."""

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """Put brackets round `a, b = c, d`, which otherwise is written without making a tuple."""
        target, value = node.targets[0], node.value
        if len(node.targets) > 1 or not isinstance(target, ast.Tuple):
            return node
        if not isinstance(value, ast.Tuple) or len(value.elts) < 2:
            return node
        both = ", ".join(map(ast.unparse, value.elts))
        return ast.Expr(ast.Name(f"{ast.unparse(target)} = {both}", ast.Load()))

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Fill bodies that are empty once their docstring is gone."""
        super().generic_visit(node)
        if isinstance(getattr(node, "body", None), list) and not node.body:  # type: ignore
            node.body = [ast.Pass()]  # type: ignore[attr-defined]
        return node

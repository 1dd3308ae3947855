"""Removes what the board does not need from a source's tree: docstrings, annotations, f-strings."""

import ast


class _Plain(ast.NodeTransformer):
    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """Make it a plain assignment, or remove it if it has no value."""
        if node.value is None:
            return None
        value = self.visit(node.value)
        return ast.copy_location(ast.Assign([self.visit(node.target)], value), node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """Remove a text that is not used: a docstring."""
        if isinstance(node.value, ast.Constant):
            return None
        return self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """Turn an f-string into a call of `format`, as MicroPython does."""
        text, values = _format(node)
        made: ast.expr = ast.Constant(text)
        made = ast.Call(ast.Attribute(made, "format", ast.Load()), values, [])
        return ast.fix_missing_locations(ast.copy_location(self.generic_visit(made), node))


def _format(node: ast.JoinedStr) -> tuple[str, list[ast.expr]]:
    """Return the text with braces, and what goes into them."""
    text = ""
    values: list[ast.expr] = []
    for part in node.values:
        if isinstance(part, ast.FormattedValue):
            values.append(part.value)
            text += "{" + ("!" + chr(part.conversion) if part.conversion > 0 else "")
            if isinstance(part.format_spec, ast.JoinedStr):
                inner, more = _format(part.format_spec)
                text += ":" + inner
                values += more
            text += "}"
        elif isinstance(part, ast.Constant):
            text += str(part.value).replace("{", "{{").replace("}", "}}")
    return text, values


def plain(tree: ast.Module) -> ast.Module:
    """Return the tree made plain; a body that is left empty gets a `pass` when it is written
    down."""
    _Plain().visit(tree)
    return tree

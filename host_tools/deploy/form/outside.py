"""Rewrites a program that uses the firmware's modules by the names they have as sources, so that it
finds them in their bundles: for what runs the deployed form in a test."""

import ast

from host_tools.deploy import DeployError
from host_tools.deploy.form.bundles import Form
from host_tools.deploy.form.constants import literal
from host_tools.deploy.form.layout import written
from host_tools.deploy.form.program import Global


class _Outside(ast.NodeTransformer):
    def __init__(self, form: Form) -> None:
        self._form = form

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Each name from where it is now, or its value."""
        form = self._form
        if node.level or node.module not in form.program.modules:
            return [node]
        made: list[ast.stmt] = []
        for alias in node.names:
            meaning = form.program.look_up(node.module, alias.name)
            local = alias.asname or alias.name
            value = isinstance(meaning, Global) and form.constants.value(meaning)
            if value:
                made.append(ast.Assign([ast.Name(local, ast.Store())], literal(value[0])))
            elif isinstance(meaning, Global) and meaning.module in form.placed:
                home = form.placed[meaning.module]
                name = form.names.of[home][meaning]
                made.append(ast.ImportFrom(home, [ast.alias(name, local)], 0))
            else:
                raise DeployError(f"{node.module} has no {alias.name} on the board")
        return [ast.copy_location(one, node) for one in made]


def rewrite(form: Form, text: str) -> str:
    """Return the text of the program as it must be beside the bundles."""
    return written(_Outside(form).visit(ast.parse(text)).body)

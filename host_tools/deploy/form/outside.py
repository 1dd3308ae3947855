"""Rewrites a program that uses the firmware's modules by the names they have as sources, so that it
finds them in their bundles: for what runs the deployed form in a test."""

import ast

from host_tools.deploy import DeployError
from host_tools.deploy.form.bundles import Form
from host_tools.deploy.form.constants import literal
from host_tools.deploy.form.layout import written
from host_tools.deploy.form.program import Global

_MODULES = {"sys", "gc", "os", "json"}
"""Lines that run one after the other import them only once."""


class _Outside(ast.NodeTransformer):
    def __init__(self, form: Form, program: ast.AST) -> None:
        self._form = form
        self._own = _bound(program)
        self._foreign = _MODULES | _imported(form, program)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Call attributes of the firmware's objects by their short names; not what the program
        itself calls so, nor what a module has."""
        self.generic_visit(node)
        if node.attr not in self._own and not self._is_foreign(node.value):
            node.attr = self._form.names.privates.get(node.attr, node.attr)
        return node

    def _is_foreign(self, node: ast.AST) -> bool:
        """Return whether it is a module that is not the firmware's, or something in one."""
        while isinstance(node, ast.Attribute):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self._foreign

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


def _bound(program: ast.AST) -> set[str]:
    """Return what the program's own classes have, and what begins with an underscore."""
    found = set()
    for node in ast.walk(program):
        if isinstance(node, ast.ClassDef):
            found |= {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        elif isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            found.add(node.attr)
    return found


def _imported(form: Form, program: ast.AST) -> set[str]:
    """Return what the program imports of others than the firmware."""
    found = set()
    for node in ast.walk(program):
        if isinstance(node, ast.Import) or (
            isinstance(node, ast.ImportFrom) and node.module not in form.program.modules
        ):
            found |= {(one.asname or one.name).split(".")[0] for one in node.names}
    return found


def rewrite(form: Form, text: str) -> str:
    """Return the text of the program as it must be beside the bundles."""
    program = ast.parse(text)
    return written(_Outside(form, program).visit(program).body)

"""Writes out what a class says as data of parts that are imported when they are called for.

`unsound = late(__name__, "soundness.unsound")` becomes the function with an import that it stands
for, so that all that is done to a source afterwards can follow the import. `banker.kit.late` has
what can be said so.
"""

import ast
import importlib
import inspect
from collections.abc import Callable

from host_tools.deploy.bundler import BundleError

LATE = "kit.late"
_WRAPPERS = ("property", "classmethod", "staticmethod")


def written_out(tree: ast.Module, name: str, path: str) -> ast.Module:
    """Return the tree of a module with the functions that its late parts stand for."""
    imports = [one for one in tree.body if isinstance(one, ast.ImportFrom) and _is_late(one)]
    if not imports:
        return tree
    writer = _Writer({alias.name for one in imports for alias in one.names}, name, path)
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            statement.body = [made for one in statement.body for made in writer.written(one)]
    tree.body = [one for one in tree.body if one not in imports]
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in writer.makers:
            raise BundleError(path, node, f"{node.id} is for what a class has, alone after a =")
    return ast.fix_missing_locations(tree)


def _is_late(node: ast.ImportFrom) -> bool:
    return f".{node.module}".endswith(f".{LATE}")


class _Writer:
    """Turns statements of a class into functions."""

    def __init__(self, makers: set[str], name: str, path: str) -> None:
        self.makers = makers
        self._package = name.rpartition(".")[0]
        self._path = path

    def written(self, statement: ast.stmt) -> list[ast.stmt]:
        """Return what a statement stands for, itself if it has nothing late."""
        if not isinstance(statement, ast.Assign):
            return [statement]
        call, wrappers = statement.value, []
        while isinstance(call, ast.Call) and _called(call) in _WRAPPERS and call.args:
            wrappers.append(call.func)
            call = call.args[0]
        maker = _called(call)
        if not isinstance(call, ast.Call) or maker not in self.makers:
            return [statement]
        makes: dict[str, Callable[[ast.Call, ast.expr], list[ast.stmt]]] = {
            "late": self._late,
            "loads": self._loads,
            "grouped": self._grouped,
        }
        made = makes[maker](call, statement.targets[0])
        for one in made:
            if isinstance(one, ast.FunctionDef):
                one.decorator_list = wrappers + one.decorator_list
            for node in ast.walk(one):
                ast.copy_location(node, statement)
        return made

    def _late(self, call: ast.Call, target: ast.expr) -> list[ast.stmt]:
        """Return a function with the parameters of the one that it calls."""
        module, name = self._part(call, self._texts(call, call.args[1:2])[0])
        signature = inspect.signature(getattr(importlib.import_module(module), name))
        for one in signature.parameters.values():
            if one.kind is not inspect.Parameter.POSITIONAL_OR_KEYWORD:
                raise BundleError(self._path, call, f"{name} takes {one}: call it by a function")
        given = ", ".join(signature.parameters)
        return _function(
            f"def {ast.unparse(target)}{signature}:",
            f"    from {module} import {name}",
            f"    return {name}({given})",
        )

    def _loads(self, call: ast.Call, target: ast.expr) -> list[ast.stmt]:
        """Return a function that imports modules."""
        modules = [self._module(call, one) for one in self._texts(call, call.args[1:])]
        lines = ["    from {} import {}".format(*one.rsplit(".", 1)) for one in modules]
        return _function("@staticmethod", f"def {ast.unparse(target)}():", *lines or ["    pass"])

    def _grouped(self, call: ast.Call, target: ast.expr) -> list[ast.stmt]:
        """Return the groups without their entries, and a function that imports those of one."""
        if not isinstance(target, ast.Tuple) or len(target.elts) != 2:
            raise BundleError(self._path, call, "write: groups, entries_of = grouped(...)")
        rows = [row for row in call.args[1:] if isinstance(row, ast.Tuple)]
        if not rows or len(rows) != len(call.args) - 1:
            raise BundleError(self._path, call, "write out each group as a tuple")
        parts = [self._part(call, one) for one in self._texts(call, [row.elts[-1] for row in rows])]
        groups = ast.Tuple([ast.Tuple(row.elts[:-1], ast.Load()) for row in rows], ast.Load())
        lines = []
        for at, (module, name) in enumerate(parts):
            word = "if" if not at else "elif"
            lines.append("    else:" if at == len(parts) - 1 else f"    {word} group == {at}:")
            lines.append(f"        from {module} import {name} as entries")
        if len(parts) == 1:
            lines = [lines[1][4:]]
        chooser = _function(
            "@staticmethod",
            f"def {ast.unparse(target.elts[1])}(group):",
            *lines,
            "    return entries",
        )
        return [ast.Assign([target.elts[0]], groups), *chooser]

    def _part(self, call: ast.Call, text: str) -> tuple[str, str]:
        """Return the module and the name of a part that there is."""
        module, _, name = text.rpartition(".")
        module = self._module(call, module)
        if not hasattr(importlib.import_module(module), name):
            raise BundleError(self._path, call, f"{module} has no {name}")
        return module, name

    def _texts(self, call: ast.Call, nodes: list[ast.expr]) -> list[str]:
        """Return constant texts; the first argument must be `__name__`."""
        first = call.args[0] if call.args else None
        if not isinstance(first, ast.Name) or first.id != "__name__" or call.keywords:
            raise BundleError(self._path, call, f"write: {_called(call)}(__name__, ...)")
        texts = [one.value for one in nodes if isinstance(one, ast.Constant)]
        found = [one for one in texts if isinstance(one, str)]
        if len(found) != len(nodes) or (not nodes and _called(call) == "late"):
            raise BundleError(self._path, call, "name modules by texts, written out")
        return found

    def _module(self, call: ast.Call, name: str) -> str:
        """Return the whole name of a module that is named from the package of this one."""
        package = self._package
        while name.startswith(".."):
            package, name = package.rpartition(".")[0], name[1:]
        whole = f"{package}.{name.lstrip('.')}"
        try:
            importlib.import_module(whole)
        except ImportError as error:
            raise BundleError(self._path, call, str(error)) from error
        return whole


def _called(node: ast.expr) -> str:
    """Return the name of what a call calls."""
    function = getattr(node, "func", None)
    return function.id if isinstance(function, ast.Name) else ""


def _function(*lines: str) -> list[ast.stmt]:
    return ast.parse("\n".join(lines)).body

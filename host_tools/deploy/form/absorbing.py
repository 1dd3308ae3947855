"""A class that is there for one other to be made of becomes a part of that.

For readers, what several games have in common, or what would make a file too long, is a class by
itself; on the board each takes some 150 bytes, and makes every method below it slower to find.
"""

import ast
from collections.abc import Collection, Mapping

from host_tools.deploy.form.needs import Needs
from host_tools.deploy.form.program import Global, Meaning

Pair = tuple[ast.ClassDef, ast.ClassDef]
Placed = tuple[Pair, str]
"""A class, the one it goes into, and the file that it comes from."""
_PLAIN = (ast.FunctionDef, ast.Assign, ast.Pass)
_AROUND = ("super", "__class__")
"""Names that mean something else in another class."""


class Absorbed:
    """Which classes go into which, in a firmware's bundles."""

    def __init__(
        self, needs: Needs, placed: Mapping[str, str], pinned: Collection[Meaning]
    ) -> None:
        """`placed` has the bundle of each module, `pinned` what is asked for by name."""
        self.moved: dict[ast.stmt, str] = {}
        """The file of every statement that stands in another one's class."""
        self._needs = needs
        self._pairs: dict[str, list[Placed]] = {}
        wanted = self._uses()
        for module in needs.program.modules.values():
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef) and module.name in placed:
                    self._look_at(module.name, node, wanted, placed, pinned)

    def _uses(self) -> dict[Global, list[ast.AST]]:
        """Every use of something that a module defines, but for its definition."""
        found: dict[Global, list[ast.AST]] = {}
        for module in self._needs.program.modules.values():
            for use in module.uses:
                target = self._needs.target(module, use)
                if isinstance(target, Global) and not isinstance(use.node, ast.ClassDef):
                    found.setdefault(target, []).append(use.node)
            for alias, node in module.owner.items():
                target = self._needs.program.imported(module, alias)
                if isinstance(target, Global) and id(node) not in module.direct:
                    found.setdefault(target, []).append(alias)
        return found

    def _look_at(
        self,
        name: str,
        node: ast.ClassDef,
        wanted: Mapping[Global, list[ast.AST]],
        placed: Mapping[str, str],
        pinned: Collection[Meaning],
    ) -> None:
        """Note the bases of a class that are nothing but its own."""
        for base in node.bases:
            users = [one for one in wanted if wanted[one] == [base]]
            if not users or users[0] in pinned or placed.get(users[0].module) != placed[name]:
                continue
            module = self._needs.program.modules[users[0].module]
            binders = module.top.bound[users[0].name]
            part = binders[0]
            if len(binders) == 1 and isinstance(part, ast.ClassDef) and _can_be(part, node):
                self._pairs.setdefault(placed[name], []).append(((part, node), module.path))

    def put_together(self, leader: str, bodies: Collection[list[ast.stmt]]) -> None:
        """Do it in the statements of a bundle, names and all as they are on the board."""
        for (part, whole), path in _parts_first(self._pairs.get(leader, [])):
            if _would_split(part, whole):
                continue  # by what has gone into the part
            own = {name for one in whole.body for name in _bound(one)}
            body = [one for one in part.body if not own.intersection(_bound(one))]
            together = _readers_first([*body, *whole.body])
            if together is None:
                continue
            for statements in bodies:
                if part in statements:
                    statements.remove(part)
            at = next(at for at, base in enumerate(whole.bases) if _named(base) == part.name)
            whole.bases[at : at + 1] = part.bases
            whole.body = together
            for one in body:
                self.moved.setdefault(one, path)


def _parts_first(pairs: list[Placed]) -> list[Placed]:
    """So that what goes into a class is there before the class goes into another."""
    ordered: list[Placed] = []
    waiting = list(pairs)
    while waiting:
        wholes = [whole for (_, whole), _ in waiting]
        ordered += [one for one in waiting if one[0][0] not in wholes]
        waiting = [one for one in waiting if one[0][0] in wholes]
    return ordered


def _named(base: ast.expr) -> str:
    return base.id if isinstance(base, ast.Name) else ""


def _can_be(part: ast.ClassDef, whole: ast.ClassDef) -> bool:
    """Whether it would make no difference: nothing but methods and values, each bound once and none
    of them read in the body of the class itself, and bases that are looked at in the same order."""
    if part.decorator_list or part.keywords or (part.bases and len(whole.bases) > 1):
        return False
    for node in (part, whole):
        bound = [name for one in node.body for name in _bound(one)]
        if not all(isinstance(one, _PLAIN) for one in node.body) or len(set(bound)) < len(bound):
            return False
        if any(isinstance(one, ast.Name) and one.id in _AROUND for one in ast.walk(node)):
            return False
    if _would_split(part, whole):
        return False
    every = (*part.body, *whole.body)
    return not {name for one in every for name in _bound(one)} & {
        name for one in every for name in _read(one)
    }


def _would_split(part: ast.ClassDef, whole: ast.ClassDef) -> bool:
    """Whether the whole has one of several names of its own that a statement of the part binds."""
    own = {name for one in whole.body for name in _bound(one)}
    return any(own & set(_bound(one)) and len(_bound(one)) > 1 for one in part.body)


def _bound(statement: ast.stmt) -> list[str]:
    """The names that a statement of a class gives a value."""
    if isinstance(statement, ast.FunctionDef):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return [one.id for each in targets for one in ast.walk(each) if isinstance(one, ast.Name)]


def _read(statement: ast.stmt) -> set[str]:
    """The names that it reads as the class is made."""
    parts: list[ast.expr | None] = []
    if isinstance(statement, ast.FunctionDef):
        given = statement.args
        parts = [*statement.decorator_list, *given.defaults, *given.kw_defaults]
    elif isinstance(statement, ast.Assign):
        parts = [statement.value]
    nodes = (node for one in parts if one for node in ast.walk(one))
    return {node.id for node in nodes if isinstance(node, ast.Name)}


def _readers_first(body: list[ast.stmt]) -> list[ast.stmt] | None:
    """Statements so that none reads what another has bound: short names in a class and around it
    may be the same. None if that cannot be."""
    waiting = [one for one in body if _read(one)]
    ordered: list[ast.stmt] = []
    while waiting:
        wanted = {
            one: {name for each in waiting if each is not one for name in _read(each)}
            for one in waiting
        }
        free = next((one for one in waiting if not wanted[one].intersection(_bound(one))), None)
        if free is None:
            return None
        waiting.remove(free)
        ordered.append(free)
    rest = [one for one in body if one not in ordered and not isinstance(one, ast.Pass)]
    return ordered + rest

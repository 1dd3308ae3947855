"""Finds shorter and fewer names for attributes and methods of the unit's and the games' objects.

Only packages that use no foreign objects are changed: in drivers, an attribute may be
CircuitPython's. A name that is spelled anywhere stays. Names that no game has both of can become
the same one.
"""

import ast
import io
from collections.abc import Collection, Iterable, Iterator

from host_tools.deploy.bundler.program import External, Module, Program, Whole
from host_tools.deploy.bundler.scopes import Use

_OURS = ("banker",)
_BUILTIN = {
    name
    for kind in (int, str, bytes, bytearray, list, tuple, dict, set, range, Exception, object)
    for name in dir(kind)
} | set(dir(io.BytesIO))


def own_names(
    program: Program,
    games: Collection[str],
    outside: Iterable[ast.AST],
    short_names: Iterator[str],
) -> dict[str, str]:
    """Return what each of these names becomes, in the whole firmware alike."""
    made: dict[str, set[str]] = {game: set() for game in games}
    unit: set[str] = set()
    kept = set(_BUILTIN)
    for tree in outside:
        nodes = list(ast.walk(tree))
        kept |= _spelled(nodes) | _asked(nodes, set())
    bound: set[str] = set()
    for module in program.modules.values():
        kept |= _spelled(module.nodes)
        whole = {
            module.attributes[use.node]
            for use in module.uses
            if use.node in module.attributes and isinstance(program.meaning(module, use), Whole)
        }
        here = _bound(module.nodes)
        names = here | _asked(module.nodes, whole)
        if module.name.split(".")[0] not in _OURS:
            kept |= names
            continue
        kept |= _foreign(program, module)
        bound |= here
        game = next((game for game in games if module.name.startswith(f"{game}.")), None)
        (unit if game is None else made[game]).update(names)
    short = bound - kept
    return _choose([(unit | names) & short for names in (set(), *made.values())], short_names)


def _choose(families: list[set[str]], short_names: Iterator[str]) -> dict[str, str]:
    together: dict[str, set[str]] = {}
    for names in families:
        for name in names:
            together.setdefault(name, set()).update(names)
    most = max(map(len, together.values()), default=0)
    free = [next(short_names) for _ in range(most + len(together))]
    chosen: dict[str, str] = {}
    for name in sorted(together, key=lambda one: (-len(together[one]), one)):
        taken = {chosen[other] for other in together[name] if other in chosen}
        chosen[name] = next(one for one in free if one not in taken)
    return chosen


def _foreign(program: Program, module: Module) -> set[str]:
    """Return the attributes used of foreign objects, or of their attributes."""
    roots = {use.node for use in module.uses if _is_foreign(program, module, use)}
    found = set()
    for node in module.nodes:
        asked = node
        while isinstance(asked, ast.Attribute):
            asked = asked.value
        if isinstance(node, ast.Attribute) and asked in roots:
            found.add(node.attr)
    return found


def _is_foreign(program: Program, module: Module, use: Use) -> bool:
    home = use.scope.home(use.name)
    if home is module.top:
        return isinstance(program.look_up(module.name, use.name), External)
    binders = home.bound.get(use.name, [])
    return any(
        isinstance(one, ast.alias) and isinstance(program.imported(module, one), External)
        for one in binders
    )


def _asked(nodes: Iterable[ast.AST], modules: Collection[ast.Attribute]) -> set[str]:
    """Return the attributes that are read or set, except those of modules."""
    asked = (one for one in nodes if isinstance(one, ast.Attribute))
    return {one.attr for one in asked if one not in modules and not one.attr.startswith("_")}


def _bound(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the attributes that are set, and the names bound in class bodies."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.ClassDef):
            for statement in node.body:
                if isinstance(statement, ast.FunctionDef):
                    found.add(statement.name)
                elif isinstance(statement, ast.Assign):
                    targets = (one for target in statement.targets for one in ast.walk(target))
                    found |= {one.id for one in targets if isinstance(one, ast.Name)}
    return {name for name in found if not name.startswith("_")}


def _spelled(nodes: Iterable[ast.AST]) -> set[str]:
    """Return texts, keyword arguments, and whatever else may stand for a name."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    return found

"""Shorter and fewer names for what is private to classes: attributes that begin with an underscore
and are only ever asked of `self`.

Classes that have nothing to do with each other can share them, since no object has both.
"""

import ast
from collections.abc import Iterator
from string import ascii_letters

from host_tools.deploy.bundler.program import External, Global, Meaning, Module, Program, Whole
from host_tools.deploy.bundler.scopes import CLASS, Use

SELF = "self"


def is_private(name: str) -> bool:
    """Return whether by its name it is nobody else's business."""
    return name.startswith("_") and not name.startswith("__")


def short_names() -> Iterator[str]:
    """Yield _a to _Z, then longer names."""
    yield from (f"_{letter}" for letter in ascii_letters)
    yield from (f"_{first}{letter}" for first in ascii_letters for letter in ascii_letters)


def privates(program: Program) -> dict[str, str]:
    """Return what each private name becomes, in all classes alike."""
    families = _families(program)
    kept = _asked_otherwise(program)
    together: dict[str, set[str]] = {}
    for names in families:
        for name in names - kept:
            together.setdefault(name, set()).update(names - kept)
    free = [one for one in short_names() if one not in kept and one not in together]
    chosen: dict[str, str] = {}
    for name in sorted(together, key=lambda one: (-len(together[one]), one)):
        taken = {chosen[other] for other in together[name] if other in chosen}
        chosen[name] = next(one for one in free if one not in taken)
    return chosen


def _families(program: Program) -> list[set[str]]:
    """Return the private names of classes, those of a class with those of all it is related to."""
    of: dict[ast.ClassDef, set[str]] = {}
    known: dict[Global, ast.ClassDef] = {}
    classes = [
        (module, node)
        for module in program.modules.values()
        for node in module.nodes
        if isinstance(node, ast.ClassDef)
    ]
    for module, node in classes:
        of[node] = _names(node)
        known[Global(module.name, node.name)] = node
    for module, node in classes:
        for base in node.bases:
            parent = _base(program, module, base)
            if isinstance(parent, Global) and parent in known:
                joined = of[node] | of[known[parent]]
                related = (of[node], of[known[parent]])
                for one in [one for one in of if any(of[one] is names for names in related)]:
                    of[one] = joined
    return list({id(names): names for names in of.values()}.values())


def _base(program: Program, module: Module, base: ast.expr) -> Meaning | None:
    """Return the class that another one is derived from; None if it is a builtin."""
    if isinstance(base, ast.Name):
        return program.meaning(module, Use(base.id, base, module.top))
    found = _base(program, module, base.value) if isinstance(base, ast.Attribute) else None
    if not isinstance(found, Whole):
        module.refuse(base, "a class is derived from a class by its name")
        return None
    return program.look_up(found.module, base.attr)  # type: ignore[attr-defined]


def _names(node: ast.ClassDef) -> set[str]:
    """Return the private names that a class's own text has."""
    found = {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef):
            found.add(statement.name)
        elif isinstance(statement, ast.Assign):
            found |= {one.id for one in statement.targets if isinstance(one, ast.Name)}
    return {name for name in found if is_private(name)}


def _asked_otherwise(program: Program) -> set[str]:
    """Return the private names that must stay: asked of something else than `self`, or spelled."""
    found: set[str] = set()
    for module in program.modules.values():
        for node in module.nodes:
            if isinstance(node, ast.Attribute):
                if not (isinstance(node.value, ast.Name) and node.value.id == SELF):
                    found.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg)
            elif isinstance(node, ast.ClassDef):
                bases = [_base(program, module, base) for base in node.bases]
                if any(isinstance(base, External) for base in bases):
                    found |= _names(node)  # what that has of its own is not known
        for use in module.uses:
            if use.scope.kind == CLASS and use.scope.home(use.name) is not use.scope:
                found.add(use.name)
    return found

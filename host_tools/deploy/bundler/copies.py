"""Copies small modules into each bundle that needs them, so that one purpose is one file.

On the board every file takes 24 ms to load, however small, and 4 ms more for each KB; the drive has
room.
"""

import ast
from collections.abc import Iterable, Mapping

from host_tools.deploy.bundler.needs import Needs
from host_tools.deploy.bundler.program import Global, Module

_WITHIN = "banker."
_OF = "__"
_LONGEST = 4750
"""Characters of code: the drive has no room for copies of more."""
_CHANGING = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
_MAKERS = ("bytearray", "list", "dict", "set")


def is_copy(name: str) -> bool:
    """Return whether a module is a copy."""
    return _OF in name.rpartition(".")[2].strip("_")


def has_copies(name: str, modules: Iterable[str]) -> bool:
    """Return whether a module has copies among these."""
    return any(one.startswith(name + _OF) for one in modules)


def with_copies(
    needs: Needs, lasting: Mapping[str, str], placed: Mapping[str, str]
) -> list[Module]:
    """Return a program's modules with copies, so that no bundle that is loaded on demand needs
    another one at once. `lasting` are the modules that stay loaded, `placed` the bundle of every
    module."""
    modules = needs.program.modules
    single = {name for name in modules if not _can_be_copied(needs, modules[name])}
    made: list[Module] = []
    copied: set[str] = set()
    for leader in sorted(set(placed.values()) - set(lasting.values())):
        if not leader.startswith(_WITHIN):
            continue
        members = [one for one in placed if placed[one] == leader]
        wanted = needs.closure(members, stop={*lasting, *(single - set(members))})
        others = sorted(wanted - set(members))
        if not others:
            continue
        package, _, leaf = leader.rpartition(".")
        called = [one.rpartition(".")[2] for one in others]
        copies = {}
        for one, own in zip(others, called, strict=True):
            if called.count(own) > 1:  # the same name in different packages
                own = "_".join(one.split(".")[-2:])
            copies[one] = modules[one].copied(f"{package}.{own}{_OF}{leaf}")
        instead = {modules[one].origin: copy.name for one, copy in copies.items()}
        for one in members:
            modules[one].instead = modules[one].instead | instead
        for one, copy in copies.items():
            copy.instead = modules[one].instead | instead
        made += copies.values()
        copied |= set(others)
    return _used([*modules.values(), *made], copied - needs.roots - needs.dynamic)


def _used(modules: list[Module], copied: set[str]) -> list[Module]:
    """Return the modules without those that now exist only as copies."""
    while True:
        imported = {
            module.instead.get(name, name)
            for module in modules
            for node, alias in ((node, alias) for alias, node in module.owner.items())
            for name in (module.source(node, alias), f"{module.source(node, alias)}.{alias.name}")
        }
        used = [one for one in modules if one.name not in copied or one.name in imported]
        if len(used) == len(modules):
            return modules
        modules = used


def _can_be_copied(needs: Needs, module: Module) -> bool:
    """Return whether a module may exist twice: it has no state that changes, and nothing that is
    compared by identity, such as an exception."""
    if module.size > _LONGEST:
        return False
    if any(one.module == module.name for one in needs.program.rebound if isinstance(one, Global)):
        return False
    for statement in module.tree.body:
        if isinstance(statement, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id.endswith(("Exception", "Error"))
            for base in statement.bases
        ):
            return False
        value = getattr(statement, "value", None)
        if isinstance(value, _CHANGING):
            return False
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") in _MAKERS:
            return False
    return True

"""Rooms that some games share, such as what all railway games are made of: on the board each game
has a copy of what it wants of them.

Two games are in memory together only while one gives way to the other. So a shared file would save
nothing there, and cost what every file costs that is loaded. As one of the game's own modules it
goes into the bundle that wants it, and its names become short with the game's.
"""

import ast
from collections.abc import Collection, Iterator

from host_tools.deploy.form.program import Module


def settled(modules: list[Module], games: Collection[str]) -> list[Module]:
    """The modules of a firmware with those of shared rooms in the packages of the games that import
    them."""
    rooms = _rooms(modules, games)
    aside = [one for one in modules if any(_within(one.name, room) for room in rooms)]
    for module in aside:
        if module.is_package and module.tree.body:
            module.refuse(module.tree.body[0], "what games share is in modules, not in packages")
    shared = {one.name: one for one in aside if not one.is_package}
    found = [one for one in modules if one not in aside]
    for game in games:
        own = [one for one in found if _within(one.name, game)]
        copies = _copies(own, shared, game)
        names = {module.origin: module.name for module in copies}
        for module in (*own, *copies):
            module.instead = names
        found += copies
    for module in found:
        for name, node in _imported(module):
            if name in shared and name not in module.instead:
                module.refuse(node, f"{name} is for games: nothing else can import it")
    return found


def _rooms(modules: list[Module], games: Collection[str]) -> list[str]:
    """The packages beside the games' that are none of them."""
    around = {game.rpartition(".")[0] for game in games}
    packages = [one.name for one in modules if one.is_package and one.name not in games]
    return [one for one in packages if one.rpartition(".")[0] in around]


def _within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def _copies(own: list[Module], shared: dict[str, Module], game: str) -> list[Module]:
    """What a game's modules import of a shared room, and what that imports of it."""
    known = {module.name for module in own}
    copies: dict[str, Module] = {}
    waiting = list(own)
    while waiting:
        for name, _ in _imported(waiting.pop()):
            module = shared.get(name)
            if module and name not in copies:
                room = name[: name.index(".", len(game.rpartition(".")[0]) + 1)]
                copies[name] = module.copied(game + name[len(room) :])
                if copies[name].name in known:
                    module.refuse(module.tree, f"{copies[name].name} is there already")
                waiting.append(copies[name])
    return list(copies.values())


def _imported(module: Module) -> Iterator[tuple[str, ast.stmt]]:
    """Whatever an import may name: a module, or something in it."""
    for alias, node in module.owner.items():
        source = module.source(node, alias)
        yield source, node
        yield f"{source}.{alias.name}", node

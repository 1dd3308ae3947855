"""Decides which modules are bundled: modules that always load together.

Most of it follows from the imports: those at the top of a module load with it, those in functions
on demand. A new module or game needs no entry here.
"""

from collections.abc import Iterable

from host_tools.deploy.bundler.copies import is_copy
from host_tools.deploy.bundler.needs import Needs

UNIT = ("drivers.start", "drivers.display", "drivers.keypad", "drivers.unit")
"""The hardware's modules of every start, in any order. If only the first is imported, for a
self-test, the others are needed as well."""
APPLICATION = "drivers.application"
"""Builds the app: its imports are the unit at rest."""
STAYS = (
    "banker.store.drive_files",
    "banker.store.journal",
    "banker.store.ram_medium",
    "banker.ui.screen",
)
"""Imported only by modules that are loaded on demand, but used for good."""
KIT = "banker.kit.ui"
KIT_RESTS = ("banker.kit.names", "banker.kit.outcome")
"""The kit's modules of every game at rest. An outcome outlives the rules that made it."""
RESIDENT = "banker"
"""The package that is itself the bundle of the unit at rest."""


def shared_packages(modules: Iterable[str], games: Iterable[str]) -> list[str]:
    """Return the packages beside the games' own that some games share."""
    around = {game.rpartition(".")[0] for game in games}
    packages = {one.rpartition(".")[0] for one in modules}
    return sorted(one for one in packages - set(games) if one.rpartition(".")[0] in around)


def place_lasting(
    needs: Needs, games: dict[str, tuple[str, ...]], outside: Iterable[str] = ()
) -> dict[str, str]:
    """Return the bundle of every module that stays loaded, named after one of the modules in it.
    `games` has the packages and, for each, the modules by which the unit knows a game; `outside`
    are the modules that the main program imports, in that order: each must be there even if the
    next cannot be loaded."""
    bundle: dict[str, str] = {}

    def together(leader: str, modules: Iterable[str]) -> None:
        for module in (leader, *modules):
            bundle.setdefault(module, leader)

    def within(modules: Iterable[str], package: str) -> list[str]:
        return [one for one in modules if one.startswith(package + ".")]

    def common(closures: list[set[str]]) -> set[str]:
        shared = set.intersection(*closures) if closures else set()
        return {one for one in shared if not any(within([one], game) for game in games)}

    there = needs.program.modules
    present = [one for one in (*UNIT, APPLICATION, *STAYS) if one in there]
    kit = [KIT] if KIT in there else []
    firsts = {game: needs.closure((*parts, *kit)) for game, parts in games.items()}
    if RESIDENT in there:
        rests = needs.closure(one for one in KIT_RESTS if one in there)
        resident = needs.closure(present) | common(list(firsts.values())) | rests
        together(RESIDENT, sorted(within(resident, "banker")))
    for root in outside:
        entries = [one for one in UNIT if one in present] if root == UNIT[0] else [root]
        together(root, sorted(within(needs.closure(entries), "drivers")))
    if APPLICATION in there:
        together(APPLICATION, sorted(within(needs.closure([APPLICATION]), "drivers")))
    for one in kit:
        for piece in needs.pieces(one):
            wanted = sorted(one for one in needs.closure(piece) if one not in bundle)
            if wanted:
                together(_leader(needs, wanted), wanted)
    for game, parts in games.items():
        together(parts[0], sorted(within(firsts[game], game)))
    for package in shared_packages(there, games):
        users: dict[str, list[str]] = {}
        for game, first in firsts.items():
            for one in within(first, package):
                users.setdefault(one, []).append(game)
        for games_of in sorted({tuple(one) for one in users.values()}):
            wanted = sorted(one for one in users if tuple(users[one]) == games_of)
            together(_leader(needs, wanted), wanted)
    return bundle


def place(needs: Needs, bundle: dict[str, str]) -> dict[str, str]:
    """Return the bundle of every module, where some have one already."""
    bundle = dict(bundle)
    _place_rest(needs, bundle)
    return bundle


def _leader(needs: Needs, modules: list[str]) -> str:
    """Return the module that others import by name, so that the bundle has only one name."""
    named = [one for one in modules if one in needs.dynamic]
    return (named or [one for one in modules if one in needs.roots] or modules)[0]


def _place_rest(needs: Needs, bundle: dict[str, str]) -> None:
    """Give a module that is imported in functions or by name a bundle with everything only it
    imports. What several of these import becomes a bundle of its own."""
    rest = [one for one in sorted(needs.program.modules) if one not in bundle]
    roots = [one for one in rest if one in needs.roots | needs.dynamic and not is_copy(one)]
    bundle |= {root: root for root in roots}
    users: dict[str, set[str]] = {one: set() for one in rest if one not in roots}
    for leader in sorted(set(bundle.values())):
        members = [one for one in bundle if bundle[one] == leader]
        for module in needs.closure(members, stop=set(bundle) - set(members)):
            if module in users:
                users[module].add(leader)
    shared: dict[frozenset[str], str] = {}
    for module, by in users.items():
        if len(by) == 1:
            bundle[module] = next(iter(by))
        elif by:  # else only its constants are used
            bundle[module] = shared.setdefault(frozenset(by), module)

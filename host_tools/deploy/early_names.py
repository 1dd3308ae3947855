"""Brings all names into the board's memory at the start, where there is room for them.

A name stays there for good. CircuitPython keeps names in pools, each in one piece and twice as
large as the one before: 3.9 KB when the 621st name comes, 7.7 KB after 1,260. In the middle of an
evening, when a screen is opened for the first time, no such piece need be free. So a module that
the unit loads right after its first picture names whatever is named in anything that is loaded
later: one for the unit, and one for each game. The names of the kit come with the games that are
made of it.
"""

from collections.abc import Collection, Iterable, Mapping

from host_tools.deploy.mpy_names import names

_AT_ONCE = 100  # names in a function: its bytecode is one piece too
_SHORT = 10  # bytes
_LAST = "selftest"  # ends in a restart, so that its names go
_KIT = "banker/kit"
_UNIT, _OWN = "banker/ui/early_names", "early_names"


def modules(
    contents: Mapping[str, bytes], games: Mapping[str, str], there: Collection[str]
) -> dict[str, str]:
    """The sources of these modules by path, for some bundles. `games` has the games' folders, and
    where in each its texts are: in the folder itself if it is made of the kit. `there` has the
    bundles that are loaded before the first picture."""
    made = {}
    known: set[str] = set()
    for folder in ("", *games):
        homes = (folder, _KIT) if folder and games[folder] == folder else (folder,)
        own = sorted(path for path in contents if _home(path, games) in homes)
        here = {name for path in own for name in (*names(contents[path]), *_loading(path))}
        if not folder:  # the packages of all games: NEW_GAME looks which are installed
            here |= {name for game in games for name in _loading(game)}
        before = {name for path in own if path in there for name in names(contents[path])}
        path = f"{games[folder]}/{_OWN}" if folder else _UNIT
        made[path] = naming(here - known - before)
        if not folder:
            known = here
    return made


def _home(path: str, games: Collection[str]) -> str:
    """The folder of the game that a bundle belongs to, or the kit's; "" for the unit's."""
    if _LAST in path:
        return _LAST
    return next((home for home in (_KIT, *games) if path.startswith(f"{home}/")), "")


def _loading(path: str) -> set[str]:
    """The names that come with loading a bundle: its module's and its packages', whole and each
    within the one around it."""
    module = path.removesuffix("/__init__").replace("/", ".")
    parts = module.split(".")
    return {*parts, *(".".join(parts[:end]) for end in range(1, len(parts) + 1))}


def naming(wanted: Iterable[str]) -> str:
    """Python that names these and does nothing else."""
    words = {name: _word(name) for name in sorted(wanted)}
    plain = [word for word in words.values() if word]
    pieces = [plain[at : at + _AT_ONCE] for at in range(0, len(plain), _AT_ONCE)]
    unused = "".join(f"lambda self: [{', '.join(piece)}]\n" for piece in pieces)
    # Paths of bundles and names of modules: asking for an attribute makes a name of any text.
    others = [name for name, word in words.items() if not word]
    return unused + f"for path in {others!r}:\n    hasattr(path, path)\n"


def _word(name: str) -> str:
    """A name as an expression of which the compiler makes a name, "" if there is none: short texts
    are names, and attributes."""
    if len(name.encode()) <= _SHORT:
        return repr(name)
    return f"self.{name}" if name.isidentifier() else ""

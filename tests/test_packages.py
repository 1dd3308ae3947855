"""Packages form layers: no two packages import one another, straight or through others."""

import ast
from graphlib import CycleError, TopologicalSorter
from importlib.util import resolve_name
from pathlib import Path

import pytest
from banker.games import GAMES

ROOT = Path(__file__).parents[1]
OF_GAMES = [*(one for one, *_ in GAMES), "railway", "kit"]
# Folders that hold packages of their own beside or instead of modules.
NESTED = {
    f"host_tools.{top}.{path.name}"
    for top in ("apps", "dev", "link", "simulator", "deploy")
    for path in (ROOT / "host_tools" / top).iterdir()
    if (path / "__init__.py").exists() and path.name not in ("stubs", "bundler")
}


def imports(text: str, package: str) -> set[str]:
    """Return the imports of a module in a package, wherever they are in its source."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            found |= {f"{origin}.{one.name}" for one in node.names}
    return found


def package_of(name: str) -> str:
    """Return the package of a module: one directly below the top, or in a folder of several."""
    parts = name.split(".")
    within = parts[1:2] == ["games"] and parts[2:3] and parts[2] in OF_GAMES
    return ".".join(parts[: 3 if within or ".".join(parts[:3]) in NESTED else 2])


def needs(files: dict[str, str]) -> dict[str, set[str]]:
    """Return the packages that each package imports; `files` are sources by their path."""
    found: dict[str, set[str]] = {}
    for path, text in files.items():
        parts = path.removesuffix(".py").split("/")
        own = package_of(".".join(parts).removesuffix(".__init__"))
        inside = {
            one for one in imports(text, ".".join(parts[:-1])) if one.startswith(parts[0] + ".")
        }
        found.setdefault(own, set()).update({package_of(one) for one in inside} - {own})
    return found


def cycle(files: dict[str, str]) -> list[str]:
    """Return packages that import each other in turn, the first one again at the end, or
    nothing."""
    try:
        TopologicalSorter(needs(files)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("top", ["host_tools", "firmware/banker"])
def test_no_two_packages_import_each_other(top):
    start = (ROOT / top).parent
    files = {
        path.relative_to(start).as_posix(): path.read_text(encoding="utf-8")
        for path in (ROOT / top).rglob("*.py")
        if "node_modules" not in path.parts
    }
    assert len(needs(files)) > 4
    assert cycle(files) == []


def test_a_cycle_is_found():
    files = {
        "house/kitchen/cook.py": "from ..cellar.shelf import wine\n",
        "house/cellar/shelf.py": "def wine():\n    import house.stairs.step\n",
        "house/stairs/step.py": "",
        "house/games/__init__.py": "",
        "house/games/trader/view.py": "from ...kitchen.cook import cook\n",
        "house/kitchen/__init__.py": "from .. import games\n",
    }
    assert cycle(files) == []
    files["house/stairs/step.py"] = "from house import kitchen\n"
    assert set(cycle(files)) == {"house.kitchen", "house.cellar", "house.stairs"}

"""`make mutants`: plants small faults in chosen packages, one at a time; tests must find each.

mutmut makes the mutants, and finds the tests that run each. Of many, an even sample is tried, the
same every time. The result is a table, and build/mutants.json.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from host_tools import ROOT
from host_tools.deploy.bundler.firmware import FOLDERS

TREES = ROOT / "build" / "mutants"
RESULT = ROOT / "build" / "mutants.json"
CONFIGURATION = """
[tool.mutmut]
source_paths = [{top}]
only_mutate = [{patterns}]
also_copy = ["firmware", "host_tools"]
pytest_add_cli_args = ["-n", "0", "--quick", "-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = [{tests}]
"""
_RESULT = re.compile(r"^\s*(\S+): (killed|survived|no tests|timeout|suspicious|segfault)$", re.M)
NOTICED = ("killed", "timeout", "segfault", "suspicious")


class Area(NamedTuple):
    """The files to plant faults in, below `firmware` or `host_tools`, and the tests to run."""

    top: str
    patterns: tuple[str, ...]
    tests: tuple[str, ...]


AREAS = {
    "rules": Area(
        "firmware",
        ("banker/rules/*.py",),
        ("tests/games/test_every_codec.py", "tests/games/test_every_game.py", "tests/ui"),
    ),
    "store": Area(
        "firmware", ("banker/store/*.py",), ("tests/store", "tests/link/test_session.py")
    ),
    "link": Area("firmware", ("banker/link/*.py",), ("tests/link",)),
    "pages": Area(
        "host_tools",
        # Not what only a browser or a program of its own comes by: such tests are not quick.
        (
            *(
                f"link/mirror/{name}.py"
                for name in ("assets", "hub", "recent_figures", "unit_news")
            ),
            "link/replay.py",
            "link/report/*.py",
        ),
        ("tests/mirror", "tests/report", "tests/link", "tests/games/test_every_game.py"),
    ),
}


def prepare(name: str, area: Area) -> Path:
    """Copy the project to where mutmut may work on it.

    mutmut knows a module by its path and takes `src` for where packages are: the firmware is there,
    and a second time, without faults, where the host tools look for its files.
    """
    tree = TREES / name
    shutil.rmtree(tree, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "node_modules")
    for folder in ("firmware", "host_tools", "tests"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=ignored)
    top = area.top
    if top == "firmware":
        top = "src"
        for package in FOLDERS:  # not code.py beside them: pytest would import it for Python's own
            shutil.copytree(ROOT / "firmware" / package, tree / top / package, ignore=ignored)
    settings = CONFIGURATION.format(
        top=json.dumps(top),
        patterns=", ".join(json.dumps(f"{top}/{one}") for one in area.patterns),
        tests=", ".join(map(json.dumps, area.tests)),
    )
    known = (ROOT / "pyproject.toml").read_text("utf-8")
    (tree / "pyproject.toml").write_text(known + settings, encoding="utf-8")
    return tree


def mutmut(tree: Path, *words: str) -> str:
    """Run mutmut in a tree; what it prints, without its turning wheel."""
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *words],
        cwd=tree,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return "\n".join(line.rpartition("\r")[2] for line in done.stdout.split("\n"))


def all_mutants(tree: Path) -> list[str]:
    """Return the names of all mutants."""
    metas = sorted((tree / "mutants").rglob("*.py.meta"))
    return [
        name for path in metas for name in json.loads(path.read_text("utf-8"))["exit_code_by_key"]
    ]


def sample(names: list[str], most: int) -> list[str]:
    """Return up to `most` names, evenly spread."""
    count = min(most, len(names))
    return [names[at * len(names) // count] for at in range(count)]


def try_room(name: str, most: int) -> dict[str, list[str]]:
    """Return the mutants tried in a package, by outcome; raise SystemExit if mutmut could not run
    the tests."""
    tree = prepare(name, AREAS[name])
    output = mutmut(
        tree, "run", "none-of-them"
    )  # makes the mutants, and learns which tests run them
    names = sample(all_mutants(tree), most)
    if not names:
        raise SystemExit(f"mutmut made nothing of {name}:\n{output[-3000:]}")
    output = mutmut(tree, "run", *names)
    found = dict(_RESULT.findall(mutmut(tree, "results", "--all", "true")))
    if not any(one in found for one in names):
        raise SystemExit(f"mutmut tried nothing of {name}:\n{output[-3000:]}")
    outcomes: dict[str, list[str]] = {}
    for one in names:
        outcomes.setdefault(found.get(one, "not tried"), []).append(one)
    return outcomes


def main() -> int:
    """Test the packages, and print each one's score and the mutants that survived."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"of {', '.join(AREAS)}")
    parser.add_argument("--most", type=int, default=100, help="mutants tried in a package")
    arguments = parser.parse_args()
    unknown = set(arguments.areas) - set(AREAS)
    if unknown:
        parser.error(f"no such area: {', '.join(sorted(unknown))}; there are {', '.join(AREAS)}")
    results = {}
    for name in arguments.areas or AREAS:
        results[name] = outcomes = try_room(name, arguments.most)
        tried = sum(map(len, outcomes.values()))
        noticed = sum(len(outcomes.get(one, ())) for one in NOTICED)
        print(f"{name}: {noticed} of {tried} noticed, {100 * noticed // tried} %", flush=True)
        for outcome, names in sorted(outcomes.items()):
            if outcome not in NOTICED:
                print("".join(f"  {outcome}: {one}\n" for one in names), end="", flush=True)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

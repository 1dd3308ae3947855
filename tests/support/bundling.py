"""Small made-up firmwares for the tests of the bundler."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from host_tools.deploy.bundler.bundles import Bundler, module_name
from host_tools.deploy.bundler.outside import rewrite

PACKAGE = "made"
PROBE = f"from {PACKAGE}.main import result\n"


def firmware(**modules: str) -> dict[str, str]:
    """Return the sources of a package: a_b becomes made/a_b.py."""
    sources = {f"{PACKAGE}/{name}.py": text for name, text in modules.items()}
    return {f"{PACKAGE}/__init__.py": "", **sources}


def bundlers(sources: dict[str, str]) -> dict[str, Bundler]:
    """Return the same firmware cut in different ways."""
    names = [module_name(path) for path in sources]
    main = f"{PACKAGE}.main"
    inside = dict.fromkeys(names, main)
    return {
        "as deploy would": Bundler(sources, [PROBE]),
        "all in one": Bundler(sources, [PROBE], placed=inside),
        "each apart": Bundler(sources, [PROBE], placed={name: name for name in names}),
    }


def written(bundler: Bundler) -> dict[str, str]:
    """Return the bundles, as source."""
    return {f"{path}.py": bundle.text for path, bundle in bundler.bundles.items()}


@contextmanager
def importable(folder: Path, files: dict[str, str]) -> Iterator[None]:
    """Make the files importable as modules inside this context."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    written_before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = written_before
        sys.path.remove(str(folder))
        for name in [one for one in sys.modules if one.split(".")[0] == PACKAGE]:
            del sys.modules[name]


def outcome(folder: Path, files: dict[str, str], probe: str = PROBE) -> Any:
    """Return what the program's `result()` returns, or how it fails."""
    with importable(folder, files):
        names: dict[str, Any] = {}
        try:
            exec(probe, names)
            return repr(names["result"]())
        except Exception as error:
            return type(error).__name__


def same(folder: Path, sources: dict[str, str]) -> str:
    """Return the result, which is the same as source and in every bundling."""
    expected = outcome(folder / "source", sources)
    for number, (name, bundler) in enumerate(bundlers(sources).items()):
        probe = rewrite(bundler, PROBE)
        made = written(bundler)
        found = outcome(folder / f"bundles{number}", made, probe)
        assert found == expected, f"{name}:\n" + "\n".join(made.values())
    return str(expected)

"""Small made-up firmwares for the tests of what deploy makes of sources."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from host_tools.deploy.form.bundles import Form, module_name
from host_tools.deploy.form.outside import rewrite

PACKAGE = "made"
PROBE = f"from {PACKAGE}.main import result\n"


def firmware(**modules: str) -> dict[str, str]:
    """The sources of a package: a_b becomes made/a_b.py."""
    sources = {f"{PACKAGE}/{name}.py": text for name, text in modules.items()}
    return {f"{PACKAGE}/__init__.py": "", **sources}


def forms(sources: dict[str, str]) -> dict[str, Form]:
    """The same firmware cut in different ways."""
    names = [module_name(path) for path in sources]
    main = f"{PACKAGE}.main"
    inside = dict.fromkeys(names, main)
    return {
        "as deploy would": Form(sources, [PROBE]),
        "all in one": Form(sources, [PROBE], placed=inside),
        "each apart": Form(sources, [PROBE], placed={name: name for name in names}),
    }


def written(form: Form) -> dict[str, str]:
    """The files of a form, as source."""
    return {f"{path}.py": bundle.text for path, bundle in form.bundles.items()}


@contextmanager
def importable(folder: Path, files: dict[str, str]) -> Iterator[None]:
    """The files as modules that can be imported meanwhile."""
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
    """What the program's `result()` returns, or how it fails."""
    with importable(folder, files):
        names: dict[str, Any] = {}
        try:
            exec(probe, names)
            return repr(names["result"]())
        except Exception as error:
            return type(error).__name__


def same(folder: Path, sources: dict[str, str]) -> str:
    """The result, which is the same as source and in every form."""
    expected = outcome(folder / "source", sources)
    for number, (name, form) in enumerate(forms(sources).items()):
        probe = rewrite(form, PROBE)
        made = written(form)
        found = outcome(folder / f"form{number}", made, probe)
        assert found == expected, f"{name}:\n" + "\n".join(made.values())
    return str(expected)

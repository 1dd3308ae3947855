"""A traceback from a bundle leads to the function in the source, in every module."""

import ast
import re

import pytest
from drivers import source_lines

from host_tools import FIRMWARE
from host_tools.deploy.bundler import lines
from host_tools.deploy.bundler.bundles import Bundler
from host_tools.deploy.bundler.firmware import FOLDERS, firmware, games_by_package, outside, sources
from host_tools.deploy.bundler.outside import rewrite
from host_tools.deploy.bundler.program import External
from host_tools.deploy.bytecode import compile_module
from host_tools.simulator.micropython.vm import MicroPython, MicroPythonError

pytestmark = pytest.mark.slow

FAIL = """def fail_here(depth):
    if depth:
        return fail_here(depth - 1)
    raise OSError("x")
"""
HERE = ("trader", "railway", "railways1830")
"""The folders of the games that are tried: one that stands alone, and one of a family."""
EMPTY = ("banker/games/railway/__init__.py",)  # where games share
# Stands for every module of CircuitPython and of its libraries.
STUB = "class Stub:\n    pass\ndef __getattr__(name):\n    return Stub\n"


def with_failures() -> tuple[dict[str, str], dict[str, int]]:
    """Return the firmware with some of its games and a failing function in the middle of every
    module, and the lines of these functions."""
    changed, at = {}, {}
    for path, text in sources().items():
        if path.startswith("banker/games/") and path.count("/") > 2 and not is_here(path):
            continue
        if path in EMPTY:
            changed[path] = text
            continue
        tree = ast.parse(text)
        later = [one for one in tree.body if isinstance(one, ast.FunctionDef | ast.ClassDef)]
        line = (later[-1].decorator_list or later[-1:])[0].lineno if later else None
        rows = text.splitlines(keepends=True)
        place = len(rows) if line is None else line - 1
        changed[path] = "".join([*rows[:place], FAIL, *rows[place:]])
        at[path] = place + 1
    return changed, at


def is_here(path: str) -> bool:
    """Return whether a module belongs to one of the games under test."""
    return path.split("/")[2] in HERE


@pytest.fixture(scope="module")
def failing():
    """Return a VM with that firmware deployed, and stubs for what the VM lacks."""
    changed, at = with_failures()
    games = {name: made for name, made in games_by_package().items() if name.split(".")[2] in HERE}
    bundler = Bundler(changed, outside(), games)
    with MicroPython(roots=[]) as vm:
        for path, bundle in bundler.bundles.items():
            vm.put_mpy(f"/{path}.mpy", compile_module(bundle.text, f"{path}.mpy"))
        for name in _foreign(bundler):
            vm.put(f"/{name.replace('.', '/')}{'/__init__' if name == 'alarm' else ''}.py", STUB)
        vm.put("/pins.py", (FIRMWARE / "pins.py").read_text("utf-8"))
        vm.put(f"/{lines.PATH}", lines.table(bundler))
        vm.put("/mapping.py", (FIRMWARE / "drivers/source_lines.py").read_text("utf-8"))
        yield bundler, vm, at


def _foreign(bundler: Bundler) -> set[str]:
    """Return the modules that only the board has."""
    ours = ("binascii", "errno", "gc", "os", "pins", "sys", "time")
    used = {
        one for names in bundler.names.of.values() for one in names if isinstance(one, External)
    }
    found = {one.module for one in used} | {"alarm.pin", "alarm.time"}
    return {one for one in found if one not in ours}


def test_every_module_of_every_bundle(failing):
    bundler, vm, at = failing
    seen = set()
    for name, leader in bundler.placed.items():
        path = bundler.program.modules[name].path
        probe = f"from {name} import fail_here\nfail_here(2)\n"
        with pytest.raises(MicroPythonError) as caught:
            vm.run(rewrite(bundler, probe))
        places = re.findall(r'File "(\S+\.mpy)", line \d+, in (\S+)', str(caught.value))
        assert len(places) == 3, f"{name}:\n{caught.value}"
        for file, function in places:
            found = vm.call("mapping", "source_lines", file, function)
            assert f"{path.split('/')[-1]}:{at[path]}" in found.split()
        seen.add(leader)
    assert seen == set(bundler.placed.values())


BEGINS = r" *(def |.* = .*\b(late|loads|grouped)\()"


def test_the_table_has_every_function():
    """Each function of each bundle begins at its line in its source, or is what that line stands
    for."""
    texts = {path: text.splitlines() for path, text in sources().items()}
    told = 0
    for bundle in firmware().bundles.values():
        functions = (node for node in ast.walk(ast.parse(bundle.text)) if is_function(node))
        assert {one.name for one in bundle.origins} == {one.name for one in functions}
        for one in bundle.origins:
            assert re.match(BEGINS, texts[one.path][one.line - 1])
            told += 1
    assert told > 1000


def is_function(node):
    """Return whether a node is a function or a method; inner functions are listed with their
    outer ones."""
    return isinstance(node, ast.FunctionDef)


@pytest.mark.parametrize(
    "table",
    [None, "", "garbage\n", "banker/x.mpy\n a\n", "banker/x.mpy\n a b9\n"],
)
def test_without_a_valid_table_the_name_is_returned(tmp_path, monkeypatch, table):
    monkeypatch.setattr(source_lines, "_TABLE", str(tmp_path / "lines.txt"))
    if table is not None:
        (tmp_path / "lines.txt").write_text(table)
    assert source_lines.source_lines("banker/x.mpy", "b9") == "x.mpy:b9"


def test_up_to_three_functions_of_one_name_are_listed(tmp_path, monkeypatch):
    rows = ["banker/x.mpy", *(f" source{number} b9 {number}" for number in range(1, 6))]
    (tmp_path / "lines.txt").write_text("\n".join(rows) + "\n")
    monkeypatch.setattr(source_lines, "_TABLE", str(tmp_path / "lines.txt"))
    found = source_lines.source_lines("banker/x.mpy", "b9")
    assert found == "source1.py:1 source2.py:2 source3.py:3"


def test_other_files_are_left_alone(tmp_path, monkeypatch):
    (tmp_path / "lines.txt").write_text(lines.table(firmware()))
    monkeypatch.setattr(source_lines, "_TABLE", str(tmp_path / "lines.txt"))
    assert source_lines.source_lines("/lib/other.mpy", "show") == "other.mpy:show"
    assert source_lines.source_lines("drivers/start.mpy", "nothing") == "start.mpy:nothing"
    assert set(FOLDERS) == {path.split("/")[0] for path in sources()}

"""A traceback from the deployed form leads back to the source, in every module of every bundle."""

import ast
import re

import pytest
from drivers import source_lines

from host_tools import FIRMWARE
from host_tools.deploy.bytecode import compile_module
from host_tools.deploy.form import lines
from host_tools.deploy.form.bundles import Form
from host_tools.deploy.form.firmware import FOLDERS, firmware, games_by_package, outside, sources
from host_tools.deploy.form.outside import rewrite
from host_tools.deploy.form.program import External
from host_tools.micropython.vm import MicroPython, MicroPythonError

pytestmark = pytest.mark.slow

FAIL = """def fail_here(depth):
    if depth:
        return fail_here(depth - 1)
    raise OSError("x")
"""
RAISES = 3  # lines below the first
INNER = 2
EMPTY = tuple(f"banker/games/railway/{one}__init__.py" for one in ("", "ui/"))  # where games share
# Stands for every module of CircuitPython and of its libraries.
STUB = "class Stub:\n    pass\ndef __getattr__(name):\n    return Stub\n"


def with_failures() -> tuple[dict[str, str], dict[str, int]]:
    """The firmware with a function that fails in the middle of every module, and its line."""
    changed, at = {}, {}
    for path, text in sources().items():
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


@pytest.fixture(scope="module")
def failing():
    """That firmware deployed into a VM, with stand-ins for what it has not."""
    changed, at = with_failures()
    form = Form(changed, outside(), games_by_package())
    with MicroPython(roots=[]) as vm:
        for path, bundle in form.bundles.items():
            vm.put_mpy(f"/{path}.mpy", compile_module(bundle.text, f"{path}.mpy"))
        for name in _foreign(form):
            vm.put(f"/{name.replace('.', '/')}{'/__init__' if name == 'alarm' else ''}.py", STUB)
        vm.put("/pins.py", (FIRMWARE / "pins.py").read_text("utf-8"))
        vm.put(f"/{lines.PATH}", lines.table(form))
        vm.put("/mapping.py", (FIRMWARE / "drivers/source_lines.py").read_text("utf-8"))
        yield form, vm, at


def _foreign(form: Form) -> set[str]:
    """The modules that only the board has."""
    ours = ("binascii", "errno", "gc", "os", "pins", "sys", "time")
    used = {one for names in form.names.of.values() for one in names if isinstance(one, External)}
    found = {one.module for one in used} | {"alarm.pin", "alarm.time"}
    return {one for one in found if one not in ours}


def test_every_module_of_every_bundle(failing):
    form, vm, at = failing
    seen = set()
    for name, leader in form.placed.items():
        path = form.program.modules[name].path
        probe = f"from {name} import fail_here\nfail_here(2)\n"
        with pytest.raises(MicroPythonError) as caught:
            vm.run(rewrite(form, probe))
        places = re.findall(r'File "(\S+\.mpy)", line (\d+)', str(caught.value))
        assert len(places) == 3, f"{name}:\n{caught.value}"
        found = [vm.call("mapping", "source_line", file, int(line)) for file, line in places]
        assert found == [[path, at[path] + INNER]] * 2 + [[path, at[path] + RAISES]]
        seen.add(leader)
    assert seen == set(form.placed.values())


def test_every_statement_keeps_its_line():
    """All lines of all bundles, by what stands there: the words of a statement that no name or
    constant was changed in stand in its source."""
    form = firmware()
    texts = {path: text.splitlines() for path, text in sources().items()}
    kept = 0
    for bundle in form.bundles.values():
        for number, row in enumerate(bundle.text.splitlines(), 1):
            word = row.split() and row.split()[0].strip("():,")
            if word in ("return", "raise", "while", "if", "elif", "for", "with", "try", "except"):
                run = [one for one in bundle.runs if one.line <= number][-1]
                source = texts[run.path][run.source_line + number - run.line - 1]
                assert source.split()[0].strip("():,") == word, (run, row)
                kept += 1
    assert kept > 1000


@pytest.mark.parametrize(
    "table",
    [None, "", "garbage\n", "banker/x.mpy\n 1 banker/a.py\n", "banker/x.mpy\n one banker/a.py 2\n"],
)
def test_without_a_good_table_it_is_what_was_given(tmp_path, monkeypatch, table):
    monkeypatch.setattr(source_lines, "_TABLE", str(tmp_path / "lines.txt"))
    if table is not None:
        (tmp_path / "lines.txt").write_text(table)
    assert source_lines.source_line("banker/x.mpy", 12) == ("banker/x.mpy", 12)


def test_other_files_are_left_alone(tmp_path, monkeypatch):
    (tmp_path / "lines.txt").write_text(lines.table(firmware()))
    monkeypatch.setattr(source_lines, "_TABLE", str(tmp_path / "lines.txt"))
    assert source_lines.source_line("/lib/other.mpy", 3) == ("/lib/other.mpy", 3)
    path, line = source_lines.source_line("drivers/start.mpy", 5000)
    assert path.startswith("drivers/")
    assert line > 1000
    assert set(FOLDERS) == {path.split("/")[0] for path in sources()}

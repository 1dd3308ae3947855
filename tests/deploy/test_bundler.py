"""Bundled code behaves like its sources, or is refused."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from host_tools.deploy import DeployError
from host_tools.deploy.bundler import BundleError
from host_tools.deploy.bundler.bundles import Bundler
from host_tools.deploy.bundler.outside import rewrite
from host_tools.simulator.micropython.vm import MicroPython
from tests.support.bundler_cases import CASES, REFUSED
from tests.support.bundling import PROBE, bundlers, firmware, outcome, same, written

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", CASES)
def test_bundled_code_gives_the_same_result(name, tmp_path):
    assert not same(tmp_path, CASES[name]).endswith("Error")


def test_bundled_code_gives_the_same_result_on_micropython(tmp_path):
    with MicroPython(roots=[]) as vm:
        for number, (name, sources) in enumerate(CASES.items()):
            expected = outcome(tmp_path / str(number), sources)
            for at, bundler in enumerate(bundlers(sources).values()):
                folder = f"/case{number}_{at}"
                for path, text in written(bundler).items():
                    vm.put(f"{folder}/{path}", text)
                vm.run(f"import sys\nsys.path.insert(0, {folder!r})")
                assert vm.run(PROBE + "print(repr(result()))").strip() == expected, name
                vm.run("for one in list(sys.modules):\n if one[:4] == 'made': del sys.modules[one]")
                vm.run("sys.path.pop(0)")


@pytest.mark.parametrize("reason", REFUSED)
def test_unsupported_code_is_refused_with_file_and_line(reason):
    with pytest.raises(BundleError, match=rf"made/\w+\.py:\d+: .*{reason}"):
        Bundler(REFUSED[reason], [PROBE])


@pytest.mark.parametrize(
    "line", ["from made.other import x", "import made.other", "import made.part"]
)
def test_an_import_of_a_module_that_no_bundle_is_named_after_is_refused(line):
    sources = firmware(main="from .part import two\ndef result(): return two()\n")
    bundler = Bundler(sources | firmware(part="def two(): return 2\n"), [PROBE])
    with pytest.raises(DeployError, match=f"there is no {line.split()[1]} on the board"):
        rewrite(bundler, line)
    assert rewrite(bundler, "import made.main\n")


# Pieces that a module can be made of; {a} to {c} are names, often the same ones.
PIECES = (
    "{a} = {n}\n",
    "{a} = [{n}]\n",
    "{a} = {n}\n{a} += 1\n",
    "def {a}({b}): return {b}\n",
    "def {a}({b}={n}): return {b}\n{c} = {a}()\n",
    "def {a}(x):\n    {b} = x + {n}\n    return [{b} for {c} in (1, 2)]\n",
    "class {a}:\n    {b} = {n}\n    def {c}(self, {a}=2): return self.{b} + {a}\n",
    "{b} = {n}\ndef {a}(*{c}):\n    global {b}\n    {b} += 1\n    return {b}\n",
    "{a} = {{'{b}': {n}, '{a}': [{c} for {c} in range({n})]}}\n",
    "def {a}(x):\n    def {b}({c}): return {c} + {n}\n    return {b}(x)\n",
)
NAMES = st.sampled_from(["a0", "a1", "b0", "x", "first", "Second", "LAST"])
PIECE = st.tuples(st.sampled_from(PIECES), NAMES, NAMES, NAMES, st.integers(0, 5))


@settings(max_examples=200)
@given(st.lists(st.lists(PIECE, min_size=1, max_size=4), min_size=1, max_size=3))
def test_random_modules_give_the_same_result(tmp_path_factory, modules):
    """Everything that a module defines is read from outside, after all modules are loaded."""
    sources = {}
    main = ""
    asked = []
    for number, pieces in enumerate(modules):
        texts = [text.format(a=a, b=b, c=c, n=n) for text, a, b, c, n in pieces]
        sources[f"part{number}"] = "".join(texts)
        main += f"from . import part{number}\n"
        asked += [f"show(part{number}.{a})" for a in {one[1] for one in pieces}]
    main += (
        "def show(x):\n    try:\n        return repr(x(1)) if callable(x) else repr(x)\n"
        "    except Exception as error:\n        return type(error).__name__\n"
        f"def result(): return [{', '.join(sorted(asked))}]\n"
    )
    made = firmware(main=main, **sources)
    try:
        for text in made.values():
            compile(text, "made", "exec")  # a parameter may not be global
        Bundler(made, [PROBE])
    except (BundleError, SyntaxError):
        assume(False)
    same(tmp_path_factory.mktemp("mixture"), made)


def test_what_the_main_program_asks_for_keeps_its_name_and_loads_in_its_order():
    """code.py loads the crash report first, which must not need later modules."""
    sources = {
        "drivers/__init__.py": "",
        "drivers/devices.py": "app = None\n",
        "drivers/crash.py": "from . import devices\n"
        "def helper(): pass\ndef report():\n    helper()\n    devices.app = None\n",
        "drivers/start.py": "from . import devices\ndef run(): devices.app = [1]\n",
    }
    main = "from drivers import crash\ntry:\n    from drivers.start import run\n    run()\n"
    bundler = Bundler(sources, [main + "except ValueError:\n    crash.report()\n"])
    assert bundler.placed["drivers.devices"] == bundler.placed["drivers.crash"] == "drivers.crash"
    assert "def report" in bundler.bundles["drivers/crash"].text
    assert "def helper" not in bundler.bundles["drivers/crash"].text
    assert "start" not in bundler.bundles["drivers/crash"].text
    assert "def run" in bundler.bundles["drivers/start"].text

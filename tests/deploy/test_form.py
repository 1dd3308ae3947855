"""What deploy makes of sources does the same as they do, or is refused."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from host_tools.deploy.form import FormError
from host_tools.deploy.form.bundles import Form
from host_tools.micropython.vm import MicroPython
from tests.support.form_cases import CASES, REFUSED
from tests.support.forming import PROBE, firmware, forms, outcome, same, written

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", CASES)
def test_it_does_the_same(name, tmp_path):
    assert not same(tmp_path, CASES[name]).endswith("Error")


def test_it_does_the_same_on_micropython(tmp_path):
    with MicroPython(roots=[]) as vm:
        for number, (name, sources) in enumerate(CASES.items()):
            expected = outcome(tmp_path / str(number), sources)
            for at, form in enumerate(forms(sources).values()):
                folder = f"/case{number}_{at}"
                for path, text in written(form).items():
                    vm.put(f"{folder}/{path}", text)
                vm.run(f"import sys\nsys.path.insert(0, {folder!r})")
                assert vm.run(PROBE + "print(repr(result()))").strip() == expected, name
                vm.run("for one in list(sys.modules):\n if one[:4] == 'made': del sys.modules[one]")
                vm.run("sys.path.pop(0)")


@pytest.mark.parametrize("reason", REFUSED)
def test_what_could_differ_is_refused_with_its_place(reason):
    with pytest.raises(FormError, match=rf"made/\w+\.py:\d+: .*{reason}"):
        Form(REFUSED[reason], [PROBE])


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
def test_any_mixture_does_the_same(tmp_path_factory, modules):
    """Whatever a module defines, asked of it from outside after everything was loaded."""
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
        Form(made, [PROBE])
    except (FormError, SyntaxError):
        assume(False)
    same(tmp_path_factory.mktemp("mixture"), made)


def test_what_the_main_program_asks_for_keeps_its_name_and_loads_in_its_order():
    """As code.py loads what tells a crash before all else: that must not need what comes after."""
    sources = {
        "drivers/__init__.py": "",
        "drivers/devices.py": "app = None\n",
        "drivers/crash.py": "from . import devices\n"
        "def helper(): pass\ndef report():\n    helper()\n    devices.app = None\n",
        "drivers/start.py": "from . import devices\ndef run(): devices.app = [1]\n",
    }
    main = "from drivers import crash\ntry:\n    from drivers.start import run\n    run()\n"
    form = Form(sources, [main + "except ValueError:\n    crash.report()\n"])
    assert form.placed["drivers.devices"] == form.placed["drivers.crash"] == "drivers.crash"
    assert "def report" in form.bundles["drivers/crash"].text
    assert "def helper" not in form.bundles["drivers/crash"].text
    assert "start" not in form.bundles["drivers/crash"].text
    assert "def run" in form.bundles["drivers/start"].text

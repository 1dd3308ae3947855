"""Small modules that several files need are in each of them."""

import pytest

from host_tools.deploy.bundler.bundles import Bundler
from host_tools.deploy.bundler.copies import is_copy
from host_tools.deploy.bundler.outside import rewrite
from host_tools.simulator.micropython.vm import MicroPython

pytestmark = pytest.mark.slow

PROBE = "from banker.main import result\n"
SOURCES = {
    **{f"banker/{one}__init__.py": "" for one in ("", "front/", "back/", "screens/")},
    "banker/main.py": "def result():\n    from .screens.first import show\n"
    "    from .screens.second import tell\n    return show(), tell()\n",
    "banker/front/row.py": "def front(): return 1\n",
    "banker/back/row.py": "def back(): return 2\n",
    "banker/screens/first.py": "from ..back.row import back\nfrom ..front.row import front\n"
    "def show(): return front(), back()\n",
    "banker/screens/second.py": "from ..back.row import back\nfrom ..front.row import front\n"
    "def tell(): return back(), front()\n",
}


def made_of(name: str, text: str) -> Bundler:
    """Return that firmware with another text of one file."""
    return Bundler(SOURCES | {name: text}, [PROBE])


def test_bundles_have_copies_of_modules_of_the_same_name():
    bundler = Bundler(SOURCES, [PROBE])
    for leader in ("banker.screens.first", "banker.screens.second"):
        copies = [one for one in bundler.members(leader) if is_copy(one)]
        assert len(copies) == 2
    assert not [path for path in bundler.bundles if path.endswith("row")]
    with MicroPython(roots=[]) as vm:
        for path, bundle in bundler.bundles.items():
            vm.put(f"/{path}.py", bundle.text)
        assert vm.run(PROBE + "print(result())").strip() == "((1, 2), (2, 1))"


@pytest.mark.parametrize(
    "kept",
    [
        "class Wrong(Exception): pass\ndef front(): raise Wrong\n",
        "seen = []\ndef front(): seen.append(1)\n",
        "seen = bytearray(2)\ndef front(): seen[0] += 1\n",
        "seen = 0\ndef front():\n    global seen\n    seen += 1\n",
        "def front():\n" + "    print('much')\n" * 400,
    ],
)
def test_exceptions_changing_state_and_long_modules_are_not_copied(kept):
    bundler = made_of("banker/front/row.py", kept)
    assert [path for path in bundler.bundles if path.endswith("front/row")]


def test_code_outside_uses_the_copy_that_is_loaded_anyway():
    bundler = Bundler(SOURCES, [PROBE])
    text = "from banker.front.row import front\nfrom banker.screens.second import tell\n"
    with MicroPython(roots=[]) as vm:
        for path, bundle in bundler.bundles.items():
            vm.put(f"/{path}.py", bundle.text)
        asked = "import sys\nprint(front(), tell(), 'banker.screens.first' in sys.modules)"
        assert vm.run(rewrite(bundler, text) + asked).strip() == "1 (2, 1) False"

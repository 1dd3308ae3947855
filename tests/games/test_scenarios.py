"""Every key script, on this Python, inside the MicroPython VM and on the virtual board.

The last two run beside the first, and after each line show the same screen, ask for the same amount
and hold the same game. The VM has what `courtier deploy` makes of the sources; a few scripts show
there that the sources themselves run too.
"""

from pathlib import Path

import pytest

from host_tools.micropython.vm import MicroPython
from host_tools.script.app_unit import AppUnit
from host_tools.script.board_unit import BoardUnit
from host_tools.script.opening_line import opening
from host_tools.script.vm_unit import VmUnit
from tests.support.side_by_side import run

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/scenarios/*.txt"))

FROM_SOURCE = ("chicago/opening", "trader/forced_sale", "trader/power_cut_while_saving")


def name_of(path):
    """A script's game and its name."""
    return f"{path.parts[-3]}/{path.name.removesuffix('.txt')}"


@pytest.fixture(params=FILES, ids=name_of)
def scenario(request):
    """The text of one key script."""
    return request.param.read_text("utf-8")


@pytest.fixture(scope="module")
def vm():
    """One VM for all the scripts of this process, filled as a board is."""
    with MicroPython(deployed=True) as machine:
        yield machine


@pytest.mark.backend("CPython")
def test_on_cpython(scenario):
    run(scenario, AppUnit(opening(scenario)))


@pytest.mark.backend("MicroPython")
def test_on_micropython(scenario, vm):
    run(scenario, AppUnit(opening(scenario)), VmUnit(opening(scenario), vm))


@pytest.mark.parametrize("name", FROM_SOURCE)
def test_from_source_on_micropython(name):
    text = next(path for path in FILES if name_of(path) == name).read_text("utf-8")
    with MicroPython() as machine:
        run(text, AppUnit(opening(text)), VmUnit(opening(text), machine))


@pytest.mark.slow
@pytest.mark.backend("the virtual board")
def test_on_the_board(scenario):
    unit = BoardUnit(opening(scenario))
    try:
        run(scenario, AppUnit(opening(scenario)), unit)
        assert "Traceback" not in unit.board.console
    finally:
        unit.close()

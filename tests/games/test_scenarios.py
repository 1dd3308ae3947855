"""Every key script, on this Python, inside the MicroPython VM and on the virtual board.

All three run it in lock step: after each line they show the same screen, ask for the same amount
and hold the same game. The VM has what `courtier deploy` makes of the sources; a few scripts show
there that the sources themselves run too. `make quick` runs the scripts on this Python alone.
"""

from pathlib import Path

import pytest

from host_tools.simulator.micropython.vm import MicroPython
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.board_unit import BoardUnit
from host_tools.simulator.script.opening_line import opening
from host_tools.simulator.script.vm_unit import VmUnit
from tests.support.side_by_side import BOARD, CPYTHON, MICROPYTHON, run

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/scenarios/*.txt"))

FROM_SOURCE = ("chicago/opening", "trader/forced_sale", "trader/power_cut_while_saving")


def name_of(path):
    """Return a script's game and its name."""
    return f"{path.parts[-3]}/{path.name.removesuffix('.txt')}"


@pytest.fixture(scope="module")
def vm():
    """Return one VM for all scripts of this process, filled like a board."""
    with MicroPython(deployed=True) as machine:
        yield machine


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_scenario(path, request, record_property):
    text = path.read_text("utf-8")
    options = opening(text)
    units = {CPYTHON: AppUnit(options)}
    if not request.config.getoption("quick"):
        units[MICROPYTHON] = VmUnit(options, request.getfixturevalue("vm"))
        units[BOARD] = BoardUnit(options)
    run(text, units)
    for name in units:
        record_property("backend", name)


@pytest.mark.parametrize("name", FROM_SOURCE)
def test_from_source_on_micropython(name):
    text = next(path for path in FILES if name_of(path) == name).read_text("utf-8")
    options = opening(text)
    run(text, {CPYTHON: AppUnit(options), MICROPYTHON: VmUnit(options)})

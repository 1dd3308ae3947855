"""A game that was really played goes through the keys to the worths it had."""

import pytest

from host_tools.games import NAMES, folder
from host_tools.simulator.micropython.vm import MicroPython
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.commands import Commands
from host_tools.simulator.script.opening_line import opening
from host_tools.simulator.script.state import unit_state
from host_tools.simulator.script.vm_unit import VmUnit

RECORD = (folder(NAMES.index("1861")) / "recorded.txt").read_text("utf-8")
OPTIONS = opening(RECORD)


def test_a_recorded_game_comes_to_its_end():
    comes_to_its_end(AppUnit(OPTIONS))


@pytest.mark.long
def test_it_does_on_micropython():
    """That of 1830 is a key script, which is played on three backends."""
    with MicroPython(deployed=True) as vm:
        comes_to_its_end(VmUnit(OPTIONS, vm))


def comes_to_its_end(unit):
    commands = Commands(unit, print)
    for line in RECORD.splitlines():
        commands.run(line)
    state = unit_state(unit)
    assert state["round"] == "END"
    worths = {pawn: worth for _, pawn, worth in state["ranking"]}
    assert worths == {1: 8216, 2: 7679, 3: 8341}
    assert state["transactions"] == 407

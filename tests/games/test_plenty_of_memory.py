"""A board with much memory, as a Pico 2: all is loaded after the first picture and stays, and
another game begins without a restart. On MicroPython, in the form that deploy makes."""

import json

import pytest

from host_tools.games import part
from host_tools.simulator.micropython.vm import MicroPython
from tests.support.long import KINDS_OF_GAMES

START = """
import json, sys
from banker.load_all import load_all
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App
from banker.ui.new_game import choose
app = App(Ledger(RamMedium(4096), settings=bytes((2, 1, 3))))
restarts = []
app.restart = lambda: restarts.append(1)
%s
app.prepare()
def press(keys):
    for key in keys.split():
        app.key(key)
        app.key(key, False)
        app.tones.clear()
def tell():
    here = sorted(name for name in sys.modules if name.startswith("banker"))
    print(json.dumps([app.game.number, here, restarts]))
"""


def _unit(line):
    """Start a unit on the VM, with a line before it is prepared; return the VM, and what runs a
    line and tells what is there then."""
    vm = MicroPython(deployed=True)
    vm.run(START % line)
    return vm, lambda line: json.loads(vm.run(line + "\ntell()").splitlines()[-1])


@pytest.mark.parametrize("number", KINDS_OF_GAMES[1:])
def test_no_key_loads_or_unloads_anything(number):
    first, other = part(0, "keys"), part(number, "keys")
    vm, unit = _unit("app.restart, app.load_all = None, load_all")
    with vm:
        _, loaded, _ = unit("")
        assert "banker.ui.screens.about" in loaded
        assert unit(f"press('{first.ROUND} REVIEW CANCEL MENU CANCEL UNDO CONFIRM')") == [
            0,
            loaded,
            [],
        ]
        begun = f"choose(app, {number}, ()); press('{other.SEATS}')"
        game, loaded, restarts = unit(begun)
        assert (game, restarts) == (number, [])
        assert any(name.startswith("banker.kit.") for name in loaded)
        played = f"press('{other.OPENING} {other.ROUND} REVIEW CANCEL UNDO CONFIRM MENU CANCEL')"
        assert unit(played) == [number, loaded, []]


def test_a_pico_loads_on_demand_and_restarts_for_another_game():
    vm, unit = _unit("")
    with vm:
        _, loaded, _ = unit("")
        assert "banker.ui.screens.about" not in loaded
        _, _, restarts = unit(f"choose(app, 2, ()); press('{part(2, 'keys').SEATS}')")
        assert restarts == [1]

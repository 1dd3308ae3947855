"""On a small board only the game being played is in memory, whichever it is and was."""

import json

import pytest

from host_tools.micropython.vm import MicroPython

START = """
import gc, json, sys
from banker.store.ledger import Ledger
from banker.store.media import RamMedium
from banker.ui.app import App
from banker.ui.new_game import choose
medium = RamMedium(4096)
def start():
    global app
    app = None
    gc.collect()
    app = App(Ledger(medium, settings=bytes((2, 1, 3))))
def press(keys):
    for key in keys.split():
        app.key(key)
        app.key(key, False)
        app.tones.clear()
def loaded():
    here = [name.split(".")[2] for name in sys.modules if name.startswith("banker.games.")]
    print(json.dumps([app.game.number, [name for name in ("trader", "chicago") if name in here]]))
start()
"""


@pytest.fixture
def unit():
    """A unit on the VM: runs a line and tells which game is played and which are in memory."""
    with MicroPython() as vm:
        vm.run(START)
        yield lambda line: json.loads(vm.run(line + "\nloaded()").splitlines()[-1])


def test_only_the_game_being_played_is_in_memory(unit):
    assert unit("") == [0, ["trader"]]
    assert unit("press('BUY_BANK 1 1 3 CONFIRM')") == [0, ["trader"]]
    assert unit("choose(app, 1); press('2 1 3 CONFIRM')") == [1, ["chicago"]]
    assert unit("press('BUY_BANK 1 9 CONFIRM CONFIRM TOTAL CONFIRM MENU CANCEL')") == [
        1,
        ["chicago"],
    ]
    assert unit("start()") == [1, ["chicago"]]
    assert unit("app.ledger._renew(app.game)\napp.tidy()") == [1, ["chicago"]]
    assert unit("press('UNDO CONFIRM')") == [1, ["chicago"]]
    assert unit("press('UNDO CONFIRM')") == [0, ["trader"]]
    assert unit("press('BUY_BANK 2 1 4 CONFIRM')") == [0, ["trader"]]


def test_nor_does_asking_for_another_game_bring_it_in(unit):
    assert unit("choose(app, 1); press('2 1')") == [0, ["trader"]]
    assert unit("press('CANCEL CANCEL')") == [0, ["trader"]]

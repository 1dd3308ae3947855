"""Names that only the unit and its games use become short ones."""

import ast

from host_tools.deploy.bundler.own_names import own_names
from host_tools.deploy.bundler.program import Module, Program

GAME = """
class Game:
    def __init__(self):
        self.treasury = 1
        self.count = 2
    def dividend(self):
        return self.treasury
    def append(self):
        return getattr(self, "spelled_out")
    def spelled_out(self):
        return 3
"""
DRIVER = "def play(game):\n    return game.count\n"
UNIT = """
import sys
def title(game):
    return game.treasury, sys.implementation.name
class Screen:
    name = ""
    def own(self):
        return self.own
"""


def shortened(outside=""):
    """Return the new names of two games."""
    sources = {
        "drivers.play": DRIVER,
        "banker.screen": UNIT,
        "banker.games.one.game": GAME,
        "banker.games.two.game": GAME.replace("dividend", "d2"),
    }
    modules = [Module(name, name.replace(".", "/") + ".py", text) for name, text in sources.items()]
    short = iter(f"z{number}" for number in range(100))
    games = ["banker.games.one", "banker.games.two"]
    return own_names(Program(modules), games, [ast.parse(outside)], short)


def test_names_that_drivers_use_are_not_shortened():
    found = shortened()
    assert set(found) == {"treasury", "dividend", "d2", "own"}, "nor what is spelled, or foreign"


def test_names_of_one_game_stay_apart_and_those_of_two_may_fall_together():
    found = shortened()
    assert found["treasury"] not in (found["dividend"], found["d2"])
    assert found["dividend"] == found["d2"]
    assert len({found["own"], found["treasury"], found["d2"]}) == 3


def test_names_used_by_the_main_program_are_not_shortened():
    found = shortened("def look(game): return game.treasury")
    assert set(found) == {"dividend", "d2", "own"}

"""Names that only games have become short ones."""

import ast

from host_tools.deploy.form.own_names import own_names
from host_tools.deploy.form.program import Module, Program

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
UNIT = "def play(game):\n    return game.count\n"


def shortened(outside=""):
    """What the names of two games become."""
    sources = {
        "unit": UNIT,
        "games.one.game": GAME,
        "games.two.game": GAME.replace("dividend", "d2"),
    }
    modules = [Module(name, name.replace(".", "/") + ".py", text) for name, text in sources.items()]
    short = iter(f"z{number}" for number in range(100))
    return own_names(Program(modules), ["games.one", "games.two"], [ast.parse(outside)], short)


def test_only_what_games_have_to_themselves_is_shortened():
    found = shortened()
    assert set(found) == {"treasury", "dividend", "d2"}, "not what the unit asks, or is spelled"


def test_names_of_one_game_stay_apart_and_those_of_two_may_fall_together():
    found = shortened()
    assert found["treasury"] not in (found["dividend"], found["d2"])
    assert found["dividend"] == found["d2"]


def test_what_is_asked_from_outside_keeps_its_name():
    assert set(shortened("def look(game): return game.treasury")) == {"dividend", "d2"}

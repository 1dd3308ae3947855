"""A class that one other is made of, and nothing else wants, is a part of that on the board."""

import pytest

from host_tools.deploy.form.bundles import Form
from host_tools.deploy.form.firmware import firmware as real
from tests.support.forming import PROBE, firmware, outcome, same, written

SHARES = """
PRICE = [7]


class Shares:
    held = 3
    price = 0

    def worth(self):
        return self.held * PRICE[0] + self.price
"""
TRAINS = (
    "from .shares import Shares\n\n\nclass Trains(Shares):\n    def run(self):\n        return 9\n"
)
MAIN = """from .trains import Trains


class Seated:
    def players(self):
        return 2


class Game({bases}):
    price = 1

    def count(self):
        {count}


def result():
    return Game().worth(), Game().run(), Game().count(), issubclass(Game, object)
"""
FIRMWARE = firmware(
    shares=SHARES, trains=TRAINS, main=MAIN.format(bases="Trains", count="return self.run() + 1")
)


def classes(sources):
    """The classes that are left in what deploy makes of these sources."""
    text = "".join(bundle.text for bundle in Form(sources, [PROBE]).bundles.values())
    return [line.split()[1] for line in text.splitlines() if line.startswith("class ")]


def test_it_does_the_same(tmp_path):
    assert same(tmp_path, FIRMWARE) == "(22, 9, 10, True)"
    assert classes(FIRMWARE) == ["Seated:", "Game:"]


def test_every_function_is_told_with_its_own_file():
    [bundle] = Form(FIRMWARE, [PROBE]).bundles.values()
    for text, path in (("worth", "shares"), ("run", "trains"), ("count", "main")):
        [origin] = [one for one in bundle.origins if one.name == text]
        assert origin.path == f"made/{path}.py"
        assert f"def {text}(" in FIRMWARE[origin.path].splitlines()[origin.line - 1]


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("main", ("    return Game().worth()", "    return isinstance(Game(), Trains)")),
        ("main", ("return self.run() + 1", "return super().run() + 1")),
        ("main", ("class Game(Trains)", "class Game(Trains, Seated)")),
        ("main", ("def result():", "def result():\n    from .trains import Trains\n    Trains()")),
        ("main", ("    price = 1", "    price = 1\n    cost = price")),
        ("trains", ("        return 9", "        return 9\n\n    run = 9")),
        ("trains", ("class Trains", "def same(one):\n    return one\n\n\n@same\nclass Trains")),
    ],
    ids=["asked for", "super", "other bases", "imported later", "read", "twice", "decorated"],
)
def test_what_would_differ_stays_as_it_is(name, change, tmp_path):
    path = f"made/{name}.py"
    changed = {**FIRMWARE, path: FIRMWARE[path].replace(*change)}
    assert changed != FIRMWARE
    assert "Trains" in " ".join(classes(changed))
    form = Form(changed, [PROBE])
    assert outcome(tmp_path / "form", written(form)) == outcome(tmp_path / "source", changed)


def test_names_around_a_class_are_not_taken_for_its_own(tmp_path):
    """Short names are given to methods and to what modules define, each for themselves."""
    games = {"made.one": ("made.one.game",)}
    many = "".join(f"def step{at}(game):\n    return {at}\n" for at in range(12))
    parts = "".join(f"    def part{at}(self):\n        return {at}\n" for at in range(30))
    sources = {
        "made/__init__.py": "",
        "made/main.py": "def result():\n    from .one.game import Game\n"
        "    return Game().check(), Game().ask()\n",
        "made/one/__init__.py": "",
        "made/one/steps.py": many,
        "made/one/parts.py": f"class Parts:\n{parts}",
        "made/one/game.py": "from .parts import Parts\nfrom . import steps\nclass Game(Parts):\n"
        "    def ask(self):\n        return [self.part3(), steps.step2(self)]\n"
        "    check = steps.step11\n",
    }
    form = Form(sources, [PROBE], games)
    assert "class Parts" not in "".join(written(form).values())
    assert outcome(tmp_path / "form", written(form)) == "(11, [3, 2])"


def test_a_game_is_one_class_on_the_board():
    text = real().bundles["banker/games/lilliput/rules"].text
    assert "class Game(" in text
    assert "class Board" not in text


def test_a_value_of_two_that_were_given_together_is_not_lost(tmp_path):
    """The class between them has neither by itself."""
    sources = firmware(
        shares="class Seated:\n    a, b = 1, 2\n    def worth(self): return self.b\n",
        trains="from .shares import Seated\nclass Trains(Seated):\n    def run(self): return 1\n",
        main="from .trains import Trains\nclass Game(Trains):\n    a = 3\n"
        "def result(): return Game().worth()\n",
    )
    assert same(tmp_path, sources) == "2"

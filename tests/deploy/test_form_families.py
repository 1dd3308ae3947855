"""What games share is part of each of them on the board, and is nowhere else."""

import pytest

from host_tools.deploy.form import FormError
from host_tools.deploy.form.bundles import Form
from host_tools.deploy.form.firmware import firmware
from tests.support.forming import outcome, written

GAMES = {f"made.games.{one}": (f"made.games.{one}.game",) for one in ("one", "two")}
PROBE = "from made.main import result\n"
MAIN = """
def result():
    from .games.one import game as one
    from .games.two import game as two
    return one.Game().worth(), two.Game().worth(), two.own()
"""
SOURCES = {
    "made/__init__.py": "",
    "made/main.py": MAIN,
    "made/figures.py": "def doubled(figure): return 2 * figure\n",
    "made/games/__init__.py": "",
    "made/games/kin/__init__.py": "",
    "made/games/kin/shares.py": "from ...figures import doubled\nfrom . import prices\n"
    "class Shares:\n    def worth(self): return doubled(self.held) * prices.price()\n",
    "made/games/kin/prices.py": "def price(): return 7\n",
    "made/games/kin/unused.py": "def nobody(): return 0\n",
    "made/games/one/__init__.py": "",
    "made/games/one/game.py": "from ..kin.shares import Shares\n"
    "class Game(Shares):\n    held = 3\n",
    "made/games/two/__init__.py": "",
    "made/games/two/game.py": "from ..kin import shares\n"
    "class Game(shares.Shares):\n    held = 5\n"
    "def own():\n    from ..kin.prices import price\n    return price()\n",
}


def test_each_game_has_its_own_and_does_the_same(tmp_path):
    form = Form(SOURCES, [PROBE], GAMES)
    expected = outcome(tmp_path / "source", SOURCES, PROBE)
    assert expected == "(42, 70, 7)"
    assert outcome(tmp_path / "form", written(form), PROBE) == expected
    for game in GAMES:
        assert form.placed[f"{game}.shares"] == f"{game}.game"
    assert not any("kin" in path or "unused" in path for path in form.bundles)


def test_a_traceback_leads_to_the_one_source():
    form = Form(SOURCES, [PROBE], GAMES)
    for path in ("made/games/one/game", "made/games/two/game"):
        assert "made/games/kin/shares.py" in [one.path for one in form.bundles[path].origins]


@pytest.mark.parametrize(
    ("path", "text", "reason"),
    [
        ("made/games/one/shares.py", "", r"made.games.one.shares is there already"),
        ("made/games/kin/__init__.py", "PRICE = 7\n", "in modules, not in packages"),
        ("made/figures.py", "from .games.kin import prices\n", "nothing else can import it"),
    ],
)
def test_what_would_be_lost_is_refused(path, text, reason):
    with pytest.raises(FormError, match=reason):
        Form({**SOURCES, path: text}, [PROBE], GAMES)


def test_the_railway_games_share_no_file_on_the_board():
    form = firmware()
    assert not any(path.startswith("banker/games/railway/") for path in form.bundles)
    origins = [module.origin for module in form.program.modules.values()]
    assert origins.count("banker.games.railway.leaders") > 2

"""What a class says of parts that are loaded when they are called for, as data and written out."""

import ast

import pytest
from banker.games.africa.rules import Game
from banker.kit.late import grouped, late, loads

from host_tools.deploy.bundler import BundleError
from host_tools.deploy.bundler.late import written_out

MODULE = "banker.games.africa.made"  # from where the parts are named
IMPORT = "from ...kit.late import grouped, late, loads\n"
WRITTEN = {
    'unsound = late(__name__, "soundness.unsound")': """def unsound(game):
    from banker.games.africa.soundness import unsound
    return unsound(game)""",
    'told = staticmethod(late(__name__, "outcome_view.told"))': """@staticmethod
def told(texts, outcome):
    from banker.games.africa.outcome_view import told
    return told(texts, outcome)""",
    'begin = late(__name__, "..lilliput.beginning.set_up")': """def begin(game, seats, tables=b''):
    from banker.games.lilliput.beginning import set_up
    return set_up(game, seats, tables)""",
    'home = staticmethod(late(__name__, "home.Home"))': """@staticmethod
def home():
    from banker.games.africa.home import Home
    return Home()""",
    'load = loads(__name__, "hints", "acts_end")': """@staticmethod
def load():
    from banker.games.africa import hints
    from banker.games.africa import acts_end""",
    "load = loads(__name__)": """@staticmethod
def load():
    pass""",
    'groups, of = grouped(__name__, ("go", (), (), "acts_end.ENTRIES"))': """\
groups = (('go', (), ()),)
@staticmethod
def of(group):
    from banker.games.africa.acts_end import ENTRIES as entries
    return entries""",
    'groups, of = grouped(__name__, ("a", "data.POOL"), ("c", "data.NAMES"))': """\
groups = (('a',), ('c',))
@staticmethod
def of(group):
    if group == 0:
        from banker.games.africa.data import POOL as entries
    else:
        from banker.games.africa.data import NAMES as entries
    return entries""",
}
REFUSED = {
    'x = late("banker", "soundness.unsound")': "late.__name__",
    "x = late(__name__, WHERE)": "written out",
    'x = late(__name__, "soundness.nothing")': "has no nothing",
    "x = late(__name__)": "written out",
    'x = late(__name__, "nowhere.unsound")': "nowhere",
    'x = loads(__name__, "nowhere")': "nowhere",
    'x = (late(__name__, "soundness.unsound"),)': "alone",
    'x = grouped(__name__, ("a", "acts_end.ENTRIES"))': "entries_of = grouped",
    "groups, of = grouped(__name__, *ROWS)": "tuple",
}


def in_class(line):
    return ast.parse(f"{IMPORT}class Made:\n    {line}\n")


@pytest.mark.parametrize("line", WRITTEN)
def test_data_becomes_the_function_with_an_import(line):
    made = written_out(in_class(line), MODULE, "made.py").body
    assert len(made) == 1, "what says it is not needed any more"
    assert "\n".join(ast.unparse(one).strip() for one in made[0].body) == WRITTEN[line]
    assert {node.lineno for node in ast.walk(made[0]) if hasattr(node, "lineno")} == {2, 3}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_written_out_is_refused_with_file_and_line(line):
    with pytest.raises(BundleError, match=rf"made\.py:3: .*{REFUSED[line]}"):
        written_out(in_class(line), MODULE, "made.py")


def test_it_stands_only_in_classes():
    line = 'unsound = late(__name__, "soundness.unsound")'
    with pytest.raises(BundleError, match=r"made\.py:2: late "):
        written_out(ast.parse(IMPORT + line), MODULE, "made.py")


class Made:
    best = staticmethod(late(MODULE, "reasons.best"))
    load = loads(MODULE, "hints")
    groups, entries_of = grouped(
        MODULE, ("go", (), (), "acts_end.ENTRIES"), ("c", "..railway.figure_acts.ENTRIES")
    )


def test_it_does_the_same_without_being_written_out():
    assert Made.best(["paid_already", None]) is None
    assert Made.load() is None
    assert Made.groups == (("go", (), ()), ("c",))
    assert [Made.entries_of(group)[-1][0] for group in (0, 1)] == ["pass", "figure"]
    assert Game.entries_of(2) is Made().entries_of(0)

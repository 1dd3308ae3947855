"""`courtier tables`: tables are read from a unit, and sent to it after CONFIRM or refused in a
sentence."""

import json

import pytest
from banker import games
from banker.rules.transactions import SWITCH
from banker.store.ledger import Ledger

from host_tools.cli import main
from host_tools.games import NAMES, NUMBERS, part
from host_tools.games.table_file import BadTables, Field, fields, from_text, to_text
from host_tools.link.sources import read_folder
from host_tools.simulator.script.media import Flash
from tests.support.trader import GO

CHICAGO = NAMES.index("chicago")
WITH_TABLES = [number for number in NUMBERS if games.create(number).kept_tables]


def tables(*words):
    return main(["tables", *map(str, words)])


@pytest.fixture
def unit(tmp_path):
    """Return the options for a virtual unit on which a game has begun."""
    flash = Flash(tmp_path / "unit")
    Ledger(flash.nvm, flash.drive, settings=bytes((1, 1, 3))).confirm((GO, 1))
    return ["--sim", "--save", tmp_path / "unit"]


def given(tmp_path, **content):
    path = tmp_path / "tables.json"
    path.write_text(json.dumps(content))
    return path


def test_tables_can_be_printed_edited_and_sent_back(unit, tmp_path, capsys):
    assert tables("chicago", *unit) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["uses_until_red"] == [3, 5, 4]
    path = given(tmp_path, **{**printed, "uses_until_red": [2, 5, 4]})
    assert tables("chicago", path, *unit, "--keep", tmp_path / "kept.json") == 0
    assert "Restored" in capsys.readouterr().out
    assert tables("chicago", *unit) == 0
    assert json.loads(capsys.readouterr().out) == {**printed, "uses_until_red": [2, 5, 4]}


def test_tables_that_the_file_does_not_name_stay(unit, tmp_path, capsys):
    assert (
        tables("chicago", given(tmp_path, last_of_wheeling=9), *unit, "--keep", tmp_path / "a") == 0
    )
    path = given(tmp_path, first_incomes=[9, 9, 9, 9])
    assert tables("chicago", path, *unit, "--keep", tmp_path / "b") == 0
    game = read_folder(tmp_path / "unit").game
    assert game.tables == game.next_tables == [0, 3, 5, 4, 9, 9, 9, 9, 9, 8]
    assert game.count == 0


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ({"uses_until_red": [1, 2]}, "a list of 3 numbers"),
        ({"uses_until_red": 3}, "a list of 3 numbers"),
        ({"uses_until_red": [0, 5, 4]}, "cannot be played with [0, 5, 4]"),
        ({"last_of_pittsburgh": 7}, "cannot be played with 7"),
        ({"last_of_pittsburgh": True}, "not a whole number"),
        ({"last_of_pittsburgh": 256}, "not a whole number"),
        ({"prices": []}, "is not one of its tables"),
        ({"game": "trader"}, "not the tables of Chicago Express"),
    ],
)
def test_a_bad_file_changes_nothing(unit, tmp_path, capsys, content, message):
    assert tables("chicago", given(tmp_path, **content), *unit) == 1
    assert message in capsys.readouterr().err
    assert read_folder(tmp_path / "unit").game.number == 0


@pytest.mark.parametrize("text", ["", "[1]", "[" * 9000, "\0", '"chicago"'])
def test_a_file_without_tables_is_refused(text):
    with pytest.raises(BadTables):
        from_text(CHICAGO, text, bytes(games.create(CHICAGO).kept_tables))


def test_a_script_that_has_one_game_says_what_is_wrong_with_its_file(tmp_path, capsys):
    path, script = given(tmp_path, cost=[1]), tmp_path / "script.txt"
    script.touch()
    assert main(["script", str(script), "--game", "lilliput", "--tables", str(path)]) == 1
    assert "'cost' is not one of its tables: costs," in capsys.readouterr().err
    assert main(["script", str(script), "--game", "all", "--tables", str(path)]) == 1
    assert "For which game are these tables?" in capsys.readouterr().err


def test_a_game_without_tables_says_so(unit, capsys):
    assert tables("trader", *unit) == 1
    assert "Trader has no tables" in capsys.readouterr().err


@pytest.mark.parametrize("number", WITH_TABLES, ids=lambda number: NAMES[number])
def test_every_byte_of_a_games_tables_is_in_its_file(number):
    own = bytes(games.create(number).kept_tables)
    places = [place for field in fields(number) for place in range(field.place, field.end)]
    assert sorted(places) == list(range(len(own)))
    assert len(own) <= 240
    assert from_text(number, to_text(number, own), own) == own
    assert all(isinstance(field, Field) for field in part(number, "tables").FIELDS)


@pytest.mark.parametrize("number", WITH_TABLES, ids=lambda number: NAMES[number])
def test_a_change_of_game_names_the_tables_it_begins_with(number):
    own = bytes(games.create(number).kept_tables)
    fresh = games.rules(number).new_game(games.create(0), 0, (1, 2, 3))
    switch = (SWITCH, number, *fresh[1:], *own)
    assert games.unpack(0, games.pack(0, switch)) == switch
    assert games.apply(None, switch)[0].kept_tables == own

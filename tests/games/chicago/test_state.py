"""`courtier script --game chicago`: the game's own JSON."""

import json

import pytest
from banker.games.chicago.board import TABLES

from host_tools.cli import main
from host_tools.games.chicago.state import game_state
from tests.games.chicago.records import evening, told_story
from tests.games.chicago.table import over

OPENING = "press BUY_BANK 2 8 CONFIRM CONFIRM\n"


@pytest.fixture
def state(tmp_path, capsys):
    """Return the state after a script."""

    def run(text, *options):
        file = tmp_path / "keys.txt"
        file.write_text(text + "state\n", encoding="utf-8")
        assert main(["script", str(file), "--game", "chicago", *options]) == 0
        return json.loads(capsys.readouterr().out)

    return run


def test_a_new_game(state):
    found = state("")
    assert found["game"] == "chicago"
    assert (found["stage"], found["on_sale"], found["round"], found["turn"]) == ("opening", 1, 1, 1)
    assert found["seats"] == [1, 2, 3, 4, 5, 6]
    assert found["pawns"]["6"] == {"cash": 20, "shares": [0] * 5, "dividend": 0}
    assert found["companies"]["1"] == {
        "open": True,
        "income": 7,
        "sold": 0,
        "shares": 3,
        "treasury": 0,
        "locomotives": 19,
        "min_bid": 7,
        "per_share": 0,
        "chicago": False,
    }
    assert found["companies"]["5"]["open"] is False
    assert found["companies"]["5"]["min_bid"] is None
    assert found["dials"]["build"] == {"uses": 0, "red_at": 5, "red": False}
    assert found["tracks"]["wheeling"] == {"value": 3, "last": 6, "present": []}
    assert (found["houses"], found["flags"]) == (20, "")
    assert found["tables"] == found["next_tables"] == list(TABLES)
    common = {"screen", "amount", "forced", "transactions"}
    assert common <= found.keys()
    assert found["transactions"] == 0


@pytest.mark.parametrize("where", [(), ("--board",), ("--micropython",)], ids=str)
def test_after_the_first_auction_on_every_backend(state, where):
    found = state(OPENING, *where)
    assert (found["on_sale"], found["turn"], found["transactions"]) == (2, 2, 1)
    assert found["pawns"]["2"] == {"cash": 12, "shares": [1, 0, 0, 0, 0], "dividend": 7}
    assert found["companies"]["1"]["treasury"] == 8
    assert found["companies"]["1"]["min_bid"] == 4


def test_expectations_have_paths_into_it(tmp_path):
    file = tmp_path / "keys.txt"
    file.write_text(f"#: --game chicago\n{OPENING}expect-state pawns.2.shares.0 1\n")
    assert main(["script", str(file)]) == 0


def test_later_in_a_game():
    found = game_state(told_story().end)
    assert (found["stage"], found["round"], found["on_sale"]) == ("turn", 2, None)
    assert found["companies"]["1"]["chicago"] is True
    assert found["companies"]["5"]["locomotives"] == 10
    assert found["tracks"]["wheeling"]["present"] == [1]
    assert [found["tracks"][city]["value"] for city in found["tracks"]] == [2, 4, 4]
    assert found["pawns"]["1"]["shares"] == [0, 0, 0, 1, 1]
    assert found["ranking"] == [[1, 2, 69], [2, 1, 38], [3, 3, 32]]


def test_the_end():
    found = game_state(over())
    assert (found["stage"], found["flags"]) == ("over", "H")
    assert json.dumps(game_state(evening().end))

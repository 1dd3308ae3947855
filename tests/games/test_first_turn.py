"""The guided first turn of every game: each step's key is the one that the unit expects."""

import pytest
from banker.games import GAMES, SEATED, to_bytes

from host_tools.games import NAMES, NUMBERS
from host_tools.games.first_turn import FIRST, first_turn
from host_tools.games.legends import LANGUAGES
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import Options

LONGEST = 120  # letters: what the pages have room for
SEATS = ("fewest", "turned round")


def begun(number, seats):
    """Return a unit on which that game has only begun."""
    unit = AppUnit(Options(game=NAMES[number]))
    _, _, asks, fewest, most = GAMES[number]
    if asks in SEATED:
        pawns = range(1, fewest + 1) if seats == "fewest" else range(most, 0, -1)
        unit.hold("NEW_GAME", 2100)
        for key in (*map(str, pawns), "CONFIRM"):
            unit.press(key)
        unit.wait(5000)
    return unit


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_every_key_is_expected_and_the_game_is_new_at_the_end(number, seats):
    unit = begun(number, seats)
    app = unit.app
    first = str(app.game.pawns()[0])
    before = to_bytes(app.game)
    for step in first_turn(number):
        for key in step.keys:
            unit.key(first if key == FIRST else key, True)
            assert app.message in ("", "undone"), (step, app.message)
            unit.key(key, False)
    assert app.at_home
    assert to_bytes(app.game) == before


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_every_step_has_its_words(number):
    steps = first_turn(number)
    for lang in LANGUAGES:
        said = [step.say[lang] for step in steps]
        assert len(set(said)) == len(said)
        assert all(0 < len(one) <= LONGEST and one[-1] == "." for one in said), said


def test_every_game_of_the_list_has_one():
    without = [name for number, name in enumerate(NAMES) if not 6 <= len(first_turn(number)) <= 10]
    assert without == []

"""Random games typed on the keys: the unit asks for what the position asks for, shows what it will
do, and does that; nothing is cut off on the way."""

import pytest
from banker.games.lilliput.codec import flaw, to_bytes
from banker.games.lilliput.game import Game
from banker.rules.forms import Refused
from banker.ui import keys

from host_tools.games.lilliput.keys import keys_for
from host_tools.games.lilliput.random_play import RandomPlay
from host_tools.script.app_unit import AppUnit
from host_tools.script.unit import Options
from tests.games.lilliput.table import TEST_FILE
from tests.support.long import first
from tests.support.strict_canvas import StrictCanvas

TRIES = 700


def confirmed(unit, typed):
    """Type an entry and confirm it; REVIEW and UNDO have words for it too."""
    for key in typed:
        if key.startswith("hold:"):
            unit.hold(key.removeprefix("hold:"), 2100)
        else:
            unit.press(key)
    shown = unit.app.amount
    unit.press(keys.CONFIRM)
    for key in (keys.REVIEW, keys.CONFIRM, keys.UNDO, keys.CANCEL, keys.CONFIRM):
        unit.press(key)
    unit.tones()
    return shown


def new_game(unit, seats):
    """Hold NEW_GAME and seat the pawns."""
    unit.hold(keys.NEW_GAME, 2100)
    for pawn in seats:
        if pawn:
            unit.press(str(pawn))
    unit.press(keys.CONFIRM)


@pytest.mark.parametrize("run", first(2, range(4)))
def test_a_typed_game_is_the_game(run):
    tables = str(TEST_FILE) if run % 2 else None
    unit = AppUnit(
        Options(lang=("en", "fr")[run // 2], game="lilliput", tables=tables), StrictCanvas
    )
    game = unit.app.game.copy()
    assert type(game) is Game
    play = RandomPlay(100 + run)
    done = 0
    for _ in range(TRIES):
        transaction = play.following(game)
        try:
            after, outcome = game.prepared(transaction)
        except Refused:
            continue
        if transaction[0] == 9:
            new_game(unit, transaction[1:])
        else:
            typed = keys_for(game, transaction)
            if typed is None:
                continue
            assert confirmed(unit, typed) == outcome.amount, (typed, transaction)
        if outcome.changed:
            game = after
        done += 1
        assert to_bytes(unit.app.game) == to_bytes(game), (transaction, unit.app.screen_name)
        assert unit.app.at_home
        assert flaw(game) is None
    assert done > TRIES // 2

"""A monkey at the keys of 18Africa: whatever it does, the unit and its game stay whole."""

import random

import pytest
from banker.games.africa.codec import flaw, to_bytes
from banker.games.africa.data import MONEY
from banker.rules.forms import NEW_GAME, Refused
from banker.ui import keys

from host_tools.games.africa.keys import keys_for
from host_tools.games.africa.random_play import RandomPlay
from host_tools.script.app_unit import AppUnit
from host_tools.script.unit import Options
from tests.games.africa.table import money
from tests.support.long import first
from tests.support.monkey import act
from tests.support.strict_canvas import StrictCanvas

pytestmark = pytest.mark.slow

HOME = {"players", "company", "ranking", "register", "of_company"}
CHOICES = list(keys.DIGITS) * 6 + [keys.CONFIRM] * 40 + [keys.CANCEL] * 3
CHOICES += [keys.BUY_BANK, keys.SELL, keys.OFFICES, keys.INTEREST, keys.GO, keys.BUY_PLAYER] * 5
CHOICES += [keys.TOTAL, keys.REVIEW, keys.UNDO, keys.MENU, keys.POWER, "hold", "wait", "battery"]

LOOKS = ("CONFIRM", "REVIEW", "CONFIRM", "UNDO", "CANCEL", "TOTAL", "CONFIRM", "CONFIRM")
CARE = ("MENU 4 1 2 1 5 0 0 CONFIRM CONFIRM", "MENU 4 3 0 8 1 0 0 CONFIRM CONFIRM", "0 8")


def lead_home(unit, app):
    """At most three CANCELs lead back: one may empty a field, one may go from there."""
    for _ in range(3):
        if app.screen_name in HOME:
            return
        unit.press(keys.CANCEL)
    assert app.screen_name in HOME


def play(unit, app, random_play):
    """Somebody who knows the game: a move by its keys, which does what the rules say."""
    game = app.game
    transaction = random_play.following(game)
    if transaction[0] == NEW_GAME:
        return
    try:
        after = game.prepared(transaction)[0]
        typed = keys_for(game, transaction)
    except Refused:
        return
    if typed:
        for key in [*typed, keys.CONFIRM]:
            unit.press(key)
        assert to_bytes(app.game) == to_bytes(after), (transaction, typed)


def whole(game):
    """What must hold of a game after every transaction."""
    assert flaw(game) is None
    assert money(game) == MONEY
    for company in game.codes():
        assert game.owned(company) + game.in_pool(company) <= 10
        assert game.in_pool(company) >= 0


@pytest.mark.parametrize("run", first(2, range(4)))
def test_monkey(run):
    chance, moves = random.Random(run), RandomPlay(run)
    unit = AppUnit(Options(lang=("en", "fr")[run % 2], game="africa"), StrictCanvas)
    app = unit.app
    seen, screens, stages = to_bytes(app.game), set(), set()
    for _ in range(6_000):
        if chance.random() < 0.15:
            lead_home(unit, app)
            if app.on:
                play(unit, app, moves)
        else:
            act(unit, app, chance, CHOICES, CARE, 0.005)
        screens.add(app.screen_name)
        now = to_bytes(app.game)
        if now != seen:
            seen = now
            whole(app.game)
            stages.add(app.game.stage)
        unit.tones()
    assert {"players", "register", "total", "review", "undo", "menu", "correct", "off"} <= screens
    assert len(stages) >= 4, stages


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_evening_by_its_keys(lang):
    """Every move is entered as a player would, and does what the rules say; every screen on the way
    has room for its words, outcomes, reviews and undos among them."""
    moves = RandomPlay(11)
    unit = AppUnit(Options(lang=lang, game="africa"), StrictCanvas)
    app = unit.app
    for at in range(2_500):
        play(unit, app, moves)
        if at % 9 == 0:
            for key in LOOKS:
                unit.press(key)
        lead_home(unit, app)
        unit.tones()
    assert app.game.set > 3

"""A monkey at the keys of 1861: whatever it does, the unit and its game stay whole, and nothing is
cut off."""

import random

import pytest
from banker.games.railways1861.codec import flaw
from banker.rules.forms import Refused
from banker.ui import keys
from banker.ui.app import App

from host_tools.games.railways1861.keys import keys_for
from host_tools.games.railways1861.random_play import RandomPlay
from host_tools.games.railways1861.screens import SCREENS
from host_tools.script.app_unit import AppUnit
from host_tools.script.commands import Commands
from host_tools.script.unit import Options
from tests.support.strict_canvas import StrictCanvas

pytestmark = pytest.mark.slow

CHOICES = list(keys.DIGITS) * 3 + [keys.CONFIRM] * 12 + [keys.CANCEL] * 2 + [keys.UNDO, keys.MENU]
CHOICES += [keys.BUY_BANK, keys.SELL, keys.OFFICES, keys.INTEREST, keys.GO, keys.BUY_PLAYER] * 2
CHOICES += [keys.TOTAL, keys.REVIEW, "wait", "wait"]


def allowed(game, transaction):
    """The keys of a transaction that the game would take; else GO."""
    try:
        game.prepared(transaction)
    except Refused:
        return [keys.GO]
    return keys_for(game, transaction) or [keys.GO]


@pytest.mark.parametrize("run", range(3))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_monkey_does_no_harm(run, lang):
    unit = AppUnit(Options(game="1861", lang=lang))
    app = App(unit.app.ledger, StrictCanvas())
    chance, play, now = random.Random(run), RandomPlay(run), 0
    for _ in range(1200):
        if app.at_home and chance.random() < 0.4:  # somebody knows what to do
            typed = allowed(app.game, play.following(app.game))
        else:
            typed = [chance.choice(CHOICES)]
        for key in typed:
            now += 3100 if key == "wait" else 120
            if key != "wait":
                app.key(key)
                app.key(key, False)
            app.step(now)
            app.tones.clear()
        game = app.game
        assert flaw(game) is None
        assert sum(game.cash) + sum(game.money_of) + game.bank() == game.money


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_off_on_any_golden_screen(name):
    """Nor drawn over anything; then the same confirmed, in REVIEW and in UNDO."""
    lang, script = SCREENS[name]
    commands = Commands(AppUnit(Options(game="1861", lang=lang), StrictCanvas), print)
    for line in (*script.splitlines(), "press CONFIRM REVIEW CONFIRM CANCEL UNDO CANCEL"):
        commands.run(line)

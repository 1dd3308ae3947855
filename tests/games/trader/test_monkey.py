"""A monkey at the keys: whatever is pressed, held or awaited, the unit and its game stay whole."""

import random

import pytest
from banker.games.trader.codec import flaw
from banker.games.trader.transactions import BUY, FLOAT, OFFICES
from banker.ui import keys
from banker.ui.app import App
from banker.ui.texts import ENGLISH, FRENCH

from host_tools.script.app_unit import AppUnit
from host_tools.script.unit import Options
from tests.support.long import first
from tests.support.strict_canvas import StrictCanvas

pytestmark = pytest.mark.slow

RUNS = 5
KEYS_A_RUN = 18_000

FUNCTIONS = tuple(key for key in keys.FUNCTIONS if key not in (keys.NEW_GAME, keys.REMOVE))
# Mostly what goes somewhere: digits and CONFIRM; removals and new games seldom, so that games grow.
CHOICES = list(keys.DIGITS[:7]) * 8 + list(keys.DIGITS[7:]) + [keys.CONFIRM] * 24
CHOICES += list(FUNCTIONS) * 3 + [keys.CANCEL] * 3 + [keys.BUY_BANK, keys.OFFICES] * 4
CHOICES += [keys.NEW_GAME, keys.REMOVE, keys.POWER, "hold", "wait", "wait", "battery", "nonsense"]


def picture_of(game):
    """What must be whole, as bytes that are quick to compare."""
    return bytes(game.shares + game.presidents + game.offices + game.drifts + game.trends), (
        game.out,
        game.count,
        tuple(game.dividends),
    )


def lead_home(unit, app):
    """At most two CANCELs lead back to the market screens."""
    for _ in range(2):
        if app.screen_name == "market":
            return
        unit.press(keys.CANCEL)
    assert app.screen_name == "market"


def act(unit, app, chance):
    """One thing that a monkey does."""
    choice = chance.choice(CHOICES)
    if choice == "hold":
        key = chance.choice((keys.REMOVE, keys.NEW_GAME, keys.REMOVE, chance.choice(keys.KEYS)))
        unit.hold(key, chance.choice((100, 1900, 2100)))
    elif choice == "wait":
        unit.wait(chance.choice((20, 500, 5000, 16_000, 301_000)))
    elif choice == "battery":
        app.low_battery = chance.random() < 0.5
    else:
        unit.press(choice)


@pytest.mark.parametrize("run", first(2, range(RUNS)))
def test_monkey(run):
    chance = random.Random(run)
    market = "lively" if run % 2 else "calm"
    unit = AppUnit(Options(market, seed=run, lang=("en", "fr", None)[run % 3]), StrictCanvas)
    app = unit.app
    assert isinstance(app, App)
    seen = picture_of(app.game)
    screens = set()
    for number in range(KEYS_A_RUN):
        act(unit, app, chance)
        screens.add(app.screen_name)
        now = picture_of(app.game)
        if now != seen:
            seen = now
            assert flaw(app.game) is None, number
        if chance.random() < 0.02:
            lead_home(unit, app)
        unit.tones()
    assert {"market", "buy_bank", "sell", "buy_player", "offices", "interest", "go"} <= screens
    assert {"total", "review", "undo", "menu", "remove", "off", "about"} <= screens


@pytest.mark.parametrize("language", [ENGLISH, FRENCH])
def test_nothing_is_cut_off_at_the_largest_values(language):
    """Head offices, nine shares, three-digit prices and five-digit amounts, on every screen."""
    unit = AppUnit(Options(lang="fr" if language == FRENCH else "en"), StrictCanvas)
    app = unit.app
    assert app is not None
    ledger = app.ledger
    for code in range(18, 23):
        ledger.confirm((FLOAT, 6, code))
        for pawn in (1, 2, 3, 4):
            ledger.confirm((BUY, pawn, code, 1))
    for code, group in ((18, 3), (21, 2)):
        for steps in range(1, 6):
            ledger.confirm((OFFICES, code) + (steps,) * group)
    assert app.game.price(22) == 400 * 20 * 28 // 320
    app.game.dividends[5] = 99_799
    for key in ("2", "2", keys.CONFIRM, keys.TOTAL, keys.CONFIRM, keys.GO, "6", keys.CANCEL):
        unit.press(key)
    for entry in ("SELL 6 2 2 5", "INTEREST 1 2 2", "BUY_PLAYER 1 6 2 2 5", "OFFICES 1 8 0 0 0"):
        for key in entry.split():
            unit.press(key)
        unit.press(keys.CONFIRM)
        for again in (keys.REVIEW, keys.CONFIRM, keys.UNDO, keys.CANCEL):
            unit.press(again)

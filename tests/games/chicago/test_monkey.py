"""A monkey at the keys of Chicago Express: whatever it does, the unit and its game stay whole."""

import random

import pytest
from banker.games.chicago.codec import flaw, to_bytes
from banker.games.chicago.data import (
    CHARTER_LOCOMOTIVES,
    COMPANIES,
    HOUSES,
    OVER,
    PAYDAY,
    SHARES,
    WABASH_SALE,
)
from banker.games.chicago.transactions import (
    AUCTION,
    BUILD,
    CASH,
    CITY,
    CORRECT,
    DIVIDENDS,
    INCOME,
    MOUNTAIN,
    REMOVE,
    TABLE,
    TRACK,
    TREASURY,
)
from banker.ui import keys
from banker.ui.app import App

from host_tools.script.app_unit import AppUnit
from host_tools.script.unit import Options
from tests.games.chicago.table import money
from tests.support.long import first
from tests.support.monkey import act
from tests.support.strict_canvas import StrictCanvas

pytestmark = pytest.mark.slow

RUNS = 4
KEYS_A_RUN = 15_000
HOME = {"companies", "players", "treasuries", "shares", "board", "ranking"}

# Mostly what goes somewhere; removals and new games seldom, so that games come to their end.
CHOICES = list(keys.DIGITS[:6]) * 8 + list(keys.DIGITS[6:]) + [keys.CONFIRM] * 40
CHOICES += [keys.BUY_BANK, keys.SELL, keys.OFFICES, keys.INTEREST] * 4 + [keys.GO] * 2
CHOICES += [keys.BUY_PLAYER, keys.TOTAL, keys.REVIEW, keys.UNDO, keys.MENU, keys.POWER]
CHOICES += [keys.CANCEL] * 3 + ["hold", "wait", "wait", "battery", "nonsense"]
# Now and then somebody knows what to do: a whole transaction.
PLAYS = (
    "BUY_BANK 1 1 0 CONFIRM CONFIRM",
    "BUY_BANK 2 9 CONFIRM CONFIRM",
    "BUY_BANK 0 CONFIRM",
    "BUY_BANK 3 2 9 CONFIRM CONFIRM",
    "SELL 1 1 CONFIRM 3 CONFIRM 4 CONFIRM 1 CONFIRM",
    "SELL 3 2 2 CONFIRM 2 CONFIRM 1 2 CONFIRM CONFIRM",
    "OFFICES 1 2 1 2 3 CONFIRM CONFIRM",
    "OFFICES 3 2 CONFIRM",
    "OFFICES 5 CONFIRM",
    "GO 1 CONFIRM",
    "GO 2 CONFIRM",
    "INTEREST CONFIRM",
)


def lead_home(unit, app):
    """At most three CANCELs lead back: one may empty a field, one may go from there."""
    for _ in range(3):
        if app.screen_name in HOME:
            return
        unit.press(keys.CANCEL)
    assert app.screen_name in HOME


def whole(app):
    """What must hold of a game after every transaction."""
    game = app.game
    assert flaw(game) is None
    for company in range(1, COMPANIES + 1):
        held = sum(game.held(pawn, company) for pawn in game.pawns())
        assert held == game.sold(company) <= SHARES[company]
        assert game.locomotives[company] <= CHARTER_LOCOMOTIVES[company]
    assert game.houses <= HOUSES


@pytest.mark.parametrize("run", first(2, range(RUNS)))
def test_monkey(run):
    chance = random.Random(run)
    unit = AppUnit(Options(lang=("en", "fr", None)[run % 3], game="chicago"), StrictCanvas)
    app = unit.app
    assert isinstance(app, App)
    confirm = app.ledger.confirm
    stages = set()

    def watched(transaction, ready=None, settings=None):
        """Money only comes from the bank or goes there."""
        before = money(app.game)
        outcome = confirm(transaction, ready, settings)
        if outcome.changed:
            assert money(app.game) - before == outcome.from_bank - outcome.to_bank
            stages.add(app.game.stage)
        return outcome

    app.ledger.confirm = watched
    seen = to_bytes(app.game)
    screens = set()
    for _ in range(KEYS_A_RUN):
        act(unit, app, chance, CHOICES, PLAYS, 0.06)
        screens.add(app.screen_name)
        now = to_bytes(app.game)
        if now != seen:
            seen = now
            whole(app)
        if chance.random() < 0.02:
            lead_home(unit, app)
        unit.tones()
    assert {"auction", "pass", "total", "review", "undo", "menu", "correct", "off"} <= screens
    assert {"companies", "players", "seats"} <= screens
    assert len(stages) >= 3, stages


def test_monkeys_see_everything():
    """What one monkey may miss, a player who knows the game does not."""
    unit = AppUnit(Options(game="chicago"), StrictCanvas)
    app = unit.app
    screens = set()
    chance = random.Random(5)
    for _ in range(4_000):
        for key in chance.choice(PLAYS).split():
            unit.press(key)
            screens.add(app.screen_name)
            unit.tones()
        if app.game.stage == OVER and chance.random() < 0.1:
            unit.hold(keys.NEW_GAME, 2100)
            for key in "12345"[: chance.randrange(2, 6)]:
                unit.press(key)
            unit.press(keys.CONFIRM)
        lead_home(unit, app)
    assert {"auction", "build", "develop", "pass", "dividends", "prospects", "ranking"} <= screens


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_cut_off_at_the_largest_values(lang):
    """Six pawns, four digits everywhere, on every screen; StrictCanvas would say so."""
    unit = AppUnit(Options(lang=lang, game="chicago"), StrictCanvas)
    app = unit.app
    assert app is not None
    ledger = app.ledger

    def press(text):
        for key in text.split():
            unit.press(key)

    def large():
        opened = COMPANIES if app.game.wabash_open() else COMPANIES - 1
        for company in range(1, opened + 1):
            ledger.confirm((CORRECT, TREASURY, company, 9_000))
            ledger.confirm((CORRECT, INCOME, company, 9_900))
        for pawn in app.game.pawns():
            ledger.confirm((CORRECT, CASH, pawn, 8_000))
        press("CONFIRM CONFIRM CONFIRM TOTAL CONFIRM INTEREST CANCEL CANCEL REVIEW CONFIRM")

    def look_back(kind):
        assert ledger.last.transaction[0] == kind
        press("REVIEW CONFIRM UNDO CANCEL CONFIRM CONFIRM")

    press("MENU 2 CONFIRM")
    app.low_battery = True
    large()
    for pawn, company in enumerate((1, 2, 3, 4), 1):
        ledger.confirm((CORRECT, INCOME, company, 999))
        press(f"BUY_BANK {pawn} 9 9 9 CONFIRM")
        unit.press(keys.CONFIRM)
        look_back(AUCTION)
    # All six hold the C&O, which goes to Chicago: the fullest of outcomes.
    for pawn in (1, 2, 4, 5, 6):
        app.game.dials = bytearray(4)
        app.game.shares[3 * 6 + pawn - 1] = 1
    app.game.turn = 3
    large()
    ledger.confirm((CORRECT, INCOME, 3, 5_000))
    press("SELL 3 3 9 9 9 CONFIRM 9 9 9 CONFIRM 1 2 4 CONFIRM 1")
    unit.press(keys.CONFIRM)
    assert app.game.stage == WABASH_SALE
    look_back(BUILD)
    large()
    ledger.confirm((CORRECT, INCOME, 5, 3))
    press("BUY_BANK 1 9 9 9 CONFIRM CONFIRM")
    look_back(AUCTION)
    for city in (1, 2, 3):
        ledger.confirm((CORRECT, 6, city, 31))
    developed = (("1 9 1 2 3 4 5 CONFIRM", CITY), ("4", TRACK), ("5", TRACK), ("2 9 5", MOUNTAIN))
    for typed, kind in developed:
        press(f"OFFICES {typed} CONFIRM")
        look_back(kind)
    large()
    while app.game.stage != PAYDAY:
        press("GO 2 CONFIRM GO 1 CONFIRM")
    for company in range(1, COMPANIES + 1):
        ledger.confirm((CORRECT, INCOME, company, 900))
    press("CONFIRM CONFIRM INTEREST CONFIRM")
    look_back(DIVIDENDS)
    unit.hold(keys.REMOVE, 2100)
    press("3 CONFIRM")
    look_back(REMOVE)
    press("MENU 4 7 8 2 0 CONFIRM CONFIRM")
    look_back(TABLE)
    press("MENU 4 7 9 2 0 CONFIRM CONFIRM MENU 4 7")
    unit.press(keys.CANCEL)
    unit.wait(60_000)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_not_saved_has_its_place_on_every_page(lang):
    unit = AppUnit(Options(lang=lang, game="chicago"), StrictCanvas)
    app = unit.app
    assert app is not None
    app.ledger.storage.lasting = False
    app.low_battery = True
    words = app.texts["not_saved"].encode("ascii", "ignore")[:8]
    for page in range(2):
        unit.press(keys.CONFIRM)
        assert words in bytes(app.cells), page
    app.game.stage = OVER
    unit.press(keys.CANCEL)
    for page in range(3):
        unit.press(keys.CONFIRM)
        assert words in bytes(app.cells), page

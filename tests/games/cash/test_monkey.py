"""A monkey at the keys: whatever is pressed, nothing is cut off and the money is all there."""

import random

import pytest
from banker.games.cash.codec import flaw
from banker.ui import keys

from host_tools.games.cash.screens import SCREENS
from host_tools.script.app_unit import AppUnit
from host_tools.script.commands import Commands
from host_tools.script.unit import Options
from tests.support.long import first
from tests.support.strict_canvas import StrictCanvas

RUNS = 4
KEYS_A_RUN = 6_000
FUNCTIONS = tuple(key for key in keys.FUNCTIONS if key not in (keys.NEW_GAME, keys.REMOVE))
# Mostly what goes somewhere; removals and new games seldom, so that games grow.
CHOICES = list(keys.DIGITS[:7]) * 6 + list(keys.DIGITS[7:]) * 2 + [keys.CONFIRM] * 30
CHOICES += list(FUNCTIONS) * 3 + [keys.CANCEL] * 3 + ["loans", "hold", "wait", "wait", "battery"]


def act(unit, chance):
    """One thing that a monkey does."""
    choice = chance.choice(CHOICES)
    if choice == "hold":
        unit.hold(chance.choice((keys.REMOVE, keys.NEW_GAME)), chance.choice((100, 2100)))
    elif choice == "wait":
        unit.wait(chance.choice((20, 500, 5000, 16_000, 301_000)))
    elif choice == "battery":
        unit.app.low_battery = chance.random() < 0.5
    elif choice == "loans":
        for key in (keys.CANCEL, keys.CANCEL, keys.MENU, "4", "4", "1", keys.CONFIRM):
            unit.press(key)
    else:
        unit.press(choice)


@pytest.mark.slow
@pytest.mark.parametrize("run", first(2, range(RUNS)))
def test_monkey(run):
    chance = random.Random(run)
    unit = AppUnit(Options(game="cash", lang=("en", "fr")[run % 2]), StrictCanvas)
    screens, debts = set(), 0
    for number in range(KEYS_A_RUN):
        act(unit, chance)
        game = unit.app.game
        screens.add(unit.app.screen_name)
        debts += min(game.cash) < 0
        assert sum(game.cash) == game.paid - game.received, number
        assert flaw(game) is None, number
        unit.tones()
    assert {"balances", "pay_bank", "collect_bank", "pay_player", "all_pay", "pay_all"} <= screens
    assert {"go", "total", "review", "undo", "menu", "correct", "remove", "off"} <= screens
    assert debts


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_off_on_any_golden_screen_in_either_language(name, lang):
    """The largest figures among them, then the same in REVIEW and in UNDO."""
    unit = AppUnit(Options(game="cash", lang=lang), StrictCanvas)
    commands = Commands(unit, print)
    for line in (*SCREENS[name][1].splitlines(), "press CONFIRM REVIEW CONFIRM UNDO CANCEL"):
        commands.run(line)

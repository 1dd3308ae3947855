"""A monkey at the keys of 18Lilliput: whatever it does, the unit and its game stay whole, every
coin, share and train that moves is told, and nothing is cut off."""

import random
from collections import Counter

import pytest
from banker.games.lilliput.codec import flaw, to_bytes
from banker.games.lilliput.data import BANK_SHARES, COMPANIES, FIRST_TRAIN, LAST_TRAIN, PAWNS
from banker.games.lilliput.transactions import CHOICE, CORRECT, NEW_GAME, REMOVE
from banker.rules.forms import Refused
from banker.ui import keys

from host_tools.games.lilliput.keys import keys_for
from host_tools.games.lilliput.random_play import RandomPlay
from host_tools.games.lilliput.screens import SCREENS
from host_tools.script.app_unit import AppUnit
from host_tools.script.commands import Commands
from host_tools.script.unit import Options
from tests.games.lilliput.table import TEST_FILE
from tests.support.long import first
from tests.support.monkey import act
from tests.support.strict_canvas import StrictCanvas

KEYS_A_RUN = 3_000
CHOICES = list(keys.DIGITS) * 6 + [keys.CONFIRM] * 40 + [keys.CANCEL] * 3
CHOICES += [keys.BUY_BANK, keys.SELL, keys.OFFICES, keys.INTEREST, keys.GO, keys.BUY_PLAYER] * 5
CHOICES += [keys.TOTAL, keys.REVIEW, keys.UNDO, keys.MENU, keys.POWER, "hold", "wait", "battery"]
LOOKS = (keys.REVIEW, keys.CONFIRM, keys.TOTAL, keys.CONFIRM, keys.UNDO, keys.CANCEL)


def play(unit, moves):
    """Somebody who knows the game: a move by its keys, which does what the rules say."""
    app = unit.app
    for _ in range(3):  # at most three lead home: one may empty a field, one may go from there
        if app.on and not app.at_home:
            unit.press(keys.CANCEL)
    transaction = moves.following(app.game)
    if not app.on or transaction[0] == NEW_GAME:
        return
    assert app.at_home, app.screen_name
    try:
        after = app.game.prepared(transaction)[0]
    except Refused:
        return
    typed = keys_for(app.game, transaction)
    if typed:
        for key in typed:
            if key.startswith("hold:"):
                unit.hold(key.removeprefix("hold:"), 2100)
            else:
                unit.press(key)
        unit.press(keys.CONFIRM)
        assert to_bytes(app.game) == to_bytes(after), (transaction, typed)


def stock(game):
    """How many trains of each type there are, but for the last, of which there are enough."""
    types = range(FIRST_TRAIN, LAST_TRAIN)
    return Counter({train: game.pile[train] + game.in_play_of(train) for train in types})


def whole(game):
    """What must hold of a game after every transaction."""
    assert flaw(game) is None
    assert min(game.cash) >= 0
    assert min(game.treasuries) >= 0
    for key in range(1, COMPANIES + 1):
        held = sum(game.held(pawn, key) for pawn in range(1, PAWNS + 1))
        assert held + game.in_bank(key) == BANK_SHARES
        assert game.in_bank(key) >= 0


def told(before, after, outcome):
    """Every change of money, shares and trains is one that the outcome tells."""
    changes = Counter()
    for pawn, change, _ in outcome.players:
        changes[pawn] += change
    for pawn in range(1, PAWNS + 1):
        assert after.cash[pawn - 1] - before.cash[pawn - 1] == changes[pawn], outcome.transaction
    changes.clear()
    for key, change, _ in outcome.treasuries:
        changes[key] += change
    for key in range(1, COMPANIES + 1):
        assert after.treasuries[key] - before.treasuries[key] == changes[key], outcome.transaction
    changes.clear()
    for pawn, key, change in outcome.shares:
        changes[pawn, key] += change
    for key in range(1, COMPANIES + 1):
        for pawn in range(1, PAWNS + 1):
            moved = after.held(pawn, key) - before.held(pawn, key)
            assert moved == changes[pawn, key], outcome.transaction
    gone, given = Counter(dict(outcome.gone)), Counter()
    if outcome.transaction[0] == CHOICE:  # which gives trains that are in no pile
        for _, change, train in outcome.trains:
            given[train] += change
    for train, number in stock(before).items():
        left = stock(after)[train] + gone[train]
        assert number + given[train] == left, outcome.transaction


@pytest.mark.slow
@pytest.mark.parametrize("run", first(2, (0, 3, 1, 2)))
def test_monkey(run):
    chance, moves = random.Random(run), RandomPlay(run)
    tables = str(TEST_FILE) if run // 2 else None
    options = Options(lang=("en", "fr")[run % 2], game="lilliput", tables=tables)
    unit = AppUnit(options, StrictCanvas)
    app = unit.app
    before, screens, stages, followed = app.game.copy(), set(), set(), 0
    for _ in range(KEYS_A_RUN):
        if chance.random() < 0.15:
            play(unit, moves)
        else:
            act(unit, unit.app, chance, CHOICES)
        screens.add(app.screen_name)
        unit.tones()
        game = app.game
        if to_bytes(game) == to_bytes(before):
            continue
        whole(game)
        stages.add(game.stage)
        last = app.ledger.last
        care = (NEW_GAME, CORRECT, REMOVE)
        if game.count == before.count + 1 and last.transaction[0] not in care:
            told(before, game, last)
            followed += 1
        before = game.copy()
    assert {"total", "review", "undo", "menu", "off"} <= screens
    assert len(stages) >= 4, stages
    assert followed > 50, followed


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_off_on_any_golden_screen_in_either_language(name, lang):
    """The fullest among them, then the same confirmed, in REVIEW, in TOTAL and in UNDO."""
    unit = AppUnit(Options(game="lilliput", lang=lang), StrictCanvas)
    commands = Commands(unit, print)
    for line in (*SCREENS[name][1].splitlines(), f"press CONFIRM {' '.join(LOOKS)}"):
        commands.run(line)

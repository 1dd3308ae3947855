"""The contract of every described game goes on: its description and its words are whole, and every
screen that its keys lead to fits, in every language. A fault names the game, the act and the file,
or the screen."""

import random
from collections import Counter

import pytest
from banker.games.ticker import rules
from banker.games.ticker.words_en import TEXTS
from banker.kit.cell_values import PAWN
from banker.kit.define import define, validate
from banker.kit.describe import act, amount, cells
from banker.kit.layout import ACT
from banker.kit.pages import is_over
from banker.rules.transactions import Refused
from banker.ui import keys
from banker.ui.texts import ENGLISH, languages, table

from host_tools.games import NAMES, PACKAGES, part
from host_tools.games.kit.acts import acts_by_kind
from host_tools.games.kit.faults import description_faults, faults, word_faults
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import Options
from tests.support.long import first
from tests.support.strict_canvas import StrictCanvas

NUMBERS = range(len(PACKAGES))
every_game = pytest.mark.parametrize("number", NUMBERS, ids=[NAMES[one] for one in NUMBERS])
ENTERED = 60
LOOKED_AT = 3  # of each act: the screens after it, before, and in between
TRIED, BEGUN_ANEW = 7200, 1200  # transactions; most games are done after a few hundred
MONKEY_KEYS = 1000
MOST_PAGES = 8  # of REVIEW


@every_game
def test_its_description_and_its_words_are_whole(number):
    assert faults(number) == []


@every_game
@pytest.mark.parametrize("lang", [code for _, code, _ in languages()])
def test_nothing_is_cut_off_on_the_way_to_any_transaction(number, lang):
    """Each is entered by its keys, previewed, confirmed, and seen in REVIEW and UNDO."""
    unit = AppUnit(Options(game=NAMES[number], lang=lang), StrictCanvas)
    seats = part(number, "keys").SEATS
    pressed(unit, f"hold:NEW_GAME {seats}")
    play = part(number, "random_play").RandomPlay(11)
    keys_for = part(number, "keys").keys_for
    acts = {one[ACT] for one in acts_by_kind(unit.app.game).values()}
    others = " ".join([*map(str, range(1, unit.app.game.fewest + 1)), "CONFIRM"])
    entered = Counter()
    for at in range(1, TRIED):
        game = unit.app.game
        if entered.keys() == acts and at >= ENTERED:
            break
        if is_over(game) or at % BEGUN_ANEW == 0:
            if game.seat_fields:  # of fewer players, who may have other things to do
                seats, others = others, seats
            pressed(unit, f"hold:NEW_GAME {seats}")
            continue
        transaction = play.next_move(game)
        act_of = game.act_of(transaction[0])
        if not (act_of and changes(game, transaction)):
            continue
        name = act_of[ACT]
        if entered[name] >= LOOKED_AT:
            unit.app.confirm(transaction)
        elif typed := keys_for(game, transaction):
            first = "hold:" + typed[0] if typed[0] == keys.REMOVE else typed[0]
            line = " ".join((first, *typed[1:]))
            try:
                pressed(unit, f"{line} CONFIRM REVIEW{MOST_PAGES * ' CONFIRM'} CANCEL CANCEL")
                pressed(unit, "UNDO CANCEL CONFIRM CONFIRM TOTAL CONFIRM")
            except AssertionError as fault:
                pytest.fail(f"{NAMES[number]}: act {name}, screen {unit.app.screen_name}: {fault}")
            assert unit.app.ledger.last.transaction == transaction, (NAMES[number], name, line)
            entered[name] += 1
    assert entered.keys() == acts, f"{NAMES[number]}: not entered by its keys"


@every_game
@pytest.mark.parametrize("seed", first(1, range(8)))
def test_whatever_is_pressed_the_game_stays_whole(number, seed):
    chance = random.Random(seed * len(NUMBERS) + number)
    unit = AppUnit(Options(game=NAMES[number], lang=chance.choice(("en", "fr"))), StrictCanvas)
    choices = list(keys.DIGITS) * 5 + [keys.CONFIRM] * 25 + list(keys.ENTRIES) * 3
    choices += [keys.CANCEL, keys.UNDO, keys.TOTAL, keys.REVIEW, keys.MENU] * 2 + ["wait", "hold"]
    for at in range(MONKEY_KEYS):
        key = chance.choice(choices)
        screen = unit.app.screen_name
        try:
            if key == "wait":
                unit.wait(chance.choice((500, 5000, 16_000, 301_000)))
            elif key == "hold":
                unit.hold(chance.choice((keys.REMOVE, keys.NEW_GAME)), chance.choice((100, 2100)))
            else:
                unit.press(key)
        except AssertionError as fault:
            pytest.fail(f"{NAMES[number]}: {key} in {screen}, key {at}: {fault}")
        assert validate(unit.app.game) is None, (NAMES[number], at, key)
        unit.tones()


def changes(game, transaction):
    """Return whether a game accepts a transaction that changes it."""
    try:
        return game.prepared(transaction)[1].changed
    except Refused:
        return False


def pressed(unit, line):
    """Press the keys of a line."""
    for key in line.split():
        if key.startswith("hold:"):
            unit.hold(key.removeprefix("hold:"), 2200)
        else:
            unit.press(key)


# A wrong description.


def described(**changed):
    """Return Ticker with a change in its description."""
    made = type("Game", (rules.Game,), changed)
    define(made, PACKAGES.index("ticker"), True, 2, 6)
    return made


SUM = amount("sum", 99)
PRICE, CASH, HELD = rules.Game.state
WRONG = {
    "two cells are called cash": {"state": (PRICE, CASH, CASH, HELD)},
    "cells worth: every game has something of that name": {"state": (cells("worth"), CASH)},
    "cells odd: 5 to 9 by 3 is no range": {"state": (cells("odd", lowest=5, highest=9, by=3),)},
    "cells few: begins with 7, which is not in its range": {
        "state": (cells("few", start=7, highest=3),)
    },
    "cells other: cash is corrected by 1 as well": {"state": (CASH, cells("other", correct=1))},
    "there are steps, but no cells called turn": {"steps": ("one", "two")},
    "act dice: its key SELL is that of sell": {
        "acts": (*rules.Game.acts[:2], act("dice", keys.SELL, (), rules.dice))
    },
    "act pay: MENU is no key for acts": {"acts": (act("pay", keys.MENU, (PAWN,), None),)},
    "act pay: no step is called never": {
        "acts": (act("pay", keys.GO, (PAWN,), None, steps=("never",)),)
    },
    "act pay: two fields are called sum": {"acts": (act("pay", keys.GO, (SUM, SUM), None),)},
    "act pay: field sum does not fit its 3 bits": {
        "acts": (act("pay", keys.GO, ((*SUM[:2], 3, *SUM[3:]),), None),)
    },
}


@pytest.mark.parametrize("fault", WRONG)
def test_faults_of_a_description_are_named(fault):
    assert fault in description_faults(described(**WRONG[fault]))


@pytest.mark.parametrize(
    ("word", "text", "fault"),
    [
        ("stock", None, "field stock: no words"),
        ("stock", "Stock|Grain|Gold", "field stock: 2 names for 6 keys"),
        ("lots", "How many lots", "field lots: its label 'How many lots' has more than 9 char"),
        ("price", None, "cells price: no words"),
        ("lots_short", None, "cells held: no words for lots_short"),
        ("act_buy", None, "act buy: no words for its legend, title, short title and sentence"),
        ("act_buy", "|Buy|Buy|{pawn}", "act buy: no legend for BUY_BANK"),
        ("act_buy", "Buy|Buy|Buy|{share}", "act buy: {share} is none of its fields"),
        ("money", "¤", "money: no glyph for ¤"),
    ],
)
def test_missing_and_wrong_words_are_named(word, text, fault):
    own = {name: said for name, said in TEXTS.items() if name != word}
    own |= {word: text} if text else {}
    found = word_faults(described(), own, table(ENGLISH))
    assert any(one.startswith(fault) for one in found), found

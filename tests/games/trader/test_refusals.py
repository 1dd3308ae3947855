"""Every reason for a refusal, each in a test of its name; the game is as it was afterwards."""

import pytest
from banker.games.trader.data import MOST_DIVIDENDS
from banker.rules.transactions import NEW_GAME

from tests.games.trader.positions import holding, played, red_monopoly
from tests.games.trader.refusal import reason, refusal
from tests.support.trader import (
    BUY,
    FLOAT,
    GO,
    INTEREST,
    MARKET,
    OFFICES,
    REMOVE,
    SELL,
    TRADE,
    Game,
)


@pytest.mark.parametrize(
    "transaction",
    [
        None,
        (),
        [GO, 1],
        (0, 1),
        (12, 1),
        (True, 1),
        (FLOAT,),
        (FLOAT, 1),
        (FLOAT, 1, 2, 3),
        (FLOAT, 1.0, 2),
        (BUY, 1, 12, True),
        (OFFICES, 12, 1, 1),
        (NEW_GAME, 1),
    ],
)
def test_malformed(transaction):
    assert refusal(red_monopoly(), transaction) == "malformed"


@pytest.mark.parametrize("pawn", [0, 7, -1, 10**30])
def test_no_such_pawn(pawn):
    for transaction in (
        (FLOAT, pawn, 1),
        (BUY, pawn, 12, 1),
        (SELL, pawn, 12, 1),
        (TRADE, pawn, 2, 12, 1),
        (TRADE, 1, pawn, 12, 1),
        (INTEREST, pawn, 12),
        (GO, pawn),
        (REMOVE, pawn),
    ):
        assert refusal(red_monopoly(), transaction) == "no_such_pawn"


def test_pawn_out():
    game = red_monopoly()
    game.apply((REMOVE, 1))
    for transaction in (
        (FLOAT, 1, 1),
        (BUY, 1, 12, 1),
        (SELL, 1, 12, 1),
        (TRADE, 1, 2, 12, 1),
        (TRADE, 2, 1, 12, 1),
        (INTEREST, 1, 12),
        (GO, 1),
        (REMOVE, 1),
    ):
        assert refusal(game, transaction) == "pawn_out"


def test_same_pawn():
    assert refusal(red_monopoly(), (TRADE, 2, 2, 12, 1)) == "same_pawn"


@pytest.mark.parametrize("code", [0, 23, -1, 10**30])
def test_no_such_company(code):
    for transaction in (
        (FLOAT, 1, code),
        (BUY, 1, code, 1),
        (SELL, 2, code, 1),
        (TRADE, 1, 2, code, 1),
        (INTEREST, 1, code),
        (OFFICES, code, 1, 1, 1),
    ):
        assert refusal(red_monopoly(), transaction) == "no_such_company"


def test_not_listed():
    for transaction in ((BUY, 1, 1, 1), (SELL, 1, 1, 1), (TRADE, 1, 2, 1, 1), (INTEREST, 1, 1)):
        assert refusal(red_monopoly(), transaction) == "not_listed"


def test_already_listed():
    for pawn in (1, 2):
        assert refusal(red_monopoly(), (FLOAT, pawn, 12)) == "already_listed"


def test_bad_number():
    for transaction in (
        (BUY, 1, 12, 0),
        (BUY, 1, 12, 3),
        (BUY, 1, 12, 10),
        (SELL, 2, 12, 0),
        (SELL, 2, 12, 10),
        (TRADE, 1, 2, 12, 0),
        (OFFICES, 12, -1, 0, 0),
        (OFFICES, 12, 5, 5, 6),
        (NEW_GAME, -1, 0),
        (NEW_GAME, 1 << 30, 0),
        (NEW_GAME, 1, 2),
        (MARKET, 2),
    ):
        assert refusal(red_monopoly(), transaction) == "bad_number"


@pytest.mark.parametrize(("held", "wanted"), [(8, 2), (9, 1), (9, 2)])
def test_bank_short(held, wanted):
    game = holding(9, 1, (held, 0, 0, 0, 0, 0))
    assert refusal(game, (BUY, 2, 9, wanted)) == "bank_short"


def test_not_held():
    for transaction in (
        (SELL, 1, 12, 1),
        (SELL, 2, 12, 6),
        (TRADE, 1, 3, 12, 1),
        (TRADE, 1, 2, 12, 6),
    ):
        assert refusal(red_monopoly(), transaction) == "not_held"


def test_no_monopoly():
    two_presidents = played((FLOAT, 1, 1), (FLOAT, 2, 2))
    for game in (Game(), played((FLOAT, 1, 1)), two_presidents):
        assert refusal(game, (OFFICES, 1, 0, 0, 0)) == "no_monopoly"


def test_uneven():
    for wanted in ((2, 0, 1), (0, 1, 2), (5, 4, 3)):
        assert refusal(red_monopoly(1, 1, 1), (OFFICES, 12, *wanted)) == "uneven"


def all_monopolies():
    """Return a game in which pawn 1 presides over everything."""
    return played(*((FLOAT, 1, code) for code in range(1, 23)))


def test_no_offices_left():
    game = all_monopolies()
    for code in (3, 6):
        game.apply((OFFICES, code, 4, 4, 4))
    game.apply((OFFICES, 1, 4, 3, 0))
    assert refusal(game, (OFFICES, 21, 1, 1, 0)) == "no_offices_left"


def test_no_head_offices_left():
    game = all_monopolies()
    for code in (3, 6, 9, 12):
        for steps in (4, 5):
            game.apply((OFFICES, code, steps, steps, steps))
    game.apply((OFFICES, 1, 4, 4, 0))
    assert refusal(game, (OFFICES, 1, 5, 4, 0)) == "no_head_offices_left"


def test_dividends_full():
    game = played((FLOAT, 1, 21), (FLOAT, 1, 22), (OFFICES, 21, 5, 5, 0))
    while game.dividends[1] + 1100 <= MOST_DIVIDENDS:
        game.apply((INTEREST, 2, 22))
    assert refusal(game, (INTEREST, 2, 22)) == "dividends_full"
    assert game.apply((GO, 1)).amount == 200 + game.prepared((INTEREST, 2, 22))[1].amount * -90
    game.apply((INTEREST, 2, 22))


def test_a_wrong_key_is_refused_as_soon_as_it_is_typed():
    """Fields that are right so far are accepted, and the first wrong one is refused."""
    game = red_monopoly(1, 1, 1)
    game.apply((REMOVE, 6))
    for entered in ((BUY,), (BUY, 1), (BUY, 1, 12), (OFFICES, 13), (OFFICES, 13, 2, 1), (REMOVE,)):
        game.prepare(entered)
    for entered, expected in (
        ((BUY, 6), "pawn_out"),
        ((FLOAT, 1, 12), "already_listed"),
        ((BUY, 1, 1), "not_listed"),
        ((SELL, 1, 12), "not_held"),
        ((TRADE, 1, 1), "same_pawn"),
        ((TRADE, 1, 3, 12), "not_held"),
        ((OFFICES, 1), "no_monopoly"),
        ((OFFICES, 12, 1, 3), "uneven"),
    ):
        assert reason(game.prepare, entered) == expected
    full = holding(9, 1, (9, 0, 0, 0, 0, 0))
    assert reason(full.prepare, (BUY, 2, 9)) == "bank_short"

"""Every reason for a refusal, each in a test of its name, and how soon a mistake shows."""

import pytest
from banker.games.chicago import refusals
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import (
    AUCTION,
    BUILD,
    CASH,
    CITY,
    CORRECT,
    DIVIDENDS,
    FIELDS,
    FOREST,
    HOUSES_LEFT,
    INCOME,
    LOCOMOTIVES,
    MOUNTAIN,
    NEW_GAME,
    PASS,
    PRESENCE,
    REMOVE,
    SHARES_HELD,
    TABLE,
    TRACK,
    TREASURY,
)

from tests.games.chicago.table import (
    ANDY,
    BEN,
    BO,
    CHICAGO,
    CO,
    DETROIT,
    NYC,
    PRR,
    REASONS,
    WAB,
    WHEELING,
    give,
    income,
    into_chicago,
    next_round,
    opened,
    over,
    reason,
    refusal,
    refused_at,
    take_turn,
    to_payday,
    wabash_opened,
)

TURNS = (
    (BUILD, PRR, 1, 0, 0, 0, 0),
    (CITY, 1, 1),
    (MOUNTAIN, 1, PRR),
    (FOREST, PRR),
    (TRACK, 2),
    (PASS, 1),
)


@pytest.mark.parametrize(
    "transaction",
    [
        None,
        (),
        [PASS, 1],
        (0,),
        (13, 1),
        (15,),
        (True, 1),
        (PASS,),
        (PASS, 1, 1),
        (PASS, 1.0),
        (PASS, True),
        (DIVIDENDS, 0),
        (BUILD, PRR, 1, 0, 0, 0),
        (AUCTION, PRR, 1),
        (NEW_GAME, 1, 2, 3),
        (NEW_GAME, 1, 2, 0, 3, 0, 0),
    ],
)
def test_malformed(transaction):
    assert refusal(opened(), transaction) == refusals.MALFORMED


@pytest.mark.parametrize("pawn", [-1, 7, 10**30])
def test_no_such_pawn(pawn):
    for transaction in ((AUCTION, CO, pawn, 9), (REMOVE, pawn), (NEW_GAME, 1, pawn, 0, 0, 0, 0)):
        assert refusal(opened(), transaction) == refusals.NO_SUCH_PAWN
    assert refusal(opened(), (REMOVE, 0)) == refusals.NO_SUCH_PAWN
    for key in (0, 7, 9):
        assert refusal(opened(), (CORRECT, CASH, key, 1)) == refusals.NO_SUCH_PAWN


@pytest.mark.parametrize("company", [-1, 0, 6, 10**30])
def test_no_such_company(company):
    for transaction in (
        (AUCTION, company, 1, 9),
        (BUILD, company, 1, 0, 0, 0, 0),
        (MOUNTAIN, 1, company),
        (FOREST, company),
    ):
        assert refusal(opened(), transaction) == refusals.NO_SUCH_COMPANY
    for what in (TREASURY, INCOME, LOCOMOTIVES):
        for key in (0, 6, 9):
            assert refusal(opened(), (CORRECT, what, key, 1)) == refusals.NO_SUCH_COMPANY


@pytest.mark.parametrize(
    "transaction",
    [
        (AUCTION, CO, 1, 1000),
        (AUCTION, CO, 0, 1),
        (BUILD, PRR, 0, 0, 0, 0, 0),
        (BUILD, PRR, 4, 0, 0, 0, 0),
        (BUILD, PRR, 1, 1000, 0, 0, 0),
        (BUILD, PRR, 1, 0, 1000, 0, 0),
        (BUILD, PRR, 1, 0, 0, 16, 0),
        (BUILD, PRR, 1, 0, 0, CHICAGO, 2),
        (BUILD, PRR, 1, 0, 0, 0, 1),
        (CITY, 0, 1),
        (CITY, 10, 1),
        (MOUNTAIN, 0, PRR),
        (TRACK, 1),
        (TRACK, 4),
        (PASS, 0),
        (PASS, 4),
        (CORRECT, 0, 1, 1),
        (CORRECT, 8, 1, 1),
        (CORRECT, SHARES_HELD, 2, 20),  # nobody would have a share of it
        (CORRECT, CASH, 10, 1),
        (CORRECT, CASH, 1, 10000),
        (CORRECT, LOCOMOTIVES, PRR, 20),
        (CORRECT, HOUSES_LEFT, 0, 21),
        (CORRECT, HOUSES_LEFT, 1, 5),
        (CORRECT, PRESENCE, 0, 1),
        (CORRECT, PRESENCE, 4, 1),
        (CORRECT, PRESENCE, 1, 32),
        (TABLE, 0, 5),
        (TABLE, 10, 5),
        (TABLE, 1, 0),
        (TABLE, 3, 10),
        (TABLE, 4, 21),
        (TABLE, 8, 2),
        (TABLE, 9, 2),
        (TABLE, 9, 7),
        (TABLE, 9, 22),
    ],
)
def test_bad_number(transaction):
    assert refusal(opened(), transaction) == refusals.BAD_NUMBER


def test_fort_wayne_is_asked_only_once():
    game = wabash_opened()
    take_turn(game, BEN)
    assert refusal(game, (BUILD, BO, 1, 0, 0, CHICAGO, 1)) == refusals.BAD_NUMBER
    assert game.apply((BUILD, BO, 1, 0, 0, CHICAGO, 0)).paid


def test_the_wabash_has_ten_locomotives_once_open():
    game = wabash_opened()
    assert refusal(game, (CORRECT, LOCOMOTIVES, WAB, 11)) == refusals.BAD_NUMBER


def test_pawn_out():
    game = opened(4)
    game.apply((REMOVE, 2))
    for transaction in ((AUCTION, CO, 2, 9), (REMOVE, 2), (CORRECT, CASH, 2, 9)):
        assert refusal(game, transaction) == refusals.PAWN_OUT


def test_not_playing():
    for transaction in ((AUCTION, CO, 5, 9), (REMOVE, 5), (CORRECT, CASH, 5, 9)):
        assert refusal(opened(), transaction) == refusals.NOT_PLAYING


def test_await_opening():
    game = Game((1, 2, 3))
    for transaction in (
        *TURNS,
        (DIVIDENDS,),
        (REMOVE, 1),
        (AUCTION, BO, 1, 7),
        (AUCTION, WAB, 1, 7),
    ):
        assert refusal(game, transaction) == refusals.AWAIT_OPENING
    assert game.awaits() == refusals.AWAIT_OPENING


def test_await_turn():
    assert refusal(opened(), (DIVIDENDS,)) == refusals.AWAIT_TURN


def test_await_wabash():
    game = opened()
    into_chicago(game, PRR)
    for transaction in (*TURNS, (DIVIDENDS,), (REMOVE, 1), (AUCTION, BO, 1, 9)):
        assert refusal(game, transaction) == refusals.AWAIT_WABASH


def test_await_payday():
    game = to_payday(opened())
    for transaction in (*TURNS, (AUCTION, BO, 1, 9)):
        assert refusal(game, transaction) == refusals.AWAIT_PAYDAY


def test_game_over():
    game = over()
    for transaction in (*TURNS, (AUCTION, BO, 1, 9), (DIVIDENDS,), (REMOVE, 1)):
        assert refusal(game, transaction) == refusals.GAME_OVER
    assert refusal(game, (CORRECT, CASH, 1, 1)) == refusals.GAME_OVER
    assert game.prepared((TABLE, 1, 4))[1].changed
    assert game.prepared((NEW_GAME, 1, 2, 0, 0, 0, 0))[1].changed


def test_too_few_seats():
    assert refusal(opened(), (NEW_GAME, 0, 0, 0, 0, 0, 0)) == refusals.TOO_FEW_SEATS
    assert refused_at(opened(), (NEW_GAME, 4, 0, 0, 0, 0, 0)) == (2, refusals.TOO_FEW_SEATS)
    assert reason(Game, (1,)) == refusals.TOO_FEW_SEATS


def test_already_seated():
    assert refused_at(opened(), (NEW_GAME, 4, 2, 4, 0, 0, 0)) == (3, refusals.ALREADY_SEATED)


def test_two_left():
    game = opened()
    game.apply((REMOVE, 2))
    assert refused_at(game, (REMOVE, 1)) == (0, refusals.TWO_LEFT)


def test_wabash_closed():
    game = opened()
    for transaction in (
        (AUCTION, WAB, 1, 9),
        (BUILD, WAB, 1, 0, 0, 0, 0),
        (CITY, 1, 0b10001),
        (MOUNTAIN, 1, WAB),
        (FOREST, WAB),
        (CORRECT, TREASURY, WAB, 1),
        (CORRECT, INCOME, WAB, 1),
        (CORRECT, LOCOMOTIVES, WAB, 1),
        (CORRECT, PRESENCE, 1, 0b10000),
    ):
        assert refusal(game, transaction) == refusals.WABASH_CLOSED


def test_sold_out():
    game = opened()
    give(game, ANDY, PRR, 2)
    assert refused_at(game, (AUCTION, PRR, BEN, 9)) == (1, refusals.SOLD_OUT)


def test_bid_low():
    game = opened()
    income(game, CO, 20)
    assert refusal(game, (AUCTION, CO, BEN, 9)) == refusals.BID_LOW
    assert game.prepared((AUCTION, CO, BEN, 10))[1]


def test_cash_short():
    game = opened()
    game.apply((CORRECT, CASH, BEN, 30))
    assert refused_at(game, (AUCTION, CO, BEN, 31)) == (3, refusals.CASH_SHORT)
    income(game, CO, 62)
    assert refused_at(game, (AUCTION, CO, BEN, 31)) == (2, refusals.CASH_SHORT)


def test_no_share():
    game = opened()
    assert game.turn == ANDY
    assert refused_at(game, (BUILD, BO, 1, 0, 0, 0, 0)) == (1, refusals.NO_SHARE)


def test_no_locomotives():
    game = opened()
    game.apply((CORRECT, LOCOMOTIVES, PRR, 0))
    assert refused_at(game, (BUILD, PRR, 1, 0, 0, 0, 0)) == (1, refusals.NO_LOCOMOTIVES)
    game.apply((CORRECT, LOCOMOTIVES, PRR, 1))
    assert refused_at(game, (BUILD, PRR, 2, 0, 0, 0, 0)) == (2, refusals.NO_LOCOMOTIVES)


def test_treasury_short():
    assert refused_at(opened(), (BUILD, PRR, 1, 8, 0, 0, 0)) == (3, refusals.TREASURY_SHORT)


def test_too_many_hexes():
    found = refused_at(opened(), (BUILD, PRR, 1, 0, 0, DETROIT | WHEELING, 0))
    assert found == (5, refusals.TOO_MANY_HEXES)
    found = refused_at(opened(), (BUILD, PRR, 3, 0, 0, 15, 0))
    assert found == (5, refusals.TOO_MANY_HEXES)


@pytest.mark.parametrize("special", [DETROIT, WHEELING])
def test_already_there(special):
    game = opened()
    game.apply((BUILD, PRR, 1, 0, 0, special, 0))
    take_turn(game, ANDY)
    found = refused_at(game, (BUILD, PRR, 1, 0, 0, special, 0))
    assert found == (5, refusals.ALREADY_THERE)
    assert game.prepared((BUILD, NYC, 1, 0, 0, special, 0))[1]


def test_already_there_in_chicago():
    game = wabash_opened()
    take_turn(game, ANDY)
    found = refused_at(game, (BUILD, PRR, 1, 0, 0, CHICAGO, 0))
    assert found == (5, refusals.ALREADY_THERE)


@pytest.mark.parametrize(
    ("dial", "transactions"),
    [(1, [(AUCTION, CO, BEN, 9)]), (2, TURNS[:1]), (3, TURNS[1:5])],
)
def test_dial_red(dial, transactions):
    game = opened()
    for _ in range(game.tables[dial - 1]):
        game.apply((PASS, dial))
    for transaction in transactions:
        assert refused_at(game, transaction) == (0, refusals.DIAL_RED)
    assert refused_at(game, (PASS, dial)) == (1, refusals.DIAL_RED)


def test_no_houses():
    game = opened()
    game.apply((CORRECT, HOUSES_LEFT, 0, 0))
    for transaction in TURNS[1:4]:
        assert refused_at(game, transaction) == (0, refusals.NO_HOUSES)
    game.apply((CORRECT, PRESENCE, 2, 1))
    assert game.prepared((TRACK, 2))[1]


def test_nobody_there():
    assert refusal(opened(), (TRACK, 3)) == refusals.NOBODY_THERE
    assert refusal(opened(), (CITY, 2, 0)) == refusals.NOBODY_THERE


def test_track_end():
    game = opened()
    game.apply((CORRECT, PRESENCE, 3, 1))
    game.apply((TRACK, 3))
    game.apply((TRACK, 3))
    assert game.tracks[3] == 8
    assert refusal(game, (TRACK, 3)) == refusals.TRACK_END


def test_too_much():
    game = opened()
    game.apply((CORRECT, TREASURY, CO, 9998))
    assert refusal(game, (AUCTION, CO, BEN, 5)) == refusals.TOO_MUCH
    assert game.prepared((FOREST, PRR))[1]
    game.apply((CORRECT, TREASURY, CO, 9998))
    game.apply((CORRECT, INCOME, CO, 9997))
    assert refusal(game, (CITY, 3, 1 << CO - 1)) == refusals.TOO_MUCH
    assert refusal(game, (MOUNTAIN, 3, CO)) == refusals.TOO_MUCH
    take_turn(game, 3)
    assert refused_at(game, (BUILD, CO, 1, 0, 3, 0, 0)) == (4, refusals.TOO_MUCH)
    assert refusal(game, (BUILD, CO, 1, 0, 0, WHEELING, 0)) == refusals.TOO_MUCH
    assert refusal(game, (BUILD, CO, 1, 0, 0, CHICAGO, 0)) == refusals.TOO_MUCH


def test_too_much_on_a_payday_is_put_right_by_correcting():
    game = to_payday(opened())
    game.apply((CORRECT, CASH, BEN, 9999))
    assert refusal(game, (DIVIDENDS,)) == refusals.TOO_MUCH
    game.apply((CORRECT, CASH, BEN, 99))
    assert game.apply((DIVIDENDS,)).paid
    game.apply((CORRECT, PRESENCE, 1, 1 << BO - 1))
    game.apply((CORRECT, INCOME, BO, 9999))
    game.apply((CORRECT, CASH, BEN, 0))
    to_payday(game)
    assert refusal(game, (DIVIDENDS,)) == refusals.TOO_MUCH


def test_every_reason_has_its_test():
    named = {name for name in globals() if name.startswith("test_")}
    for why in REASONS:
        assert any(name.startswith("test_" + why) for name in named), why


def test_every_function_key_is_answered_at_once():
    """Alone, a kind is allowed or refused by the stage, its dial or the stock: never malformed."""
    for game in (Game(), opened(), to_payday(opened()), over(), wabash_opened()):
        for kind in FIELDS:
            answer = reason(game.prepare, (kind,))
            assert answer in (None, game.awaits())


def test_a_round_later_everything_goes_again():
    game = opened()
    next_round(game)
    assert game.prepared((AUCTION, CO, BEN, 9))[1].dial == (1, 1, 3)

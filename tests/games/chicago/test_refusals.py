"""Every reason for a refusal, each in a test of its name, and how soon a mistake shows."""

import pytest

from host_tools.games.kit.acts import fields_by_kind
from tests.games.chicago.table import (
    ANDY,
    AUCTION,
    BEN,
    BO,
    BUILD,
    CHICAGO,
    CITY,
    CO,
    DETROIT,
    DIVIDENDS,
    FOREST,
    MOUNTAIN,
    NEW_GAME,
    NYC,
    PASS,
    PRR,
    REMOVE,
    TRACK,
    WAB,
    WHEELING,
    Game,
    correct,
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
        (14, 1),
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
    assert refusal(opened(), transaction) == "malformed"


@pytest.mark.parametrize("pawn", [-1, 7, 10**30])
def test_no_such_pawn(pawn):
    for transaction in ((AUCTION, CO, pawn, 9), (REMOVE, pawn), (NEW_GAME, 1, pawn, 0, 0, 0, 0)):
        assert refusal(opened(), transaction) == "no_such_pawn"
    assert refusal(opened(), (REMOVE, 0)) == "no_such_pawn"
    for key in (0, 7):
        assert refusal(opened(), correct("cash", key, 1)) == "no_such_pawn"


@pytest.mark.parametrize("company", [-1, 0, 6, 10**30])
def test_no_such_company(company):
    for transaction in (
        (AUCTION, company, 1, 9),
        (BUILD, company, 1, 0, 0, 0, 0),
        (MOUNTAIN, 1, company),
        (FOREST, company),
    ):
        assert refusal(opened(), transaction) == "no_such_company"
    for what in ("treasury", "income", "locos"):
        for key in (0, 6):
            assert refusal(opened(), correct(what, key, 1)) == "no_such_company"


@pytest.mark.parametrize(
    "transaction",
    [
        (AUCTION, CO, 1, 1000),
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
        correct("shares", 2, 0, 2),  # nobody would have a share of it
        correct("cash", 1, 10000),
        correct("locos", PRR, 20),
        correct("houses", 0, 21),
        correct("houses", 1, 5),
        correct("present", 0, 1),
        correct("present", 4, 1),
        correct("present", 1, 32),
        correct("next_tables", 0, 5),
        correct("next_tables", 10, 5),
        correct("next_tables", 1, 0),
        correct("next_tables", 3, 10),
        correct("next_tables", 4, 21),
        correct("next_tables", 8, 2),
        correct("next_tables", 9, 2),
        correct("next_tables", 9, 7),
        correct("next_tables", 9, 22),
    ],
)
def test_bad_number(transaction):
    assert refusal(opened(), transaction) == "bad_number"


def test_fort_wayne_is_asked_only_once():
    game = wabash_opened()
    take_turn(game, BEN)
    assert refusal(game, (BUILD, BO, 1, 0, 0, CHICAGO, 1)) == "bad_number"
    assert game.apply((BUILD, BO, 1, 0, 0, CHICAGO, 0)).changed


def test_the_wabash_has_ten_locomotives_once_open():
    game = wabash_opened()
    assert refusal(game, correct("locos", WAB, 11)) == "bad_number"


def test_pawn_out():
    game = opened(4)
    game.apply((REMOVE, 2))
    for transaction in ((AUCTION, CO, 2, 9), (REMOVE, 2), correct("cash", 2, 9)):
        assert refusal(game, transaction) == "pawn_out"


def test_not_playing():
    for transaction in ((AUCTION, CO, 5, 9), (REMOVE, 5), correct("cash", 5, 9)):
        assert refusal(opened(), transaction) == "not_playing"


def test_await_opening():
    game = Game((1, 2, 3))
    for transaction in (
        *TURNS,
        (DIVIDENDS,),
        (REMOVE, 1),
        (AUCTION, BO, 1, 7),
        (AUCTION, WAB, 1, 7),
    ):
        assert refusal(game, transaction) == "await_opening"
    assert game.awaited() == "await_opening"


def test_await_turn():
    assert refusal(opened(), (DIVIDENDS,)) == "await_turn"


def test_await_wabash():
    game = opened()
    into_chicago(game, PRR)
    for transaction in (*TURNS, (DIVIDENDS,), (REMOVE, 1), (AUCTION, BO, 1, 9)):
        assert refusal(game, transaction) == "await_wabash"


def test_await_payday():
    game = to_payday(opened())
    for transaction in (*TURNS, (AUCTION, BO, 1, 9)):
        assert refusal(game, transaction) == "await_payday"


def test_game_over():
    game = over()
    for transaction in (*TURNS, (AUCTION, BO, 1, 9), (DIVIDENDS,), (REMOVE, 1)):
        assert refusal(game, transaction) == "game_over"
    assert refusal(game, correct("cash", 1, 1)) == "game_over"
    assert game.prepared(correct("next_tables", 1, 4))[1].changed
    assert game.prepared((NEW_GAME, 1, 2, 0, 0, 0, 0))[1].changed


def test_too_few_seats():
    assert refusal(opened(), (NEW_GAME, 0, 0, 0, 0, 0, 0)) == "too_few_seats"
    assert refused_at(opened(), (NEW_GAME, 4, 0, 0, 0, 0, 0)) == (2, "too_few_seats")
    assert reason(Game, (1,)) == "too_few_seats"


def test_already_seated():
    assert refused_at(opened(), (NEW_GAME, 4, 2, 4, 0, 0, 0)) == (3, "already_seated")


def test_two_left():
    game = opened()
    game.apply((REMOVE, 2))
    assert refused_at(game, (REMOVE, 1)) == (0, "two_left")


def test_wabash_closed():
    game = opened()
    for transaction in (
        (AUCTION, WAB, 1, 9),
        (BUILD, WAB, 1, 0, 0, 0, 0),
        (CITY, 1, 0b10001),
        (MOUNTAIN, 1, WAB),
        (FOREST, WAB),
        correct("treasury", WAB, 1),
        correct("income", WAB, 1),
        correct("locos", WAB, 1),
        correct("present", 1, 0b10000),
    ):
        assert refusal(game, transaction) == "wabash_closed"


def test_sold_out():
    game = opened()
    give(game, ANDY, PRR, 2)
    assert refused_at(game, (AUCTION, PRR, BEN, 9)) == (1, "sold_out")


def test_bid_low():
    game = opened()
    income(game, CO, 20)
    assert refusal(game, (AUCTION, CO, BEN, 9)) == "bid_low"
    assert game.prepared((AUCTION, CO, BEN, 10))[1]


def test_cash_short():
    game = opened()
    game.apply(correct("cash", BEN, 30))
    assert refused_at(game, (AUCTION, CO, BEN, 31)) == (3, "cash_short")
    income(game, CO, 62)
    assert refused_at(game, (AUCTION, CO, BEN, 31)) == (2, "cash_short")


def test_no_share():
    game = opened()
    assert game.turn == ANDY
    assert refused_at(game, (BUILD, BO, 1, 0, 0, 0, 0)) == (1, "no_share")


def test_no_locomotives():
    game = opened()
    game.apply(correct("locos", PRR, 0))
    assert refused_at(game, (BUILD, PRR, 1, 0, 0, 0, 0)) == (1, "no_locomotives")
    game.apply(correct("locos", PRR, 1))
    assert refused_at(game, (BUILD, PRR, 2, 0, 0, 0, 0)) == (2, "no_locomotives")


def test_treasury_short():
    assert refused_at(opened(), (BUILD, PRR, 1, 8, 0, 0, 0)) == (3, "treasury_short")


def test_too_many_hexes():
    found = refused_at(opened(), (BUILD, PRR, 1, 0, 0, DETROIT | WHEELING, 0))
    assert found == (5, "too_many_hexes")
    found = refused_at(opened(), (BUILD, PRR, 3, 0, 0, 15, 0))
    assert found == (5, "too_many_hexes")


@pytest.mark.parametrize("special", [DETROIT, WHEELING])
def test_already_there(special):
    game = opened()
    game.apply((BUILD, PRR, 1, 0, 0, special, 0))
    take_turn(game, ANDY)
    found = refused_at(game, (BUILD, PRR, 1, 0, 0, special, 0))
    assert found == (5, "already_there")
    assert game.prepared((BUILD, NYC, 1, 0, 0, special, 0))[1]


def test_already_there_in_chicago():
    game = wabash_opened()
    take_turn(game, ANDY)
    found = refused_at(game, (BUILD, PRR, 1, 0, 0, CHICAGO, 0))
    assert found == (5, "already_there")


@pytest.mark.parametrize(
    ("dial", "transactions"),
    [(1, [(AUCTION, CO, BEN, 9)]), (2, TURNS[:1]), (3, TURNS[1:5])],
)
def test_dial_red(dial, transactions):
    game = opened()
    for _ in range(game.tables[dial]):
        game.apply((PASS, dial))
    for transaction in transactions:
        assert refused_at(game, transaction) == (0, "dial_red")
    assert refused_at(game, (PASS, dial)) == (1, "dial_red")


def test_no_houses():
    game = opened()
    game.apply(correct("houses", 0, 0))
    for transaction in TURNS[1:4]:
        assert refused_at(game, transaction) == (0, "no_houses")
    game.apply(correct("present", 2, 1))
    assert game.prepared((TRACK, 2))[1]


def test_nobody_there():
    assert refusal(opened(), (TRACK, 3)) == "nobody_there"
    assert refusal(opened(), (CITY, 2, 0)) == "nobody_there"


def test_track_end():
    game = opened()
    game.apply(correct("present", 3, 1))
    game.apply((TRACK, 3))
    game.apply((TRACK, 3))
    assert game.tracks[3] == 8
    assert refusal(game, (TRACK, 3)) == "track_end"


def test_too_much():
    game = opened()
    game.apply(correct("treasury", CO, 9998))
    assert refusal(game, (AUCTION, CO, BEN, 5)) == "too_much"
    assert game.prepared((FOREST, PRR))[1]
    game.apply(correct("treasury", CO, 9998))
    game.apply(correct("income", CO, 9997))
    assert refusal(game, (CITY, 3, 1 << CO - 1)) == "too_much"
    assert refusal(game, (MOUNTAIN, 3, CO)) == "too_much"
    take_turn(game, 3)
    assert refused_at(game, (BUILD, CO, 1, 0, 3, 0, 0)) == (4, "too_much")
    assert refusal(game, (BUILD, CO, 1, 0, 0, WHEELING, 0)) == "too_much"
    assert refusal(game, (BUILD, CO, 1, 0, 0, CHICAGO, 0)) == "too_much"


def test_too_much_money_on_a_payday_can_be_corrected():
    game = to_payday(opened())
    game.apply(correct("cash", BEN, 9999))
    assert refusal(game, (DIVIDENDS,)) == "too_much"
    game.apply(correct("cash", BEN, 99))
    assert game.apply((DIVIDENDS,)).changed
    game.apply(correct("present", 1, 1 << BO - 1))
    game.apply(correct("income", BO, 9999))
    game.apply(correct("cash", BEN, 0))
    to_payday(game)
    assert refusal(game, (DIVIDENDS,)) == "too_much"


def test_every_function_key_is_answered_at_once():
    """Stage, dial or stock allow or refuse a kind without its fields; it is never malformed."""
    for game in (Game(), opened(), to_payday(opened()), over(), wabash_opened()):
        for kind in fields_by_kind(Game):
            answer = reason(game.prepare, (kind,))
            assert answer in (None, game.awaited())


def test_a_round_later_everything_goes_again():
    game = opened()
    next_round(game)
    assert game.prepared((AUCTION, CO, BEN, 9))[1].change("dials", 1) == (0, 1)

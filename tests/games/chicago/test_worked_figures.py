"""The specification's worked figures, by their number."""

import pytest
from banker.games.chicago.board import STARTING_CASH

from tests.games.chicago.table import (
    ANDY,
    AUCTION,
    BEN,
    BO,
    BUILD,
    CHARLES,
    CHICAGO,
    CITY,
    CO,
    DIVIDENDS,
    NYC,
    PRR,
    TRACK,
    WAB,
    WHEELING,
    Game,
    correct,
    give,
    income,
    into_chicago,
    moved,
    next_round,
    opened,
    take_turn,
    to_payday,
    treasury,
)


def test_1_minimum_bid_is_rounded_up():
    game = opened(winners=(ANDY, BEN, CHARLES, BEN))
    give(game, CHARLES, NYC)
    income(game, NYC, 22)
    assert game.sold(NYC) == 2
    assert game.min_bid(NYC) == 8


def test_2_dividends_are_rounded_before_they_are_multiplied():
    game = opened(winners=(ANDY, BEN, CHARLES, ANDY))
    give(game, ANDY, NYC)
    give(game, BEN, NYC)
    income(game, NYC, 16)
    assert game.per_share(NYC) == 6
    assert game.dividend(ANDY, NYC) == 12
    assert game.dividend(BEN, NYC) == 6


def test_3_a_lone_shareholder_gains_by_the_rounding():
    game = opened(winners=(ANDY, BEN, CHARLES, ANDY))
    give(game, ANDY, NYC)
    income(game, NYC, 17)
    assert game.per_share(NYC) == 9
    assert game.dividend(ANDY, NYC) == 18


def test_4_a_build_is_paid_out_of_the_treasury():
    game = opened()
    treasury(game, NYC, 8)
    cash = list(game.cash)
    outcome = game.apply((BUILD, NYC, 2, 6, 2, 0, 0))
    assert game.treasury[NYC] == 2
    assert moved(outcome, "treasury", NYC) == (8, 2)
    assert game.cash == cash


def test_5_a_city_and_wheeling_are_developed():
    game = opened()
    income(game, CO, 12)
    game.apply((CITY, 1, 1 << CO - 1))
    assert game.income[CO] == 13
    income(game, PRR, 17)
    income(game, BO, 14)
    game.apply(correct("present", 2, 0b00011))
    outcome = game.apply((TRACK, 2))
    assert (game.tracks[2], game.income[PRR], game.income[BO]) == (4, 18, 15)
    assert moved(outcome, "tracks", 2) == (3, 4)
    assert moved(outcome, "income", BO) == (14, 15)
    assert moved(outcome, "houses") is None


@pytest.mark.parametrize(
    ("typed", "hexes", "gain"),
    [(2, 0, 2), (1, 0, 1), (3, 0, 3), (0, WHEELING, 3)],
    ids=["city", "mountain", "developed", "Wheeling"],
)
def test_6_income_on_arriving(typed, hexes, gain):
    game = opened()
    before = game.income[PRR]
    game.apply((BUILD, PRR, 1, 2, typed, hexes, 0))
    assert game.income[PRR] == before + gain


def test_7_opening_bids_in_their_order():
    game = Game((1, 2))
    for company, bid in ((PRR, 7), (BO, 6), (CO, 5), (NYC, 8)):
        assert game.on_sale() == company
        assert game.min_bid(company) == bid
        game.apply((AUCTION, company, 1, bid))


@pytest.mark.parametrize(("players", "cash"), [(2, 60), (3, 40), (4, 30), (5, 24), (6, 20)])
def test_7_cash_by_the_number_of_players(players, cash):
    game = Game(range(1, players + 1))
    assert game.cash[1:] == [cash] * players + [0] * (6 - players)
    assert STARTING_CASH[players] * players == 120


@pytest.mark.parametrize(("developed", "first"), [(0, 1), (1, 3)])
def test_8_the_wabash_opens(developed, first):
    game = opened()
    outcome = into_chicago(game, PRR, developed)
    assert outcome.happened("wabash_opens")
    assert game.income[WAB] == game.min_bid(WAB) == first
    assert game.locos[WAB] == 10


def test_8_detroit_rises_to_its_end_and_ends_the_game():
    game = opened()
    for after in range(2, 9):
        next_round(game)
        assert game.tracks[1] == after
    to_payday(game)
    game.apply((DIVIDENDS,))
    assert game.in_step("over")
    assert game.flags() == 8
    assert game.tracks[1] == 8


def test_a_chicago_dividend_counts_the_income_of_the_build():
    game = opened()
    give(game, BEN, PRR)
    take_turn(game, ANDY)
    income(game, PRR, 10)
    cash = list(game.cash)
    outcome = game.apply((BUILD, PRR, 2, 4, 3, CHICAGO, 0))
    assert game.per_share(PRR) == 7
    for pawn in (ANDY, BEN):
        assert moved(outcome, "cash", pawn) == (cash[pawn], cash[pawn] + 7)

"""The specification's worked figures, by their number."""

import pytest
from banker.games.chicago.data import OVER, STARTING_CASH
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import (
    AUCTION,
    BUILD,
    CITY,
    CORRECT,
    DIVIDENDS,
    PRESENCE,
    TRACK,
)

from tests.games.chicago.table import (
    ANDY,
    BEN,
    BO,
    CHARLES,
    CHICAGO,
    CO,
    NYC,
    PRR,
    WAB,
    WHEELING,
    give,
    income,
    into_chicago,
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
    assert game.treasuries[NYC] == 2
    assert outcome.treasuries == ((NYC, -6, 2),)
    assert (outcome.to_bank, outcome.from_bank) == (6, 0)
    assert game.cash == cash


def test_5_a_city_and_wheeling_are_developed():
    game = opened()
    income(game, CO, 12)
    game.apply((CITY, 1, 1 << CO - 1))
    assert game.incomes[CO] == 13
    income(game, PRR, 17)
    income(game, BO, 14)
    game.apply((CORRECT, PRESENCE, 2, 0b00011))
    outcome = game.apply((TRACK, 2))
    assert (game.tracks[2], game.incomes[PRR], game.incomes[BO]) == (4, 18, 15)
    assert outcome.tracks == ((2, 1, 4),)
    assert outcome.incomes == ((PRR, 1, 18), (BO, 1, 15))
    assert outcome.houses is None


@pytest.mark.parametrize(
    ("typed", "hexes", "gain"),
    [(2, 0, 2), (1, 0, 1), (3, 0, 3), (0, WHEELING, 3)],
    ids=["city", "mountain", "developed", "Wheeling"],
)
def test_6_income_on_arriving(typed, hexes, gain):
    game = opened()
    before = game.incomes[PRR]
    game.apply((BUILD, PRR, 1, 2, typed, hexes, 0))
    assert game.incomes[PRR] == before + gain


def test_7_opening_bids_in_their_order():
    game = Game((1, 2))
    for company, bid in ((PRR, 7), (BO, 6), (CO, 5), (NYC, 8)):
        assert game.on_sale() == company
        assert game.min_bid(company) == bid
        game.apply((AUCTION, company, 1, bid))


@pytest.mark.parametrize(("players", "cash"), [(2, 60), (3, 40), (4, 30), (5, 24), (6, 20)])
def test_7_cash_by_the_number_of_players(players, cash):
    game = Game(range(1, players + 1))
    assert game.cash == [cash] * players + [0] * (6 - players)
    assert STARTING_CASH[players] * players == 120


@pytest.mark.parametrize(("developed", "first"), [(0, 1), (1, 3)])
def test_8_the_wabash_opens(developed, first):
    game = opened()
    outcome = into_chicago(game, PRR, developed)
    assert outcome.wabash_opens
    assert game.incomes[WAB] == game.min_bid(WAB) == first
    assert game.locomotives[WAB] == 10


def test_8_detroit_rises_to_its_end_and_ends_the_game():
    game = opened()
    for after in range(2, 9):
        next_round(game)
        assert game.tracks[1] == after
    to_payday(game)
    outcome = game.apply((DIVIDENDS,))
    assert game.stage == OVER
    assert outcome.flags == 8
    assert game.tracks[1] == 8


def test_a_chicago_dividend_counts_the_income_of_the_build():
    game = opened()
    give(game, BEN, PRR)
    take_turn(game, ANDY)
    income(game, PRR, 10)
    cash = list(game.cash)
    outcome = game.apply((BUILD, PRR, 2, 4, 3, CHICAGO, 0))
    assert outcome.per_share == 7
    assert outcome.players == ((ANDY, 7, cash[0] + 7), (BEN, 7, cash[1] + 7))
    assert outcome.from_bank == 14

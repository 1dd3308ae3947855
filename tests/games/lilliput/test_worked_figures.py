"""The figures that must come out, of the rules' examples among them."""

import pytest
from banker.games.lilliput.acts.runs import run_of
from banker.games.lilliput.board import RELIEF

from tests.games.lilliput.table import (
    EMPEROR,
    GENERAL,
    GLI,
    LNR,
    MIL,
    SLA,
    TEST,
    TREASURER,
    changed,
    chosen,
    enter,
    next_round,
    phase,
    refusal,
    run,
    said,
    take,
    to_runs,
    treasury,
)


def test_1_the_start():
    game = chosen()
    assert game.cash[1:5] == [30, 30, 60, 30]
    assert game.treasury[1:5] == [550, 500, 500, 500]
    assert game.price[1:5] == [55, 50, 50, 50]
    assert [game.fleet(key) for key in (MIL, SLA, GLI, LNR)] == [[2], [2], [2], [2, 2]]
    assert game.pile[2] == 2
    assert game.phase == 1
    assert [game.stations[key] for key in range(9)] == [0, 1, 1, 1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("routes", "revenue"),
    [((60, 110), 170), ((90, 70), 160), ((70, 70), 140), ((50, 60), 110)],
    ids=["red", "blue", "green", "yellow"],
)
def test_2_the_first_example(routes, revenue):
    assert sum(run_of(1, 2, route) for route in routes) == revenue


@pytest.mark.parametrize(
    ("trains", "revenue"),
    [
        (((3, 90), (6, 100)), 240),
        (((4, 190),), 190),
        (((4, 110), (4, 120)), 230),
        (((3, 130),), 60),
    ],
    ids=["red", "yellow", "green", "blue"],
)
def test_3_the_second_example(trains, revenue):
    assert sum(run_of(6, train, route) for train, route in trains) == revenue


def test_4_what_cards_and_items_are_worth():
    assert [RELIEF[number] for number in range(1, 8)] == [50, 50, 70, 70, 100, 100, 100]
    game = chosen(characters=(EMPEROR, 3, GENERAL, TREASURER))
    enter(game, "justice", 1)  # the Justiciary takes 5
    assert game.worth(1) == 30 + 275 + 20 == 325
    take(game, 9)
    assert game.treasury[MIL] == 550 - 40
    assert game.stations[MIL] == 2
    enter(game, "pay", 1, SLA)
    assert game.treasury[SLA] == 450
    assert refusal(game, "pay", 1, MIL) == "emperor_free"


def test_4_the_third_station():
    game = chosen()
    game.stations[MIL] = 2
    take(game, 9)
    assert game.treasury[MIL] == 450


def test_5_a_sister_buys_the_train_just_bought_for_1():
    game = chosen()
    game.cash[1] = 400
    take(game, 4)
    enter(game, "buy", 5, 55)
    for card in (1, 2, 3, 5, 6, 0):
        take(game, card, 2)
    assert game.turn == 1
    take(game, 8)
    enter(game, "train", 1, MIL)
    enter(game, "train", 2, 5, MIL, 1)
    assert game.fleet(5) == [2]
    assert game.treasury[5] == 549
    assert game.treasury[MIL] == 550 - 100 + 1


def test_5_the_treasurer_in_round_3():
    game = chosen(characters=(TREASURER, EMPEROR, GENERAL, 4))
    next_round(game)
    next_round(game)
    while game.turn != 1:
        enter(game, "card", next(card for card in range(10) if not game.taken >> card & 1), 2)
    was = game.cash[1]
    enter(game, "pay", 7)
    assert game.cash[1] == was + 30
    assert not game.has_character(1, TREASURER)
    assert refusal(game, "pay", 7) == "no_treasurer"


def test_6_a_dividend():
    game = to_runs(chosen())
    game.shares[2, MIL] = 1
    was = list(game.cash)
    outcome = run(game, 170)
    assert said(outcome, "paid")[3] == 17
    assert [game.cash[1] - was[1], game.cash[2] - was[2]] == [85, 17]
    assert outcome.price == (MIL, 55, 60)


def test_6_brobdingnag():
    game = to_runs(chosen(tables=changed(TEST, 83, 1)))
    was = game.cash[1]
    outcome = enter(game, "run", 90, 1)
    assert said(outcome, "paid")[3] == 5
    assert game.cash[1] - was == 25
    assert game.treasury[MIL] == 550 + 40


def test_a_treasury_is_never_worth_anything():
    game = chosen()
    was = game.worth(1)
    treasury(game, MIL, 5)
    phase(game, 3)
    assert game.worth(1) == was

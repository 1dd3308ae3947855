"""The figures worked out in what the game is played by, and its tables."""

import pytest
from banker.games.africa.data import COMPANY_AT, PRIVATE_INCOMES

from tests.games.africa.table import (
    AR,
    CGH,
    CNR,
    COR,
    CSA,
    KEEP,
    PAY,
    Game,
    direct,
    do,
    fill_pool,
    first,
    give_private,
    hand,
    money,
    operating,
    pass_all,
    price,
    stock,
)


def test_four_players_begin():
    game = Game((1, 2, 3, 4))
    assert game.cash[1:] == [606, 606, 606, 606, 0, 0]
    assert game.bank() == 11_576
    assert game.cards == 24
    assert money(game) == 14_000


@pytest.mark.parametrize(
    ("players", "each", "cards", "limits"),
    [
        (2, 782, 16, (28, 23, 19)),
        (3, 694, 21, (24, 21, 18)),
        (4, 606, 24, (18, 16, 14)),
        (5, 518, 25, (15, 13, 11)),
        (6, 430, 24, (12, 11, 9)),
    ],
)
def test_what_a_game_of_so_many_begins_with(players, each, cards, limits):
    game = Game(range(1, players + 1))
    assert game.cash[1 : players + 1] == [each] * players
    assert game.cards == cards
    assert tuple(game.tables[22:]) == limits
    assert game.limit() == limits[0]
    assert game.bank_trains[2:] == ([5, 3] if players == 2 else [6, 4]) + [3] * 5
    assert game.to_draw() == (7 if players == 2 else 9)


def test_all_privates_pay_77():
    assert sum(PRIVATE_INCOMES) == 77
    game = first()
    for code in range(21, 27):
        give_private(game, 2, code)
    before = game.cash[2]
    pass_all(game)
    assert game.cash[2] - before == 2 * 77  # nobody operates: two rounds are over at once


def test_the_director_s_certificate_of_cgh():
    game = first()
    direct(game, 2, CGH)
    assert game.started(CGH)
    assert (game.treasury[CGH], game.price_of(CGH)) == (152, 76)
    assert game.directs(2, CGH)


def test_three_ordinary_cnr():
    game = first()
    hand(game, 2, CNR, times=2)
    assert not game.started(CNR)
    hand(game, 2, CNR)
    assert game.started(CNR)
    assert (game.treasury[CNR], game.price_of(CNR)) == (183, 61)
    assert game.leads[CNR] == 2
    assert not game.issued[CNR]


@pytest.mark.parametrize(("pool", "paid"), [(0, 30), (2, 45), (3, 90), (6, 90), (7, 120)])
def test_three_bonds_in_the_second_set(pool, paid):
    game = first()
    direct(game, 1, CGH)
    direct(game, 1, 9)
    stock(game)
    game.bonds[3] = 3
    fill_pool(game, pool)
    before = game.cash[3]
    pass_all(game)
    assert (game.set, game.round) == (2, 1)
    assert game.cash[3] - before == paid


@pytest.mark.parametrize(
    ("revenue", "after"), [(30, 76), (40, 82), (160, 90), (230, 100), (310, 112)]
)
def test_paying_at_76(revenue, after):
    game = operating(trains=(2,))
    assert game.price_of(CGH) == 76
    outcome = do(game, "run", revenue, PAY)
    assert game.price_of(CGH) == after
    assert outcome.said[0][-1] == revenue // 10


@pytest.mark.parametrize(
    ("managed", "trains", "after"),
    [(False, (2,), 71), (True, (2,), 71), (True, (), 64), (False, (), 71)],
)
def test_nothing_paid_at_76(managed, trains, after):
    game = operating(managed=managed, trains=trains)
    price(game, CGH, 76)
    do(game, "run", 0, KEEP)
    assert game.price_of(CGH) == after


def test_the_value_of_a_share():
    game = operating(trains=(2, 6))
    give_private(game, COMPANY_AT + CGH, 21)
    direct_shares = {AR: 100, CSA: 112}
    for company, value in direct_shares.items():
        game.price[company] = value
        game.add_shares(COMPANY_AT + CGH, company, 1)
    price(game, CGH, 300)
    assert game.value(CGH) == 300 + 23 + 51 == 374
    assert game.value(COR) == 82
    assert game.worth(1) == game.cash[1] + 2 * 374

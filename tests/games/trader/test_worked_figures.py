"""Every worked figure of the manual, on a calm market."""

from tests.games.trader.positions import manual_interest, played, red_monopoly
from tests.support.trader import (
    BUY,
    FLOAT,
    INTEREST,
    OFFICES,
    SELL,
    Game,
    credits,
    forced,
    presidents,
)


def test_figure_1_floating():
    game = Game()
    assert game.apply((FLOAT, 1, 13)).amount == -220
    assert game.shares[1, 13] == 5
    assert game.presidents[13] == 1
    assert game.bank(13) == 4
    assert game.price(13) == 48


def test_figure_2_buying_in_a_rival_monopoly():
    game = red_monopoly(3, 3, 3)
    assert game.apply((BUY, 6, 13, 2)).amount == -330
    assert game.price(13) == 165


def test_figure_3_selling_and_staying_president():
    game = red_monopoly(3, 3, 3)
    game.apply((BUY, 6, 13, 2))
    assert game.apply((SELL, 2, 13, 3)).amount == 495
    assert game.presidents[13] == 2
    assert game.price(13) == 137


def test_figure_4_interest_then_a_forced_sale():
    game = manual_interest()
    assert game.price(14) == 297
    paid = game.apply((INTEREST, 5, 14))
    assert paid.amount == -445
    assert sum(credits(paid)) == 445
    sold = game.apply((SELL, 2, 14, 3))
    assert sold.amount == 891
    assert forced(sold) == (2, 750)
    assert presidents(sold) == ((14, 3),)
    assert game.price(14) == 68
    assert bytes(game.offices[12:15]) == bytes(3)


def test_figure_5_prices_on_the_market_screen():
    game = played((FLOAT, 3, 12), (FLOAT, 3, 13), (FLOAT, 3, 14), (OFFICES, 12, 2, 2, 2))
    game.apply((BUY, 5, 12, 2))
    assert game.price(12) == 140

    game = played((FLOAT, 1, 16), (BUY, 2, 16, 2), (BUY, 3, 16, 1), (BUY, 4, 16, 1))
    assert game.price(16) == 96
    assert played((FLOAT, 4, 17)).price(17) == 61


def test_figure_6_offices():
    game = red_monopoly(2, 1, 2)
    assert game.prepared((OFFICES, 12, 3, 3, 4))[1].amount == -750
    assert game.prepared((OFFICES, 12, 1, 1, 1))[1].amount == 150

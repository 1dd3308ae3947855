"""Share prices: the printed tables, the formula over every way to hold a company, totals."""

import itertools

import pytest
from banker.games.trader import data
from banker.kit.define import validate

from tests.games.trader.positions import played, red_monopoly
from tests.support.trader import BUY, FLOAT, OFFICES, SELL, TRADE, Game, forced, presidents

FACE_VALUES = """
    60 60  100 100 120  140 140 160  180 180 200  220 220 240  260 260 280  300 300 320  350 400
"""
# codes, rent with no office, 1, 2, 3, 4 offices, head office
RENTS = """
    01       2  10  30   90  160  250
    02       4  20  60  180  320  450
    03 04    6  30  90  270  400  550
    05       8  40 100  300  450  600
    06 07   10  50 150  450  625  750
    08      12  60 180  500  700  900
    09 10   14  70 200  550  750  950
    11      16  80 220  600  800 1000
    12 13   18  90 250  700  875 1050
    14      20 100 300  750  925 1100
    15 16   22 110 330  800  975 1150
    17      24 120 360  850 1025 1200
    18 19   26 130 390  900 1100 1275
    20      28 150 450 1000 1200 1400
    21      35 175 500 1100 1300 1500
    22      50 200 600 1400 1700 2000
"""
# One line for each number of holders, ending with the column for nine shares sold.
DEMAND = """
    6  7  8  9 10 10 10 10 10
       8  9 10 11 12 12 12 12
         10 11 12 13 14 14 15
            12 13 14 15 16 17
               14 15 16 18 20
                  16 18 20 23
"""
LEVELS = {None: 7, 0: 12, 1: 14, 2: 17, 3: 20, 4: 22, 5: 28}


def faces():
    """Return the printed face values by code."""
    return dict(enumerate(map(int, FACE_VALUES.split()), 1))


def demand(holders, sold):
    """Return the printed demand."""
    line = DEMAND.strip().splitlines()[holders - 1].split()
    return int(line[sold - 10])


def test_face_values_and_office_prices():
    for code, face in faces().items():
        assert data.FACES[code] == face
        assert Game().prepared((FLOAT, 1, code))[1].amount == -face
    groups = [list(data.group_codes(group)) for group in range(8)]
    assert [len(group) for group in groups] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert [code for group in groups for code in group] == list(range(1, 23))
    for group, price in enumerate((50, 50, 100, 100, 150, 150, 200, 200)):
        assert data.OFFICE_PRICES[group] == price
        assert {data.GROUP_OF[code] for code in groups[group]} == {group}
    assert list(data.SIDES) == [1, 6, 12, 18, 23]


def test_rents():
    for line in RENTS.strip().splitlines():
        numbers = line.split()
        for code in numbers[:-6]:
            assert data.RENTS[int(code)] == tuple(map(int, numbers[-6:]))


@pytest.mark.parametrize("group", range(8))
def test_the_formula_over_every_way_to_hold_a_company(group):
    """Test every company, number of holders, number of shares sold, and level."""
    codes = data.group_codes(group)
    for code, (level, factor) in itertools.product(codes, LEVELS.items()):
        game = Game()
        game.count = 1
        for other in codes:
            # Pawn 1 presides over the group, or over all of it but one company.
            alone = level is None and other == (codes[0] if code != codes[0] else codes[1])
            game.presidents[other] = 2 if alone else 1
            game.shares[game.presidents[other], other] = 5
            game.offices[other] = level or 0
        for holders in range(1, 7):
            for sold in range(holders, 10):
                held = (sold - holders + 1,) + (1,) * (holders - 1) + (0,) * (6 - holders)
                for pawn in range(1, 7):
                    game.shares[pawn, code] = held[pawn - 1]
                assert validate(game) is None
                expected = faces()[code] * demand(holders, sold) * factor // 320
                assert game.price(code) == expected


def test_only_how_many_hold_counts_not_who_or_how_much():
    game = played((FLOAT, 1, 9), (BUY, 2, 9, 2), (TRADE, 2, 1, 9, 1))
    other = played((FLOAT, 6, 9), (BUY, 6, 9, 1), (BUY, 3, 9, 1))
    assert game.price(9) == other.price(9) == 180 * 12 * 7 // 320


def test_a_purchase_that_breaks_a_rival_monopoly_is_priced_at_the_new_price():
    game = red_monopoly(2, 2, 2)
    game.apply((SELL, 2, 13, 3))
    game.apply((BUY, 6, 13, 2))
    dear = game.price(13)
    outcome = game.apply((BUY, 6, 13, 2))
    assert game.price(13) == 220 * 12 * 7 // 320 < dear
    assert outcome.amount == -2 * game.price(13)
    assert forced(outcome) == (2, 6 * 75)
    assert presidents(outcome) == ((13, 6),)


def test_a_sale_is_paid_at_the_price_before_it():
    game = played((FLOAT, 1, 22), (FLOAT, 1, 21))
    price = game.price(22)
    outcome = game.apply((SELL, 1, 22, 4))
    assert outcome.amount == 4 * price
    assert game.price(22) == 400 * 6 * 12 // 320 < price


def test_a_trade_shows_no_amount():
    outcome = red_monopoly().apply((TRADE, 1, 2, 12, 2))
    assert outcome.amount is None


def test_totals_are_shares_at_the_market_and_offices_at_purchase_price():
    game = red_monopoly(2, 1, 2)
    game.apply((BUY, 6, 13, 2))
    prices = {code: game.price(code) for code in (12, 13, 14)}
    assert game.totals() == [0, 5 * sum(prices.values()) + 5 * 150, 0, 0, 0, 2 * prices[13]]
    game = played((FLOAT, 4, 21), (FLOAT, 4, 22), (OFFICES, 21, 5, 5, 0))
    assert game.totals()[3] == 5 * (game.price(21) + game.price(22)) + 10 * 200
    assert Game().totals() == [0] * 6

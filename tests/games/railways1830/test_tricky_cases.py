"""Cases of 1830 that are easily got wrong, each from a position that is put together for it."""

import pytest
from banker import games
from banker.games.railway import shares
from banker.games.railway.board import TRACK, TRAINS
from banker.games.railway.grid import price_at
from banker.rules.forms import Refused

from host_tools.games import ROOMS

RULES = games.rules(ROOMS.index("railways1830"))


@pytest.fixture
def game():
    """Three players in an operating round: 21 acts, whose president is pawn 3."""
    made = RULES(bytes((1, 2, 3)))
    for private in range(31, 37):
        made.owner[private] = 63
    made.set, made.or_at, made.or_count = 2, 1, 3
    started(made, 21, 100, {3: 5, 1: 2})
    made.acting = made.turn = 21
    made.step = TRACK
    made.waits[21] = 1
    return made


def started(game, company, par, held, pool=0):
    """Start and float a company whose shares are these."""
    game.par[company] = par
    shares.move(game, company, shares.start_at(game.grid, par))
    for pawn, number in held.items():
        game.held[pawn, company] = number
    game.pool[company] = pool
    game.president[company] = max(held, key=lambda pawn: held[pawn])
    game.floated[company] = game.stations[company] = 1


def do(game, name, *values):
    """Carry out an act."""
    return game.apply((game.kind_of(name), *values))


def refused(game, reason, name, *values):
    """An act is refused for this reason, and changes nothing."""
    with pytest.raises(Refused) as found:
        do(game, name, *values)
    assert found.value.reason == reason


@pytest.mark.parametrize(
    ("way", "row", "column", "price"),
    [
        *(("right", 1, 19, 350), ("right", 2, 19, 350), ("right", 3, 16, 240)),
        *(("left", 2, 1, 46), ("left", 8, 1, 10), ("down", 3, 7, 76), ("up", 1, 1, 60)),
    ],
)
def test_where_a_token_goes(way, row, column, price):
    grid = RULES.grid
    space = shares.at(grid, row, column)
    assert price_at(grid, getattr(shares, way)(grid, space) or space) == price


def test_a_dividend_goes_to_pawns_and_for_the_pool_to_the_company(game):
    started(game, 22, 82, {1: 4}, pool=3)
    game.acting = game.turn = 22
    game.waits[22] = game.trains[22, 2] = 1
    before = game.cash[1]
    do(game, "run", 220, 1)
    assert (game.cash[1] - before, game.till[22]) == (88, 66)
    assert game.price(22) == 90


def test_a_president_in_need_sells_no_share_too_many(game):
    game.phase = 6
    for train in (2, 3, 4, 5):
        game.left[train] = 0
    game.step = TRAINS
    game.till[21], game.cash[3] = 112, 361
    started(game, 22, 82, {1: 2, 3: 3, 2: 2}, pool=0)
    game.president[22] = 3
    refused(game, "need_more", "train", 6, 1, 0)
    refused(game, "can_still_pay", "end", 2)
    refused(game, "sold_too_much", "sell_in_need", 22, 3)
    refused(game, "stays_president", "sell_in_need", 21, 4)
    do(game, "sell_in_need", 22, 2)
    do(game, "train", 6, 1, 0)
    assert (game.till[21], game.cash[3]) == (0, 361 + 164 + 112 - 630)


@pytest.mark.parametrize(("traded", "pooled"), [(4, 0), (5, 1)])
def test_the_first_d_scraps_the_4s_the_traded_one_too(game, traded, pooled):
    game.phase = 6
    for train in (2, 3, 4, 5):
        game.left[train] = 0
    game.step = TRAINS
    game.till[21] = 800
    game.trains[21, 4] = game.trains[21, 5] = 1
    refused(game, "train_limit", "train", 9, 1, 0)
    do(game, "train", 9, 1, traded)
    assert (game.phase, game.pooled[4], game.pooled[5]) == (7, 0, pooled)
    assert game.trains_of(21) == (bytes((5, 9)) if traded == 4 else bytes((9,)))


def test_a_company_pays_half_to_double_for_a_private(game):
    game.owner[34] = 2
    game.phase, game.till[21] = 3, 500
    for price in (54, 221):
        refused(game, "half_to_double", "private", 34, price, 0)
    for price in (55, 220):
        assert game.prepared((game.kind_of("private"), 34, price, 0))


def test_the_set_in_which_the_bank_breaks_is_the_last(game):
    game.trains[21, 2] = 1
    game.cash[1] = game.all_money - sum(game.cash) + game.cash[1] - sum(game.till) - 90
    do(game, "run", 300, 1)
    assert game.bank() < 0
    assert (game.broken, game.last_set, game.step) == (1, 2, TRAINS)
    do(game, "end", 0)
    assert game.or_at == 2
    for _ in range(2):
        do(game, "run", 0, 3)
        do(game, "end", 0)
    assert game.steps[game.step] == "over"

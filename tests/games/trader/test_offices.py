"""Offices: what they cost and bring, the bank's stock going up and down, the forced sale."""

import pytest
from banker.games import to_bytes

from tests.games.trader.positions import played, red_monopoly
from tests.games.trader.refusal import refusal
from tests.support.trader import (
    BUY,
    FLOAT,
    OFFICES,
    SELL,
    TRADE,
    delisted,
    forced,
    gained,
    lost,
    presidents,
)


def filled(**groups):
    """Return a game in which pawn 1 presides over everything, with these offices: brown=(4, 3),
    red=(5, 5, 5), ..."""
    first = {"brown": 1, "light": 3, "pink": 6, "orange": 9, "red": 12, "yellow": 15, "green": 18}
    game = played(*((FLOAT, 1, code) for code in range(1, 23)))
    for name, wanted in groups.items():
        # Head offices by way of four offices, as the stock may require.
        wanted = (*wanted, 0)[:3]
        game.apply((OFFICES, first[name], *(min(4, steps) for steps in wanted)))
        game.apply((OFFICES, first[name], *wanted))
    return game


@pytest.mark.parametrize(
    ("present", "wanted", "amount"),
    [
        ((0, 0, 0), (1, 0, 0), -150),
        ((0, 0, 0), (5, 5, 5), -15 * 150),
        ((4, 4, 4), (5, 4, 4), -150),  # a head office is the fifth step
        ((5, 4, 4), (4, 4, 4), 75),
        ((5, 5, 5), (0, 0, 0), 15 * 75),
        ((1, 0, 0), (0, 0, 1), 75 - 150),  # the net
        ((2, 1, 1), (1, 2, 1), 75 - 150),
        ((2, 1, 2), (3, 3, 4), -750),
        ((2, 2, 2), (2, 2, 2), 0),
    ],
)
def test_the_amount_is_the_net_of_steps_paid_and_halves_returned(present, wanted, amount):
    game = red_monopoly(*present)
    outcome = game.apply((OFFICES, 12, *wanted))
    assert (outcome.amount, outcome.pawn) == (amount, 2)
    assert tuple(game.offices[12:15]) == wanted
    assert outcome.changed == (present != wanted)


@pytest.mark.parametrize(
    ("code", "price"), [(1, 50), (3, 50), (6, 100), (9, 100), (12, 150), (15, 150), (18, 200)]
)
def test_each_group_has_its_office_price(code, price):
    game = filled()
    size = 2 if code == 1 else 3
    ones = (1,) * size + (0,) * (3 - size)
    assert game.apply((OFFICES, code, *ones)).amount == -size * price
    assert game.apply((OFFICES, code, 0, 0, 0)).amount == size * price // 2


@pytest.mark.parametrize(("code", "offices"), [(12, (1, 2, 2)), (13, (2, 1, 2)), (14, (2, 2, 1))])
def test_the_numbers_go_round_the_group_from_the_company_typed(code, offices):
    game = red_monopoly(2, 2, 2)
    assert game.apply((OFFICES, code, 1, 2, 2)).amount == 75
    assert tuple(game.offices[12:15]) == offices
    game = played((FLOAT, 3, 21), (FLOAT, 3, 22), (OFFICES, 22, 1, 0, 0))
    assert tuple(game.offices[21:23]) == (0, 1)


def test_the_bank_has_32_offices():
    game = filled(light=(4, 4, 4), pink=(4, 4, 4), brown=(4, 3))
    assert game.offices_out() == (31, 0)
    assert refusal(game, (OFFICES, 12, 1, 1, 0)) == "no_offices_left"
    game.apply((OFFICES, 12, 0, 1, 0))
    assert refusal(game, (OFFICES, 12, 1, 1, 0)) == "no_offices_left"
    # What one company gives back, another of the group may have.
    game.apply((OFFICES, 12, 1, 0, 0))
    # A head office gives its four offices back to the bank.
    game.apply((OFFICES, 3, 5, 4, 4))
    assert game.offices_out() == (28, 1)
    game.apply((OFFICES, 12, 2, 2, 1))
    assert game.offices_out() == (32, 1)


def test_a_building_crisis_forbids_going_down_too():
    """To give up a head office takes four offices that the bank may not have."""
    game = filled(red=(5, 5, 5), light=(4, 4, 4), pink=(4, 4, 4), brown=(3, 3))
    assert game.offices_out() == (30, 3)
    assert refusal(game, (OFFICES, 12, 5, 5, 4)) == "no_offices_left"
    assert refusal(game, (OFFICES, 12, 1, 1, 1)) == "no_offices_left"
    # As far down as the stock goes is allowed, to nothing always.
    assert game.prepared((OFFICES, 12, 1, 1, 0))[1].amount == 13 * 75
    assert game.apply((OFFICES, 12, 0, 0, 0)).amount == 15 * 75
    assert game.offices_out() == (30, 0)


def test_the_bank_has_12_head_offices():
    game = filled(light=(5, 5, 5), pink=(5, 5, 5), orange=(5, 5, 5), red=(5, 5, 5))
    assert game.offices_out() == (0, 12)
    game.apply((OFFICES, 15, 4, 4, 4))
    assert refusal(game, (OFFICES, 15, 5, 4, 4)) == "no_head_offices_left"
    game.apply((OFFICES, 3, 4, 5, 5))
    game.apply((OFFICES, 15, 5, 4, 4))
    assert game.offices_out() == (12, 12)


def test_a_group_may_take_the_whole_stock_at_once():
    """One transaction may go from nothing to head offices, without offices on the way."""
    game = filled(light=(4, 4, 4), pink=(4, 4, 4), brown=(4, 4))
    assert game.offices_out() == (32, 0)
    assert game.apply((OFFICES, 12, 5, 5, 5)).amount == -15 * 150


def test_a_forced_sale_clears_the_whole_group_at_half_price():
    game = red_monopoly(5, 5, 4)
    game.apply((BUY, 4, 13, 2))
    game.apply((BUY, 4, 13, 2))
    outcome = game.apply((TRADE, 4, 2, 13, 1))
    assert presidents(outcome) == ((13, 4),)
    assert (outcome.pawn, outcome.amount) == (4, None)
    assert forced(outcome) == (2, 14 * 75)
    assert game.offices_out() == (0, 0)


def test_a_company_that_leaves_the_list_breaks_its_monopoly():
    game = red_monopoly(1, 1, 1)
    outcome = game.apply((SELL, 2, 14, 5))
    assert (delisted(outcome), presidents(outcome)) == ((14,), ())
    assert forced(outcome) == (2, 225)
    # The sale itself is at the price before it, offices and all.
    assert outcome.amount == 5 * (240 * 10 * 14 // 320)


def test_a_bare_monopoly_breaks_without_a_sale():
    outcome = red_monopoly().apply((SELL, 2, 14, 5))
    assert lost(outcome) == ((2, 4),)
    assert forced(outcome) is None


def test_other_groups_keep_their_offices():
    game = filled(red=(2, 2, 2), pink=(1, 1, 1))
    game.apply((SELL, 1, 12, 5))
    assert game.offices_out() == (3, 0)


def test_a_monopoly_lost_and_gained_again_starts_bare():
    game = red_monopoly(3, 3, 3)
    game.apply((SELL, 2, 14, 5))
    outcome = game.apply((FLOAT, 2, 14))
    assert gained(outcome) == ((2, 4),)
    assert tuple(game.offices[12:15]) == (0, 0, 0)


def test_a_monopoly_with_shares_going_round_stays_while_the_president_does():
    game = red_monopoly(2, 2, 2)
    before = to_bytes(game)
    outcome = game.apply((TRADE, 5, 2, 12, 2))
    assert presidents(outcome) == lost(outcome) == ()
    assert tuple(game.offices[12:15]) == (2, 2, 2)
    game.apply((TRADE, 2, 5, 12, 2))
    assert to_bytes(game)[28:-4] != before[28:-4]  # only the trends tell
    assert game.shares.data == red_monopoly().shares.data

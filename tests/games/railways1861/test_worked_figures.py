"""The booklet's worked figures, and sixteen cases that are easily got wrong."""

import pytest
from banker.games.railways1861.tables import (
    DISCARD,
    END,
    GONE,
    LOANS_STEP,
    MERGE_STEP,
    MR,
    OR,
    RSR,
    RSR_STEP,
    RUNNING,
    STATION_STEP,
    TRAINS_STEP,
)
from banker.rules.transactions import Refused

from tests.games.railways1861.table import (
    at,
    begun,
    entered,
    operate,
    place,
    shares,
    sound,
    stock,
    trains_of,
)

BANK, HALF, KEEP = 1, 2, 3


def does(game, *transaction):
    """Carry a transaction out, and return its outcome."""
    return game.apply(entered(game, *transaction))


def nationalised(outcome):
    """The companies that went to the state, each with what it paid for a share."""
    return [(said[2], said[4]) for said in outcome.said if said[0] == "nationalised"]


def refused(game, *transaction):
    """Why a transaction is refused."""
    with pytest.raises(Refused) as caught:
        game.apply(entered(game, *transaction))
    return caught.value.reason


# Worked figures.


def test_who_sells_below_another_is_director_no_more():
    game = stock()
    place(game, 26, 3, 10, 1)
    shares(game, 26, 5, 3, 0)
    does(sound(game), "sell", 26, 3)
    assert game.president[26] == 2


@pytest.mark.parametrize(("before", "after"), [((5, 3, 70), (65, 6, 3)), ((7, 6, 80), (80, 7, 6))])
def test_a_directors_sale_goes_down_unless_it_stands_on_the_edge(before, after):
    game = stock()
    place(game, 22, *before[:2], 1)
    shares(game, 22, 4, 2)
    assert sound(game).price(22) == before[2]
    does(game, "sell", 22, 1)
    assert at(game, 22) == after


@pytest.mark.parametrize(
    ("row", "column", "after"),
    [
        (3, 5, (120, 2, 5)),
        (1, 6, (150, 2, 7)),
        (2, 4, (110, 3, 5)),
        (1, 19, (540, 1, 19)),
    ],
)
def test_sold_out_goes_up(row, column, after):
    game = stock()
    place(game, 24, row, column, 1)
    shares(game, 24, 6, 4)
    for _ in range(3):
        does(sound(game), "pass")
    assert game.round == OR
    assert at(game, 24) == after


def test_stations_cost_by_the_hex_and_a_loan_brings_45():
    game = stock()
    place(game, 21, 3, 8, 1, 80, (5,))
    shares(game, 21, 2)
    operate(game, 21)
    does(sound(game), "track", 1, 120)
    assert (game.till[21], game.loans[21]) == (5, 1)
    game.till[21] = 160
    assert game.step == STATION_STEP
    does(game, "station", 4)
    assert game.till[21] == 80
    operate(game, 21)
    does(game, "station", 2)
    assert game.till[21] == 0


def test_a_minor_pays_half_and_goes_right():
    game = stock(phase=3)
    place(game, 3, 7, 3, 2, 0, (3,))
    operate(game, 3)
    does(sound(game), "run", 200)
    assert (game.cash[2], game.till[3], game.price(3)) == (520, 100, 65)


def test_at_the_limit_nothing_is_bought_before_a_sale():
    game = stock(4)
    for code, held in ((21, 6), (22, 6), (23, 5)):
        place(game, code, 3, 10, 1, 0)
        shares(game, code, held, 0, 0)
    game.cash[1] = 1000
    assert game.certificates(1) == 15
    does(sound(game), "buy", 23, 1)
    for _ in range(3):
        does(game, "pass")
    assert game.certificates(1) == game.limit == 16
    assert refused(game, "buy", 21, 1) == "at_limit"
    does(game, "sell", 23, 1)
    assert refused(game, "buy", 23, 2) == "sold_before"


def test_a_private_goes_to_a_company_for_its_value_at_most_and_to_the_state_at_phase_6():
    game = stock()
    place(game, 22, 3, 8, 1, 2000, (5,))
    shares(game, 22, 2)
    operate(game, 22)
    assert refused(game, "private", 33, 61) == "bad_number"
    assert refused(game, "private", 33, 0) == "bad_number"
    owner = game.owner[33]
    does(sound(game), "private", 33, 60)
    assert (game.owner[33], game.till[22]) == (22, 1940)
    assert game.cash[owner - 50] == 480
    game.left[5] = 0
    game.step = TRAINS_STEP
    does(game, "train", 6, BANK)
    assert (game.phase, game.owner[33]) == (6, RSR)
    assert game.till[22] == 1940 - 650 + 60


# Tricky cases.


@pytest.mark.parametrize(("bid", "price"), [(105, 50), (165, 80), (330, 135)])
def test_1_what_a_minor_starts_at(bid, price):
    game = stock(phase=3)
    does(game, "auction", 16, 2, bid)
    assert (game.price(16), game.till[16], game.president[16]) == (price, bid, 2)
    assert game.turn == 3


@pytest.mark.parametrize(("column", "before", "after"), [(5, 80, 90), (6, 90, 90)])
def test_2_half_is_rounded_up(column, before, after):
    game = stock()
    row = 6
    place(game, 22, row, column, 1, 0, (5,))
    shares(game, 22, 2, 1)
    operate(game, 22)
    assert sound(game).price(22) == before
    does(game, "dividend", 150, HALF)
    assert game.till[22] == 70 + 7 * 8
    assert game.price(22) == after


def test_3_a_directors_sale_with_no_space_below_keeps_its_place():
    game = stock()
    for code in (22, 23):
        place(game, code, 5, 9, 1)
        shares(game, code, 3, 2)
    does(sound(game), "sell", 22, 1)
    assert at(game, 22) == (135, 5, 9)
    assert game.order() == [22, 23]


@pytest.mark.parametrize(("row", "column", "after"), [(5, 1, 55), (10, 1, 35)])
def test_5_keeping_goes_left_or_down(row, column, after):
    game = stock()
    place(game, 22, row, column, 1, 0, (5,))
    shares(game, 22, 2)
    operate(game, 22)
    does(sound(game), "dividend", 100, KEEP)
    assert game.price(22) == after


@pytest.mark.parametrize(
    ("row", "column", "after"), [(3, 7, (150, 2, 7)), (1, 7, (165, 1, 7)), (10, 3, (50, 9, 3))]
)
def test_6_the_wall_of_the_minors(row, column, after):
    game = stock(phase=3)
    place(game, 5, row, column, 1, 0, (3,))
    operate(game, 5)
    does(sound(game), "run", 100)
    assert at(game, 5) == after


def test_7_a_minor_without_a_train_must_buy_one_it_can_pay():
    for cash in (135, 134):
        game = stock(phase=3)
        game.left[4] = 0
        place(game, 5, 7, 3, 1, cash)
        operate(game, 5, TRAINS_STEP)
        sound(game)
        if cash == 135:
            assert refused(game, "end") == "must_buy_train"
            does(game, "train", 3, BANK)
            assert (game.loans[5], game.till[5], trains_of(game, 5)) == (2, 0, [3])
        else:
            assert refused(game, "train", 3, BANK) == "no_more_loans"
            outcome = does(game, "end")
            assert nationalised(outcome) == [(5, 55)]
            assert game.till[RSR] == 134


def test_8_interest_that_cannot_be_paid():
    game = stock(phase=3)
    place(game, 5, 7, 3, 2, 5, (3,), loans=2)
    operate(game, 5, LOANS_STEP)
    outcome = does(sound(game), "interest")
    assert nationalised(outcome) == [(5, 45)]
    assert game.cash[2] == 510 + 35  # privates pay as the next OR begins
    assert (game.till[RSR], trains_of(game, RSR)) == (5, [3])
    assert game.standing[5] == GONE


def test_9_interest_and_repayment():
    game = stock()
    place(game, 22, 3, 8, 1, 164, (5,), loans=3)
    shares(game, 22, 2)
    operate(game, 22, LOANS_STEP)
    does(sound(game), "interest")
    assert (game.till[22], game.loans[22], game.step) == (49, 1, TRAINS_STEP)


def merging(*minors, pawns=3):
    """A merger round with minors 2, 3, ... of (row, column, owner), started in their order."""
    game = stock(pawns, phase=3)
    for code, (row, column, owner) in enumerate(minors, 2):
        place(game, code, row, column, owner, 10 * code, (3,))
    game.round, game.or_at, game.step = MR, 1, MERGE_STEP
    game.turn = game.order()[0]
    return sound(game)


@pytest.mark.parametrize(
    ("spaces", "price"),
    [
        (((10, 1), (10, 1)), 70),
        (((6, 5), (8, 3), (7, 4)), 135),
        (((1, 7), (8, 2)), 200),
    ],
)
def test_10_the_price_of_a_merger(spaces, price):
    game = merging(*[(*space, 1) for space in spaces])
    first = game.turn
    mask = sum(1 << code - 1 for code in game.started if code != first)
    money = sum(game.till)
    does(game, "merge", first, mask, 21, 2)
    assert game.price(21) == price
    assert game.held[1, 21] == len(spaces)
    assert game.till[21] == money
    assert len(game.trains_of(21)) == len(spaces)


def test_11_of_equals_the_owner_of_the_minor_started_first_directs():
    game = merging((7, 3, 1), (8, 2, 2), (8, 3, 2), (7, 4, 1))
    first = game.turn
    mask = sum(1 << code - 1 for code in game.started if code != first)
    does(game, "merge", first, mask, 21, 1)
    assert game.president[21] == 1


def test_12_who_goes_to_the_state_with_the_first_4():
    game = stock(phase=3)
    game.left[3] = 0
    place(game, 2, 6, 5, 1, 1000, (3,))
    place(game, 3, 7, 3, 2, 60, (2,))
    place(game, 4, 7, 4, 3, 0, (2, 3))
    place(game, 5, 8, 2, 3, 0)
    game.standing[5] = RUNNING
    operate(game, 2, TRAINS_STEP)
    outcome = does(sound(game), "train", 4, BANK)
    assert [code for code, _ in nationalised(outcome)] == [3]
    assert game.cash[2] == 420 + 2 * 55
    assert trains_of(game, 4) == [3]
    assert game.runs(5)
    assert game.step == DISCARD  # the buyer has 3 and 4, and may keep one
    does(game, "discard", 3)
    assert (trains_of(game, 2), game.pooled[3], game.step) == ([4], 1, TRAINS_STEP)


def test_13_who_discards():
    game = stock(phase=3)
    game.left[3] = 0
    place(game, 2, 6, 5, 1, 1000, ())
    place(game, 3, 7, 3, 2, 60, (3, 3))
    operate(game, 2, TRAINS_STEP)
    does(sound(game), "train", 4, BANK)
    assert (trains_of(game, 3), game.pooled[3], game.turn) == ([3], 1, 2)

    game = stock(phase=5)
    game.left[5] = 0
    for code, column, trains in ((22, 9, ()), (23, 8, (4, 5, 5))):
        place(game, code, 3, column, 1, 1000, trains)
        shares(game, code, 2)
    operate(game, 22, TRAINS_STEP)
    does(sound(game), "train", 6, BANK)
    assert (game.step, game.turn) == (DISCARD, 23)
    assert refused(game, "discard", 6) == "no_such_train"
    does(game, "discard", 4)
    assert (trains_of(game, 23), game.turn) == ([5, 5], 22)


def test_14_the_state_may_buy_the_first_8():
    game = stock(phase=7)
    game.left[7] = 0
    place(game, 5, 7, 3, 1, 0, (5,))
    operate(game, RSR, RSR_STEP)
    game.till[RSR] = 1200
    game.trains[RSR, 7] = 1
    game.owed = 0
    game.acted = 1 << 5
    does(sound(game), "run", 300)
    assert (game.phase, game.or_count, game.last_set) == (8, 3, 1)
    assert game.standing[5] == GONE
    assert (game.round, game.or_at) == (END, 3)  # nobody is left to operate in OR 2 and 3
    assert 8 in trains_of(game, RSR)


def test_15_a_minor_that_buys_the_first_8_is_no_more():
    game = stock(phase=7)
    game.left[7] = 0
    place(game, 5, 7, 3, 1, 1000, ())
    place(game, 22, 3, 8, 1, 0, (5,))
    shares(game, 22, 2)
    operate(game, 5, TRAINS_STEP)
    does(sound(game), "train", 8, BANK)
    assert game.standing[5] == GONE
    assert trains_of(game, RSR) == [8]
    assert (game.turn, game.acting) == (22, 22)


def test_16_nobody_wants_the_first_private():
    game = begun((2, 5, 6))
    for _ in range(4):
        assert (game.offered(), game.turn) == (31, 2)
        does(game, "nobody")
    assert game.owner[31] == 52
    assert (game.offered(), game.minimum, game.turn) == (32, 30, 5)
    assert game.cash[2] == 420

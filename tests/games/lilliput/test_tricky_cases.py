"""The eighteen tricky cases, with the fictitious figures of TEST."""

import pytest
from banker.games.lilliput import tables as box
from banker.games.lilliput.data import (
    ACTION,
    AT_BUREAU,
    AT_GULLIVER,
    EXPORT,
    OVER,
    POOL,
    RETURN,
    RUNNING,
    STEP,
)
from banker.games.lilliput.runs import run_of
from banker.games.lilliput.table_edit import changed
from banker.games.lilliput.transactions import (
    BUREAU,
    BUY,
    BY_GULLIVER,
    CARD,
    CORRECT,
    END,
    FROM_POOL,
    GIVE_BACK,
    NEW,
    PRICE,
    REMOVE,
    RUN,
    SELL,
    TRAIN,
)

from tests.games.lilliput.table import (
    ADMIRAL,
    EMPEROR,
    GENERAL,
    GLI,
    LNR,
    MIL,
    SLA,
    TEST,
    TREASURER,
    cash,
    chosen,
    enter,
    next_round,
    pass_turns,
    phase,
    refusal,
    run,
    run_all,
    take,
    to_runs,
    trains,
    treasury,
)


def turns(game):
    """Who acts in a round, up to its runs."""
    found = []
    while game.stage == ACTION:
        found.append(game.turn)
        pass_turns(game)
    return found


def place(game, company, price, row=None):
    """Put a marker somewhere."""
    enter(game, CORRECT, PRICE, company, price, *[row] * (row is not None))


def test_1_there_and_back():
    game = chosen(seats=(2, 3, 4, 1))
    assert turns(game) == [2, 3, 4, 1, 1, 4, 3, 2]
    run_all(game)
    enter(game, BUREAU)
    assert game.first == 3
    assert turns(game) == [3, 4, 1, 2, 2, 1, 4, 3]


def test_2_three_shares_sold():
    game = chosen()
    game.shares[MIL * 6] = 3
    take(game, 4)
    was = game.cash[0]
    outcome = enter(game, SELL, MIL, 3)
    assert outcome.amount == 165 == game.cash[0] - was
    assert game.prices[MIL] == 48
    assert game.stage == STEP
    enter(game, BUY, MIL)
    assert game.cash[0] == was + 165 - 48
    assert game.turn == 2


@pytest.mark.parametrize(("count", "price"), [(1, 53), (2, 50), (3, 48)])
def test_2_sale_by_sale(count, price):
    game = chosen()
    game.shares[MIL * 6] = 3
    take(game, 4)
    enter(game, SELL, MIL, count)
    assert game.prices[MIL] == price


def test_3_the_limit_counts_what_would_rust():
    game = chosen()
    phase(game, 4)
    game.pile[4] = 0
    trains(game, MIL, 2, 2, 3)
    trains(game, 0, 2)
    take(game, 7)
    assert refusal(game, TRAIN, NEW) == "train_limit"
    enter(game, TRAIN, GIVE_BACK)
    assert game.fleet(MIL) == [2, 3]
    enter(game, TRAIN, NEW)
    assert game.treasuries[MIL] == 550 - 400
    assert game.phase == 5
    assert game.fleet(MIL) == [3, 5]
    assert game.fleet(0) == []
    assert [game.fleet(key) for key in (SLA, GLI, LNR)] == [[], [], []]


def test_4_a_phase_in_the_middle_of_a_card():
    game = chosen()
    phase(game, 4)
    game.pile[4] = 0
    trains(game, MIL, 4)
    trains(game, SLA, 2, 3, 4)
    trains(game, GLI, 3, 3, 4)
    trains(game, LNR, 3, 3, 3)
    treasury(game, MIL, 900)
    place(game, GLI, 58)
    take(game, 8)
    outcome = enter(game, TRAIN, NEW)
    assert outcome.phase == 5
    assert game.fleet(SLA) == [3, 4]
    assert (game.stage, game.company, game.in_turn()) == (RETURN, GLI, 3)
    assert game.fleet(LNR) == [3, 3, 3]  # its turn comes behind
    assert (game.part, game.card, game.left) == (1, 8, 1)
    enter(game, TRAIN, 3)
    assert game.fleet(GLI) == [3, 4]
    assert game.fleet(LNR) == [3, 3]
    assert game.fleet(0) == [3, 3]
    assert (game.stage, game.turn, game.left) == (STEP, 1, 1)
    assert refusal(game, TRAIN, NEW) == "train_limit"
    enter(game, END)
    assert game.turn == 2


def test_5_only_4ds_are_left():
    game = to_runs(chosen())
    phase(game, 6)
    game.pile[6] = 0
    trains(game, MIL, 3, 4)
    trains(game, 0, 3, 5)
    run_all(game)
    enter(game, BUREAU)
    assert game.phase == 7
    assert game.fleet(MIL) == [4]
    assert game.fleet(0) == [5, 7]
    assert run_of(7, 4, 190) == 90


def test_6_the_director_helps():
    game = chosen(characters=(ADMIRAL, EMPEROR, GENERAL, TREASURER))
    treasury(game, MIL, 60)
    take(game, 7)
    assert refusal(game, TRAIN, NEW) == "treasury_short"
    trains(game, MIL)
    was = game.cash[0]
    outcome = enter(game, TRAIN, NEW)
    assert game.treasuries[MIL] == 0
    assert outcome.amount == -30 == game.cash[0] - was
    assert game.fleet(MIL) == [2]


def last_round(game):
    """The runs of the last round."""
    to_runs(game)
    game.round = game.rounds()
    return game


def test_7_the_last_round():
    game = last_round(chosen())
    game.shares[MIL * 6 + 1] = 1
    was = list(game.cash)
    outcome = enter(game, RUN, 170)
    assert outcome.revenue == 340
    assert [game.cash[0] - was[0], game.cash[1] - was[1]] == [170, 34]
    assert outcome.price == (MIL, 55, 65)
    run_all(game)
    assert game.stage == OVER


def test_7_nothing_in_the_last_round():
    game = last_round(chosen())
    trains(game, 0, 2)
    assert enter(game, RUN, 0).price == (MIL, 55, 50)
    assert game.stage == RUNNING  # the pool stays shut


def test_8_who_stands_under_whom():
    game = to_runs(chosen(seats=(1, 2, 3), companies=(2, 3, 1)))
    place(game, GLI, 60)
    place(game, MIL, 50)
    place(game, SLA, 53)
    place(game, SLA, 50)
    assert game.order() == [3, 1, 2]
    run(game, 100, keeps=True)
    assert game.prices[3] == 55
    run(game, 100, keeps=True)
    assert game.prices[1] == 48
    run(game, 100)
    assert game.prices[2] == 55
    assert game.order() == [3, 2, 1]


def test_8_the_ends_of_the_rows():
    game = to_runs(chosen())
    place(game, MIL, 70)
    assert run(game, 50).price == (MIL, 70, 70)
    place(game, SLA, 68)
    assert run(game, 50).price == (SLA, 68, 70)
    assert game.order()[:2] == [MIL, SLA]


def test_9_certificates():
    game = chosen()
    for company in (MIL, SLA):
        game.shares[company * 6] = 2
    cash(game, 1, 400)
    take(game, 5)
    assert refusal(game, BUY, GLI) == "certificates"
    assert refusal(game, BUY, 5) == "certificates"
    enter(game, SELL, SLA, 1)
    was = game.cash[0]
    enter(game, BUY, 5, 60)
    assert game.cash[0] == was - 300
    assert game.treasuries[5] == 600
    assert game.stations[5] == 1
    assert game.turn == 2


def test_9_two_directorships():
    game = chosen()
    cash(game, 1, 900)
    take(game, 5)
    enter(game, BUY, 5, 60)
    pass_turns(game, 6)
    assert game.turn == 1
    take(game, 4)
    assert refusal(game, BUY, 6) == "two_companies"


def test_10_copy_card_and_general():
    game = chosen(characters=(EMPEROR, GENERAL, 3, ADMIRAL))
    enter(game, 2, 1)
    take(game, 9)
    assert refusal(game, CARD, 9, 0) == "bad_number"
    enter(game, CARD, 9, 1, 1)
    assert game.treasuries[SLA] == 480
    assert game.copies[1] == 0
    assert game.stations[SLA] == 2
    game.stations[GLI] = 3
    assert game.turn == 3
    assert refusal(game, CARD, 9, 1, 1) == "stations_out"
    enter(game, CARD, 9, 1, 2)


def test_11_founding_and_the_pool():
    game = chosen()
    trains(game, 0, 2)
    cash(game, 1, 400)
    take(game, 4)
    assert refusal(game, BUY, 5, 51) == "not_on_chart"
    enter(game, BUY, 5, 55)
    assert (game.stage, game.company, game.card) == (POOL, 5, 4)
    enter(game, TRAIN, FROM_POOL)
    assert game.treasuries[5] == 450
    assert game.fleet(5) == [2]
    assert game.turn == 2


def test_12_keeping_and_the_pool():
    game = to_runs(chosen())
    trains(game, 0, 2, 2)
    place(game, MIL, 50)
    assert game.current() == SLA
    outcome = run(game, 100, keeps=True)
    assert outcome.price == (SLA, 50, 48)
    assert (game.stage, game.company) == (POOL, SLA)
    enter(game, END)
    assert (game.stage, game.current()) == (RUNNING, GLI)


def test_13_without_chart_and_costs():
    game = chosen(tables=box.FRESH)
    game.shares[MIL * 6] = 2
    take(game, 4)
    outcome = enter(game, SELL, MIL, 2, 48)
    assert outcome.amount == 110
    assert game.prices[MIL] == 48
    enter(game, END)
    take(game, 7)
    enter(game, TRAIN, NEW, 120)
    assert game.treasuries[SLA] == 380
    to_runs(game)
    assert game.current() == SLA
    outcome = enter(game, RUN, 100, 1, 55)
    assert outcome.price == (SLA, 50, 55)


def test_14_a_price_in_both_rows():
    tables = changed(TEST, box.BOTTOM + 3, 60)
    assert box.figure(tables, box.CHART) == 0
    game = chosen(tables=changed(tables, box.CHART, 1))
    cash(game, 1, 400)
    take(game, 4)
    enter(game, BUY, 5, 60, 2)
    assert game.places[5] == box.ROW + 4


def test_15_alone():
    game = chosen(seats=(2,), companies=(LNR, MIL))
    assert game.directors[MIL] == 6
    assert game.treasuries[MIL] == 0
    assert game.cash[5] == 30
    pass_turns(game, 2)
    assert game.stage == AT_GULLIVER
    assert not enter(game, BY_GULLIVER).players
    assert enter(game, RUN, 100).players == ((6, 50, 80),)
    enter(game, RUN, 0)
    enter(game, BUREAU)
    assert game.fleet(MIL) == [2, 2]
    assert game.phase == 2
    assert game.first == 2
    pass_turns(game, 2)
    assert game.prices[LNR] == 48
    assert refusal(game, BY_GULLIVER, 3) == "no_such_company"
    enter(game, BY_GULLIVER, MIL)
    assert game.held(6, MIL) == 1
    assert game.cash[5] == 20


def test_15_gulliver_founds():
    game = chosen(seats=(2,), companies=(LNR, MIL))
    game.shares[MIL * 6 + 5] = 3
    cash(game, 6, 340)
    pass_turns(game, 2)
    outcome = enter(game, BY_GULLIVER, 7)
    assert outcome.founded
    assert (game.prices[7], game.treasuries[7], game.cash[5]) == (68, 0, 0)
    assert game.stage == RUNNING


@pytest.mark.parametrize(
    ("first", "second", "first_after", "second_after"),
    [
        ((3, 3), (4,), [3, 3], [4, 5]),
        ((4, 5), (3, 5), [4, 5], [5, 5]),  # above the limit his lowest leaves the game
        ((4,), (4,), [4, 5], [4]),
    ],
    ids=["the one with fewer", "with the lowest", "his first"],
)
def test_15_where_gullivers_train_goes(first, second, first_after, second_after):
    game = chosen(seats=(2,), companies=(LNR, MIL))
    game.shares[MIL * 6 + 5] = 3
    cash(game, 6, 340)
    pass_turns(game, 2)
    enter(game, BY_GULLIVER, 7)
    run_all(game)
    phase(game, 5)
    trains(game, MIL, *first)
    trains(game, 7, *second)
    enter(game, BUREAU)
    assert (game.fleet(MIL), game.fleet(7)) == (first_after, second_after)
    assert not game.fleet(0)


def test_16_removed_in_its_turn():
    game = chosen()
    enter(game, REMOVE, 1)
    assert game.turn == 2
    to_runs(game)
    outcome = enter(game, RUN, 50)
    assert outcome.company == MIL
    assert outcome.players == ()
    assert outcome.price == (MIL, 55, 60)
    assert game.worth(1) == game.certificates(1) == 0


def test_17_professional():
    game = chosen(tables=changed(TEST, box.PROFESSIONAL, 1))
    to_runs(game)
    assert game.stage == EXPORT
    enter(game, BUREAU)
    assert game.fleet(0) == [2]
    assert game.phase == 2
    assert game.stage == RUNNING
    while game.stage != AT_BUREAU:
        run(game, 10)
    enter(game, BUREAU)
    assert game.fleet(0) == [2]
    assert game.round == 2


def test_18_allenbeck():
    assert run_of(6, 3, 90, 3) == 60
    assert run_of(6, 6, 100, 4) == 250


def test_a_removed_pawns_companies_give_their_lowest_train_up():
    game = chosen()
    enter(game, REMOVE, 2)
    phase(game, 4)
    game.pile[4] = 0
    trains(game, SLA, 2, 3, 4, 4)
    trains(game, MIL, 3, 4)
    assert game.turn == 1
    take(game, 7)
    enter(game, TRAIN, NEW)
    assert game.stage == RETURN
    assert game.company == MIL
    enter(game, TRAIN, 3)
    assert game.fleet(SLA) == [4, 4]
    assert game.fleet(0) == [3, 3]


def test_next_round_keeps_what_belongs_to_the_evening():
    game = chosen()
    next_round(game)
    assert game.round == 2
    assert not game.taken
    assert not game.ran

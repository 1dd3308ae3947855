"""The eighteen tricky cases, with the fictitious figures of TEST."""

import pytest
from banker.games.lilliput.acts.runs import run_of

from host_tools.games.lilliput.state import stage
from tests.games.lilliput.table import (
    ADMIRAL,
    EMPEROR,
    GENERAL,
    GLI,
    LNR,
    MIL,
    PRICE,
    SLA,
    TEST,
    TREASURER,
    Game,
    cash,
    changed,
    chosen,
    correct,
    enter,
    next_round,
    pass_turns,
    phase,
    refusal,
    run,
    run_all,
    said,
    take,
    to_runs,
    trains,
    treasury,
)


def turns(game):
    """Who acts in a round, up to its runs."""
    found = []
    while stage(game) == "action":
        found.append(game.turn)
        pass_turns(game)
    return found


def place(game, company, price, row=None):
    """Put a marker somewhere."""
    correct(game, PRICE, company, price, *[row] * (row is not None))


def test_1_there_and_back():
    game = chosen(seats=(2, 3, 4, 1))
    assert turns(game) == [2, 3, 4, 1, 1, 4, 3, 2]
    run_all(game)
    enter(game, "bureau")
    assert game.first == 3
    assert turns(game) == [3, 4, 1, 2, 2, 1, 4, 3]


def test_2_three_shares_sold():
    game = chosen()
    game.shares[1, MIL] = 3
    take(game, 4)
    was = game.cash[1]
    outcome = enter(game, "sell", MIL, 3)
    assert outcome.amount == 165 == game.cash[1] - was
    assert game.price[MIL] == 48
    assert stage(game) == "step"
    enter(game, "buy", MIL)
    assert game.cash[1] == was + 165 - 48
    assert game.turn == 2


@pytest.mark.parametrize(("count", "price"), [(1, 53), (2, 50), (3, 48)])
def test_2_sale_by_sale(count, price):
    game = chosen()
    game.shares[1, MIL] = 3
    take(game, 4)
    enter(game, "sell", MIL, count)
    assert game.price[MIL] == price


def test_3_the_limit_counts_what_would_rust():
    game = chosen()
    phase(game, 4)
    game.pile[4] = 0
    trains(game, MIL, 2, 2, 3)
    trains(game, 0, 2)
    take(game, 7)
    assert refusal(game, "train", 1) == "train_limit"
    enter(game, "train", 4)
    assert game.fleet(MIL) == [2, 3]
    enter(game, "train", 1)
    assert game.treasury[MIL] == 550 - 400
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
    outcome = enter(game, "train", 1)
    assert said(outcome, "phase_begins")[1] == 5
    assert game.fleet(SLA) == [3, 4]
    assert (stage(game), game.current(), game.turn) == ("return", GLI, 3)
    assert game.fleet(LNR) == [3, 3, 3]  # its turn comes behind
    assert (game.part, game.hand, game.left) == (1, 8, 1)
    enter(game, "train", 3)
    assert game.fleet(GLI) == [3, 4]
    assert game.fleet(LNR) == [3, 3]
    assert game.fleet(0) == [3, 3]
    assert (stage(game), game.turn, game.left) == ("step", 1, 1)
    assert refusal(game, "train", 1) == "train_limit"
    enter(game, "end")
    assert game.turn == 2


def test_5_only_4ds_are_left():
    game = to_runs(chosen())
    phase(game, 6)
    game.pile[6] = 0
    trains(game, MIL, 3, 4)
    trains(game, 0, 3, 5)
    run_all(game)
    enter(game, "bureau")
    assert game.phase == 7
    assert game.fleet(MIL) == [4]
    assert game.fleet(0) == [5, 7]
    assert run_of(7, 4, 190) == 90


def test_6_the_director_helps():
    game = chosen(characters=(ADMIRAL, EMPEROR, GENERAL, TREASURER))
    treasury(game, MIL, 60)
    take(game, 7)
    assert refusal(game, "train", 1) == "treasury_short"
    trains(game, MIL)
    was = game.cash[1]
    outcome = enter(game, "train", 1)
    assert game.treasury[MIL] == 0
    assert outcome.amount == -30 == game.cash[1] - was
    assert game.fleet(MIL) == [2]


def last_round(game):
    """The runs of the last round."""
    to_runs(game)
    game.round = game.rounds()
    return game


def test_7_the_last_round():
    game = last_round(chosen())
    game.shares[2, MIL] = 1
    was = list(game.cash)
    outcome = enter(game, "run", 170)
    assert said(outcome, "paid")[1] == 340
    assert [game.cash[1] - was[1], game.cash[2] - was[2]] == [170, 34]
    assert outcome.price == (MIL, 55, 65)
    run_all(game)
    assert stage(game) == "over"


def test_7_nothing_in_the_last_round():
    game = last_round(chosen())
    trains(game, 0, 2)
    assert enter(game, "run", 0).price == (MIL, 55, 50)
    assert stage(game) == "run"  # the pool stays shut


def test_8_who_stands_under_whom():
    game = to_runs(chosen(seats=(1, 2, 3), companies=(2, 3, 1)))
    place(game, GLI, 60)
    place(game, MIL, 50)
    place(game, SLA, 53)
    place(game, SLA, 50)
    assert game.order() == [3, 1, 2]
    run(game, 100, keeps=True)
    assert game.price[3] == 55
    run(game, 100, keeps=True)
    assert game.price[1] == 48
    run(game, 100)
    assert game.price[2] == 55
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
        game.shares[1, company] = 2
    cash(game, 1, 400)
    take(game, 5)
    assert refusal(game, "buy", GLI) == "certificates"
    assert refusal(game, "buy", 5) == "certificates"
    enter(game, "sell", SLA, 1)
    was = game.cash[1]
    enter(game, "buy", 5, 60)
    assert game.cash[1] == was - 300
    assert game.treasury[5] == 600
    assert game.stations[5] == 1
    assert game.turn == 2


def test_9_two_directorships():
    game = chosen()
    cash(game, 1, 900)
    take(game, 5)
    enter(game, "buy", 5, 60)
    pass_turns(game, 6)
    assert game.turn == 1
    take(game, 4)
    assert refusal(game, "buy", 6) == "two_companies"


def test_10_copy_card_and_general():
    game = chosen(characters=(EMPEROR, GENERAL, 3, ADMIRAL))
    enter(game, "justice", 1)
    take(game, 9)
    assert refusal(game, "card", 9, 0) == "bad_number"
    enter(game, "card", 9, 1, 1)
    assert game.treasury[SLA] == 480
    assert game.copies[2] == 0
    assert game.stations[SLA] == 2
    game.stations[GLI] = 3
    assert game.turn == 3
    assert refusal(game, "card", 9, 1, 1) == "stations_out"
    enter(game, "card", 9, 1, 2)


def test_11_founding_and_the_pool():
    game = chosen()
    trains(game, 0, 2)
    cash(game, 1, 400)
    take(game, 4)
    assert refusal(game, "buy", 5, 51) == "not_on_chart"
    enter(game, "buy", 5, 55)
    assert (stage(game), game.current(), game.hand) == ("pool", 5, 4)
    enter(game, "train", 3)
    assert game.treasury[5] == 450
    assert game.fleet(5) == [2]
    assert game.turn == 2


def test_12_keeping_and_the_pool():
    game = to_runs(chosen())
    trains(game, 0, 2, 2)
    place(game, MIL, 50)
    assert game.current() == SLA
    outcome = run(game, 100, keeps=True)
    assert outcome.price == (SLA, 50, 48)
    assert (stage(game), game.current()) == ("pool", SLA)
    enter(game, "end")
    assert (stage(game), game.current()) == ("run", GLI)


def test_13_without_chart_and_costs():
    game = chosen(tables=Game.create().kept_tables)
    game.shares[1, MIL] = 2
    take(game, 4)
    outcome = enter(game, "sell", MIL, 2, 48)
    assert outcome.amount == 110
    assert game.price[MIL] == 48
    enter(game, "end")
    take(game, 7)
    enter(game, "train", 1, 120)
    assert game.treasury[SLA] == 380
    to_runs(game)
    assert game.current() == SLA
    outcome = enter(game, "run", 100, 0, 1, 55)
    assert outcome.price == (SLA, 50, 55)


def test_14_a_price_in_both_rows():
    tables = changed(TEST, 51 + 3, 60)
    game = chosen(tables=changed(tables, 80, 1))
    cash(game, 1, 400)
    take(game, 4)
    enter(game, "buy", 5, 60, 2)
    assert game.place[5] == 54


def test_15_alone():
    game = chosen(seats=(2,), companies=(LNR, MIL))
    assert game.director[MIL] == 6
    assert game.treasury[MIL] == 0
    assert game.cash[6] == 30
    pass_turns(game, 2)
    assert stage(game) == "gulliver"
    assert not enter(game, "gulliver").players
    assert enter(game, "run", 100).players == ((6, 50, 80),)
    run(game, 0)
    enter(game, "bureau")
    assert game.fleet(MIL) == [2, 2]
    assert game.phase == 2
    assert game.first == 2
    pass_turns(game, 2)
    assert game.price[LNR] == 48
    assert refusal(game, "gulliver", 3) == "no_such_company"
    enter(game, "gulliver", MIL)
    assert game.shares[6, MIL] == 1
    assert game.cash[6] == 20


def test_15_gulliver_founds():
    game = chosen(seats=(2,), companies=(LNR, MIL))
    game.shares[6, MIL] = 3
    cash(game, 6, 340)
    pass_turns(game, 2)
    outcome = enter(game, "gulliver", 7)
    assert said(outcome, "founded") == ()
    assert (game.price[7], game.treasury[7], game.cash[6]) == (68, 0, 0)
    assert stage(game) == "run"


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
    game.shares[6, MIL] = 3
    cash(game, 6, 340)
    pass_turns(game, 2)
    enter(game, "gulliver", 7)
    run_all(game)
    phase(game, 5)
    trains(game, MIL, *first)
    trains(game, 7, *second)
    enter(game, "bureau")
    assert (game.fleet(MIL), game.fleet(7)) == (first_after, second_after)
    assert not game.fleet(0)


def test_16_removed_in_its_turn():
    game = chosen()
    enter(game, "remove", 1)
    assert game.turn == 2
    to_runs(game)
    outcome = enter(game, "run", 50)
    assert outcome.transaction[1] == MIL
    assert outcome.players == ()
    assert outcome.price == (MIL, 55, 60)
    assert game.worth(1) == game.certificates(1) == 0


def test_17_professional():
    game = chosen(tables=changed(TEST, 81, 1))
    to_runs(game)
    assert stage(game) == "export"
    enter(game, "bureau")
    assert game.fleet(0) == [2]
    assert game.phase == 2
    assert stage(game) == "run"
    while stage(game) != "bureau":
        run(game, 10)
    enter(game, "bureau")
    assert game.fleet(0) == [2]
    assert game.round == 2


def test_18_allenbeck():
    assert run_of(6, 3, 90, 3) == 60
    assert run_of(6, 6, 100, 4) == 250


def test_a_removed_pawns_companies_give_their_lowest_train_up():
    game = chosen()
    enter(game, "remove", 2)
    phase(game, 4)
    game.pile[4] = 0
    trains(game, SLA, 2, 3, 4, 4)
    trains(game, MIL, 3, 4)
    assert game.turn == 1
    take(game, 7)
    enter(game, "train", 1)
    assert stage(game) == "return"
    assert game.current() == MIL
    enter(game, "train", 3)
    assert game.fleet(SLA) == [4, 4]
    assert game.fleet(0) == [3, 3]


def test_next_round_keeps_what_belongs_to_the_evening():
    game = chosen()
    next_round(game)
    assert game.round == 2
    assert not game.taken
    assert not game.ran

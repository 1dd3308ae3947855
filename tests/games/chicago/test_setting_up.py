"""New games, editable numbers, corrections and players who leave."""

import pytest
from banker.games import to_bytes
from banker.games.chicago.board import SHARES, TABLES
from banker.kit.define import validate
from banker.rules.transactions import Refused

from tests.games.chicago.table import (
    ANDY,
    AUCTION,
    BEN,
    BO,
    CHARLES,
    CO,
    DIVIDENDS,
    NEW_GAME,
    NOBODY,
    NYC,
    PASS,
    PRR,
    REMOVE,
    WAB,
    Game,
    correct,
    give,
    moved,
    opened,
    over,
    reason,
    stage,
    take_turn,
    to_payday,
)


def test_a_new_game_seats_its_pawns_clockwise():
    game = over()
    game.apply((NEW_GAME, 5, 2, 6, 0, 0, 0))
    assert to_bytes(game) == to_bytes(Game((5, 2, 6)))
    assert (stage(game), game.turn, game.count) == ("opening", 5, 0)
    assert game.cash[1:] == [0, 40, 0, 0, 40, 40]
    assert game.pawns() == [5, 2, 6]
    assert [game.next_to(pawn) for pawn in (5, 2, 6)] == [2, 6, 5]


def test_a_turn_goes_round_the_table():
    game = Game((5, 2, 6))
    for company, winner in enumerate((2, 5, 6, 5), 1):
        game.apply((AUCTION, company, winner, game.min_bid(company)))
    turns = []
    for dial in (2, 3, 2, 3):
        turns.append(game.turn)
        game.apply((PASS, dial))
    assert turns == [2, 6, 5, 2]


def test_editing_before_anything_was_confirmed_changes_this_game():
    game = Game((1, 2))
    outcome = game.apply(correct("next_tables", 4, 9))
    assert moved(outcome, "next_tables", 4) == (7, 9)
    assert game.income[PRR] == 9
    assert game.min_bid(PRR) == 7, "the opening bids are those of the rules"
    game.apply(correct("next_tables", 1, 2))
    assert game.tables == game.next_tables == [0, 2, 5, 4, 9, 6, 5, 8, 6, 8]
    assert game.count == 0
    assert validate(game) is None


@pytest.mark.parametrize("first", [(NOBODY, PRR), correct("cash", 1, 41)])
def test_editing_later_changes_the_next_game(first):
    game = Game((1, 2, 3))
    game.apply(first)
    game.apply(correct("next_tables", 9, 12))
    assert tuple(game.tables[1:]) == TABLES
    assert game.last(3) == 8
    game.apply((NEW_GAME, 1, 2, 0, 0, 0, 0))
    assert game.last(3) == 12
    assert game.tables == game.next_tables


def test_editing_to_the_same_number_changes_nothing():
    game = opened()
    before = to_bytes(game)
    assert not game.apply(correct("next_tables", 1, TABLES[0])).changed
    assert to_bytes(game) == before


@pytest.mark.parametrize("tables", [bytes(9), bytes((*TABLES[:8], 9)), bytes((10, *TABLES[1:]))])
def test_a_game_does_not_begin_with_impossible_numbers(tables):
    assert reason(Game, (1, 2), tables)


def test_a_correction_to_the_same_figure_changes_nothing():
    game = opened()
    before = to_bytes(game)
    assert not game.apply(correct("cash", ANDY, game.cash[ANDY])).changed
    assert to_bytes(game) == before


def test_a_player_who_leaves_gives_everything_back():
    game = opened(4, (ANDY, BEN, CHARLES, BEN))
    give(game, BEN, BO)
    take_turn(game, BEN)
    cash = game.cash[BEN]
    outcome = game.apply((REMOVE, BEN))
    assert moved(outcome, "shares", (BEN, BO)) == (2, 0)
    assert moved(outcome, "cash", BEN) == (cash, 0)
    assert (game.sold(BO), game.sold(NYC)) == (0, 0)
    assert (stage(game), game.turn) == ("turn", CHARLES)
    assert game.pawns() == [1, 3, 4]
    assert game.next_to(ANDY) == CHARLES
    assert validate(game) is None


def test_a_player_who_leaves_out_of_turn_changes_no_turn():
    game = opened(4)
    game.apply((REMOVE, BEN))
    assert (stage(game), game.turn) == ("turn", ANDY)


def test_a_player_leaves_on_a_payday():
    game = to_payday(opened(4))
    leaving, following = game.turn, game.next_to(game.turn)
    game.apply((REMOVE, leaving))
    assert (stage(game), game.turn) == ("payday", following)
    paid = game.apply((DIVIDENDS,))
    assert moved(paid, "cash", leaving) is None
    assert (stage(game), game.turn) == ("turn", following)


def test_leaving_can_take_an_end_flag_away():
    game = opened(4)
    for company in (PRR, BO, NYC):
        give(game, 4, company, SHARES[company] - game.sold(company))
    assert game.flags() == 2
    game.apply((REMOVE, 4))
    assert game.flags() == 0


def test_the_closed_wabash_does_not_count_for_the_end():
    game = opened()
    for company in (PRR, BO):
        game.apply(correct("locos", company, 0))
    assert not game.flags()
    outcome = game.apply(correct("locos", CO, 0))
    assert outcome.happened("flags_set")
    assert game.flags() == 1
    outcome = game.apply(correct("houses", 0, 3))
    assert outcome.happened("flags_set")
    assert game.flags() == 5


def test_equal_cash_has_the_same_place():
    game = opened(5)
    for pawn, cash in enumerate((30, 70, 30, 70, 0), 1):
        game.apply(correct("cash", pawn, cash))
    expected = [(1, 2, 70), (1, 4, 70), (3, 1, 30), (3, 3, 30), (5, 5, 0)]
    assert game.ranking() == expected
    game.apply((REMOVE, 4))
    assert game.ranking() == [(1, 2, 70), (2, 1, 30), (2, 3, 30), (4, 5, 0)]


def test_nobody_bids_in_a_turn_but_the_dial_has_turned():
    game = opened()
    before = game.copy()
    outcome = game.apply((NOBODY, CO))
    assert moved(outcome, "dials", 1) == (0, 1)
    assert outcome.amount is None
    assert game.shares.data == before.shares.data
    assert game.turn == BEN


def test_shares_are_put_right_and_nothing_else_changes():
    game = opened()
    outcome = game.apply(correct("shares", BEN, 2, PRR))
    assert moved(outcome, "shares", (BEN, PRR)) == (0, 2)
    assert (game.shares[BEN, PRR], game.unsold(PRR)) == (2, 0)
    assert validate(game) is None
    with pytest.raises(Refused, match="sold_out"):
        game.apply(correct("shares", CHARLES, 1, PRR))
    with pytest.raises(Refused, match="wabash_closed"):
        game.apply(correct("shares", CHARLES, 1, WAB))
    with pytest.raises(Refused, match="await_opening"):
        Game((1, 2)).apply(correct("shares", 1, 1, PRR))

"""New games, editable numbers, corrections and players who leave."""

import pytest
from banker import games
from banker.games.chicago import transactions as kinds
from banker.games.chicago.codec import flaw, to_bytes
from banker.games.chicago.data import (
    END_HOUSES,
    END_LOCOMOTIVES,
    END_SHARES,
    OPENING,
    PAYDAY,
    SHARES,
    TABLES,
    TURN,
    WABASH,
)
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import (
    AUCTION,
    CASH,
    CORRECT,
    DIVIDENDS,
    HOUSES_LEFT,
    INCOME,
    LOCOMOTIVES,
    NEW_GAME,
    PASS,
    PRESENCE,
    REMOVE,
    SHARES_HELD,
    TABLE,
    TREASURY,
)
from banker.rules.forms import SWITCH, Refused

from tests.games.chicago.table import (
    ANDY,
    BEN,
    BO,
    CHARLES,
    CO,
    NYC,
    PRR,
    give,
    money,
    opened,
    over,
    reason,
    take_turn,
    to_payday,
    wabash_opened,
)


def test_a_new_game_seats_its_pawns_clockwise():
    game = over()
    had = money(game)
    outcome = game.apply((NEW_GAME, 5, 2, 6, 0, 0, 0))
    assert vars(game) == vars(Game((5, 2, 6)))
    assert (game.stage, game.turn, game.count) == (OPENING, 5, 0)
    assert game.cash == [0, 40, 0, 0, 40, 40]
    assert game.pawns() == [5, 2, 6]
    assert [game.next_to(pawn) for pawn in (5, 2, 6)] == [2, 6, 5]
    assert (outcome.to_bank, outcome.from_bank) == (had, 120)


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
    outcome = game.apply((TABLE, 4, 9))
    assert (outcome.was, outcome.now) == (7, 9)
    assert game.incomes[PRR] == 9
    assert game.min_bid(PRR) == 7, "the opening bids are those of the rules"
    game.apply((TABLE, 1, 2))
    assert game.tables == game.next_tables == bytes((2, 5, 4, 9, 6, 5, 8, 6, 8))
    assert game.count == 0
    assert flaw(game) is None


@pytest.mark.parametrize("first", [(AUCTION, PRR, 0, 0), (CORRECT, CASH, 1, 41)])
def test_editing_later_changes_the_next_game(first):
    game = Game((1, 2, 3))
    game.apply(first)
    game.apply((TABLE, 9, 12))
    assert game.tables == TABLES
    assert game.last(3) == 8
    game.apply((NEW_GAME, 1, 2, 0, 0, 0, 0))
    assert game.last(3) == 12
    assert game.tables == game.next_tables


def test_editing_to_the_same_number_changes_nothing():
    game = opened()
    before = to_bytes(game)
    assert not game.apply((TABLE, 1, TABLES[0])).changed
    assert to_bytes(game) == before


def test_edited_dials_are_what_turns_red():
    game = Game((1, 2), bytes((1, 2, 9)) + TABLES[3:])
    for company in range(1, 5):
        game.apply((AUCTION, company, 0, 0))
    assert game.apply((PASS, 1)).dial == (1, 1, 1)
    assert game.red(1)
    game.apply((PASS, 2))
    assert game.stage == TURN
    game.apply((PASS, 2))
    assert game.stage == PAYDAY


@pytest.mark.parametrize("tables", [bytes(9), TABLES[:8] + bytes((9,)), bytes((10,)) + TABLES[1:]])
def test_a_game_does_not_begin_with_impossible_numbers(tables):
    assert reason(Game, (1, 2), tables)


@pytest.mark.parametrize(
    ("what", "whose", "value"),
    [
        (CASH, BEN, 9999),
        (TREASURY, CO, 0),
        (INCOME, NYC, 77),
        (LOCOMOTIVES, BO, 21),
        (LOCOMOTIVES, BO, 0),
        (HOUSES_LEFT, 0, 19),
        (PRESENCE, 3, 0b01001),
    ],
)
@pytest.mark.parametrize("make", [opened, wabash_opened, lambda: to_payday(opened())])
def test_a_correction_replaces_one_figure_and_nothing_else(make, what, whose, value):
    game = make()
    before = game.copy()
    outcome = game.apply((CORRECT, what, whose, value))
    assert outcome.now == value
    assert outcome.changed == (outcome.was != value)
    assert game.count == before.count + outcome.changed
    assert outcome.from_bank - outcome.to_bank == money(game) - money(before)
    assert (outcome.stage, outcome.turn, outcome.dial) == (before.stage, before.turn, ())
    differing = {name for name in vars(game) if getattr(game, name) != getattr(before, name)}
    assert len(differing) == (2 if outcome.changed else 0)
    game.apply((CORRECT, what, whose, outcome.was))
    before.count = game.count
    assert vars(game) == vars(before)


def test_a_correction_to_the_same_figure_changes_nothing():
    game = opened()
    before = to_bytes(game)
    assert not game.apply((CORRECT, CASH, ANDY, game.cash[0])).changed
    assert to_bytes(game) == before


def test_a_player_who_leaves_gives_everything_back():
    game = opened(4, (ANDY, BEN, CHARLES, BEN))
    give(game, BEN, BO)
    take_turn(game, BEN)
    cash = game.cash[BEN - 1]
    outcome = game.apply((REMOVE, BEN))
    assert outcome.shares == ((BEN, BO, -2), (BEN, NYC, -1))
    assert outcome.players == ((BEN, -cash, 0),)
    assert outcome.to_bank == cash
    assert (game.sold(BO), game.sold(NYC)) == (0, 0)
    assert (game.stage, game.turn) == (TURN, CHARLES)
    assert game.pawns() == [1, 3, 4]
    assert game.next_to(ANDY) == CHARLES
    assert flaw(game) is None


def test_a_player_who_leaves_out_of_turn_changes_no_turn():
    game = opened(4)
    game.apply((REMOVE, BEN))
    assert (game.stage, game.turn) == (TURN, ANDY)


def test_a_player_leaves_on_a_payday():
    game = to_payday(opened(4))
    leaving, following = game.turn, game.next_to(game.turn)
    game.apply((REMOVE, leaving))
    assert (game.stage, game.turn) == (PAYDAY, following)
    paid = game.apply((DIVIDENDS,))
    assert leaving not in [pawn for pawn, _, _ in paid.players]
    assert (game.stage, game.turn) == (TURN, following)


def test_leaving_can_take_an_end_flag_away():
    game = opened(4)
    for company in (PRR, BO, NYC):
        give(game, 4, company, SHARES[company] - game.sold(company))
    assert game.flags() == END_SHARES
    assert game.apply((REMOVE, 4)).flags == 0


def test_the_closed_wabash_does_not_count_for_the_end():
    game = opened()
    for company in (PRR, BO):
        game.apply((CORRECT, LOCOMOTIVES, company, 0))
    assert not game.flags()
    outcome = game.apply((CORRECT, LOCOMOTIVES, CO, 0))
    assert outcome.flags_set == END_LOCOMOTIVES
    outcome = game.apply((CORRECT, HOUSES_LEFT, 0, 3))
    assert (outcome.flags_set, outcome.flags) == (END_HOUSES, END_HOUSES | END_LOCOMOTIVES)


def test_equal_cash_has_the_same_place():
    game = opened(5)
    for pawn, cash in enumerate((30, 70, 30, 70, 0), 1):
        game.apply((CORRECT, CASH, pawn, cash))
    expected = [(1, 2, 70), (1, 4, 70), (3, 1, 30), (3, 3, 30), (5, 5, 0)]
    assert game.ranking() == expected
    game.apply((REMOVE, 4))
    assert game.ranking() == [(1, 2, 70), (2, 1, 30), (2, 3, 30), (4, 5, 0)]


def test_nobody_bids_in_a_turn_but_the_dial_has_turned():
    game = opened()
    before = game.copy()
    outcome = game.apply((AUCTION, CO, 0, 0))
    assert outcome.dial == (1, 1, 3)
    assert outcome.shares == outcome.players == outcome.treasuries == ()
    assert game.shares == before.shares
    assert game.turn == BEN


def test_on_a_payday_every_pawn_is_told_even_with_nothing():
    game = to_payday(opened(4))
    paid = game.apply((DIVIDENDS,))
    assert [pawn for pawn, _, _ in paid.players] == [1, 2, 3, 4]
    assert paid.players[3][1] == 0
    assert paid.from_bank == sum(amount for _, amount, _ in paid.players)
    assert paid.round == game.round == 2


def test_another_game_gives_way_to_this_one():
    number = Game.number
    begun = kinds.new_game(None, 0, (5, 2, 6))
    assert begun == (NEW_GAME, 5, 2, 6, 0, 0, 0)
    assert len(kinds.FORMS.pack(begun)) == (kinds.FORMS.bits(kinds.NEW_GAME) + 7) // 8
    packed = games.pack(0, (SWITCH, number, *begun[1:]))
    game, outcome = games.apply(None, games.unpack(0, packed))
    assert vars(game) == vars(Game((5, 2, 6)))
    assert outcome.turn == 5
    assert vars(games.from_bytes(games.to_bytes(game))) == vars(game)


def test_shares_are_put_right_and_nothing_else_changes():
    game = opened()
    before = vars(game.copy())
    outcome = game.apply((CORRECT, SHARES_HELD, BEN, 10 * PRR + 2))
    assert (outcome.was, outcome.now, outcome.shares) == (0, 2, ((BEN, PRR, 2),))
    assert (game.held(BEN, PRR), game.unsold(PRR)) == (2, 0)
    assert flaw(game) is None
    changed = {name for name, value in vars(game).items() if value != before[name]}
    assert changed == {"shares", "count"}
    with pytest.raises(Refused, match="sold_out"):
        game.apply((CORRECT, SHARES_HELD, CHARLES, 10 * PRR + 1))
    with pytest.raises(Refused, match="wabash_closed"):
        game.apply((CORRECT, SHARES_HELD, CHARLES, 10 * WABASH + 1))
    with pytest.raises(Refused, match="await_opening"):
        Game((1, 2)).apply((CORRECT, SHARES_HELD, 1, 10 * PRR + 1))

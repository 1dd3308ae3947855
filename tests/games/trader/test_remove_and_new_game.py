"""Removing a player, and starting afresh."""

import pytest
from banker.games import to_bytes
from banker.rules.transactions import NEW_GAME

from tests.games.trader.positions import holding, played, red_monopoly
from tests.games.trader.refusal import refusal
from tests.support.trader import (
    BUY,
    FLOAT,
    GO,
    INTEREST,
    REMOVE,
    TRADE,
    Game,
    delisted,
    forced,
    gained,
    lost,
    presidents,
    told,
)


def test_a_removed_pawn_leaves_everything_to_the_bank():
    game = played((FLOAT, 1, 22), (BUY, 2, 22, 2), (FLOAT, 2, 9), (INTEREST, 3, 22))
    assert game.dividends[2] > 0
    outcome = game.apply((REMOVE, 2))
    assert (outcome.pawn, outcome.amount) == (2, None)
    assert not any(game.shares[2, code] for code in range(1, 23))
    assert (game.bank(22), game.bank(9)) == (4, 9)
    assert game.dividends[2] == 0
    assert delisted(outcome) == (9,)
    assert presidents(outcome) == ()
    assert game.totals()[1] == 0


def test_the_others_keep_their_dividends():
    game = played((FLOAT, 1, 22), (BUY, 2, 22, 2), (INTEREST, 3, 22))
    kept = game.dividends[1]
    game.apply((REMOVE, 2))
    assert game.dividends[1:] == [kept, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("president", "holdings", "heir"),
    [
        (1, (3, 2, 1, 0, 0, 0), 2),
        (1, (3, 1, 2, 0, 0, 0), 3),
        # Ties go round from the pawn removed.
        (1, (3, 0, 2, 0, 2, 0), 3),
        (4, (2, 0, 2, 3, 0, 2), 6),
        (6, (2, 2, 2, 0, 0, 3), 1),
        (5, (1, 1, 1, 1, 2, 0), 1),
        (3, (1, 1, 1, 0, 1, 1), 5),
    ],
)
def test_the_presidency_passes_on_removal(president, holdings, heir):
    game = holding(9, president, holdings)
    outcome = game.apply((REMOVE, president))
    assert game.presidents[9] == heir
    assert presidents(outcome) == ((9, heir),)


def test_a_monopoly_broken_by_removal_pays_nobody():
    game = red_monopoly(3, 3, 4)
    game.apply((BUY, 5, 14, 2))
    outcome = game.apply((REMOVE, 2))
    assert lost(outcome) == ((2, 4),)
    assert told(outcome, "offices_lost") == ((4,),)
    assert forced(outcome) is None
    assert (delisted(outcome), presidents(outcome)) == ((12, 13), ((14, 5),))
    assert game.offices_out() == (0, 0)


def test_several_monopolies_can_break_at_once():
    game = played(*((FLOAT, 1, code) for code in range(1, 23)))
    outcome = game.apply((REMOVE, 1))
    assert lost(outcome) == tuple((1, group) for group in range(8))
    assert delisted(outcome) == tuple(range(1, 23))


def test_an_heir_to_the_whole_group_starts_bare():
    """The old monopoly ends, with its offices; a new one begins."""
    game = red_monopoly(1, 1, 1)
    for code in (12, 13, 14):
        game.apply((BUY, 6, code, 1))
    outcome = game.apply((REMOVE, 2))
    assert (lost(outcome), gained(outcome)) == (((2, 4),), ((6, 4),))
    assert told(outcome, "offices_lost") == ((4,),)
    assert game.offices_out() == (0, 0)


def test_removing_a_minor_shareholder_breaks_nothing():
    game = red_monopoly(1, 1, 1)
    game.apply((TRADE, 5, 2, 12, 2))
    outcome = game.apply((REMOVE, 5))
    assert lost(outcome) == presidents(outcome) == delisted(outcome) == ()
    assert game.offices_out() == (3, 0)
    assert game.bank(12) == 6


def test_removal_can_make_a_monopoly():
    game = played((FLOAT, 1, 21), (FLOAT, 2, 22), (TRADE, 1, 2, 22, 2))
    assert gained(game.apply((REMOVE, 2))) == ((1, 7),)


def test_a_removed_pawn_stays_out_until_a_new_game():
    game = played((FLOAT, 1, 9), (REMOVE, 1))
    assert refusal(game, (GO, 1)) == "pawn_out"
    assert refusal(game, (REMOVE, 1)) == "pawn_out"
    game.apply((NEW_GAME, 1, 0))
    game.apply((GO, 1))


def test_all_pawns_may_go():
    game = Game()
    for pawn in range(1, 7):
        game.apply((REMOVE, pawn))
    for pawn in range(1, 7):
        assert refusal(game, (FLOAT, pawn, 1)) == "pawn_out"


@pytest.mark.parametrize(("seed", "lively"), [(0, 0), (7, 1), ((1 << 30) - 1, 1)])
def test_a_new_game_is_like_one_just_begun(seed, lively):
    game = red_monopoly(3, 3, 4)
    game.apply((INTEREST, 1, 12))
    game.apply((REMOVE, 5))
    outcome = game.apply((NEW_GAME, seed, lively))
    assert (outcome.pawn, outcome.amount) == (0, None)
    assert to_bytes(game) == to_bytes(Game(seed, lively))

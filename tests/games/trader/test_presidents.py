"""The presidency: who gets it, exhaustively over every president and every set of tied pawns."""

import itertools

import pytest
from banker.games.trader.presidents import successor

from tests.games.trader.positions import holding, played
from tests.support.trader import BUY, FLOAT, SELL, TRADE, Game, delisted, presidents

PAWNS = range(1, 7)


def first_after(president, tied):
    """Apply the rule in its plainest form: the first of the tied pawns in the order round the
    table."""
    pawn = president
    while True:
        pawn = pawn % 6 + 1
        if pawn in tied:
            return pawn


def tied_sets(president):
    """Yield every set of two or more other pawns that may tie for the most shares."""
    others = [pawn for pawn in PAWNS if pawn != president]
    for size in range(2, 6):
        yield from itertools.combinations(others, size)


@pytest.mark.parametrize("president", PAWNS)
def test_ties_go_round_by_pawn_after_a_sale(president):
    """The president sells everything while the tied pawns hold one share each, or more."""
    for tied in tied_sets(president):
        for each in range(1, 9 // len(tied)):
            own = max(each, 9 - each * len(tied)) if each * len(tied) + each <= 9 else each
            holdings = [each if pawn in tied else 0 for pawn in PAWNS]
            holdings[president - 1] = own
            if sum(holdings) > 9:
                continue
            game = holding(14, president, holdings)
            assert game.presidents[14] == president
            outcome = game.apply((SELL, president, 14, own))
            assert game.presidents[14] == first_after(president, tied)
            assert presidents(outcome) == ((14, first_after(president, tied)),)


@pytest.mark.parametrize("president", PAWNS)
def test_ties_go_round_by_pawn_after_a_trade(president):
    """The president's shares go to a pawn that thereby ties with the others."""
    for tied in tied_sets(president):
        for buyer in tied:
            # The tied pawns hold one each, the buyer none: one share from the president ties all.
            holdings = [1 if pawn in tied and pawn != buyer else 0 for pawn in PAWNS]
            holdings[president - 1] = 1
            game = holding(14, president, holdings)
            assert game.presidents[14] == president
            game.apply((TRADE, buyer, president, 14, 1))
            assert game.presidents[14] == first_after(president, tied)


@pytest.mark.parametrize("president", PAWNS)
def test_every_distribution_of_shares(president):
    """The most shares win, a tie keeps the president, else ties go round."""
    for holdings in itertools.product(range(5), repeat=6):
        if not 0 < sum(holdings) <= 9:
            continue
        most = max(holdings)
        tied = [pawn for pawn in PAWNS if holdings[pawn - 1] == most]
        expected = president if president in tied else first_after(president, tied)
        assert successor(president, holdings) == expected


def test_equality_changes_nothing_and_more_does():
    game = played((FLOAT, 1, 9), (TRADE, 2, 1, 9, 1), (BUY, 2, 9, 2), (BUY, 2, 9, 1))
    assert (game.shares[1, 9], game.shares[2, 9], game.presidents[9]) == (4, 4, 1)
    assert presidents(game.apply((BUY, 2, 9, 1))) == ((9, 2),)
    assert game.presidents[9] == 2


def test_a_company_nobody_holds_leaves_the_list_and_can_be_floated_again():
    game = Game(3, lively=True)
    game.apply((FLOAT, 1, 9))
    for _ in range(20):
        game.apply((FLOAT, 2, 1))
        game.apply((SELL, 2, 1, 5))
    assert game.trends[9] != 0
    outcome = game.apply((SELL, 1, 9, 5))
    assert delisted(outcome) == (9,)
    assert (game.price(9), game.presidents[9], game.bank(9)) == (None, 0, 9)
    assert (game.drifts[9], game.trends[9]) == (0, 0)
    game.apply((FLOAT, 3, 9))
    assert (game.presidents[9], game.price(9), game.trends[9]) == (3, 39, 0)

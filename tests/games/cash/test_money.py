"""Money is neither made nor lost, and nobody owes unless loans are on: in all random play."""

from contextlib import suppress

import pytest
from banker.games.cash.codec import flaw
from banker.games.cash.data import LOANS, MOST, START, TABLES, changed, members
from banker.games.cash.game import Game
from banker.games.cash.transactions import (
    ALL_PAY,
    COLLECT,
    CORRECT,
    GO,
    NEW_GAME,
    PAY,
    PAY_ALL,
    REMOVE,
    TABLE,
    TRANSFER,
)
from banker.rules.forms import Refused
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.games.cash.random_play import RandomPlay

WITH_LOANS = changed(TABLES, LOANS, 1)
AMONG_PLAYERS = (TRANSFER, ALL_PAY, PAY_ALL)


def after(*transactions, players=0b111, tables=TABLES):
    """A game of three in which these were confirmed."""
    game = Game(players, tables)
    for transaction in transactions:
        game.apply(transaction)
    return game


def refused(game, *transaction):
    """Why a transaction is not allowed; it must have changed nothing."""
    were = list(game.cash), game.paid, game.received
    with pytest.raises(Refused) as refusal:
        game.apply(transaction)
    assert (game.cash, game.paid, game.received) == were
    return refusal.value.reason


@given(st.integers(0, 1 << 30), st.booleans())
@settings(max_examples=60)
def test_all_cash_is_what_the_bank_has_paid_less_what_it_received(seed, loans):
    game = Game(tables=WITH_LOANS if loans else TABLES)
    play = RandomPlay(seed)
    for _ in range(200):
        before = game.copy()
        with suppress(Refused):
            outcome = game.apply(play.following(game))
            kind = outcome.transaction[0]
            if kind in AMONG_PLAYERS:
                assert sum(change for _, change, _ in outcome.cash) == 0
                assert (game.paid, game.received) == (before.paid, before.received)
            elif kind == NEW_GAME:
                paid = game.table(START) * len(members(game.players))
                assert (game.paid, game.received) == (paid, 0)
            elif kind != TABLE:
                assert game.paid >= before.paid
                assert game.received >= before.received
        assert sum(game.cash) == game.paid - game.received
        assert max(game.cash) <= MOST
        assert min(game.cash) >= (-MOST if game.table(LOANS) else 0)
        assert flaw(game) is None


def test_every_outcome_says_who_has_what_afterwards():
    game, play = Game(tables=WITH_LOANS), RandomPlay(3)
    for _ in range(500):
        before = list(game.cash)
        with suppress(Refused):
            for pawn, change, cash in game.apply(play.following(game)).cash:
                assert cash == before[pawn - 1] + change
                assert cash == game.cash[pawn - 1]


def test_the_bank_at_one_end():
    game = after((PAY, 1, 150), (COLLECT, 2, 40))
    assert game.cash[:3] == [1350, 1540, 1500]
    assert (game.paid, game.received) == (4540, 150)


def test_one_and_all():
    assert after((ALL_PAY, 2, 50)).cash[:3] == [1450, 1600, 1450]
    assert after((PAY_ALL, 3, 50)).cash[:3] == [1550, 1550, 1400]
    assert after((REMOVE, 1), (ALL_PAY, 2, 50)).cash[:3] == [0, 1550, 1450]


@pytest.mark.parametrize(
    ("owed", "interest"), [(0, 0), (1, 1), (10, 1), (11, 2), (235, 24), (50_000, 5_000)]
)
def test_interest_on_what_is_owed_before_the_salary_rounded_up(owed, interest):
    game = after((PAY, 1, 1500), tables=WITH_LOANS)
    if owed:
        game.apply((PAY, 1, owed))
    outcome = game.apply((GO, 1))
    assert outcome.interest == interest
    assert outcome.amount == 200 - interest
    assert game.cash[0] == 200 - interest - owed


def test_a_debt_is_warned_of_once():
    game = after(tables=WITH_LOANS)
    assert game.apply((PAY, 1, 1600)).debtors == (1,)
    assert game.apply((PAY, 1, 1600)).debtors == ()


def test_refusals():
    game = after()
    assert refused(game, PAY, 1, 1501) == "cash_short"
    assert refused(game, ALL_PAY, 1, 1501) == "cash_short"
    assert refused(game, PAY_ALL, 1, 751) == "cash_short"
    assert refused(game, COLLECT, 1, MOST) == "too_much"
    assert refused(game, PAY, 4, 1) == "not_playing"
    assert refused(game, TRANSFER, 1, 1, 1) == "same_pawn"
    assert refused(game, PAY, 1, 0) == "bad_number"
    assert refused(game, TABLE, LOANS, 2) == "bad_number"
    assert refused(game, NEW_GAME, 0b100) == "too_few_pawns"
    game.apply((REMOVE, 1))
    assert refused(game, GO, 1) == "pawn_out"
    assert refused(game, REMOVE, 2) == "two_left"
    owing = after((PAY, 1, 1600), tables=WITH_LOANS)
    assert refused(owing, TABLE, LOANS, 0) == "still_owed"
    assert refused(owing, PAY, 1, MOST) == "debt_full"


def test_a_correction_goes_through_the_bank_and_a_leaver_takes_nothing_away():
    game = after((CORRECT, 1, 2000), (CORRECT, 2, 0), (REMOVE, 3))
    assert game.cash[:3] == [2000, 0, 0]
    assert (game.paid, game.received) == (5000, 3000)
    assert not game.prepared((CORRECT, 1, 2000))[1].changed


def test_the_starting_cash_counts_at_once_only_before_anything_happens():
    assert after((TABLE, START, 99)).cash[:3] == [99, 99, 99]
    game = after((PAY, 1, 1), (TABLE, START, 99))
    assert game.cash[:3] == [1499, 1500, 1500]
    game.apply((NEW_GAME, 0b11))
    assert game.cash == [99, 99, 0, 0, 0, 0]

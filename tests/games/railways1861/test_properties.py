"""What holds in all random play: money, shares and trains are neither made nor lost; and keys enter
exactly what the rules were asked."""

import pytest
from banker.games.railways1861 import codec, packing, transactions
from banker.games.railways1861.data import (
    CODES,
    MINORS,
    NO_LIMIT,
    RSR,
    SHARES,
    TRAINS,
    TYPES,
)
from banker.games.railways1861.transactions import CORRECT, FIGURE, NEW_GAME, REMOVE
from banker.games.railways1861.ui.outcome_view import bank_change
from banker.rules.forms import Refused

from host_tools.games.railways1861.evening import begun, evening
from host_tools.games.railways1861.keys import keys_for
from host_tools.games.railways1861.random_play import RandomPlay
from host_tools.script.app_unit import AppUnit
from host_tools.script.unit import Options

CARE = (CORRECT, FIGURE, NEW_GAME, REMOVE)


def played(seed, tries):
    """A game after each transaction that it took of random play, no figures changed."""
    game, play = begun(3 + seed % 4), RandomPlay(seed)
    for _ in range(tries):
        transaction = play.following(game)
        if transaction[0] in (CORRECT, FIGURE, NEW_GAME):
            continue
        try:
            outcome = game.apply(transaction)
        except Refused:
            continue
        yield game, outcome


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_made_or_lost(seed):
    for game, _ in played(seed, 700):
        assert sum(game.cash) + sum(game.money_of) + game.bank() == 15000
        for code in CODES:
            if code > MINORS and game.running(code):
                assert game.in_hands(code) + game.in_pool(code) + game.treasury(code) == SHARES
        for train in range(TYPES):
            if TRAINS[train] == NO_LIMIT:
                continue
            there = sum(game.has(code, train) for code in (*CODES, RSR)) + game.pooled[train]
            assert there + game.left[train] <= TRAINS[train]


def test_what_the_bank_gets_or_pays_is_told():
    bank = None
    for game, outcome in played(11, 700):
        if bank is not None:
            assert game.bank() == bank + bank_change(outcome), outcome.transaction
        bank = game.bank()


@pytest.mark.parametrize("seed", range(4, 7))
def test_every_state_is_sound_and_comes_back_from_its_bytes(seed):
    for game, outcome in played(seed, 500):
        assert codec.flaw(game) is None
        data = codec.to_bytes(game)
        assert codec.to_bytes(codec.from_bytes(data)) == data
        assert len(transactions.FORMS.pack(outcome.transaction)) <= 5


def test_a_state_has_as_many_bytes_as_its_bits_take():
    assert codec.SIZE == packing.SIZE <= 300


def test_keys_enter_what_the_rules_are_asked():
    unit = AppUnit(Options(game="1861"))
    unit.hold("NEW_GAME", 2200)
    for key in ["1", "2", "3", "4", "CONFIRM"]:
        unit.press(key)
    model = begun(4)
    for transaction in evening(450):
        for key in keys_for(model, transaction):
            unit.press(key)
        unit.press("CONFIRM")
        model.apply(transaction)
        assert unit.game() == codec.to_bytes(model), transaction

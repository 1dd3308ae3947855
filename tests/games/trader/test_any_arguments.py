"""Nothing whatever, passed as an argument, gets past the game or upsets it."""

import pytest
from banker.games.trader import codec, refusals, transactions
from banker.games.trader.game import Game
from hypothesis import given
from hypothesis import strategies as st

from tests.games.trader.positions import red_monopoly
from tests.games.trader.refusal import REASONS, reason


class Odd(int):
    """Passes for a number, yet is none of ours."""


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.floats()
    | st.text(max_size=3)
    | st.binary(max_size=8)
    | st.integers(-2, 24)
    | st.integers()
    | st.sampled_from([1 << 30, 10**40, -(10**40), 1j, Odd(1), object(), int, range(3)]),
    lambda inner: st.lists(inner, max_size=6) | st.lists(inner, max_size=6).map(tuple),
    max_leaves=8,
)
ALMOST = st.tuples(st.integers(1, 10)).flatmap(
    lambda kind: st.lists(st.integers(-1, 23) | ANYTHING, max_size=5).map(lambda f: kind + tuple(f))
)


@given(st.lists(ALMOST | ANYTHING, max_size=12))
def test_whatever_is_asked_only_refusals_are_raised(calls):
    game = red_monopoly(1, 1, 1)
    for call in calls:
        before = codec.to_bytes(game)
        for ask in (
            game.prepare,
            game.prepared,
            transactions.FORMS.pack,
            transactions.FORMS.unpack,
        ):
            assert reason(ask, call) in (None, *REASONS)
            assert codec.to_bytes(game) == before
        if reason(game.apply, call):
            assert codec.to_bytes(game) == before
        assert codec.flaw(game) is None


@given(ANYTHING)
def test_whatever_is_read_only_not_a_game_is_raised(data):
    with pytest.raises(codec.NotAGame):
        codec.from_bytes(data)


@given(ANYTHING, ANYTHING)
def test_a_game_begins_with_a_seed_or_is_refused(seed, lively):
    refused = reason(Game, seed, lively)
    assert refused in (None, refusals.BAD_NUMBER, refusals.MALFORMED)
    if not refused:
        assert codec.flaw(Game(seed, lively)) is None

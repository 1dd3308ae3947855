"""A game follows from its seed and its transactions, and random play shows all of it."""

from collections import Counter

import pytest
from banker.games.trader import transactions
from banker.games.trader.codec import from_bytes, to_bytes
from banker.games.trader.data import COMPANIES
from banker.games.trader.game import Game
from hypothesis import settings

from tests.games.trader.refusal import REASONS
from tests.games.trader.walking import games, walk, walked
from tests.support.hash_seeds import printed_under_each

WALKED = """
from tests.games.trader.walking import walked
for seed in range(4):
    print([data.hex() for data in walked(seed, seed % 2)])
"""


@pytest.mark.slow
def test_same_seed_and_transactions_give_the_same_bytes():
    here = [[data.hex() for data in walked(seed, seed % 2)] for seed in range(4)]
    assert printed_under_each(WALKED) == ["".join(f"{one}\n" for one in here)] * 2


@settings(max_examples=6)
@games
def test_a_restored_game_goes_on_exactly_as_it_would_have(seed, lively):
    for step in walk(seed, lively):
        restored = from_bytes(to_bytes(step.before))
        if step.outcome is not None:
            restored.apply(step.transaction)
        assert to_bytes(restored) == to_bytes(step.after)


def test_random_play_sees_everything():
    """The games above are worth looking at only if everything of note happens in them."""
    seen = Counter()
    for seed in range(16):
        for step in walk(seed, seed % 2, 400):
            seen[step.reason] += 1
            seen[step.transaction[:1] if step.changed else None] += 1
            if step.outcome:
                seen["forced"] += step.outcome.forced > 0
                seen["nobody to pay"] += len(step.outcome.offices_cleared) > bool(
                    step.outcome.forced
                )
                seen["delisted"] += bool(step.outcome.delisted)
                seen["gained"] += bool(step.outcome.monopolies_gained)
            seen["head office"] += 5 in step.after.offices
            seen["no price movement left"] += 12 in step.after.drifts
    for kind in transactions.FIELDS:
        assert seen[(kind,)] > 10
    rare = {"dividends_full", "no_head_offices_left"}
    for sight in set(REASONS) - rare | {"forced", "nobody to pay", "delisted", "gained"}:
        assert seen[sight], sight
    assert seen["head office"] > 100
    assert seen["no price movement left"] > 100


@pytest.mark.parametrize("lively", [False, True])
def test_neighbouring_seeds_part_ways(lively):
    """Only a lively market draws lots, and only there does the seed show in the prices."""
    ends = set()
    for seed in range(20):
        game = Game(seed, lively)
        for code in range(1, COMPANIES + 1):
            game.apply((transactions.FLOAT, 1, code))
        ends.add(bytes(game.drifts))
    assert len(ends) == (20 if lively else 1)

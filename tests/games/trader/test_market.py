"""The market between transactions: drift, its bounds and its generator, and the +/- column."""

from banker.games import to_bytes
from banker.games.trader import drift
from banker.games.trader.data import COMPANIES, MOST_DRIFT
from banker.games.trader.position import DOWN, FLAT, UP
from banker.rules.transactions import NEW_GAME

from tests.games.trader.positions import played
from tests.games.trader.walking import games, some, walk
from tests.support.trader import BUY, FLOAT, GO, INTEREST, MARKET, OFFICES, SELL, TRADE, Game

CODES = range(1, COMPANIES + 1)


def test_the_trend_follows_the_price():
    game = played((FLOAT, 1, 22))
    assert game.trends[22] == FLAT
    for transaction, trend in (
        ((GO, 1), FLAT),
        ((BUY, 2, 22, 1), UP),
        ((GO, 1), UP),
        ((SELL, 2, 22, 1), DOWN),
        ((FLOAT, 1, 21), UP),  # the monopoly raises 22 too
        ((OFFICES, 21, 1, 1, 0), UP),
        ((OFFICES, 21, 0, 0, 0), DOWN),
        ((SELL, 1, 22, 5), FLAT),
        ((FLOAT, 3, 22), FLAT),
    ):
        game.apply(transaction)
        assert game.trends[22] == trend
    assert game.trends[21] == DOWN  # its monopoly went


def test_a_lively_price_wanders_around_the_calm_one():
    game = played((FLOAT, 1, 1), (FLOAT, 2, 22), seed=5, lively=True)
    seen = set()
    for _ in range(2000):
        game.apply((TRADE, 3, 1, 1, 1))
        game.apply((TRADE, 1, 3, 1, 1))
        seen.add(game.price(22))
        assert game.price(1) >= 1
    calm = 400 * 10 * 7 // 320
    assert seen == set(range(calm - 6, calm + 7))


def test_a_price_never_falls_below_one():
    game = played((FLOAT, 1, 1), (SELL, 1, 1, 4), lively=True)
    game.drifts[1] = -MOST_DRIFT
    assert 60 * 6 * 7 // 320 - 6 == 1 == game.price(1)


def test_floating_starts_without_drift_while_the_others_wander():
    game = Game(7, lively=True)
    moved = 0
    for code in range(1, 23):
        before = game.drifts[:]
        game.apply((FLOAT, 1, code))
        moved += game.drifts != before
        assert game.drifts[code] == 0
        assert game.trends[code] == FLAT
    assert moved > 15


def test_what_changes_nothing_moves_no_market():
    """These are a president's interest, unchanged offices, and an unchanged market."""
    game = played((FLOAT, 1, 21), (FLOAT, 1, 22), lively=True)
    for transaction in ((INTEREST, 1, 22), (OFFICES, 21, 0, 0, 0), (MARKET, 1)):
        before = to_bytes(game)
        assert not game.apply(transaction).changed
        assert to_bytes(game) == before


def test_calming_the_market_forgets_the_drift():
    game = played((FLOAT, 1, 9), (FLOAT, 1, 22), seed=5, lively=True)
    while game.drifts[22] <= 0:
        game.apply((TRADE, 3, 1, 9, 1))
        game.apply((TRADE, 1, 3, 9, 1))
    game.apply((MARKET, 0))
    assert (game.price(22), game.trends[22]) == (87, DOWN)
    calm = game.random
    game.apply((SELL, 1, 9, 1))
    assert (game.price(22), game.random) == (87, calm)
    # Lively again: nothing moves until the next transaction.
    game.apply((MARKET, 1))
    assert (game.price(22), game.random) == (87, calm)
    game.apply((SELL, 1, 9, 1))
    assert game.random != calm


def test_interest_and_start_move_no_price():
    game = played((FLOAT, 1, 9), (FLOAT, 1, 22), seed=5, lively=True)
    before = (game.drifts[:], game.trends[:], game.random)
    for transaction in ((INTEREST, 2, 22), (GO, 1), (GO, 2)):
        assert game.apply(transaction).changed
        assert (game.drifts, game.trends, game.random) == before


@some
@games
def test_what_was_shown_is_paid_and_what_is_paid_is_shown(seed, lively):
    """A sale pays the price before it, a purchase costs the price after it; the groups of both,
    and of whatever else moves shares or offices, do not drift."""
    for step in walk(seed, lively):
        kind = step.transaction[0]
        if not step.changed or kind in (MARKET, NEW_GAME):
            continue
        if kind == SELL:
            _, _, code, count = step.transaction
            assert step.outcome.amount == count * step.before.price(code)
        elif kind == BUY:
            _, _, code, count = step.transaction
            assert step.outcome.amount == -count * step.after.price(code)
        for code in CODES:
            both = step.before.presidents[code] and step.after.presidents[code]
            moved = step.before.shares.column(code) != step.after.shares.column(code)
            if both and (moved or kind in (INTEREST, GO)):
                assert step.before.drifts[code] == step.after.drifts[code]


def test_the_generator_never_dies_and_has_a_long_period():
    """Its modulus is a safe prime, so every state but two is on a cycle of half its length."""

    def prime(number):
        return all(number % divisor for divisor in range(2, int(number**0.5) + 1))

    assert prime(drift.STATES)
    assert prime(drift.STATES // 2)
    for state in (1, 2, drift.STATES // 2, drift.STATES - 1):
        assert 0 < drift.next_state(state) < drift.STATES
        assert drift.next_state(state) < 1 << 30
    for seed in (0, 1, drift.STATES - 2, drift.STATES - 1, drift.STATES, drift.SEEDS - 1):
        assert 0 < drift.seeded(seed) < drift.STATES


@some
@games
def test_the_trend_is_the_way_the_price_last_went(seed, lively):
    trends = dict.fromkeys(CODES, FLAT)
    for step in walk(seed, lively):
        for code in CODES:
            was, now = step.before.price(code), step.after.price(code)
            afresh = step.changed and step.transaction[0] == NEW_GAME
            if afresh or was is None or now is None:
                trends[code] = FLAT
            elif was != now:
                trends[code] = UP if now > was else DOWN
            assert step.after.trends[code] == trends[code]


@some
@games
def test_drift_starts_at_none_moves_by_one_and_stays_within_bounds(seed, lively):
    for step in walk(seed, lively):
        for code in CODES:
            was = step.before.drifts[code]
            now = step.after.drifts[code]
            assert -6 <= now <= 6
            if not step.before.presidents[code] or not step.after.presidents[code]:
                assert now == 0
            elif step.transaction[0] in (MARKET, NEW_GAME):
                assert now in (was, 0)
            else:
                assert abs(now - was) <= step.changed


@some
@games
def test_a_calm_market_has_no_drift(seed, lively):
    for step in walk(seed, lively):
        if not step.after.lively:
            assert set(step.after.drifts) == {0}


@some
@games
def test_the_price_is_the_calm_price_plus_drift_and_never_below_one(seed, lively):
    for step in walk(seed, lively):
        calm = step.after.copy()
        calm.drifts = [0] * (COMPANIES + 1)
        for code in CODES:
            if step.after.presidents[code]:
                drift = step.after.drifts[code]
                assert step.after.price(code) == max(1, calm.price(code) + drift)

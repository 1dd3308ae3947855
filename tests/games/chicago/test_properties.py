"""What holds at every moment of every game, under random play."""

from collections import Counter

import pytest
from banker.games.chicago import transactions
from banker.games.chicago.codec import SIZE, flaw, from_bytes, to_bytes
from banker.games.chicago.data import (
    CHARTER_LOCOMOTIVES,
    COMPANIES,
    HOUSES,
    OPENING,
    OVER,
    PAWNS,
    PAYDAY,
    SHARES,
    TURN,
    WABASH,
    WABASH_SALE,
)
from banker.games.chicago.transactions import (
    AUCTION,
    BUILD,
    CITY,
    CORRECT,
    FIELDS,
    FOREST,
    NEW_GAME,
    TABLE,
)
from banker.rules.forms import MOST_BYTES
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.chicago.table import REASONS, money, reason
from tests.games.chicago.walking import games, walk
from tests.games.trader.walking import some

pytestmark = pytest.mark.slow

KEYS = range(1, COMPANIES + 1)


@some
@games
def test_money_is_conserved(seed):
    for step in walk(seed):
        if step.outcome is None:
            assert money(step.after) == money(step.before)
            continue
        outcome = step.outcome
        gained = money(step.after) - money(step.before)
        assert gained == outcome.from_bank - outcome.to_bank
        assert min(outcome.from_bank, outcome.to_bank) >= 0
        if step.transaction[0] not in (CORRECT, NEW_GAME):
            told = sum(change for _, change, _ in outcome.players + outcome.treasuries)
            assert told == gained
            for pawn, change, after in outcome.players:
                assert step.before.cash[pawn - 1] + change == after == step.after.cash[pawn - 1]


@some
@games
def test_what_is_told_is_what_changed(seed):
    for step in walk(seed):
        if step.outcome is None or step.transaction[0] in (CORRECT, NEW_GAME, TABLE):
            continue
        before, after, outcome = step.before, step.after, step.outcome
        for name, told in (
            ("treasuries", outcome.treasuries),
            ("incomes", outcome.incomes),
            ("tracks", outcome.tracks),
        ):
            changes = Counter()
            for whose, change, _ in told:
                changes[whose] += change
            for whose, was in enumerate(getattr(before, name)):
                assert getattr(after, name)[whose] - was == changes[whose], name
        moved = Counter()
        for pawn, company, change in outcome.shares:
            moved[pawn, company] += change
        for company in KEYS:
            for pawn in range(1, PAWNS + 1):
                change = after.held(pawn, company) - before.held(pawn, company)
                assert change == moved[pawn, company]


@some
@games
def test_shares_locomotives_and_houses_are_counted(seed):
    for step in walk(seed):
        game = step.after
        for company in KEYS:
            assert 0 <= game.sold(company) <= SHARES[company]
            assert game.sold(company) + game.unsold(company) == SHARES[company]
            assert 0 <= game.locomotives[company] <= CHARTER_LOCOMOTIVES[company]
        assert 0 <= game.houses <= HOUSES
        if step.outcome is None or step.transaction[0] in (CORRECT, NEW_GAME):
            continue
        kind = step.transaction[0]
        if kind != TABLE or step.before.count:
            used = step.before.houses - game.houses
            assert used == (CITY <= kind <= FOREST)
        for company in KEYS:
            used = step.before.locomotives[company] - game.locomotives[company]
            built = kind == BUILD and step.transaction[1] == company
            opens = company == WABASH and step.outcome.wabash_opens
            assert used == (step.transaction[2] if built else 1 if opens else 0)


@some
@games
def test_the_turn_goes_to_somebody_who_plays(seed):
    for step in walk(seed):
        game = step.after
        assert game.in_play(game.turn)
        assert len(game.pawns()) >= 2
        assert (game.stage == PAYDAY) <= (game.reds() == 2)
        assert (game.stage == TURN) <= (game.reds() < 2)
        assert (game.stage == WABASH_SALE) <= game.wabash_open()
        assert (game.stage == OVER) <= bool(game.flags())
        assert bool(game.on_sale()) == (game.stage in (OPENING, WABASH_SALE))
        if step.outcome:
            assert (step.outcome.stage, step.outcome.turn) == (game.stage, game.turn)
            assert step.outcome.flags == game.flags()


@some
@games
def test_preview_equals_result_and_changes_nothing(seed):
    for step in walk(seed):
        if step.outcome is None:
            continue
        before = to_bytes(step.before)
        previewed = step.before.prepared(step.transaction)[1]
        assert to_bytes(step.before) == before
        assert vars(previewed) == vars(step.outcome)
        if not step.outcome.changed:
            assert step.transaction[0] in (CORRECT, TABLE)
            assert to_bytes(step.after) == before


@some
@games
def test_what_is_allowed_is_never_refused_on_the_way(seed):
    for step in walk(seed):
        if step.outcome is not None:
            for length in range(1, len(step.transaction)):
                step.before.prepare(step.transaction[:length])
        elif step.reason != "malformed" and step.transaction:
            assert reason(step.before.prepare, step.transaction) == step.reason


@some
@games
def test_a_game_survives_its_bytes(seed):
    for step in walk(seed, 150):
        data = to_bytes(step.after)
        assert len(data) == SIZE <= 142
        assert data[0] == 0x11
        assert flaw(step.after) is None
        again = from_bytes(data)
        assert vars(again) == vars(step.after)
        assert to_bytes(again) == data


@some
@games
def test_what_was_kept_brings_everything_back(seed):
    kept = []
    for step in walk(seed, 120):
        if kept:
            # Transactions since then have left what was kept alone.
            assert to_bytes(kept[-1][0]) == kept[-1][1]
        kept.append((step.after.copy(), to_bytes(step.after)))
    game = step.after
    for before, data in reversed(kept):
        game.become(before)
        assert to_bytes(game) == data


@some
@games
def test_a_refusal_leaves_the_bytes_identical(seed):
    for step in walk(seed):
        if step.reason is not None:
            assert step.reason in REASONS
            assert to_bytes(step.after) == to_bytes(step.before)


@some
@games
def test_a_transaction_survives_its_bytes(seed):
    for step in walk(seed):
        if step.outcome is not None:
            data = transactions.FORMS.pack(step.transaction)
            assert transactions.FORMS.unpack(data) == step.transaction


def test_every_transaction_fits():
    for kind, fields in FIELDS.items():
        longest = (kind, *(field[1] for field in fields))
        data = transactions.FORMS.pack(longest)
        assert len(data) <= MOST_BYTES
        assert transactions.FORMS.unpack(data) == longest
        assert all(field[3] in REASONS for field in fields)


@given(st.binary(max_size=7))
@settings(max_examples=500)
def test_bytes_are_one_transaction_or_none(data):
    refused = reason(transactions.FORMS.unpack, data)
    assert refused in (None, *REASONS)
    if not refused:
        assert transactions.FORMS.pack(transactions.FORMS.unpack(data)) == data


def test_random_play_plays_whole_games():
    """The walk is worth its name: it ends games for every reason and sees every stage."""
    ends = Counter()
    kinds = Counter()
    stages = Counter()
    for seed in range(40, 65):  # companies run out of locomotives seldom
        for step in walk(seed, 400):
            stages[step.after.stage] += 1
            if step.outcome is not None:
                kinds[step.transaction[0]] += 1
                if step.outcome.stage == OVER != step.before.stage:
                    for bit in (1, 2, 4, 8):
                        ends[bit] += bool(step.outcome.flags & bit)
    assert set(kinds) == set(FIELDS)
    assert kinds[AUCTION] > 1000
    assert set(stages) == {OPENING, TURN, WABASH_SALE, PAYDAY, OVER}
    assert all(ends[bit] for bit in (1, 2, 4, 8)), ends

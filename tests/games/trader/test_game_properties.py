"""What holds at every moment of every game, under random play."""

from banker.games.trader import transactions
from banker.games.trader.codec import SIZE, flaw, from_bytes, to_bytes
from banker.games.trader.data import COMPANIES, GROUPS, PAWNS, SALARY, group_codes
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trader.refusal import REASONS, reason
from tests.games.trader.walking import games, some, walk

CODES = range(1, COMPANIES + 1)


@some
@games
def test_nine_shares_per_company_always(seed, lively):
    for step in walk(seed, lively):
        for code in CODES:
            held = sum(step.after.held(pawn, code) for pawn in range(1, PAWNS + 1))
            assert 0 <= held <= 9
            assert step.after.bank(code) == 9 - held
            assert step.after.listed(code) == (held > 0)


@some
@games
def test_the_president_holds_the_most(seed, lively):
    for step in walk(seed, lively):
        for code in CODES:
            holdings = step.after.holdings(code)
            president = step.after.presidents[code]
            if president:
                assert holdings[president - 1] == max(holdings)
                assert step.after.in_play(president)
            else:
                assert not any(holdings)


@some
@games
def test_offices_only_in_monopolies_even_and_within_stock(seed, lively):
    for step in walk(seed, lively):
        numbers = list(step.after.offices)
        for group in range(len(GROUPS) - 1):
            built = [numbers[code] for code in group_codes(group)]
            presidents = {step.after.presidents[code] for code in group_codes(group)}
            assert not any(built) or (len(presidents) == 1 and 0 not in presidents)
            assert max(built) - min(built) <= 1
        assert sum(number for number in numbers if number < 5) <= 32
        assert numbers.count(5) <= 12


@some
@games
def test_dividends_credited_equal_interest_paid(seed, lively):
    owed = 0
    for step in walk(seed, lively):
        kind = step.transaction[0]
        if step.outcome and kind == transactions.INTEREST:
            assert sum(step.outcome.credits) == -step.outcome.amount
            assert step.outcome.credits[step.transaction[1] - 1] == 0
            owed -= step.outcome.amount
        elif step.outcome and kind == transactions.GO:
            owed -= step.outcome.amount - SALARY
        elif step.outcome and kind in (transactions.REMOVE, transactions.NEW_GAME):
            owed = sum(step.after.dividends)  # lapsed
        assert sum(step.after.dividends) == owed


def happened(step):
    """What a step did, seen from outside: by comparing the game before with the one after."""
    before, after = step.before, step.after
    groups = range(len(GROUPS) - 1)
    ruled = [(group, before.monopolist(group), after.monopolist(group)) for group in groups]
    cleared = [
        group
        for group, was, now in ruled
        if was != now and any(before.offices[code] for code in group_codes(group))
    ]
    return {
        "presidents": tuple(
            (code, after.presidents[code])
            for code in CODES
            if after.presidents[code] not in (0, before.presidents[code])
        ),
        "delisted": tuple(c for c in CODES if before.listed(c) and not after.listed(c)),
        "monopolies_lost": tuple((group, was) for group, was, now in ruled if was and was != now),
        "monopolies_gained": tuple((group, now) for group, was, now in ruled if now and was != now),
        "offices_cleared": tuple(cleared),
    }


@some
@games
def test_preview_equals_result_and_changes_nothing(seed, lively):
    for step in walk(seed, lively):
        if step.outcome is None:
            continue
        before = to_bytes(step.before)
        previewed = step.before.prepared(step.transaction)[1]
        assert to_bytes(step.before) == before
        assert vars(previewed) == vars(step.outcome)
        assert (to_bytes(step.after) != before) == step.outcome.changed
        if step.transaction[0] != transactions.NEW_GAME:
            for name, value in happened(step).items():
                assert getattr(previewed, name) == value, (step.transaction, name)
        assert (previewed.forced > 0) == (previewed.forced_pawn > 0)
        if previewed.forced_pawn:
            former = dict(previewed.monopolies_lost)
            assert [former[group] for group in previewed.offices_cleared] == [previewed.forced_pawn]


@some
@games
def test_a_game_survives_its_bytes(seed, lively):
    for step in walk(seed, lively, 150):
        data = to_bytes(step.after)
        assert len(data) == SIZE <= 256
        assert flaw(step.after) is None
        again = from_bytes(data)
        assert vars(again) == vars(step.after)
        assert to_bytes(again) == data


@some
@games
def test_a_transaction_survives_its_bytes(seed, lively):
    for step in walk(seed, lively):
        if step.outcome is not None:
            data = transactions.FORMS.pack(step.transaction)
            assert len(data) <= 5  # a slot of the log
            assert transactions.FORMS.unpack(data) == step.transaction


@given(st.binary(max_size=9))
@settings(max_examples=500)
def test_bytes_are_one_transaction_or_none(data):
    refused = reason(transactions.FORMS.unpack, data)
    assert refused in (None, *REASONS)
    if not refused:
        assert transactions.FORMS.pack(transactions.FORMS.unpack(data)) == data


@some
@games
def test_a_refusal_leaves_the_bytes_identical(seed, lively):
    for step in walk(seed, lively):
        if step.reason is not None:
            assert step.reason in REASONS
            assert to_bytes(step.after) == to_bytes(step.before)


@some
@games
def test_every_pawn_can_be_told_its_total(seed, lively):
    for step in walk(seed, lively, 100):
        totals = step.after.totals()
        assert len(totals) == PAWNS
        for pawn in range(1, PAWNS + 1):
            holds = any(step.after.held(pawn, code) for code in CODES)
            assert (totals[pawn - 1] > 0) == holds

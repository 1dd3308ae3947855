"""What holds at every moment of every game, under random play."""

from banker.games.trader.data import COMPANIES, GROUPS, PAWNS, SALARY, group_codes
from banker.rules.transactions import NEW_GAME

from tests.games.trader.walking import games, some, walk
from tests.support.trader import (
    GO,
    INTEREST,
    REMOVE,
    credits,
    delisted,
    forced,
    gained,
    lost,
    presidents,
)

CODES = range(1, COMPANIES + 1)


@some
@games
def test_nine_shares_per_company_always(seed, lively):
    for step in walk(seed, lively):
        for code in CODES:
            held = sum(step.after.shares[pawn, code] for pawn in range(1, PAWNS + 1))
            assert 0 <= held <= 9
            assert step.after.bank(code) == 9 - held
            assert (step.after.presidents[code] > 0) == (held > 0)


@some
@games
def test_the_president_holds_the_most(seed, lively):
    for step in walk(seed, lively):
        for code in CODES:
            holdings = step.after.shares.column(code)
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
            ruling = {step.after.presidents[code] for code in group_codes(group)}
            assert not any(built) or (len(ruling) == 1 and 0 not in ruling)
            assert max(built) - min(built) <= 1
        assert sum(number for number in numbers if number < 5) <= 32
        assert numbers.count(5) <= 12


@some
@games
def test_dividends_credited_equal_interest_paid(seed, lively):
    owed = 0
    for step in walk(seed, lively):
        kind = step.transaction[0]
        if step.outcome and kind == INTEREST:
            assert sum(credits(step.outcome)) == -step.outcome.amount
            assert credits(step.outcome)[step.transaction[1] - 1] == 0
            owed -= step.outcome.amount
        elif step.outcome and kind == GO:
            owed -= step.outcome.amount - SALARY
        elif step.outcome and kind in (REMOVE, NEW_GAME):
            owed = sum(step.after.dividends)  # lapsed
        assert sum(step.after.dividends) == owed


@some
@games
def test_it_tells_what_can_be_seen_from_outside(seed, lively):
    """Compare the game before with the game after."""
    groups = range(len(GROUPS) - 1)
    for step in walk(seed, lively):
        if step.outcome is None or step.transaction[0] == NEW_GAME:
            continue
        before, after, outcome = step.before, step.after, step.outcome
        changed = [code for code in CODES if before.presidents[code] != after.presidents[code]]
        presiding = tuple((code, after.presidents[code]) for code in changed)
        assert presidents(outcome) == tuple(one for one in presiding if one[1])
        assert delisted(outcome) == tuple(code for code, pawn in presiding if not pawn)
        ruled = [(before.monopolist(group), after.monopolist(group), group) for group in groups]
        assert gained(outcome) == tuple((now, at) for was, now, at in ruled if now and was != now)
        ended = tuple((was, at) for was, now, at in ruled if was and was != now)
        assert forced(outcome) or lost(outcome) == ended
        assert not forced(outcome) or forced(outcome)[0] == ended[0][0]


@some
@games
def test_every_pawns_total_can_be_shown(seed, lively):
    for step in walk(seed, lively, 100):
        totals = step.after.totals()
        assert len(totals) == PAWNS
        for pawn in range(1, PAWNS + 1):
            holds = any(step.after.shares[pawn, code] for code in CODES)
            assert (totals[pawn - 1] > 0) == holds

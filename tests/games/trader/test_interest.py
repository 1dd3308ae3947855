"""Interest: its amount, who pays none, and how it is shared to the last million."""

import itertools
from fractions import Fraction

import pytest
from banker.games import to_bytes
from banker.games.trader.data import RENTS
from banker.games.trader.interest import interest, shared
from banker.games.trader.presidents import successor
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trader.positions import holding, played, red_monopoly
from tests.support.trader import BUY, FLOAT, GO, INTEREST, OFFICES, TRADE, Game, credits


def half_up(amount):
    """Return a fraction rounded to the nearest integer, a half upwards."""
    return int(amount + Fraction(1, 2))


def state(code, holdings, president, offices=0, monopoly=False):
    """Return a game in which a company is held like this, its group a monopoly if asked."""
    game = Game()
    group = {code} | ({12, 13, 14, 1, 2} if monopoly else set())
    for other in group:
        for pawn in range(1, 7):
            game.shares[pawn, other] = holdings[pawn - 1]
        game.presidents[other] = president
        game.offices[other] = offices
    return game


def holdings_and_president():
    """Return any way to hold a company, with one of the largest holders as president."""
    owners = st.lists(st.integers(1, 6), min_size=1, max_size=9)
    holdings = owners.map(lambda owned: [owned.count(pawn) for pawn in range(1, 7)])
    # Going round from any pawn, the first who holds the most: each of the tied has its turn.
    return st.tuples(holdings, st.integers(0, 6)).map(
        lambda drawn: (drawn[0], successor(drawn[1], drawn[0]))
    )


@given(
    holdings_and_president(), st.sampled_from([1, 2, 12, 13, 14]), st.integers(0, 5), st.booleans()
)
@settings(max_examples=300)
def test_interest_is_the_law(held, code, offices, monopoly):
    """Compare with the formula in fractions, as written."""
    holdings, president = held
    if not monopoly:
        offices = 0
    game = state(code, holdings, president, offices, monopoly)
    rent = RENTS[code][offices] * (2 if monopoly and not offices else 1)
    for payer in range(1, 7):
        share = Fraction(sum(holdings) - holdings[payer - 1], sum(holdings))
        due = max(1, half_up(Fraction(rent * 55, 100) * share))
        assert interest(game, payer, code) == (0 if payer == president else due)


@pytest.mark.parametrize(
    ("game", "payer", "code", "due"),
    [
        # Rent 2: a little over 1 for a stranger, less than 1/2 for one of two holders.
        (played((FLOAT, 1, 1)), 2, 1, 1),
        (holding(1, 1, (1, 1, 0, 0, 0, 0)), 2, 1, 1),
        # Rent 10, 55 %: a half goes up.
        (played((FLOAT, 1, 6)), 2, 6, 6),
        # 28 * 55 % = 15.4 down, 24 * 55 % = 13.2 down, 12 * 55 % = 6.6 up.
        (played((FLOAT, 1, 20)), 2, 20, 15),
        (played((FLOAT, 1, 17)), 2, 17, 13),
        (played((FLOAT, 1, 8)), 2, 8, 7),
        # A bare monopoly doubles, an office ends the doubling: 20 -> 40 -> 100.
        (red_monopoly(), 1, 14, 22),
        (red_monopoly(0, 0, 1), 1, 14, 55),
        (red_monopoly(0, 0, 1), 1, 13, 20),
        (red_monopoly(5, 5, 5), 1, 14, 605),
        # The president pays nothing, even with all the others holding as many.
        (holding(9, 1, (3, 3, 3, 0, 0, 0)), 1, 9, 0),
        # A holder's own part is left out: 14 * 55 % * 6 / 9 = 5.13.
        (holding(9, 1, (3, 3, 3, 0, 0, 0)), 2, 9, 5),
    ],
)
def test_interest_due(game, payer, code, due):
    assert game.prepared((INTEREST, payer, code))[1].amount == -due


def test_a_president_may_confirm_and_nothing_changes():
    game = red_monopoly(1, 1, 1)
    before = to_bytes(game)
    outcome = game.apply((INTEREST, 2, 12))
    assert (outcome.amount, outcome.changed, credits(outcome)) == (0, False, (0,) * 6)
    assert to_bytes(game) == before


@pytest.mark.parametrize(
    ("holdings", "president", "offices", "payer", "credits"),
    [
        # The bank's shares earn nothing: one holder gets it all.
        ((5, 0, 0, 0, 0, 0), 1, 0, 2, (22, 0, 0, 0, 0, 0)),
        # The payer's own shares earn nothing: 445 by 3, 2, 1, 1 of 7, and
        # from 2 comes 6 before 1.
        ((1, 3, 2, 0, 1, 1), 2, 4, 5, (63, 191, 127, 0, 0, 64)),
        # Two equal halves of an odd million: the president's pawn first, ...
        ((0, 2, 2, 0, 0, 0), 2, 1, 1, (0, 28, 27, 0, 0, 0)),
        ((0, 2, 2, 0, 0, 0), 3, 1, 1, (0, 27, 28, 0, 0, 0)),
        # ... then going round from it: from 6 comes 1 before 2, from 4 comes 5 before 1.
        ((2, 2, 0, 0, 0, 2), 6, 1, 3, (18, 18, 0, 0, 0, 19)),
        ((2, 0, 0, 2, 2, 0), 4, 3, 2, (137, 0, 0, 138, 138, 0)),
        # The larger fraction comes before the president's: 22 by 5 and 2 of 7.
        ((5, 2, 0, 0, 0, 0), 1, 0, 3, (16, 6, 0, 0, 0, 0)),
    ],
)
def test_interest_is_shared_by_largest_fraction_then_rotation(
    holdings, president, offices, payer, credits
):
    game = state(14, holdings, president, offices, monopoly=True)
    assert tuple(shared(game, payer, 14, interest(game, payer, 14))) == credits


def by_largest_fraction(amount, parts, president):
    """Apply the rule in its plainest form: sort once by fraction, then by distance from the
    president."""
    exact = [Fraction(amount * part, sum(parts)) for part in parts]
    credited = [int(part) for part in exact]
    order = sorted(range(6), key=lambda p: (int(exact[p]) - exact[p], (p + 1 - president) % 6))
    for pawn in order[: amount - sum(credited)]:
        credited[pawn] += 1
    return credited


@given(holdings_and_president(), st.integers(0, 5))
@settings(max_examples=300)
def test_sharing_over_every_way_to_hold(held, offices):
    holdings, president = held
    game = state(14, holdings, president, offices, monopoly=True)
    for payer in range(1, 7):
        amount = interest(game, payer, 14)
        if amount:
            credited = shared(game, payer, 14, amount)
            assert sum(credited) == amount
            parts = [0 if pawn == payer else holdings[pawn - 1] for pawn in range(1, 7)]
            assert credited == by_largest_fraction(amount, parts, president)


def test_dividends_gather_until_start():
    game = played((FLOAT, 1, 22), (BUY, 2, 22, 2))
    total = [0] * 6
    for payer in itertools.islice(itertools.cycle((3, 4, 2)), 9):
        for pawn, credit in enumerate(credits(game.apply((INTEREST, payer, 22)))):
            total[pawn] += credit
    assert game.dividends[1:] == total
    assert game.apply((GO, 1)).amount == 200 + total[0]
    assert game.apply((GO, 1)).amount == 200
    assert game.dividends[1:] == [0, *total[1:]]
    assert game.apply((GO, 6)).amount == 200


def test_interest_moves_no_share_and_no_office():
    game = red_monopoly(1, 1, 1)
    game.apply((TRADE, 3, 2, 12, 1))
    shares, offices = bytes(game.shares.data), bytes(game.offices)
    game.apply((INTEREST, 3, 12))
    game.apply((OFFICES, 12, 1, 1, 1))
    assert (bytes(game.shares.data), bytes(game.offices)) == (shares, offices)

"""No entry leads to a dead end: by brute force at many positions, whatever is accepted so far can
be completed, whatever can be completed is accepted so far, and the keys reach exactly that."""

from collections import Counter
from functools import cache
from itertools import product

import pytest
from banker.games.africa import requirements
from banker.games.africa.data import DRAW, OPERATE, OVER, TRAINS_STEP, members
from banker.games.africa.game import Game
from banker.games.africa.transactions import (
    AUCTION,
    BUILD,
    BUY,
    CONCESSION,
    CORRECT,
    DRAW_COMPANIES,
    FIELDS,
    FORMS,
    GO,
    NEW_GAME,
    POWER,
    REMOVE,
    RUN,
    SELL,
    TABLE,
    TRAIN,
)
from banker.games.africa.ui.correct_entry import CorrectEntry
from banker.games.africa.ui.go_entry import BuildEntry, GoEntry
from banker.games.africa.ui.operate_entries import DealEntry
from banker.games.africa.ui.setup_entries import AuctionEntry, RemoveEntry
from banker.games.africa.ui.trade_entries import BuyEntry, SellEntry
from banker.rules.forms import AMOUNT, HOW, Refused

from host_tools.games.africa.random_play import RandomPlay
from tests.support.long import first

KINDS = (AUCTION, SELL, BUY, GO, POWER, BUILD, RUN, TRAIN, CONCESSION, CORRECT, TABLE, REMOVE)
ENTRIES = {
    BuyEntry: (BUY, (TRAIN, 1)),
    SellEntry: (SELL, (TRAIN, 2)),
    DealEntry: (POWER, (TRAIN, 3), CONCESSION),
    BuildEntry: (BUILD,),
    AuctionEntry: (AUCTION,),
    RemoveEntry: (REMOVE,),
    CorrectEntry: (CORRECT, TABLE),
}


@cache
def positions():
    """Games in every stage and step, of two to six players."""
    found, tally = [Game((1, 2, 3))], Counter()
    for seed in range(5):
        game, play = Game(range(1, 3 + seed)), RandomPlay(100 + seed)
        for at in range(1500):
            transaction = play.following(game)
            if transaction[0] == NEW_GAME and game.stage != OVER:
                continue
            try:
                game.apply(transaction)
            except Refused:
                continue
            kind = (seed, game.stage, game.step)
            if not tally[kind] or (at % 5 == 0 and tally[kind] < 2):
                tally[kind] += 1
                found.append(game.copy())
    stages = {(game.stage, game.step) for game in found}
    assert {stage for stage, _ in stages} >= {DRAW, 1, 3, OPERATE, 6}
    assert len(stages) >= 11
    return found


def amounts(game, most):
    """Amounts where something changes: nothing, little, what somebody has, a little more."""
    purses = {*game.cash, *game.treasuries}
    near = {purse + more for purse in purses for more in (0, 1)}
    return sorted(value for value in near | {0, 1, 2, 10, 82, 100} if value <= most)


def values(game, kind, at):
    """What could be tried in a field."""
    lowest, highest = FIELDS[kind][at][:2]
    wide = highest - lowest > 40
    return amounts(game, highest) if wide else range(lowest, highest + 1)


def transactions(game, kind):
    """All complete transactions of a kind, but for amounts, of which there are some."""
    fields = FIELDS[kind]
    shortest = (kind, 1) if kind == TRAIN else (kind, 2) if kind == BUILD else None
    seen = set()
    for entered in product(*(values(game, kind, at) for at in range(len(fields)))):
        whole = (kind, *entered)
        whole = whole[: FORMS.length(whole)]
        if whole not in seen:
            seen.add(whole)
            yield whole
    assert shortest is None or seen


def allowed(game, transaction):
    """Whether it may be, as far as it has been entered."""
    try:
        FORMS.check(transaction)
    except Refused:
        return False
    return requirements.reason(game, transaction) is None


def few(game, kind):
    """Whether brute force is quick enough: a train of a company has too many prices."""
    return kind not in (TRAIN, AUCTION, CORRECT) or len(game.players()) <= 3


@pytest.mark.parametrize("part", first(1, range(4)))
def test_what_is_accepted_so_far_can_be_completed_and_nothing_else_can(part):
    for game in positions()[part::4]:
        for kind in KINDS:
            if not few(game, kind):
                continue
            whole = [t for t in transactions(game, kind) if allowed(game, t)]
            for transaction in whole[:: 1 + len(whole) // 20]:
                assert game.prepare(transaction), transaction
            begun = {t[:size] for t in whole for size in range(1, len(t))}
            tried = {t[:size] for t in transactions(game, kind) for size in range(1, len(t))}
            if FORMS.length((kind,)) == 1:
                continue
            accepted = {t for t in tried | {(kind,)} if allowed(game, t)}
            assert accepted == begun, (game.stage, game.step, kind, accepted ^ begun)


def walk(entry, game, typed=()):
    """Everything that keys can complete from here; what is asked for can always be answered."""
    fields, transaction = entry.steps(game, typed)
    if len(typed) == len(fields):
        assert game.prepare(transaction) is not None, (typed, transaction)
        return {transaction}
    field = fields[len(typed)]
    entry._typed = typed
    wide = field[HOW] == AMOUNT
    digits = amounts(game, field[1]) if wide else range(10 ** len(str(field[1])))
    found = set()
    for value in digits:
        entry._typed = typed
        if entry.wrong(game, field, value):
            continue
        made = entry.steps(game, (*typed, value))[1]
        if allowed(game, made):
            found |= walk(entry, game, (*typed, value))
    assert found, (type(entry).__name__, game.stage, game.step, typed)
    return found


@pytest.mark.parametrize("part", first(1, range(4)))
def test_keys_reach_all_of_it_and_never_get_stuck(part):
    for game in positions()[part::4]:
        for made, kinds in ENTRIES.items():
            prefixes = [kind if isinstance(kind, tuple) else (kind,) for kind in kinds]
            can = [prefix for prefix in prefixes if allowed(game, prefix)]
            if not can or (made is CorrectEntry and game.stage == OVER):
                continue
            reached = walk(made(game), game)
            for prefix in prefixes:
                if prefix[0] in (SELL, BUY, POWER, CONCESSION, REMOVE, BUILD) or prefix[1:] in (
                    (1,),
                    (2,),
                ):
                    every = {
                        t
                        for t in transactions(game, prefix[0])
                        if t[: len(prefix)] == prefix and allowed(game, t)
                    }
                    assert every <= reached, every - reached


def test_the_revenue_is_asked_for_only_where_there_is_a_train():
    asked = set()
    for game in positions():
        if game.stage == OPERATE and game.step < TRAINS_STEP:
            entry = GoEntry(game)
            trains = bool(game.own_trains(game.company))
            assert bool(entry.steps(game, ())[0]) == trains
            asked.add(trains)
            if trains:
                assert {t[0] for t in walk(entry, game)} == {RUN}
    assert asked == {True, False}


def test_a_draw_takes_so_many_companies():
    game = Game((1, 2))
    drawn = (1 << 17) - 1
    assert not allowed(game, (DRAW_COMPANIES, drawn))
    assert game.prepare((DRAW_COMPANIES, 0b111111)) is None
    assert len(members(0b1111111)) == 7
    assert game.prepare((DRAW_COMPANIES, 0b1111111))

"""No entry leads to a dead end: at many positions, whatever is accepted so far can be completed,
and a key that begins an entry leads to something."""

from collections import Counter
from functools import cache

import pytest
from banker.kit.layout import CHECK, DOES, FIELDS
from banker.rules.transactions import AMOUNT, INPUT, NEW_GAME, Refused
from banker.ui import keys

from host_tools.games import PACKAGES, part
from host_tools.games.kit.acts import allowed
from tests.games.africa.table import Game
from tests.support.long import first


@cache
def positions():
    """Games in every step, of two to six players."""
    found, tally = [Game((1, 2, 3))], Counter()
    for seed in range(5):
        game = Game(range(1, 3 + seed))
        play = part(PACKAGES.index("africa"), "random_play").RandomPlay(100 + seed)
        for at in range(1500):
            transaction = play.next_move(game)
            if transaction[0] == NEW_GAME:
                continue
            try:
                game.apply(transaction)
            except Refused:
                continue
            if tally[seed, game.step] < 1 + (at % 5 == 0):
                tally[seed, game.step] += 1
                found.append(game.copy())
    assert {game.step for game in found} >= set(range(12))
    return found


def accepts(game, transaction):
    """Whether it may be, as far as it has been entered."""
    try:
        game.check(transaction)
    except Refused:
        return False
    return True


def values(game, field):
    """What could be tried: of amounts those where something changes."""
    if field[INPUT] != AMOUNT:
        return range(field[0], field[1] + 1)
    purses = {*game.cash, *game.treasury, 1, 10, 80}
    near = {value - value % field[9] for value in purses}
    return sorted(value for value in near if field[0] <= value <= field[1])


def can_be_completed(game, flow, typed=()):
    """Whether what was typed can be completed; so can whatever is accepted on the way."""
    fields = flow[FIELDS]
    fields = fields if isinstance(fields, tuple) else fields(game, typed)
    if len(typed) == len(fields):
        return game.prepare(entered(game, flow, typed)) is not None
    done = [
        can_be_completed(game, flow, (*typed, value))
        for value in values(game, fields[len(typed)])
        if accepts(game, entered(game, flow, (*typed, value)))
    ]
    assert all(done), (flow[0], typed, game.steps[game.step])
    return bool(done)


def entered(game, flow, typed):
    """The transaction so far."""
    if isinstance(flow[FIELDS], tuple):
        return (game.kind_of(flow[0]), *typed)
    name, *rest = flow[DOES](game, typed)
    return (game.kind_of(name), *rest)


@pytest.mark.parametrize("part_of", first(1, range(4)))
def test_what_is_accepted_so_far_can_be_completed(part_of):
    begun = set()
    for game in positions()[part_of::4]:
        for flow in allowed(game):
            if flow[0] == "draw":
                continue  # any nine companies
            try:
                flow[CHECK] and flow[CHECK](game)
            except Refused:
                continue
            if flow[1] == keys.REMOVE and not accepts(game, (game.kind_of("remove"),)):
                continue
            assert can_be_completed(game, flow), (flow[0], game.steps[game.step])
            begun.add(flow[0])
    assert begun >= {"buy", "go_on", "build", "auction"}

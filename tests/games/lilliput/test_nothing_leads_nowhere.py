"""A key or a value with which nothing allowed could be completed is refused, and no other: proved
by trying everything, in positions that random play leads to."""

from functools import cache

import pytest
from banker.games.lilliput.asking import asked
from banker.games.lilliput.data import CHOOSING, RUNNING
from banker.games.lilliput.game import Game
from banker.games.lilliput.transactions import BUY, CORRECT, FIELDS, NEW_GAME, RUN, SUM
from banker.rules.forms import AMOUNT, HOW, Refused

from host_tools.games.lilliput.evening import begun
from host_tools.games.lilliput.random_play import RandomPlay

GAMES = 6
STEPS = 260
BETWEEN = 29
# Of amounts, those at which something can change.
AMOUNTS = (*range(12), *range(12, 160, 7), 200, 240, 245, 250, 300, 400, 550, 900, 999)


def values(game, entry):
    """What can be typed next, and a little more."""
    field = FIELDS[entry[0]][len(entry) - 1]
    if not asked(game, entry):
        return (0,)
    if field is SUM:
        return (0, 10, 15, 100)
    if field[HOW] != AMOUNT:
        return range(10 if field[1] < 10 else 100)
    if entry[0] == BUY and game.chart():
        return (*AMOUNTS[::4], *sorted({game.tables[at] for at in range(17, 113, 2)} - {0}))
    return AMOUNTS


def allowed(game, entry):
    """Whether the game takes it, as far as it is entered."""
    try:
        game.prepare(entry)
    except Refused:
        return False
    return True


def ends(game, entry):
    """Whether a way leads on from there to a complete transaction: by trying all of them. Every
    beginning on the way is allowed just then."""
    if len(entry) > len(FIELDS[entry[0]]):
        return allowed(game, entry)
    found = False
    for value in values(game, entry):
        longer = (*entry, value)
        try:
            leads = len(longer) <= 1 + len(FIELDS[entry[0]]) and ends(game, longer)
        except (IndexError, KeyError, TypeError):  # a value that no field can have
            leads = False
        if asked(game, entry):
            assert allowed(game, longer) == leads, longer
        found = found or leads
    return found


@cache
def positions(alone):
    """Games on their way, with a chart or without, up to the last round."""
    found = []
    for seed in range(1, 1 + GAMES):
        game = begun() if seed % 2 else Game()
        if alone:
            game.apply((NEW_GAME, 3, 0, 0, 0))
        play = RandomPlay(seed)
        for at in range(STEPS):
            transaction = play.following(game)
            if transaction[0] in (NEW_GAME, CORRECT):
                continue
            try:
                game.apply(transaction)
            except Refused:
                continue
            if at % BETWEEN == 3 * seed:
                found.append(game.copy())
    return found


@pytest.mark.parametrize("alone", [False, True], ids=["together", "alone"])
@pytest.mark.parametrize("kind", [kind for kind in FIELDS if kind not in (NEW_GAME, CORRECT)])
def test_every_beginning_has_an_end(kind, alone):
    for game in positions(alone):
        if kind == RUN and game.stage != RUNNING:
            continue
        assert allowed(game, (kind,)) == ends(game, (kind,)), (kind, game.stage)


def test_what_is_corrected_has_an_end():
    for game in positions(False)[::4]:
        for what in (1, 2, 3, 4, 5, 6, 7):
            entry = (CORRECT, what)
            numbers = range(100) if what == 7 else range(10)
            whose = [one for one in numbers if allowed(game, (*entry, one))]
            assert allowed(game, entry) == bool(whose)
            for one in whose:
                assert any(allowed(game, (*entry, one, value)) for value in AMOUNTS)


def test_tables_are_shut_once_a_company_is_chosen():
    for game in positions(False):
        assert allowed(game, (CORRECT, 7)) == (game.stage == CHOOSING and not game.arrivals)

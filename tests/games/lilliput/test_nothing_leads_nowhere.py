"""A key or a value with which nothing allowed could be completed is refused, and no other: proved
by trying everything, in positions that random play leads to."""

from functools import cache

import pytest
from banker.games.lilliput.board import BOTTOM, TOP
from banker.kit.asking import entered, fields_of, look_ahead
from banker.kit.layout import ACT, CORRECT, FIELDS, KEY
from banker.kit.names import is_given
from banker.rules.transactions import AMOUNT, INPUT, LABEL, NEW_GAME, Refused

from host_tools.games.kit.acts import entries
from host_tools.games.lilliput.random_play import RandomPlay
from host_tools.games.lilliput.sample_game import begun
from host_tools.games.lilliput.state import stage
from tests.games.lilliput.table import Game

GAMES = 6
STEPS = 260
BETWEEN = 29
# Of amounts, those at which something can change.
AMOUNTS = (*range(12), *range(12, 160, 7), 200, 240, 245, 250, 300, 400, 550, 900, 999)
FLOWS = {one[ACT]: one for one in entries(Game) if one[KEY] and one[FIELDS] is not None}


def values(game, field):
    """What can be typed, and a little more."""
    if is_given(field):
        return field[:1]
    if field[LABEL] == "route":
        return (0, 100)
    if field[INPUT] != AMOUNT:
        return range(10)
    if field[LABEL] == "new_price" and game.chart():
        return (*AMOUNTS[::4], *sorted({*game.tables[TOP : BOTTOM + 24]} - {0}))
    return AMOUNTS


def is_allowed(game, flow, typed):
    """Whether the unit takes it, as far as it is entered."""
    try:
        game.prepare(entered(game, flow, typed))
        look_ahead(game, flow, typed)
    except Refused:
        return False
    return True


def ends(game, flow, typed):
    """Whether a way leads on from there to a complete transaction: by trying all of them. Every
    beginning on the way is allowed just then."""
    fields = fields_of(game, flow, typed)
    if len(typed) == len(fields):
        return is_allowed(game, flow, typed)
    field = fields[len(typed)]
    found = False
    for value in values(game, field):
        longer = (*typed, value)
        can_be = field[0] <= value <= field[1] and is_allowed(game, flow, longer)
        leads = can_be and ends(game, flow, longer)
        if field[0] <= value <= field[1]:
            assert is_allowed(game, flow, longer) == leads, (flow[ACT], longer)
        found = found or leads
    return found


@cache
def positions(alone):
    """Games on their way, with a chart or without, up to the last round."""
    found = []
    for seed in range(1, 1 + GAMES):
        game = begun(1 if alone else 4) if seed % 2 else Game((3,) if alone else None)
        play = RandomPlay(seed)
        for at in range(STEPS):
            transaction = play.next_move(game)
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
@pytest.mark.parametrize("name", FLOWS)
def test_every_beginning_has_an_end(name, alone):
    for game in positions(alone):
        flow = FLOWS[name]
        if name != "run" or stage(game) == "run":
            assert is_allowed(game, flow, ()) == ends(game, flow, ()), (name, stage(game))


def test_tables_are_shut_once_a_company_is_chosen():
    for game in positions(False):
        is_open = stage(game) == "choice" and not game.arrivals
        try:
            game.check((CORRECT, 7))
        except Refused:
            assert not is_open
        else:
            assert is_open

"""Random games to their end, by the unit's rules and by a second reading of them: every figure of
`state` is the same after every transaction."""

import pytest
from banker.kit.layout import CORRECT
from banker.rules.transactions import NEW_GAME, Refused

from host_tools.games.lilliput.random_play import MADE_UP, RandomPlay
from host_tools.games.lilliput.state import game_state, stage
from tests.games.lilliput.second_rules import SecondRules
from tests.games.lilliput.table import Game, changed
from tests.support.long import first

FIGURES = (*range(1, 7), *range(11, 16), *range(21, 45), *range(51, 75), *range(80, 85))
SEATS = ((5,), (6, 2), (3, 1, 6), (4, 6, 1, 2))


def box_for(seed):
    """Piles that are soon used up, so that every phase comes; costs, a chart and settings, or
    none: then they are typed."""
    tables = Game.create().kept_tables
    piles = [(number, seed % 3) for number in range(11, 16)]
    settings = [(81, seed & 1), (82, 1), (83, seed >> 1 & 1)]
    chart = [*MADE_UP] if seed & 4 else []
    if seed & 4 and seed & 8:  # zeros lead the bottom row
        chart += [(51, 0), (52, 0), (80, 1)]
    for number, value in (*piles, *chart, *settings):
        tables = changed(tables, number, value)
    return tables


@pytest.mark.parametrize("seed", first(6, range(16)))
@pytest.mark.parametrize("seats", SEATS, ids=len)
def test_two_readings_of_the_rules_agree(seats, seed):
    game, play = Game(seats, box_for(seed)), RandomPlay(seed)
    second = SecondRules(seats, {number: game.tables[number] for number in FIGURES})
    while stage(game) != "over":
        transaction = play.next_move(game)
        if transaction[0] == NEW_GAME or transaction[:2] == (CORRECT, 7):
            continue
        try:
            after, outcome = game.prepared(transaction)
        except Refused:
            continue
        if outcome.changed:
            game = after
            second.does(game, transaction)
            assert second.state() == game_state(game), transaction
    assert game.round == second.rounds


def test_they_agree_on_the_tables_and_on_new_games():
    game, play = Game(), RandomPlay(1)
    second = SecondRules((1, 2, 3, 4), {number: game.tables[number] for number in FIGURES})
    games = 0
    for _ in range(1_500):
        transaction = play.next_move(game)
        try:
            game, outcome = game.prepared(transaction)
        except Refused:
            continue
        if outcome.changed:
            second.does(game, transaction)
        assert second.state() == game_state(game), transaction
        games += transaction[0] == NEW_GAME
    assert games > 1

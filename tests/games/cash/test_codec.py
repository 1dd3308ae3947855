"""Which bytes cannot be a game of Cash."""

import pytest
from banker.games.cash.codec import SIZE, flaw, from_bytes, to_bytes
from banker.games.cash.data import LOANS, MOST, TABLES, changed
from banker.games.cash.game import Game
from banker.games.cash.transactions import PAY, REMOVE
from banker.rules.saved import MOST_BYTES


def played():
    """A game of three under way, one of them out."""
    game = Game(0b111)
    game.apply((PAY, 1, 100))
    game.apply((REMOVE, 3))
    return game


def test_it_is_small():
    assert SIZE == 48 < MOST_BYTES


@pytest.mark.parametrize("cash", [-MOST, MOST, 0])
def test_any_cash_there_can_be_comes_back(cash):
    game = Game(0b11, changed(TABLES, LOANS, 1))
    game.apply((PAY, 1, 1))
    game.paid += cash - game.cash[0] if cash > game.cash[0] else 0
    game.received += game.cash[0] - cash if cash < game.cash[0] else 0
    game.cash[0] = cash
    assert from_bytes(to_bytes(game)).cash == game.cash


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("players", 0b1, "start"),
        ("tables", changed(TABLES, LOANS, 2), "start"),
        ("count", 0, "count"),
        ("out", 0b1000, "pawns"),
        ("out", 0b110, "pawns"),
        ("cash", [-1, 1500, 0, 0, 0, 0], "cash"),
        ("cash", [MOST + 1, 1500, 0, 0, 0, 0], "cash"),
        ("cash", [1400, 1500, 5, 0, 0, 0], "cash"),
        ("cash", [1401, 1500, 0, 0, 0, 0], "bank"),
        ("paid", 1, "bank"),
        ("received", 0, "bank"),
    ],
)
def test_what_no_play_leads_to_is_named(name, value, fault):
    game = played()
    assert flaw(game) is None
    setattr(game, name, value)
    assert flaw(game) == fault

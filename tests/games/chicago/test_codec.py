"""What a game of Chicago Express cannot be is never read back from its bytes."""

import pytest
from banker.games.chicago.codec import NotAGame, from_bytes, to_bytes
from banker.games.chicago.data import OVER, PAYDAY, TURN, WABASH_SALE
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import AUCTION, BUILD, CASH, CORRECT, REMOVE

from tests.games.chicago.table import (
    ANDY,
    CO,
    DETROIT,
    PRR,
    WAB,
    into_chicago,
    next_round,
    opened,
    over,
    to_payday,
    wabash_opened,
)


def lived_in():
    """A game with something in every field: pawn 4 has left, 3 is in turn, the Wabash is open."""
    game = opened(5)
    into_chicago(game, PRR)
    game.apply((AUCTION, WAB, 5, 1))
    game.apply((REMOVE, 4))
    next_round(game)
    game.turn = 3
    game.apply((BUILD, CO, 2, 3, 2, DETROIT, 0))
    game.turn = 3
    return game


def setting(name, value, at=None):
    """What makes a sound game unsound: one field, or one place of it, set to a value."""

    def spoil(game):
        if at is None:
            setattr(game, name, value)
        else:
            part = getattr(game, name)
            setattr(game, name, part[:at] + type(part)((value,)) + part[at + 1 :])

    return spoil


FLAWS = {
    "a stage that is none": setting("stage", OVER + 1),
    "a game over without a reason": setting("stage", OVER),
    "a payday without red dials": setting("stage", PAYDAY),
    "an opening after shares were sold": setting("stage", 0),
    "a sale of the Wabash after it": setting("stage", WABASH_SALE),
    "the turn of nobody": setting("turn", 0),
    "the turn of who has left": setting("turn", 4),
    "the turn of who has no seat": setting("turn", 6),
    "a round that Detroit knows nothing of": setting("round", 3),
    "no round": setting("round", 0),
    "a pawn twice": setting("seats", 1, 1),
    "a gap between seats": setting("seats", 0, 2),
    "a pawn that is none": setting("seats", 7, 5),
    "somebody out who never sat": setting("out", 1 << 5 | 1 << 3),
    "seven pawns": setting("out", 1 << 6 | 1 << 3),
    "one pawn left": setting("out", 0b01111),
    "shares of who has left": setting("out", 0b11000),
    "cash of who has left": setting("cash", 1, 3),
    "cash of who has no seat": setting("cash", 1, 5),
    "too much cash": setting("cash", 10000, 0),
    "seven shares of the C&O": setting("shares", 7, CO * 6 + 2),
    "shares of who has no seat": setting("shares", 1, CO * 6 + 5),
    "too full a treasury": setting("treasuries", 10000, CO),
    "too high an income": setting("incomes", 10000, CO),
    "too many locomotives": setting("locomotives", 26, CO),
    "eleven locomotives of the open Wabash": setting("locomotives", 11, WAB),
    "only the Wabash in Chicago": setting("arrived", 16),
    "a sixth company in Chicago": setting("arrived", 33),
    "a Wabash that is closed with an income": setting("arrived", 0),
    "too many houses": setting("houses", 21),
    "a dial beyond red": setting("dials", 6, 2),
    "Detroit below its first value": setting("tracks", 0, 1),
    "Detroit beyond its last": setting("tracks", 9, 1),
    "Wheeling beyond its last value": setting("tracks", 7, 2),
    "half a step in Pittsburgh": setting("tracks", 5, 3),
    "a sixth company in Detroit": setting("present", 32, 1),
    "a dial without uses": setting("tables", 0, 0),
    "an income of 21": setting("tables", 21, 3),
    "an odd end for Pittsburgh": setting("next_tables", 9, 8),
    "much done in a game not begun": setting("count", 0),
}


@pytest.mark.parametrize("name", FLAWS)
def test_impossible_contents_are_refused_under_a_right_checksum(name):
    game = lived_in()
    from_bytes(to_bytes(game))
    FLAWS[name](game)
    with pytest.raises(NotAGame):
        from_bytes(to_bytes(game))


OTHER_FLAWS = {
    "cash in a game not begun": (Game, setting("cash", 21, 0)),
    "other numbers than it began with": (Game, setting("tables", 4, 0)),
    "who has not opened speaks": (lambda: bid_for(3), setting("turn", 2)),
    "two shares in an opening": (lambda: bid_for(3), setting("shares", 2, PRR * 6 + 2)),
    "a later company before": (lambda: bid_for(3), setting("shares", 1, CO * 6 + 2)),
    "a dial in an opening": (lambda: bid_for(3), setting("dials", 1, 1)),
    "a removal in an opening": (lambda: bid_for(3), setting("out", 1)),
    "the first speaker is another": (lambda: corrected(), setting("turn", 2)),
    "a share that nobody gave back": (opened, setting("shares", 0, CO * 6 + 2)),
    "two dials on red in a turn": (lambda: to_payday(opened()), setting("stage", TURN)),
    "a builder without a share": (lambda: sale(), setting("turn", 2)),
    "two were there before the sale": (lambda: sale(), setting("arrived", 3)),
    "the closed Wabash in Wheeling": (opened, setting("present", 16, 2)),
    "a locomotive of the closed Wabash": (opened, setting("locomotives", 10, WAB)),
    "an end with too many houses": (over, setting("houses", 4)),
}


def bid_for(winner):
    """A game in which this pawn has got the PRR share."""
    game = Game()
    game.apply((AUCTION, PRR, winner, 7))
    return game


def corrected():
    """A game not opened yet in which somebody's cash was put right."""
    game = Game()
    game.apply((CORRECT, CASH, ANDY, 21))
    return game


def sale():
    """A game that waits for the sale of the first Wabash share."""
    game = opened()
    into_chicago(game, PRR)
    return game


@pytest.mark.parametrize("name", OTHER_FLAWS)
def test_impossible_stages_are_refused_under_a_right_checksum(name):
    make, spoil = OTHER_FLAWS[name]
    game = make()
    from_bytes(to_bytes(game))
    spoil(game)
    with pytest.raises(NotAGame):
        from_bytes(to_bytes(game))


@pytest.mark.parametrize("make", [Game, opened, over, sale, wabash_opened, lived_in])
def test_every_stage_is_read_back(make):
    game = make()
    assert vars(from_bytes(to_bytes(game))) == vars(game)

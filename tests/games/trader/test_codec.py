"""What a game of Trader cannot be is never read back from its bytes."""

import binascii

import pytest
from banker.games.trader.codec import NotAGame, from_bytes, to_bytes
from banker.games.trader.data import MOST_DIVIDENDS
from banker.games.trader.drift import STATES
from banker.games.trader.transactions import FLOAT, INTEREST, REMOVE

from tests.games.trader.positions import manual_interest, played


def lived_in():
    """A game with something in every field."""
    game = manual_interest()
    game.apply((INTEREST, 5, 14))
    game.apply((REMOVE, 6))
    return game


def sealed(data):
    """The same bytes with the checksum put right."""
    body = bytes(data[:-4])
    return body + binascii.crc32(body).to_bytes(4, "little")


@pytest.mark.parametrize(("at", "value"), [(1, 2), (1, 128), (9, 64)])
def test_bits_without_a_meaning_are_refused_under_a_right_checksum(at, value):
    data = bytearray(to_bytes(lived_in()))
    data[at] = value
    with pytest.raises(NotAGame):
        from_bytes(sealed(data))


def setting(name, at=None, value=None):
    """What makes a sound game unsound: one field, or one place of it, set to a value."""

    def spoil(game):
        if at is None:
            setattr(game, name, value)
        else:
            getattr(game, name)[at] = value

    return spoil


FLAWS = {
    "a generator that stands still": setting("random", value=0),
    "a generator at its other end": setting("random", value=STATES),
    "a generator beyond its states": setting("random", value=(1 << 32) - 1),
    "seven pawns out": setting("out", value=64),
    "a pawn out with shares": setting("out", value=1 << 5 | 1 << 1),
    "a president out": setting("out", value=1 << 1),
    "too great dividends": setting("dividends", 0, MOST_DIVIDENDS + 1),
    "dividends of a pawn out": setting("dividends", 5, 1),
    "ten shares": setting("shares", 14 * 6, 9),
    "fifteen shares of a pawn": setting("shares", 13 * 6 + 5, 15),
    "shares but no president": setting("presidents", 13, 0),
    "a president but no shares": setting("presidents", 1, 1),
    "a president who holds less": setting("presidents", 14, 3),
    "a president who is no pawn": setting("presidents", 13, 7),
    "shares of a company not listed": setting("shares", 1 * 6, 1),
    "offices without a monopoly": setting("offices", 1, 1),
    "offices that are not even": setting("offices", 12, 5),
    "more than a head office": setting("offices", 14, 6),
    "drift beyond bounds": setting("drifts", 14, 13),
    "drift in a calm market": setting("drifts", 14, 5),
    "drift of a company not listed": setting("drifts", 1, 5),
    "trend of a company not listed": setting("trends", 1, 1),
    "a trend that is none": setting("trends", 14, 3),
    "shares in a game not begun": setting("count", value=0),
}


@pytest.mark.parametrize("name", FLAWS)
def test_impossible_contents_are_refused_under_a_right_checksum(name):
    game = lived_in()
    from_bytes(to_bytes(game))
    FLAWS[name](game)
    with pytest.raises(NotAGame):
        from_bytes(to_bytes(game))


@pytest.mark.parametrize(
    ("most", "one_too_many"),
    [
        # By code from 1 on: what the stock just allows, and the company with one step too many.
        (8 * [4], 9),
        (12 * [5] + [4, 4], 13),
    ],
    ids=["33 offices", "13 head offices"],
)
def test_more_than_the_bank_ever_had_is_refused(most, one_too_many):
    game = played(*((FLOAT, 1, code) for code in range(1, 23)))
    game.offices[1 : 1 + len(most)] = bytes(most)
    from_bytes(to_bytes(game))
    game.offices[one_too_many] += 1
    with pytest.raises(NotAGame, match="stock"):
        from_bytes(to_bytes(game))

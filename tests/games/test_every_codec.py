"""Every game's bytes, over the one list of games: only those of a game that can be are ever read
back. Which ones cannot be is tested in the game's own folder."""

import binascii
from contextlib import suppress
from functools import cache

import pytest
from banker import games
from banker.kit.define import flaw
from banker.rules.forms import Refused
from banker.rules.saved import NotAGame
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.games import NAMES, NUMBERS, part

every_game = pytest.mark.parametrize("number", NUMBERS, ids=NAMES)


def played(number, seed, count):
    """A game after so many transactions of random play, wild ones among them."""
    game = games.fresh(number, seed, True)
    play_on(game, part(number, "random_play").RandomPlay(seed), count)
    return game


def play_on(game, play, count):
    """Carry out what the game takes of so many transactions."""
    for _ in range(count):
        with suppress(Refused):
            game.apply(play.following(game))


@cache
def codec_and_bytes(number):
    """A game's codec, and the bytes of a game in which much has happened."""
    return games.rules(number), games.to_bytes(played(number, 7, 200))


def sealed(data):
    """The same bytes with the checksum put right."""
    body = bytes(data[:-4])
    return body + binascii.crc32(body).to_bytes(4, "little")


@every_game
def test_every_single_bit_flip_is_refused(number):
    codec, data = codec_and_bytes(number)
    for bit in range(8 * len(data)):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        with pytest.raises(NotAGame):
            codec.from_bytes(flipped)


@every_game
def test_every_length_but_one_is_refused(number):
    codec, data = codec_and_bytes(number)
    assert len(data) == codec.SIZE
    for length in range(2 * len(data)):
        if length != len(data):
            with pytest.raises(NotAGame):
                codec.from_bytes((data * 3)[:length])


@every_game
@given(drawn=st.data())
def test_garbage_is_refused(number, drawn):
    codec, data = codec_and_bytes(number)
    size = len(data)
    garbage = drawn.draw(st.binary(max_size=300) | st.binary(min_size=size, max_size=size))
    with pytest.raises(NotAGame):
        codec.from_bytes(garbage)


@every_game
@pytest.mark.parametrize("fill", [b"\x00", b"\xff"])
def test_what_an_empty_flash_holds_is_refused(number, fill):
    codec, data = codec_and_bytes(number)
    for empty in (fill * len(data), sealed(fill * len(data))):
        with pytest.raises(NotAGame):
            codec.from_bytes(empty)


@every_game
@pytest.mark.parametrize("kind", [bytearray, bytes])
def test_bytes_and_bytearrays_are_read(number, kind):
    codec, data = codec_and_bytes(number)
    assert codec.to_bytes(codec.from_bytes(kind(data))) == data


@every_game
def test_anything_else_is_refused(number):
    codec, data = codec_and_bytes(number)
    for other in (None, "", 5, memoryview(data), list(data)):
        with pytest.raises(NotAGame):
            codec.from_bytes(other)


@every_game
def test_another_game_or_version_is_refused(number):
    codec, data = codec_and_bytes(number)
    for first in set(range(256)) - {data[0]}:
        with pytest.raises(NotAGame, match="version"):
            codec.from_bytes(sealed(bytes((first,)) + data[1:]))


@every_game
@given(st.integers(0, (1 << 30) - 1), st.integers(0), st.integers(1, 255))
@settings(max_examples=150)
def test_whatever_is_read_can_be_played_on(number, seed, at, change):
    """Any one byte changed under a right checksum: refused, or a game that is sound."""
    codec = games.rules(number)
    data = bytearray(codec.to_bytes(played(number, seed, 60)))
    data[at % (codec.SIZE - 4)] ^= change
    try:
        read = codec.from_bytes(sealed(data))
    except NotAGame:
        return
    assert codec.to_bytes(read) == sealed(data)
    play = part(number, "random_play").RandomPlay(seed)
    for _ in range(20):
        play_on(read, play, 1)
        assert (getattr(codec, "flaw", flaw)(read)) is None

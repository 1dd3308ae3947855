"""Every game's bytes, over the one list of games: only those of a game that can be are ever read
back. Which ones cannot be is tested in the game's own folder."""

import binascii
from contextlib import suppress
from functools import cache
from itertools import islice
from random import Random

import pytest
from banker import games
from banker.kit.define import validate
from banker.kit.layout import FORM, NAME, OF, ORDER
from banker.rules.saved import NotAGame
from banker.rules.transactions import Refused
from hypothesis import given
from hypothesis import strategies as st

from host_tools.games import NAMES, NUMBERS, part
from tests.support.long import first

every_game = pytest.mark.parametrize("number", NUMBERS, ids=NAMES)


def played(number, seed, count):
    """Return a game after some transactions of random play, including wild ones."""
    game = games.create(number, seed, True)
    play_on(game, part(number, "random_play").RandomPlay(seed), count)
    return game


def play_on(game, play, count):
    """Apply those of some transactions that the game accepts."""
    for _ in range(count):
        with suppress(Refused):
            game.apply(play.next_move(game))


@cache
def codec_and_bytes(number):
    """Return a game's codec, and the bytes of a game in which much has happened."""
    return games.rules(number), games.to_bytes(played(number, 7, 200))


def sealed(data):
    """Return the same bytes with the right checksum."""
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
def test_an_empty_flash_is_not_a_game(number, fill):
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
    for head in set(range(256)) - {data[0]}:
        with pytest.raises(NotAGame, match="version"):
            codec.from_bytes(sealed(bytes((head,)) + data[1:]))


@every_game
def test_nothing_stands_twice_in_an_order(number):
    for cells in games.rules(number).cells:
        if cells[FORM] == ORDER:
            game = played(number, 3, 40)
            first_value = cells[OF][0][0]
            setattr(game, cells[NAME], bytes((first_value, first_value)))
            with pytest.raises(NotAGame, match=cells[NAME]):
                games.rules(number).from_bytes(games.to_bytes(game))


STATES, MOVES, PLAYED = 40, 50, 3000
"""Changed states that are accepted, in a share of the test; moves of each; and what was played."""


@cache
def states(number):
    """Yield the bytes of a long random game, now and then."""
    game, play = games.create(number, 3, True), part(number, "random_play").RandomPlay(3)
    found = []
    for _ in range(PLAYED // 20):
        play_on(game, play, 20)
        found.append(games.to_bytes(game))
    return found


def accepted(number, random):
    """Yield games that are read from bytes with a few bits flipped and the right checksum."""
    while True:
        data = bytearray(random.choice(states(number)))
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            bit = random.randrange(8 * (len(data) - 4))
            data[bit // 8] ^= 1 << bit % 8
        with suppress(NotAGame):
            read = games.rules(number).from_bytes(sealed(data))
            assert games.to_bytes(read) == sealed(data)
            yield read


@every_game
@pytest.mark.parametrize("share", first(1, range(50)))
def test_every_game_that_can_be_read_can_be_played(number, share):
    random = Random(share)
    for read in islice(accepted(number, random), STATES):
        play = part(number, "random_play").RandomPlay(random.randrange(1 << 30))
        for _ in range(MOVES):
            play_on(read, play, 1)
            assert validate(read) is None

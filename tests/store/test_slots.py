"""The checksums of saved games detect the errors that they must."""

from itertools import combinations

from banker.store import log_files, slots
from banker.store.checks import check16
from banker.store.slots import SLOT


def patterns(size):
    """Return how the checksum changes with each bit of so many bytes, and each bit of the
    checksum."""
    blank = check16(bytes(size))
    for bit in range(8 * size):
        data = bytearray(size)
        data[bit // 8] = 1 << bit % 8
        yield check16(data) ^ blank
    for bit in range(16):
        yield 1 << bit


def test_a_slot_shows_every_error_of_up_to_three_bits():
    # The check is linear: what an error does to it does not depend on the content.
    changes = list(patterns(SLOT - 2))
    assert 0 not in changes
    assert len(set(changes)) == len(changes), "no two bits make up for each other"
    pairs = {one ^ other for one, other in combinations(changes, 2)}
    assert not pairs & set(changes), "nor do three"


def test_a_state_shows_every_single_bit():
    assert 0 not in list(patterns(142))


def test_erased_and_zero_bytes_are_not_a_slot():
    assert not slots.sound(b"\xff" * SLOT)
    assert not slots.sound(bytes(SLOT))
    assert not slots.sound(b"")


def test_one_of_two_headers_is_enough():
    header = slots.header(70000)
    assert len(header) == 2 * SLOT
    assert log_files.read_header(header) == (slots.VERSION, 70000)
    for bit in range(8 * len(header)):
        damaged = bytearray(header)
        damaged[bit // 8] ^= 1 << bit % 8
        assert log_files.read_header(damaged) == (slots.VERSION, 70000)
    assert log_files.read_header(b"") == (0, 0)
    assert log_files.read_header(b"\xff" * 16) == (0, 0)

"""Lines on the cable: complete ones arrive in any pieces, damaged ones never."""

import pytest
from banker.link.lines import TO_HOST, TO_UNIT, Reader, from_line, to_line
from banker.store.checks import check16
from hypothesis import given
from hypothesis import strategies as st

TEXT = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=80)


def read(pieces, longest=TO_UNIT):
    """Return the texts in these pieces, "" for damaged ones."""
    reader, texts = Reader(longest), []
    for piece in pieces:
        reader.take(piece)
        while (text := reader.next_line()) is not None:
            texts.append(text)
    return texts


def test_a_line_is_text_star_and_check():
    assert from_line(to_line("1 hello")[:-1]) == "1 hello"


@given(st.lists(TEXT, max_size=8), st.lists(st.integers(1, 70), min_size=1))
def test_lines_may_arrive_in_any_pieces(texts, sizes):
    data = b"".join(map(to_line, texts))
    pieces, at = [], 0
    while data:
        size = sizes[at % len(sizes)]
        pieces.append(data[:size])
        data, at = data[size:], at + 1
    assert read(pieces) == texts


@given(TEXT, st.data())
def test_any_single_wrong_byte_is_detected(text, data):
    line = bytearray(to_line(text))
    at = data.draw(st.integers(0, len(line) - 2))
    line[at] ^= data.draw(st.integers(1, 255))
    assert text not in read([bytes(line)])


@pytest.mark.parametrize("byte", [0, 9, 13, 31, 127, 128, 195, 255])
def test_an_unprintable_line_is_ignored_even_with_a_right_checksum(byte):
    text = b"1 key" + bytes((byte,)) + b"GO"
    assert read([text + b"*%04x\n" % check16(text), to_line("ok")]) == ["", "ok"]


@given(st.lists(st.binary(max_size=64), max_size=30), TEXT)
def test_the_line_after_garbage_is_read(garbage, text):
    assert read([*garbage, b"\n", to_line(text)])[-1] == text


@pytest.mark.parametrize("longest", [TO_UNIT, TO_HOST])
def test_an_endless_line_takes_no_memory(longest):
    reader = Reader(longest)
    for _ in range(1000):
        reader.take(b"x" * 64)
        assert reader.next_line() is None
        assert len(reader._held) <= longest
    reader.take(b"\n")
    assert reader.next_line() == ""
    reader.take(to_line("ok"))
    assert reader.next_line() == "ok"


def test_a_line_that_is_too_long_is_ignored_even_if_valid():
    assert read([to_line("x" * TO_UNIT), to_line("ok")]) == ["", "ok"]

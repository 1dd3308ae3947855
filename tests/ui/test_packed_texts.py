"""Texts as a few pieces of bytes: every one is found again, whatever its neighbours are."""

import pytest
from banker.ui.texts import ENGLISH, FRENCH, MORE, TEXTS, Texts, packed, table

from host_tools.games import NAMES, ROOMS


@pytest.mark.parametrize("room", ROOMS, ids=NAMES)
@pytest.mark.parametrize("language", [FRENCH, ENGLISH])
def test_every_text_is_found(room, language):
    package = f"banker.games.{room}.ui"
    texts = Texts(language, package).complete()
    for kind in (TEXTS, MORE):
        for owner in (package, "banker.ui"):
            for name, text in table(language, kind, owner).items():
                own = {**table(language, TEXTS, package), **table(language, MORE, package)}
                assert name in texts
                assert texts[name] == own.get(name, text)


def test_a_name_that_ends_like_another_or_is_a_text_is_not_taken_for_it():
    texts = Texts.__new__(Texts)
    texts._complete = True
    texts._pieces = packed({"long_name": "name", "name": "À", "empty": "", "last": "end"})
    assert [texts[one] for one in ("name", "long_name", "empty", "last")] == [
        "À",
        "name",
        "",
        "end",
    ]
    assert "long" not in texts
    assert "end" not in texts


def test_no_piece_is_large():
    pieces = packed({f"name_{number}": "x" * 20 for number in range(200)})
    assert len(pieces) > 5
    assert max(map(len, pieces)) < 700

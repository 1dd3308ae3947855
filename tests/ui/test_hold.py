"""Keys that must be held say so while they are down and when they are released too early."""

import pytest
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App

from host_tools.dev.glyphs.text import screen_text

FRENCH, ENGLISH = bytes((1, 1, 3)), bytes((2, 1, 3))
WANTED = "Hold it for 2 seconds"


@pytest.fixture
def app():
    """Return a unit that has been on for a while."""
    made = App(Ledger(RamMedium(4096), settings=ENGLISH))
    made.step(5000)
    return made


def lines(app):
    """Return the rows of the screen that are not empty."""
    return [row.strip() for row in screen_text(app.cells) if row.strip()]


@pytest.mark.parametrize(
    ("key", "title"), [("NEW_GAME", "New game"), ("REMOVE", "Remove a player")]
)
def test_a_bar_grows_while_the_key_is_held(app, key, title):
    app.key(key)
    assert lines(app) == [title, "Keep holding...", "□" * 21, WANTED]
    app.step(app.now + 1000)
    assert lines(app) == [title, "Keep holding...", "■" * 10 + "□" * 11, WANTED]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (ENGLISH, ["The old game is kept:", "UNDO brings it back."]),
        (FRENCH, ["L'ancienne est gardée", "DÉFAIRE la ramène."]),
    ],
)
def test_new_game_promises_that_undo_brings_the_old_one_back(settings, words):
    app = App(Ledger(RamMedium(4096), settings=settings))
    app.step(5000)
    app.key("NEW_GAME")
    assert not any(word in lines(app) for word in words), "nothing has been played"
    app.key("CANCEL")
    for key in ("BUY_BANK", "1", "1", "3", "CONFIRM"):
        app.key(key)
    app.key("NEW_GAME")
    assert lines(app)[1:3] == words
    app.key("CANCEL")
    app.key("REMOVE")
    assert not any(word in lines(app) for word in words)


@pytest.mark.parametrize("key", ["NEW_GAME", "REMOVE"])
def test_a_key_released_too_early_returns_home_with_a_hint(app, key):
    home = lines(app)
    app.key(key)
    app.step(app.now + 1990)
    app.key(key, False)
    assert app.at_home
    assert lines(app) == [*home[:-1], WANTED]


def test_another_key_cancels_with_a_hint(app):
    home = lines(app)
    app.key("NEW_GAME")
    app.key("GO")
    assert app.at_home
    assert lines(app) == [*home[:-1], WANTED]


def test_cancel_gives_no_hint(app):
    home = lines(app)
    app.key("NEW_GAME")
    app.key("CANCEL")
    assert lines(app) == home

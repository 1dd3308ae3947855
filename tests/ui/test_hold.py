"""Keys that want to be held say so while they are down, and when they are let go too early."""

import pytest
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App

from host_tools.glyphs.text import screen_text

ENGLISH = bytes((2, 1, 3))
WANTED = "Hold it for 2 seconds"


@pytest.fixture
def app():
    """A unit that has been on for a while."""
    made = App(Ledger(RamMedium(4096), settings=ENGLISH))
    made.step(5000)
    return made


def lines(app):
    """The rows of the screen that are not empty."""
    return [row.strip() for row in screen_text(app.cells) if row.strip()]


@pytest.mark.parametrize(
    ("key", "title"), [("NEW_GAME", "New game"), ("REMOVE", "Remove a player")]
)
def test_a_bar_grows_while_it_is_held(app, key, title):
    app.key(key)
    assert lines(app) == [title, "Keep holding...", "□" * 21, WANTED]
    app.step(app.now + 1000)
    assert lines(app) == [title, "Keep holding...", "■" * 10 + "□" * 11, WANTED]


@pytest.mark.parametrize("key", ["NEW_GAME", "REMOVE"])
def test_let_go_too_early_it_is_home_again_and_says_what_is_wanted(app, key):
    home = lines(app)
    app.key(key)
    app.step(app.now + 1990)
    app.key(key, False)
    assert app.at_home
    assert lines(app) == [*home[:-1], WANTED]


def test_another_key_gives_up_and_says_what_is_wanted(app):
    home = lines(app)
    app.key("NEW_GAME")
    app.key("GO")
    assert app.at_home
    assert lines(app) == [*home[:-1], WANTED]


def test_cancel_gives_up_without_a_word(app):
    home = lines(app)
    app.key("NEW_GAME")
    app.key("CANCEL")
    assert lines(app) == home

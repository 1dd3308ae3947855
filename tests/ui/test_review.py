"""REVIEW shows every transaction completely, on as many pages as it takes."""

import pytest
from banker import games
from banker.rules.transactions import Refused
from banker.ui import keys
from banker.ui.canvas import COLUMNS, Canvas
from banker.ui.glyphs import PAWN, encode
from banker.ui.screens.review import Review
from banker.ui.texts import ENGLISH, FRENCH, Texts

from host_tools.games import NUMBERS, PACKAGES, part

TRIES = 1_000


class Reviewing:
    """What REVIEW asks of the app, for one outcome after the other."""

    def __init__(self, number, language):
        self.game_ui = games.screens(number)
        self.texts = Texts(language, self.game_ui.TEXTS)
        self.ledger = self
        self.game = games.create(number)
        self.last = None
        self.left = False

    def history(self):
        """Return a history of one entry."""
        self._entries = [bytes((1, 1))]
        return self

    def back(self):
        """Return the entry; without one, CONFIRM went back from the last transaction."""
        self.left = not self._entries
        return self._entries.pop() if self._entries else None

    def home(self):
        """Record that CONFIRM left the screen."""
        self.left = True

    def refuse(self, reason):
        """Refuse: there is nothing before."""


def pages(app, outcome):
    """Return the cells of each page that REVIEW shows of an outcome, as CONFIRM turns them."""
    app.last, app.left = outcome, False
    review = Review(app)
    while not app.left:
        canvas = Canvas()
        review.draw(app, canvas)
        yield bytes(canvas.cells)
        review.key(app, keys.CONFIRM)


def words(app, sentences):
    """Return the cells of every word."""
    for word in sentences.split(" "):
        if word[:1] == "@":
            yield bytes((PAWN + int(word[1]) - 1,))
            word = app.texts["pawn_" + word[1]] + word[2:]
        yield from encode(word).split()


@pytest.mark.parametrize("language", [ENGLISH, FRENCH], ids=["en", "fr"])
@pytest.mark.parametrize("number", NUMBERS, ids=PACKAGES)
def test_review_shows_every_word(number, language):
    app = Reviewing(number, language)
    game = games.create(number)
    play = part(number, "random_play").RandomPlay(1)
    for _ in range(TRIES):
        try:
            game, outcome = game.prepared(play.next_move(game))
        except Refused:
            continue
        title, sentences = app.game_ui.past(app.texts, outcome)
        told = b""
        for page in pages(app, outcome):
            rows = [page[at : at + COLUMNS] for at in range(0, len(page), COLUMNS)]
            assert encode(title) in rows[0] or encode(title) in rows[1]
            told += b" ".join(rows[1:-1]) + b" "
        wanted, shown = list(words(app, sentences)), iter(told.split())
        assert all(word in shown for word in wanted), sentences

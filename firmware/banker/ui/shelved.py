"""Changes of the shelf, as REVIEW and UNDO show them."""

from .. import games
from ..rules.transactions import SHELF
from .canvas import COLUMNS

_MOVE, _NUMBER = 2, 4  # where in such a transaction
# What it did, and what undoing it does to the game, in the order of `store.changes`.
_DID = "", "shelf_went", "shelf_came", "shelf_thrown", "shelf_given"
_BACK = "", "shelf_plays", "shelf_returns", "shelf_again", "shelf_leaves"


def title(texts, number):
    """Return a game's name, or that it is not readable."""
    return texts["shelf_unreadable"] if number == SHELF else games.title(number)


def draw_outcome(app, canvas, outcome, hint):
    """Draw which game, and what undoing does to it."""
    texts, done = app.texts, outcome.transaction
    canvas.text(0, 0, texts["shelf"])
    canvas.right(0, COLUMNS, texts["undo_mark"])
    canvas.text(2, 0, title(texts, done[_NUMBER]))
    canvas.text(4, 0, texts[_BACK[done[_MOVE]]])
    canvas.text(7, 0, texts[hint])


def past(texts, outcome):
    """Return (title, sentence)."""
    done = outcome.transaction
    said = texts[_DID[done[_MOVE]]]
    return texts["shelf"], said % title(texts, done[_NUMBER])

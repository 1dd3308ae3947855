"""REVIEW: the last confirmed transaction in past words, and those before it."""

from ...memory import make_room_if_short
from .. import keys
from ..canvas import COLUMNS
from ..glyphs import RULE
from ..screen import Screen

_RULE_ROW, _END = 1, 7


class Review(Screen):
    """REVIEW again goes one further back. Only CONFIRM leaves it, as on the original unit; but
    insisting on CANCEL does as well. In a game that says so CONFIRM goes back too, and CANCEL
    leaves."""

    name = "review"
    keeps = False

    def __init__(self, app):
        from ...store.undo import Earlier

        self._words = None  # the game's for what is past
        self._back = 0  # how many transactions before the last
        self._refused = False
        self._earlier = Earlier(app.ledger)
        self._show(self._earlier.back())

    def _show(self, outcome):
        self.outcome = outcome
        self.amount = outcome and outcome.amount
        self.second_amount = outcome and outcome.second_amount

    def key(self, app, key):
        """CONFIRM goes back to the resting screens, REVIEW to the transaction before."""
        steps = app.game_ui.REVIEW_STEPS
        if key == keys.REVIEW or (steps and key == keys.CONFIRM):
            self._step_back(app)
        elif key == keys.CONFIRM:
            app.home()
        elif key == keys.CANCEL and (steps or self._refused):
            app.cancel()
        else:
            self._refused = key == keys.CANCEL
            app.refuse(
                "cancel_again" if self._refused else "wrong_key" if steps else "review_leaves"
            )

    def _step_back(self, app):
        make_room_if_short()  # working it out takes more than drawing did,
        earlier = self._earlier.back()
        make_room_if_short()  # and has loaded more than this screen needs
        if earlier:
            self._back += 1
            self._show(earlier)
        else:
            app.refuse("nothing_before")

    def draw(self, app, canvas):
        """A headline that says that it is past, a line across, then what was done in sentences;
        where these are long they take the line's row."""
        texts = app.texts
        self._words = self._words or app.past_words()
        title, sentences = app.game_ui.past(texts, self._words, self.outcome)
        when = texts["before_last"] % self._back if self._back else texts["last"]
        title = when + " " + title
        canvas.text(0, 0, title if len(title) <= COLUMNS else when)
        row = _RULE_ROW
        if draw_sentences(texts, None, sentences, row + 1):
            canvas.put(row, 0, bytes((RULE,)) * COLUMNS)
            row += 1
        draw_sentences(texts, canvas, sentences, row)
        steps = app.game_ui.REVIEW_STEPS
        canvas.text(7, 0, texts["review_steps" if steps else "review_leaves"])


def draw_sentences(texts, canvas, sentences, row):
    """Words from a row on, as many to a line as fit; @3 is pawn 3 with its name. Tells whether
    there is room for all; on no canvas, that is all it does."""
    column = 0
    for word in sentences.split(" "):
        name = icon = ""
        if word[:1] == "@":
            icon, name = int(word[1]), texts["pawn_" + word[1]]
            word = "  " + name + word[2:]
        if column and column + len(word) > COLUMNS:
            row += 1
            column = 0
        if row == _END:
            return False
        if canvas and icon:
            canvas.pawn(row, column, icon)
            canvas.text(row, column + 2, word[2:])
        elif canvas:
            canvas.text(row, column, word)
        column += len(word) + 1
    return True

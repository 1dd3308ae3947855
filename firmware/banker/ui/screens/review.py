"""REVIEW: the last confirmed transaction in past words, and those before it."""

from ...memory import release
from .. import keys
from ..canvas import COLUMNS
from ..glyphs import RULE, encode
from ..screen import Screen

_END = 7  # the row below them


class Review(Screen):
    """REVIEW again goes one further back. Only CONFIRM leaves it, as on the original unit; but
    insisting on CANCEL does as well. In a game that says so CONFIRM goes back too, and CANCEL
    leaves. Where there is more to tell than fits, CONFIRM first shows the rest."""

    name = "review"

    def __init__(self, app):
        from ...store.history import Earlier

        self._back = 0  # how many transactions before the last
        self._refused = False
        self._earlier = Earlier(app.ledger)
        self._next = None
        self.prepare_next(app)
        self._show()

    def prepare_next(self, app):
        """Work out the transaction before, and put it into words. Its rules take the place of what
        is there, and go again."""
        if self._next is None:
            release()
            outcome = self._earlier.back()
            release()
            self._next = outcome, outcome and app.game_ui.past(app.texts, outcome)

    def _show(self):
        self.outcome, self._told = self._next
        self._next = None
        self._first = 0  # the line of its sentences that is shown first
        self.amount = self.outcome and self.outcome.amount
        self.second_amount = self.outcome and self.outcome.second_amount

    def key(self, app, key):
        """CONFIRM goes back to the resting screens, REVIEW to the transaction before."""
        steps = app.game_ui.REVIEW_STEPS
        more = self._tell(app.texts, None) if key == keys.CONFIRM else 0
        if more:
            self._first = more
        elif key == keys.REVIEW or (steps and key == keys.CONFIRM):
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
        self.prepare_next(app)
        if self._next[0]:
            self._back += 1
            self._show()
        else:
            app.refuse("nothing_before")

    def draw(self, app, canvas):
        """A headline that says that it is past, then what was done in sentences."""
        steps = app.game_ui.REVIEW_STEPS
        leaves = "review_steps" if steps else "review_leaves"
        more = self._tell(app.texts, canvas)
        canvas.text(7, 0, app.texts["confirm_more" if more else leaves])

    def _tell(self, texts, canvas):
        """Draw all but the last row, on no canvas nothing; return the line with which the rest
        begins, 0 where this is all. A line across parts headline and sentences, unless its row is
        wanted: by a long headline, or by long sentences."""
        title, sentences = self._told
        when = texts["before_last"] % self._back if self._back else texts["last"]
        second = encode(title) if len(when) + 1 + len(title) > COLUMNS else b""
        if not second:
            when += " " + title
            if not draw_sentences(texts, None, sentences, 2):
                second = bytes((RULE,)) * COLUMNS
        if canvas:
            canvas.text(0, 0, when)
            canvas.put(1, 0, second)
        return draw_sentences(texts, canvas, sentences, 2 if second else 1, self._first)


def draw_sentences(texts, canvas, sentences, row, first=0):
    """Draw words from a row on, as many to a line as fit; @3 is pawn 3 with its name. The lines
    before `first` are left out. Return the line with which the rest begins, 0 where this is all;
    on no canvas, that is all it does."""
    line = column = 0
    for word in sentences.split(" "):
        icon = 0
        if word[:1] == "@":
            icon = int(word[1])
            word = "  " + texts["pawn_" + word[1]] + word[2:]
        if column and column + len(word) > COLUMNS:
            line += 1
            column = 0
        at = row + line - first
        if at == _END:
            return line
        if canvas and line >= first:
            canvas.text(at, column, word)
            if icon:
                canvas.pawn(at, column, icon)
        column += len(word) + 1
    return 0

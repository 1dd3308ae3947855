"""REVIEW: the last confirmed transaction in sentences, and those before it."""

from ...memory import release
from .. import keys
from ..canvas import COLUMNS
from ..glyphs import RULE, encode
from ..screen import Screen

_END = 7  # the row below them


class Review(Screen):
    """REVIEW again goes one further back. CONFIRM leaves it, as on the original unit, and so does
    CANCEL pressed twice. In a game with REVIEW_STEPS CONFIRM goes back, and CANCEL leaves. Where
    the text is longer than the screen, CONFIRM first shows the rest."""

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
        """Work out the transaction before, and put it into words. Its rules replace the modules in
        memory, and are unloaded again."""
        if self._next is None:
            release()
            outcome = self._earlier.back()
            release()
            self._next = outcome, outcome and app.game_ui.past(app.texts, outcome)

    def _show(self):
        self.outcome, self._text = self._next
        self._next = None
        self._first = 0  # the line of its sentences that is shown first
        self.amount = self.outcome and self.outcome.amount
        self.second_amount = self.outcome and self.outcome.second_amount

    def key(self, app, key):
        """Go to the transaction before at REVIEW, to the resting screens at CONFIRM."""
        steps = app.game_ui.REVIEW_STEPS
        more = self._draw_text(app.texts, None) if key == keys.CONFIRM else 0
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
        """Draw a headline that says how far back this is, then what was done in sentences."""
        steps = app.game_ui.REVIEW_STEPS
        leaves = "review_steps" if steps else "review_leaves"
        more = self._draw_text(app.texts, canvas)
        canvas.text(7, 0, app.texts["confirm_more" if more else leaves])

    def _draw_text(self, texts, canvas):
        """Draw all but the last row, without a canvas nothing; return the line with which the rest
        begins, 0 where this is all. A line across separates headline and sentences, unless its row
        is needed for a long headline or for long sentences."""
        title, sentences = self._text
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
    """Draw words from a row on, as many to a line as fit; @3 is pawn 3 with its name. Leave out the
    lines before `first`. Return the line with which the rest begins, 0 where this is all; without a
    canvas, draw nothing."""
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

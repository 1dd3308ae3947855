"""Answers to what the unit asks of somebody."""

from ....rules.forms import FIXED, SET, field
from ....ui.canvas import COLUMNS
from ....ui.entry import HINT_ROW, draw_pawn_keys
from ..data import DISCARD, HOLDERS, MOST_HELD, OTHERS, PAWNS, TRAIN_NAMES, key_of
from ..refusals import BAD_NUMBER
from ..transactions import ANSWER, NO, TYPE, YES
from .figures import answer_name, name
from .rail_entry import RailEntry

MORE_SHARES = field(0, MOST_HELD, 3, BAD_NUMBER, "field_shares", FIXED)
BUYERS = field(0, (1 << PAWNS) - 1, PAWNS, BAD_NUMBER, "field_buyers", SET)
YES_OR_NO = field(YES, NO, 2, BAD_NUMBER, "field_which", FIXED)


class AnswerEntry(RailEntry):
    """GO: what the unit asks of somebody: more shares, a train to discard, yes or no."""

    def __init__(self, game):
        RailEntry.__init__(self, answer_name(game.step))

    def title(self, app, canvas):
        RailEntry.title(self, app, canvas)
        if app.game.step in (HOLDERS, OTHERS):
            canvas.right(0, COLUMNS, name(app.game.acting))

    def fields(self, game):
        if game.step == HOLDERS:
            return (MORE_SHARES,)
        if game.step == OTHERS:
            return (BUYERS,)
        return (TYPE,) if game.step == DISCARD else (YES_OR_NO,)

    def transaction(self, game, values):
        return (ANSWER,) + values

    def draw_value(self, app, canvas, row, field, value):
        """The outcome follows at once."""

    def hint(self, app, canvas):
        """What can be answered, and what a share costs."""
        game, texts = app.game, app.texts
        if game.step in (HOLDERS, OTHERS):
            code = game.acting
            text = "%s %d × %d" % (texts["treasury"], game.treasury(code), game.price(code))
            canvas.text(3, 0, text)
        if game.step == HOLDERS:
            text = "%s %d" % (texts["cash"], game.cash[game.turn - 1])
            canvas.text(4, 0, text)
            canvas.text(HINT_ROW, 0, "0-%d" % MOST_HELD)
        elif game.step == OTHERS:
            from ..merger_checks import buyers

            draw_pawn_keys(canvas, HINT_ROW, buyers(game))
            canvas.text(HINT_ROW - 1, 0, texts["then_confirm"])
        elif game.step == DISCARD:
            types = ["%d:%s" % (key_of(one), TRAIN_NAMES[one]) for one in game.types_of(game.turn)]
            canvas.text(HINT_ROW, 0, " ".join(types))
        else:
            canvas.text(HINT_ROW, 0, texts["yes_or_no"])

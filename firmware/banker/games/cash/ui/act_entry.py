"""Entering what a function key begins: who, whom, how much."""

from ....rules.forms import AMOUNT, HOW, PAWNS
from ....ui.entry import Entry, draw_pawn
from ..transactions import FIELDS

TITLES = (
    "",
    "pay_bank",
    "collect_bank",
    "pay_player",
    "all_pay",
    "pay_all",
    "go",
    "remove",
    "correct",
)  # by kind of transaction
_ROW, _ROWS, _RIGHT_AT, _WIDTH = 4, PAWNS // 2, 11, 10


class ActEntry(Entry):
    """A kind of transaction with its own fields, in their order."""

    first_row = 1

    def __init__(self, kind):
        Entry.__init__(self, TITLES[kind])
        self._kind = kind

    def fields(self, game):
        """Those of the transaction."""
        return FIELDS[self._kind]

    def transaction(self, game, values):
        """As typed."""
        return (self._kind,) + values

    def closes(self, field):
        """An amount must be given."""
        return field[HOW] == AMOUNT and self._digits > 0

    def draw_value(self, app, canvas, row, field, value):
        """An amount is the last field, so what is done is a pawn."""
        draw_pawn(app, canvas, row, value)

    def hint(self, app, canvas):
        """Which key is which pawn, and what it has."""
        draw_balances(canvas, app.game)


def draw_balances(canvas, game):
    """Three rows: every pawn in play behind its digit, and its cash."""
    for pawn in game.pawns():
        column, row = divmod(pawn - 1, _ROWS)
        column *= _RIGHT_AT
        row += _ROW
        canvas.text(row, column, str(pawn))
        canvas.pawn(row, column + 1, pawn)
        canvas.right(row, column + _WIDTH, str(game.cash[pawn - 1]))

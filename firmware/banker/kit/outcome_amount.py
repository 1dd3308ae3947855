"""An outcome's amount, in large digits."""

_DIGITS_END = 11  # four large digits fit between the pawn and here with a gap on both sides
_WORDS_END = 21
_FOUR_DIGITS = 9999


def draw_amount(app, canvas, row, pawn, amount, undoing=False, other=None):
    """Draw three rows: the pawn, the amount, the word for pay or collect and the other party, by
    default the bank; reversed to undo it."""
    texts = app.texts
    canvas.large_pawn(row, 0, pawn)
    amount_end = _DIGITS_END if abs(amount) <= _FOUR_DIGITS else _DIGITS_END + 1
    canvas.large_number(row, amount_end, abs(amount))
    canvas.right(row, _WORDS_END, texts["money"])
    if amount:
        pays = (amount < 0) != undoing
        canvas.right(row + 1, _WORDS_END, texts[pay_or_collect(amount, undoing)])
        other = other or texts["bank"]
        canvas.right(row + 2, _WORDS_END, texts["paid_to" if pays else "got_from"] % other)


def pay_or_collect(amount, undoing):
    """Return the word for what the pawn does; undoing, it gets back or pays back."""
    if undoing:
        return "get_back" if amount < 0 else "pay_back"
    return "pay" if amount < 0 else "collect"

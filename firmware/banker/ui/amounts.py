"""The amount as people read it across a table: large digits, whose it is, and which way it goes."""

_DIGITS_END = 12  # five large digits fit between the pawn and here
_WORDS_END = 21


def draw_amount(app, canvas, row, pawn, amount, undoing=False):
    """Three rows: the pawn, the amount and the word for pay or collect."""
    canvas.large_pawn(row, 0, pawn)
    canvas.large_number(row, _DIGITS_END, abs(amount))
    if amount:
        canvas.right(row + 1, _WORDS_END, app.texts[_word(amount, undoing)])
    canvas.right(row + 2, _WORDS_END, app.texts["millions"])


def draw_forced(app, canvas, row, pawn, amount, undoing=False):
    """Three rows: what the former president gets for offices sold by force."""
    canvas.large_pawn(row, 0, pawn)
    canvas.large_number(row, _DIGITS_END, abs(amount))
    canvas.right(row, _WORDS_END, app.texts["forced_1"])
    canvas.right(row + 1, _WORDS_END, app.texts["forced_undone" if undoing else "forced_2"])
    canvas.right(row + 2, _WORDS_END, app.texts[_word(amount, undoing)])


def _word(amount, undoing):
    if undoing:
        return "pay_back" if amount < 0 else "get_back"
    return "pay" if amount < 0 else "collect"

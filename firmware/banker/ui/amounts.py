"""The amount as people read it across a table: large digits, whose it is, and which way it goes."""

_DIGITS_END = 12  # five large digits fit between the pawn and here
_WORDS_END = 21


def draw_amount(app, canvas, row, pawn, amount, undoing=False, in_millions=True):
    """Three rows: the pawn, the amount and the word for pay or collect; turned round to undo it."""
    canvas.large_pawn(row, 0, pawn)
    canvas.large_number(row, _DIGITS_END, abs(amount))
    if amount:
        canvas.right(row + 1, _WORDS_END, app.texts[_word(amount, undoing)])
    if in_millions:
        canvas.right(row + 2, _WORDS_END, app.texts["millions"])


def draw_forced(app, canvas, row, pawn, amount, undoing=False):
    """Three rows: what the former president gets for offices sold by force."""
    canvas.large_pawn(row, 0, pawn)
    canvas.large_number(row, _DIGITS_END, amount)
    canvas.right(row, _WORDS_END, app.texts["forced_1"])
    canvas.right(row + 1, _WORDS_END, app.texts["forced_undone" if undoing else "forced_2"])
    canvas.right(row + 2, _WORDS_END, app.texts[_word(amount, undoing)])


def _word(amount, undoing):
    """What the pawn does. Undoing, who paid gets it back and who collected pays it back."""
    if undoing:
        return "get_back" if amount < 0 else "pay_back"
    return "pay" if amount < 0 else "collect"

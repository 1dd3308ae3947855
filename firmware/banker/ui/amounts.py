"""The amount as people read it across a table: large digits, whose it is, and which way it goes."""

DIGITS_END = 12  # five large digits fit between the pawn and here
WORDS_END = 21


def draw_amount(app, canvas, row, pawn, amount, undoing=False, in_money=True):
    """Three rows: the pawn, the amount and the word for pay or collect; turned round to undo it."""
    canvas.large_pawn(row, 0, pawn)
    canvas.large_number(row, DIGITS_END, abs(amount))
    if amount:
        canvas.right(row + 1, WORDS_END, app.texts[pay_or_collect(amount, undoing)])
    if in_money:
        canvas.right(row + 2, WORDS_END, app.texts["money"])


def pay_or_collect(amount, undoing):
    """What the pawn does. Undoing, who paid gets it back and who collected pays it back."""
    if undoing:
        return "get_back" if amount < 0 else "pay_back"
    return "pay" if amount < 0 else "collect"

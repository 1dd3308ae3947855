"""What outcomes are drawn with: the amount in large digits, sentences that go on in the next line,
lines that go on in the next page."""

from ..ui.canvas import COLUMNS

PAGE_MS = 3000  # each page of an outcome that has several
END = 7  # the row of what to press
ASIDE = ("step", "turn")  # cells that are told in other words
_DIGITS_END = 11  # four large digits fit between the pawn and here with a gap on both sides
_WORDS_END = 21
_FOUR_DIGITS = 9999


def wrapped(text):
    """Return a sentence in lines."""
    lines = [""]
    for part in text.split(" "):
        longer = lines[-1] + " " + part if lines[-1] else part
        if len(longer) - longer.count("@") > COLUMNS:
            lines.append(part)
        else:
            lines[-1] = longer
    return lines


def draw_lines(app, canvas, row, lines, draw):
    """Draw as many as there is room for; the others follow by themselves."""
    rows = END - row
    pages = max(1, -(-len(lines) // rows))
    page = (app.now - app.last_key) // PAGE_MS % pages
    for line in lines[page * rows : (page + 1) * rows]:
        if type(line) is str:
            draw_row(app.texts, canvas, row, line)
        else:
            draw(canvas, row, line)
        row += 1


def draw_row(texts, canvas, row, text, column=0):
    """Draw a line in which @3 is the icon of pawn 3."""
    for at, part in enumerate(text.split("@")):
        if at:
            column = canvas.pawn(row, column, int(part[0]))
            part = part[1:]
        column = canvas.text(row, column, part)


def draw_amount(app, canvas, row, pawn, amount, undoing=False, other=None):
    """Three rows: the pawn, the amount, the word for pay or collect and who is at the other end,
    the bank if nothing else is said; turned round to undo it."""
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
    """What the pawn does. Undoing, who paid gets it back and who collected pays it back."""
    if undoing:
        return "get_back" if amount < 0 else "pay_back"
    return "pay" if amount < 0 else "collect"

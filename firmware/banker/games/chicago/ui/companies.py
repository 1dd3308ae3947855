"""Two screens of companies: what a share of each is worth, and what each can build with."""

from ..data import COMPANIES, NAMES, SHARES, WABASH

_FIRST_ROW = 2
_NOTE_ROW = 7
_ENDS = (12, 16, 21)  # where the columns of figures end
_HEADS_AT = 4  # beside the icons


def draw_companies(app, canvas, heads):
    """Income, shares sold of all, and the least bid for the next."""
    _draw_heads(app, canvas, heads, "company_heads", "company_note")
    game = app.game
    for company in range(1, _open(app, canvas) + 1):
        sold = game.sold(company)
        bid = str(game.min_bid(company)) if sold < SHARES[company] else "--"
        _draw(canvas, company, game.incomes[company], "%d/%d" % (sold, SHARES[company]), bid)


def draw_treasuries(app, canvas, heads):
    """Treasury, locomotives left, and whether Chicago has been reached."""
    _draw_heads(app, canvas, heads, "treasury_heads", "treasury_note")
    game = app.game
    for company in range(1, _open(app, canvas) + 1):
        arrived = "✓" if game.has_arrived(company) else "-"
        _draw(canvas, company, game.treasuries[company], game.locomotives[company], arrived)


def _draw_heads(app, canvas, heads, columns, note):
    """What the columns are, and in a whole line what the last one means."""
    if heads:
        canvas.text(1, _HEADS_AT, app.texts[columns])
    canvas.text(_NOTE_ROW, 0, app.texts[note])


def _open(app, canvas):
    """How many companies have figures: a line says that the last one is closed."""
    if app.game.wabash_open():
        return COMPANIES
    canvas.text(company_row(canvas, WABASH), 9, app.texts["closed"])
    return COMPANIES - 1


def _draw(canvas, company, *figures):
    """A company's row. Cell by cell: a width in a format counts bytes on the board, not letters."""
    row = company_row(canvas, company, figures[0] > 999)
    for at, figure in enumerate(figures):
        canvas.right(row, _ENDS[at], str(figure))


def company_row(canvas, company, close=False):
    """Its row, with its key and its name, close together where four digits follow."""
    row = _FIRST_ROW + company - 1
    canvas.text(row, 0, "%d%s%s" % (company, "" if close else " ", NAMES[company]))
    return row

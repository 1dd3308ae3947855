"""Two screens of companies: what a share of each is worth, and what each can build with."""

from ..data import COMPANIES, SHARES, WABASH
from .figures import short

_FIRST_ROW = 2
_NAME_END = 4


def draw_companies(app, canvas, heads):
    """Income, shares sold of all, and the least bid for the next."""
    if heads:
        canvas.text(1, _NAME_END, app.texts["company_heads"])
    game = app.game
    for company in range(1, _open(app, canvas) + 1):
        sold = game.sold(company)
        bid = str(game.min_bid(company)) if sold < SHARES[company] else "--"
        figures = (game.incomes[company], "%d/%d" % (sold, SHARES[company]), bid)
        _draw(canvas, company, "%6s%6s%5s" % figures)


def draw_treasuries(app, canvas, heads):
    """Treasury, locomotives left, and whether Chicago has been reached."""
    if heads:
        canvas.text(1, _NAME_END, app.texts["treasury_heads"])
    game = app.game
    for company in range(1, _open(app, canvas) + 1):
        arrived = "✓" if game.has_arrived(company) else "-"
        figures = (game.treasuries[company], game.locomotives[company], arrived)
        _draw(canvas, company, "%6s%6s%5s" % figures)


def _open(app, canvas):
    """How many companies have figures: a line says that the last one is closed."""
    if app.game.wabash_open():
        return COMPANIES
    _draw(canvas, WABASH, " " + app.texts["closed"])
    return COMPANIES - 1


def _draw(canvas, company, text):
    """A company's row."""
    canvas.text(_FIRST_ROW + company - 1, 0, "%d%s%s" % (company, short(company), text))

"""The companies' screen: income, shares, treasury, locomotives and minimum bid of each."""

from ...ui.canvas import COLUMNS
from ..data import CITIES, COMPANIES, SHARES, WABASH
from .figures import flags_text, short

_FIRST_ROW = 2
_NAME_END = 4
_FLAGS_AT = 17
_BLANK_ROW = b" " * COLUMNS
_STAR = 42


def draw_companies(app, canvas, heads):
    """A row for each, and one for the board; the heads of the columns where there is room."""
    game, texts = app.game, app.texts
    rows = [_figures(game, company) for company in range(1, COMPANIES + 1)]
    if not game.wabash_open():
        rows.pop()
        canvas.text(_FIRST_ROW + WABASH - 1, 0, "%d%s" % (WABASH, short(WABASH)))
        canvas.text(_FIRST_ROW + WABASH - 1, _NAME_END + 1, texts["closed"])
    ends = _ends(rows)
    if heads:
        words = texts["columns"].split()
        if not ends[3]:
            words[3] = ""
        for at in range(len(words)):
            # Where only the shares sold are shown, their head is as narrow.
            word = words[at][:1] if at == 1 and ends[5] else words[at]
            canvas.right(1, ends[at], word)
    for at in range(len(rows)):
        canvas.put(_FIRST_ROW + at, 0, _company(game, at + 1, rows[at], ends))
    canvas.text(_FIRST_ROW + COMPANIES, 0, _board(game, texts))


def _figures(game, company):
    """Income, shares, treasury, locomotives, minimum bid as texts."""
    sold = game.sold(company)
    return (
        str(game.incomes[company]),
        "%d/%d" % (sold, SHARES[company]),
        str(game.treasuries[company]),
        str(game.locomotives[company]),
        str(game.min_bid(company)) if sold < SHARES[company] else "--",
    )


def _ends(rows):
    """Where each column ends, and whether only the shares sold are shown.

    Figures of play leave room for everything. What is larger takes the room of the shares' total,
    then of the locomotives, whose column then has no end.
    """
    income, treasury, bid = [max([len(row[at]) for row in rows]) for at in (0, 2, 4)]
    sold_only = income > 2 or treasury > 3 or bid > 2
    if not sold_only:
        treasury, bid = 3, 2
    without = income + treasury + bid > 9
    locomotives_end = COLUMNS - bid - 1
    treasury_end = locomotives_end - (0 if without else 3)
    shares_end = treasury_end - treasury - 1
    income_end = shares_end - (2 if sold_only else 4)
    return (
        income_end,
        shares_end,
        treasury_end,
        0 if without else locomotives_end,
        COLUMNS,
        sold_only,
    )


def _company(game, company, figures, ends):
    """One row as cells, since this is drawn often: "*" behind the income of a company that has
    reached Chicago."""
    cells = bytearray(_BLANK_ROW)
    cells[:_NAME_END] = ("%d%s" % (company, short(company))).encode()
    for at in range(len(figures)):
        text = figures[at].encode()
        if at == 1 and ends[5]:
            text = text[:1]
        end = ends[at]
        if end:
            cells[end - len(text) : end] = text
    if game.has_arrived(company):
        cells[ends[0]] = _STAR
    return cells


def _board(game, texts):
    """Houses, the industrial track, the end flags."""
    words = texts["houses_letter"] + str(game.houses)
    for city in range(1, CITIES + 1):
        words += " " + texts["city_%d" % city][:2] + str(game.tracks[city])
    room = _FLAGS_AT - len(words)
    if room > 1:
        words += " " * (room - 1) + texts["end_letter"]
    else:
        words += " " * room
    return words + flags_text(texts, game.flags())

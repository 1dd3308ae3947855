"""The companies' screen: income, shares, treasury, locomotives and minimum bid of each."""

from ....ui.canvas import COLUMNS
from ..data import COMPANIES, SHARES, WABASH
from .figures import flags_text, short

_FIRST_ROW = 2
_NAME_END = 4
_FLAGS_AT = 17
# Where the columns end, and whether only the shares sold are shown: what the figures of play need.
_ENDS = (7, 11, 15, 18, COLUMNS, False)


def draw_companies(app, canvas, heads):
    """A row for each, and one for the board; the heads of the columns where there is room."""
    game, texts = app.game, app.texts
    count = COMPANIES if game.wabash_open() else COMPANIES - 1
    sold = [game.sold(company) for company in range(COMPANIES + 1)]
    bids = [-(-game.incomes[at] // (sold[at] + 1)) for at in range(COMPANIES + 1)]
    if count < WABASH:
        canvas.text(_FIRST_ROW + WABASH - 1, 0, "%d%s" % (WABASH, short(WABASH)))
        canvas.text(_FIRST_ROW + WABASH - 1, _NAME_END + 1, texts["closed"])
    ends = _ends(max(game.incomes[: count + 1]), max(game.treasuries[: count + 1]), max(bids))
    if heads:
        words = texts["columns"].split()
        if ends[5]:
            words[1] = words[1][:1]  # only the shares sold are shown
        canvas.text(1, _NAME_END, _columns(ends, words[0], " ", *words[1:]))
    for company in range(1, count + 1):
        row = _company(game, company, sold[company], bids[company], ends)
        canvas.text(_FIRST_ROW + company - 1, 0, row)
    canvas.text(_FIRST_ROW + COMPANIES, 0, _board(game, texts, sold))


def _ends(income, treasury, bid):
    """Where each column ends for figures up to these, and whether only the shares sold are shown.

    Figures of play leave room for everything. What is larger takes the room of the shares' total,
    then of the locomotives, whose column then has no end.
    """
    if income <= 99 and treasury <= 999 and bid <= 99:
        return _ENDS
    income, treasury, bid = len(str(income)), len(str(treasury)), len(str(bid))
    without = income + treasury + bid > 9
    locomotives_end = COLUMNS - bid - 1
    treasury_end = locomotives_end - (0 if without else 3)
    shares_end = treasury_end - treasury - 1
    return (
        shares_end - 2,
        shares_end,
        treasury_end,
        0 if without else locomotives_end,
        COLUMNS,
        True,
    )


def _company(game, company, sold, bid, ends):
    """One row, put together at once, since this is drawn often: "*" behind the income of a company
    that has reached Chicago."""
    shares = SHARES[company]
    return "%d%s%s" % (
        company,
        short(company),
        _columns(
            ends,
            game.incomes[company],
            "*" if game.has_arrived(company) else " ",
            sold if ends[5] else "%d/%d" % (sold, shares),
            game.treasuries[company],
            game.locomotives[company],
            bid if sold < shares else "--",
        ),
    )


def _columns(ends, income, mark, shares, treasury, locomotives, bid):
    """What stands behind the name, each column up to its end."""
    after = ends[3] or ends[2]
    return "%*s%s%*s%*s%*s%*s" % (
        ends[0] - _NAME_END,
        income,
        mark,
        ends[1] - ends[0] - 1,
        shares,
        ends[2] - ends[1],
        treasury,
        after - ends[2],
        locomotives if ends[3] else "",
        COLUMNS - after,
        bid,
    )


def _board(game, texts, sold):
    """Houses, the industrial track, the end flags."""
    tracks = game.tracks
    text = texts["board"] % (game.houses, tracks[1], tracks[2], tracks[3])
    room = _FLAGS_AT - len(text)
    if room > 1:
        text += " " * (room - 1) + texts["end_letter"]
    else:
        text += " " * room
    return text + flags_text(texts, game.flags(sold))

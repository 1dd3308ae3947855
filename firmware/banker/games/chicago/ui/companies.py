"""The companies' screen: income, shares, treasury, locomotives and minimum bid of each."""

from ....ui.canvas import COLUMNS
from ..data import COMPANIES, PAWNS, SHARES, WABASH
from .figures import flags_text, short

_FIRST_ROW = 2
_NAME_END = 4
_FLAGS_AT = 17
# Where the columns end, and whether only the shares sold are shown: what the figures of play need.
_ENDS = (7, 11, 15, 18, COLUMNS, False)


def draw_companies(app, canvas, heads):
    """A row for each, and one for the board; the heads of the columns where there is room. Each row
    is put together at once, since this is drawn often: "*" behind the income of a company that has
    reached Chicago."""
    game, texts = app.game, app.texts
    count = COMPANIES if game.wabash_open() else COMPANIES - 1
    shares = game.shares
    sold = [sum(shares[at : at + PAWNS]) for at in range(0, len(shares), PAWNS)]
    bids = [-(-game.incomes[at] // (sold[at] + 1)) for at in range(COMPANIES + 1)]
    if count < WABASH:
        canvas.text(_FIRST_ROW + WABASH - 1, 0, "%d%s" % (WABASH, short(WABASH)))
        canvas.text(_FIRST_ROW + WABASH - 1, _NAME_END + 1, texts["closed"])
    ends = _ends(max(game.incomes[: count + 1]), max(game.treasuries[: count + 1]), max(bids))
    few, locomotives = ends[5], game.locomotives if ends[3] else [""] * (COMPANIES + 1)
    form = _form(ends)
    if heads:
        words = texts["columns"].split()
        if few:
            words[1] = words[1][:1]  # only the shares sold are shown
        if not ends[3]:
            words[3] = ""
        canvas.text(1, _NAME_END, form % (words[0], " ", words[1], words[2], words[3], words[4]))
    form = "%d%s" + form
    incomes, treasuries, arrived = game.incomes, game.treasuries, game.arrived
    for company in range(1, count + 1):
        has, most = sold[company], SHARES[company]
        figures = (
            company,
            short(company),
            incomes[company],
            "*" if arrived >> (company - 1) & 1 else " ",
            has if few else "%d/%d" % (has, most),
            treasuries[company],
            locomotives[company],
            bids[company] if has < most else "--",
        )
        canvas.put(_FIRST_ROW + company - 1, 0, (form % figures).encode())
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


def _form(ends):
    """How the figures of a row stand behind its name, each up to the end of its column."""
    after = ends[3] or ends[2]
    return "%%%ds%%s%%%ds%%%ds%%%ss%%%ds" % (
        ends[0] - _NAME_END,
        ends[1] - ends[0] - 1,
        ends[2] - ends[1],
        after - ends[2] or "",
        COLUMNS - after,
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

"""The resting pages: companies, players, treasuries, shares, the board."""

from ...kit.names import in_set, value_name, word
from ...ui.canvas import COLUMNS
from ...ui.glyphs import DOT, PAWN
from ...ui.screen import draw_icons
from .board import CITY, COMPANY, DIAL, FLAGS, SHARES, WABASH

_FIRST_ROW, _LAST = 2, 7
_ALL = 6  # pawns: they take all rows
_ENDS = (12, 16, 21)  # where the columns of figures end
_HEADS_AT = 4  # beside the icons
_NAME_AT, _CASH_END, _SHARES_AT, _VALUE_AT = 3, 16, 10, 12
_ZERO, _MARK = 48, 62  # "0" and ">"


def draw_head(game, app, canvas):
    """Draw the round and the pawn in turn; or what is awaited instead of a turn."""
    texts = app.texts
    if game.in_step("turn"):
        column = canvas.text(0, 0, "%s %d: " % (texts["round"], game.round))
        column = canvas.pawn(0, column, game.turn) + 1
        canvas.text(0, column, texts["pawn_%d" % game.turn])
        return
    if game.in_step("over"):
        canvas.text(0, 0, texts["end"])
        return
    company = game.on_sale()
    text = texts["press_dividends"]
    if company:
        text = "%s %s" % (word(texts, "dial", 1), value_name(texts, COMPANY, company))
        if company != WABASH:  # whose name leaves no room for it; the companies' page has it
            text += " %s %d" % (texts["minimum"], game.min_bid(company))
    if canvas.text(0, 0, text) < COLUMNS - 2:
        canvas.text(0, COLUMNS - 2, ">")
    canvas.pawn(0, COLUMNS - 1, game.turn)


def draw_page(game, app, canvas, name):
    """Draw a page below the head: what its columns are, or that nothing is saved, and its rows."""
    heads = not app.ledger.fault
    if name == "board":
        _draw_board(app, canvas)
    elif name == "companies":
        _draw_companies(app, canvas, heads and "companies_heads", "companies_note", _worth)
    elif name == "treasuries":
        _draw_companies(app, canvas, heads and "treasuries_heads", "treasuries_note", _means)
    elif name == "players":
        _draw_players(app, canvas, heads)
    else:
        _draw_shares(app, canvas, heads)
    if name != "board" and not heads:
        canvas.text(1, _HEADS_AT, app.texts["not_saved"])
    draw_icons(app, canvas, *((6, 17) if name == "board" else (1, 0)))


def _worth(game, company):
    """Return income, shares sold of all, and the least bid for the next."""
    sold = game.sold(company)
    bid = game.min_bid(company) if sold < SHARES[company] else "--"
    return game.income[company], "%d/%d" % (sold, SHARES[company]), bid


def _means(game, company):
    """Return treasury, locomotives left, and whether Chicago has been reached."""
    arrived = "✓" if game.is_in(company, 4) else "-"
    return game.treasury[company], game.locos[company], arrived


def _draw_companies(app, canvas, heads, note, figures_of):
    """Draw a row for each company, and in a whole line what the last column means."""
    game, texts = app.game, app.texts
    if heads:
        canvas.text(1, _HEADS_AT, texts[heads])
    canvas.text(_LAST, 0, texts[note])
    for company in range(1, WABASH + 1):
        if not game.is_open(company):
            canvas.text(_company_row(app, canvas, company), 9, texts["closed"])
            continue
        figures = figures_of(game, company)
        row = _company_row(app, canvas, company, figures[0] > 999)
        for at in range(3):  # a width in a format counts bytes on the board, not letters
            canvas.right(row, _ENDS[at], str(figures[at]))


def _company_row(app, canvas, company, close=False):
    """Draw key and name, close together where four digits follow; return the row."""
    row = _FIRST_ROW + company - 1
    name = value_name(app.texts, COMPANY, company)
    canvas.text(row, 0, "%d%s%s" % (company, "" if close else " ", name))
    return row


def _draw_players(app, canvas, heads):
    """Draw a row for each pawn as they sit: name, cash, dividend if it were paid now."""
    game, texts = app.game, app.texts
    if heads:
        canvas.right(1, _CASH_END, texts["money"])
        canvas.right(1, COLUMNS, texts["dividend_column"])
    if game.in_step("turn") and len(game.seats) < _ALL:
        canvas.text(_LAST, 0, texts["turn_keys"])
    row = _FIRST_ROW
    for pawn in game.seats:
        canvas.code(row, 0, PAWN + pawn - 1)
        if pawn == game.turn and not game.in_step("over"):
            canvas.code(row, 1, _MARK)
        canvas.text(row, _NAME_AT, texts["pawn_%d" % pawn])
        if game.in_play(pawn):
            canvas.right(row, _CASH_END, str(game.cash[pawn]))
            canvas.right(row, COLUMNS, str(game.dividend(pawn)))
        else:
            canvas.right(row, COLUMNS, texts["out"])
        row += 1


def _draw_shares(app, canvas, heads):
    """Draw a row for each company, a column for each pawn that plays, as they sit."""
    game = app.game
    for company in range(1, WABASH + 1):
        row = _company_row(app, canvas, company)
        column = _SHARES_AT
        for pawn in game.pawns():
            if heads and company == 1:
                canvas.pawn(1, column, pawn)
            held = game.shares[pawn, company]
            canvas.code(row, column, _ZERO + held if held else DOT)
            column += 2


def dial_text(game, dial, uses=None):
    """Return the uses of a dial, of all until red."""
    return "%d/%d" % (game.dials[dial] if uses is None else uses, game.tables[dial])


def _draw_board(app, canvas):
    """Draw dials, houses, the industrial track, and what ends the game."""
    game, texts = app.game, app.texts
    for dial in range(1, DIAL[1] + 1):
        canvas.text(dial, 0, word(texts, "dial", dial))
        column = canvas.text(dial, _VALUE_AT, dial_text(game, dial))
        if game.red(dial):
            canvas.text(dial, column + 1, texts["red"])
    canvas.text(4, 0, word(texts, "houses", 1))
    canvas.text(4, _VALUE_AT, texts["still_left"] % game.houses)
    column = 0
    for city in range(1, CITY[1] + 1):
        text = "%s %d" % (value_name(texts, CITY, city), game.tracks[city])
        if city == CITY[1]:
            canvas.text(6, 0, text)
        else:
            column = canvas.text(5, column, text) + 1
    ends = flags_words(texts, game.flags())
    canvas.text(_LAST, 0, texts["not_saved"] if app.ledger.fault else ends)


def flags_words(texts, flags):
    """Return what ends the game on its next payday; how many where they are too long."""
    if not flags:
        return texts["no_flags"]
    text = texts["flags_set"].replace("{flags}", value_name(texts, FLAGS, flags)).rstrip(".")
    return text if len(text) <= COLUMNS else "%s %d" % (text.split(" ")[0], len(in_set(flags)))

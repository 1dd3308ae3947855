"""The resting pages: companies in their order, and pawns."""

from ...kit.names import value_name
from ...ui.canvas import COLUMNS
from ...ui.glyphs import UNDERLINED
from ...ui.screen import draw_icons
from .board import BOTTOM, FIRST_TRAIN, LAST_TRAIN, MOST_CERTIFICATES, NAMES, OBSOLETE, TRAIN

_PER_PAGE = 5
_PRICE_END, _DIRECTOR_AT, _TREASURY_END, _TRAINS_AT = 9, 9, 16, 17
_CASH_END, _CERTIFICATES_AT, _CHARACTERS_AT, _COPIES_AT = 7, 8, 12, 15
_TRAINS_ROW, _ICONS_ROW, _ICONS_AT, _LAST = 6, 5, 17, 7


def draw_page(game, app, canvas, name):
    """Draw a page: where the game stands, and what is awaited below it."""
    if name == "pawns":
        _draw_pawns(app, canvas)
    else:
        _draw_market(app, canvas, name == "more")


def _draw_market(app, canvas, more):
    """Draw the companies in their order, under what their figures are where there is room; the
    train on sale."""
    game, texts = app.game, app.texts
    column = canvas.text(0, 0, texts["head"] % (game.round, game.rounds(), game.phase))
    if game.turn:
        canvas.pawn(0, canvas.text(0, column, " >"), game.turn)
    order = game.order()
    shown = order[_PER_PAGE:] if more else order[:_PER_PAGE]
    row = 1
    if len(shown) < _PER_PAGE:
        canvas.text(row, 0, texts["market_heads" if order else "await_choice"])
        row += 1
    for key in shown:
        _draw_company(game, canvas, row, key)
        row += 1
    train = game.top()
    text = "Train %s: %s" % (value_name(texts, TRAIN, train), game.cost(train) or "?")
    if train < LAST_TRAIN:
        text += texts["still_left"] % game.pile[train]
    canvas.text(_TRAINS_ROW, 0, text if len(text) <= COLUMNS else text.replace(": ", ":"))
    if order or app.ledger.fault:
        _draw_awaited(app, canvas)


def _draw_company(game, canvas, row, key):
    canvas.text(row, 0, NAMES[key - 1])
    place = game.place[key]
    mark = " " if not place else "_" if place >= BOTTOM else "^"
    canvas.right(row, _PRICE_END, str(game.price[key]) + mark)
    canvas.pawn(row, _DIRECTOR_AT, game.director[key])
    canvas.text(row, _DIRECTOR_AT + 1, str(game.in_bank(key)))
    canvas.right(row, _TREASURY_END, str(game.treasury[key]))
    canvas.put(row, _TRAINS_AT, _fleet_cells(game, key))


def _fleet_cells(game, key):
    """Return the trains of a company, or with 0 of the pool: obsolete ones are underlined."""
    cells = b""
    for train in game.fleet(key):
        if train == OBSOLETE[game.phase]:
            cells += bytes((UNDERLINED + train,))
        else:
            cells += TRAIN[7][train - FIRST_TRAIN].encode()
    return cells


def _draw_awaited(app, canvas):
    """Draw what is awaited, and in which of a round's two turns: on every page."""
    game, texts = app.game, app.texts
    column = canvas.text(_LAST, 0, texts["not_saved" if app.ledger.fault else game.awaited()])
    turn = texts["turn"] % game.part if game.part else ""
    if column + len(turn) < COLUMNS:
        canvas.right(_LAST, COLUMNS, turn)


def _draw_limit(game, texts, canvas):
    """Draw how many trains a company may have; the pool."""
    column = canvas.text(_TRAINS_ROW, 0, texts["max_trains"] % game.limit())
    count = game.train_count(0)
    if count:
        cells = _fleet_cells(game, 0)
        column = canvas.text(_TRAINS_ROW, column + 1, texts["pool"]) + 1
        if column + len(cells) > COLUMNS:
            cells = b"x%d" % count
        canvas.put(_TRAINS_ROW, column, cells)


def _draw_pawns(app, canvas):
    """Draw cash, certificates, characters, copy cards and worth of each."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, texts["pawns_heads"])
    draw_icons(app, canvas, _ICONS_ROW, _ICONS_AT)
    row = 1
    for pawn in game.players():
        canvas.pawn(row, 0, pawn)
        if not game.in_play(pawn):
            canvas.text(row, 2, texts["out"])
        else:
            if pawn == game.turn:
                canvas.text(row, 1, ">")
            canvas.right(row, _CASH_END, str(game.cash[pawn]))
            held = "%d/%d" % (game.certificates(pawn), MOST_CERTIFICATES)
            canvas.text(row, _CERTIFICATES_AT, held)
            letters = texts["letters"]
            held = game.characters[pawn]
            held = "".join([letters[at] for at in range(len(letters)) if held >> at & 1])
            canvas.text(row, _CHARACTERS_AT, held)
            canvas.text(row, _COPIES_AT, str(game.copies[pawn]))
            canvas.right(row, COLUMNS, str(game.worth(pawn)))
        row += 1
    _draw_limit(game, texts, canvas)
    _draw_awaited(app, canvas)

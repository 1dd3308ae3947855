"""The resting screens of a game: its market, its players, and a page for each pawn."""

from ..ui import keys
from ..ui.canvas import COLUMNS
from ..ui.screen import Resting, draw_icons
from .layout import FORM, HIDDEN, KIND, MARKS, NAME, OF, ROW, TABLE
from .names import figure_text, heading, value_name, word

_NAME_AT, _ICONS_AT, _LAST = 3, 17, 7


def market_of(game):
    """Return the cells by a kind other than pawns: by the kind that has most of them."""
    found = []
    for cells in game.state:
        if cells[FORM] == ROW and cells[OF][0][KIND] != "pawn" and not cells[MARKS] & HIDDEN:
            found.append(cells)
    best = []
    for cells in found:
        same = [one for one in found if one[OF] == cells[OF]]
        if len(same) > len(best):
            best = same
    return best


def holdings_of(game):
    """Return the tables by pawn and another kind."""
    return [one for one in game.state if one[FORM] == TABLE and one[OF][0][KIND] == "pawn"]


class Home(Resting):
    """The resting screens of the kit."""

    name = "players"

    def __init__(self, game):
        self._pages = ("market",) if market_of(game) else ()
        self._pages += (game.players_page,)
        self._pawn_pages = bool(holdings_of(game))
        self.rest(0)

    def rest(self, now, where=0):
        """Show the first page from now on, or that of a pawn."""
        self._pawn = where if self._pawn_pages else 0
        self._page = 0
        self.linger(now)

    def turn(self, app):
        """Go to the next page."""
        if self._pawn:
            self._pawn = 0
        else:
            self._page = (self._page + 1) % len(self._pages)

    def key(self, app, key):
        """Go to the next page at CONFIRM, to a pawn's at its digit; begin a function key's work."""
        self.linger(app.now)
        pawn = keys.digit(key)
        if pawn is not None:
            if not self._pawn_pages:
                app.refuse("wrong_key")
            elif not pawn or pawn in app.game.players():
                self._pawn, self._page = pawn, 0
            else:
                app.refuse("not_playing")
        elif key == keys.CONFIRM:
            self.turn(app)
        elif key == keys.CANCEL:
            self._pawn = self._page = 0
        else:
            app.begin(key)

    def draw(self, app, canvas):
        """Draw what is awaited, then the page."""
        game = app.game
        row = 0
        if game.steps:
            game.draw_head(app, canvas)
            row = 1
        if self._pawn:
            self.name = "pawn"
            draw_pawn_page(app, canvas, self._pawn, row)
        elif self._pages[self._page] == "market":
            self.name = "market"
            draw_market(app, canvas, row)
        else:
            self.name = game.players_page
            draw_players(app, canvas, row)
        if app.ledger.fault:
            canvas.put(_LAST, 0, b" " * COLUMNS)
            canvas.text(_LAST, 0, app.texts["not_saved"])
        draw_icons(app, canvas, _LAST, _ICONS_AT)


def draw_head(app, canvas):
    """Draw whose turn it is, then the keys, in the words of the step."""
    game, texts = app.game, app.texts
    column = 0
    if game.turn:
        column = canvas.pawn(0, 0, game.turn) + 1
    canvas.text(0, column, texts[game.awaited()][: COLUMNS - column])


def draw_players(app, canvas, row):
    """Draw a row for each pawn, with its first figure; above and below what the game adds."""
    game, texts = app.game, app.texts
    money = game.money
    canvas.text(row, 0, heading(texts, money[0]) if money else texts["total"])
    if game.corner:
        canvas.right(row, COLUMNS, game.corner(texts))
    for pawn in sorted(game.players()):
        row += 1
        canvas.text(row, 0, str(pawn))
        canvas.pawn(row, 1, pawn)
        canvas.text(row, _NAME_AT, texts["pawn_%d" % pawn])
        held = getattr(game, money[0][NAME])[pawn] if money else game.worth(pawn)
        shown = "%d %s" % (held, texts["money"]) if game.in_play(pawn) else texts["out"]
        canvas.right(row, COLUMNS, shown)
    if row < _LAST and game.footer:
        canvas.text(_LAST, 0, game.footer(texts))


def draw_market(app, canvas, row):
    """Draw a row for each company or the like: its key, its name and its figures."""
    game, texts = app.game, app.texts
    shown = market_of(game)
    kind = shown[0][OF][0]
    heads = " ".join([word(texts, cells[NAME]) for cells in shown[-2:]])
    canvas.text(row, 0, word(texts, kind[KIND]))
    canvas.right(row, COLUMNS, heads)
    for value in range(kind[0], min(kind[1], kind[0] + 5 - row) + 1):
        row += 1
        name = value_name(texts, kind, value)
        canvas.text(row, 0, "%d %s" % (value, name) if kind[1] <= 9 else name)
        end = COLUMNS
        for cells in reversed(shown[-2:]):
            text = figure_text(texts, cells, getattr(game, cells[NAME])[value])
            canvas.right(row, end, text)
            end -= max(len(text), len(word(texts, cells[NAME]))) + 1
    if game.footer:
        canvas.text(_LAST, 0, game.footer(texts))


def draw_pawn_page(app, canvas, pawn, row):
    """Draw what a pawn has: its money, its holdings, what it is worth."""
    game, texts = app.game, app.texts
    canvas.text(row, canvas.pawn(row, 0, pawn) + 1, texts["pawn_%d" % pawn])
    money = game.money
    if not game.in_play(pawn):
        canvas.right(row, COLUMNS, texts["out"])
        return
    if money:
        held = getattr(game, money[0][NAME])[pawn]
        canvas.right(row, COLUMNS, figure_text(texts, money[0], held))
    first = row + 1
    row = first
    column = 0
    for cells in holdings_of(game):
        kind = cells[OF][1]
        held = getattr(game, cells[NAME]).row(pawn)
        for at in range(len(held)):
            if row == _LAST:
                row, column = first, COLUMNS // 2 + 1
            if column + COLUMNS // 2 <= COLUMNS:
                canvas.text(row, column, value_name(texts, kind, kind[0] + at)[:10])
                end = COLUMNS if len(held) < _LAST - first + 1 else column + COLUMNS // 2
                canvas.right(row, end, str(held[at]) if held[at] else "·")
            row += 1
    canvas.text(_LAST, 0, "%s %d" % (texts["worth"], game.worth(pawn)))

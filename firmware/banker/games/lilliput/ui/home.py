"""The resting screens: the market and the pawns in turn; the ranking when all is over."""

from ....ui import keys
from ....ui.canvas import COLUMNS
from ....ui.screen import Resting, draw_icons
from .. import tables as box
from ..data import CHARACTERS, MOST_CERTIFICATES, OVER
from .figures import fleet_cells, short, train_name

MARKET, PAWNS, RANKING, MORE = 1, 2, 3, 4  # MORE: companies that have no room in the market
_NAMES = ("", "market", "pawns", "ranking", "market")
_PER_PAGE = 5
_PRICE_END, _DIRECTOR_AT, _TREASURY_END, _TRAINS_AT = 8, 9, 16, 17
_CASH_END, _CERTIFICATES_AT, _CHARACTERS_AT, _COPIES_AT = 7, 8, 12, 15
_TRAINS_ROW, _ICONS_ROW, _ICONS_AT = 6, 5, 17


class Home(Resting):
    """Where the unit is at rest."""

    name = _NAMES[MARKET]

    def __init__(self):
        self._page = 0  # the first one that there is
        self.rest(0)

    def rest(self, now, where=0):
        """Begin to show the resting screens: this page, if one is given."""
        self.linger(now)
        self._page = where or self._page

    def _pages(self, game):
        """Those that there are, in their order."""
        pages = (MARKET, MORE, PAWNS) if len(game.arrivals) > _PER_PAGE else (MARKET, PAWNS)
        return (RANKING,) + pages if game.stage == OVER else pages

    def _shown(self, game):
        pages = self._pages(game)
        return self._page if self._page in pages else pages[0]

    def _turn(self, game):
        pages = self._pages(game)
        self._page = pages[(pages.index(self._shown(game)) + 1) % len(pages)]

    def key(self, app, key):
        """CONFIRM goes to the next page; a function key begins its work."""
        self.linger(app.now)
        if key == keys.CONFIRM:
            self._turn(app.game)
        elif keys.digit(key) is None and key != keys.CANCEL:
            app.begin(key)

    def turn(self, app):
        """The next page; at the end the ranking stays."""
        if app.game.stage != OVER or self._page != RANKING:
            self._turn(app.game)

    def draw(self, app, canvas):
        """The page that is shown now."""
        page = self._shown(app.game)
        self.name = _NAMES[page]
        if page == RANKING:
            from .ranking import draw_end

            draw_end(app, canvas)
        elif page == PAWNS:
            _draw_pawns(app, canvas)
        else:
            _draw_market(app, canvas, page == MORE)


def _draw_market(app, canvas, more):
    """Where the game stands, the companies in their order, under what their figures are where there
    is room; the train on sale."""
    game, texts = app.game, app.texts
    text = texts["head"] % (game.round, game.rounds(), game.phase)
    column = canvas.text(0, 0, text)
    pawn = game.in_turn()
    if pawn:
        canvas.pawn(0, canvas.text(0, column, " >"), pawn)
    order = game.order()
    shown = order[_PER_PAGE:] if more else order[:_PER_PAGE]
    row = 1
    if len(shown) < _PER_PAGE:
        canvas.text(row, 0, texts["companies" if order else "await_choice"])
        row += 1
    for key in shown:
        _draw_company(game, canvas, row, key)
        row += 1
    train = game.top()
    text = "Train %s: %s" % (train_name(train), box.cost(game.tables, train) or "?")
    if game.pile[train]:
        text += texts["left"] % game.pile[train]
    canvas.text(_TRAINS_ROW, 0, text if len(text) <= COLUMNS else text.replace(": ", ":"))
    if order or app.ledger.fault:
        _draw_awaited(app, canvas)


def _draw_company(game, canvas, row, key):
    canvas.text(row, 0, short(key))
    price = str(game.prices[key])
    place = game.places[key]
    mark = " " if not place else "_" if place > box.ROW else "^"
    canvas.right(row, _PRICE_END + 1, price + mark)
    canvas.pawn(row, _DIRECTOR_AT, game.directors[key])
    canvas.text(row, _DIRECTOR_AT + 1, str(game.in_bank(key)))
    canvas.right(row, _TREASURY_END, str(game.treasuries[key]))
    canvas.put(row, _TRAINS_AT, fleet_cells(game, key))


def _draw_awaited(app, canvas):
    """What is awaited, and in which of a round's two turns: on every page."""
    game, texts = app.game, app.texts
    column = canvas.text(7, 0, texts["not_saved" if app.ledger.fault else game.awaits()])
    turn = texts["turn"] % game.part if game.part else ""
    if column + len(turn) < COLUMNS:
        canvas.right(7, COLUMNS, turn)


def _draw_limit(game, texts, canvas):
    """How many trains a company may have; the pool."""
    column = canvas.text(_TRAINS_ROW, 0, texts["limit"] % game.limit())
    count = game.train_count(0)
    if count:
        cells = fleet_cells(game, 0)
        column = canvas.text(_TRAINS_ROW, column + 1, texts["pool"]) + 1
        if column + len(cells) > COLUMNS:
            cells = b"x%d" % count
        canvas.put(_TRAINS_ROW, column, cells)


def _draw_pawns(app, canvas):
    """Cash, certificates, characters, copy cards and worth of each."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, texts["columns"])
    draw_icons(app, canvas, _ICONS_ROW, _ICONS_AT)
    row = 1
    for pawn in game.players():
        canvas.pawn(row, 0, pawn)
        if not game.in_play(pawn):
            canvas.text(row, 2, texts["out"])
        else:
            if pawn == game.in_turn():
                canvas.text(row, 1, ">")
            canvas.right(row, _CASH_END, str(game.cash[pawn - 1]))
            held = "%d/%d" % (game.certificates(pawn), MOST_CERTIFICATES)
            canvas.text(row, _CERTIFICATES_AT, held)
            canvas.text(row, _CHARACTERS_AT, characters(texts, game.characters[pawn - 1]))
            canvas.text(row, _COPIES_AT, str(game.copies[pawn - 1]))
            canvas.right(row, COLUMNS, str(game.worth(pawn)))
        row += 1
    _draw_limit(game, texts, canvas)
    _draw_awaited(app, canvas)


def characters(texts, held):
    """The letters of a set of characters."""
    letters = texts["characters"]
    return "".join([letters[one - 1] for one in range(1, CHARACTERS + 1) if held >> one & 1])

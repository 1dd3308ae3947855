"""The resting screens: companies, players and the board in turn; the ranking when all is over."""

from ....ui import keys
from ....ui.canvas import COLUMNS
from ....ui.screen import Resting, draw_icons
from ..data import NAMES, OVER, PAYDAY, TURN, WABASH
from .companies import draw_companies, draw_treasuries
from .players import draw_players, draw_shares

COMPANIES, PLAYERS, TREASURIES, SHARES, BOARD, RANKING = 1, 2, 3, 4, 5, 6
_NAMES = ("", "companies", "players", "treasuries", "shares", "board", "ranking")


class Home(Resting):
    """Where the unit is at rest."""

    name = _NAMES[COMPANIES]

    def __init__(self):
        self._page = 0  # the first one that there is
        self.rest(0)

    def rest(self, now, where=0):
        """Begin to show the resting screens: this page, if one is given."""
        self.linger(now)
        self._page = where or self._page

    def _shown(self, game):
        """The page to show now; the ranking exists only at the end, and then comes first."""
        if game.stage == OVER:
            return self._page or RANKING
        return COMPANIES if self._page in (0, RANKING) else self._page

    def key(self, app, key):
        """CONFIRM goes to the next page; a function key begins its work."""
        self.linger(app.now)
        if key == keys.CONFIRM:
            self._go_on(app.game)
        elif keys.digit(key) is not None:
            app.refuse("wrong_key")
        elif key != keys.CANCEL:
            app.begin(key)

    def _go_on(self, game):
        last = RANKING if game.stage == OVER else BOARD
        self._page = self._shown(game) % last + 1

    def turn(self, app):
        """The next page; at the end the ranking stays."""
        if app.game.stage == OVER:
            self._page = RANKING
        else:
            self._go_on(app.game)

    def draw(self, app, canvas):
        """What is awaited, then the page with the heads of its columns, or what is wrong."""
        page = self._shown(app.game)
        self.name = _NAMES[page]
        if page == RANKING:
            from .ranking import draw_end

            draw_end(app, canvas)
            return
        _draw_head(app, canvas)
        heads = not app.ledger.fault
        if page == COMPANIES:
            draw_companies(app, canvas, heads)
        elif page == PLAYERS:
            draw_players(app, canvas, heads)
        elif page == TREASURIES:
            draw_treasuries(app, canvas, heads)
        elif page == SHARES:
            draw_shares(app, canvas, heads)
        else:
            from .board import draw_board

            draw_board(app, canvas)
        if page < BOARD and not heads:
            canvas.text(1, 4, app.texts["not_saved"])
        draw_icons(app, canvas, *((6, 17) if page == BOARD else (1, 0)))


def _draw_head(app, canvas):
    """The round and the pawn in turn; or what is awaited instead of a turn."""
    game, texts = app.game, app.texts
    if game.stage == TURN:
        column = canvas.text(0, 0, "%s %d: " % (texts["round"], game.round))
        column = canvas.pawn(0, column, game.turn) + 1
        canvas.text(0, column, texts["pawn_%d" % game.turn])
        return
    if game.stage == PAYDAY:
        text = texts["press_dividends"]
    elif game.stage == OVER:
        text = texts["end"]
    else:
        company = game.on_sale()
        text = "%s %s" % (texts["auction"], NAMES[company])
        if company != WABASH:  # whose name leaves no room for it; the companies' page has it
            text += " %s %d" % (texts["minimum"], game.min_bid(company))
    column = canvas.text(0, 0, text)
    if game.stage != OVER:
        canvas.pawn(0, COLUMNS - 1, game.turn)
        if column < COLUMNS - 2:
            canvas.text(0, COLUMNS - 2, ">")

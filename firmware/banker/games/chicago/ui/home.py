"""The resting screens: the companies and the players in turn; the ranking when all is over."""

from ....ui import keys
from ....ui.canvas import COLUMNS
from ....ui.glyphs import PAWN
from ....ui.screen import Resting, draw_icons
from ..data import DIALS, OVER, PAYDAY, TURN
from .companies import draw_companies
from .figures import dial_cells, short
from .players import draw_players

COMPANIES, PLAYERS, RANKING = 1, 2, 3
_NAMES = ("", "companies", "players", "ranking")
_AFTER_ICONS = 4


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
        return PLAYERS if self._page == PLAYERS else COMPANIES

    def key(self, app, key):
        """CONFIRM goes to the other page; a function key begins its work."""
        self.linger(app.now)
        if key == keys.CONFIRM:
            last = RANKING if app.game.stage == OVER else PLAYERS
            self._page = self._shown(app.game) % last + 1
        elif keys.digit(key) is not None:
            app.refuse("wrong_key")
        elif key != keys.CANCEL:
            app.begin(key)

    def turn(self, app):
        """The other page; at the end the ranking."""
        shown = self._shown(app.game)
        self._page = RANKING if app.game.stage == OVER else COMPANIES + PLAYERS - shown

    def draw(self, app, canvas):
        """What is awaited, the heads of the columns or what is wrong, then the page."""
        page = self._shown(app.game)
        self.name = _NAMES[page]
        if page == RANKING:
            from .ranking import draw_end

            draw_end(app, canvas)
            return
        _draw_head(app, canvas)
        draw_icons(app, canvas, 1, 0)
        (draw_players if page == PLAYERS else draw_companies)(app, canvas, not app.ledger.fault)
        if app.ledger.fault:
            canvas.text(1, _AFTER_ICONS, app.texts["not_saved"])


def _draw_head(app, canvas):
    """Round, pawn in turn and dials; or what is awaited instead of a turn."""
    game, texts = app.game, app.texts
    if game.stage == TURN:
        # As cells, since this is drawn often.
        cells = ("%s%d >" % (texts["round"], game.round)).encode() + bytes((PAWN + game.turn - 1,))
        for dial in range(1, DIALS + 1):
            cells += b" " + dial_cells(texts, dial, game.dials[dial], game.tables[dial - 1])
        canvas.put(0, 0, cells)
        return
    if game.stage == PAYDAY:
        text = texts["press_dividends"]
    elif game.stage == OVER:
        text = texts["end"]
    else:
        company = game.on_sale()
        words = (texts["auction"], short(company), texts["minimum"], str(game.min_bid(company)))
        text = " ".join(words)
    column = canvas.text(0, 0, text)
    if game.stage != OVER:
        canvas.pawn(0, COLUMNS - 1, game.turn)
        if column < COLUMNS - 2:
            canvas.text(0, COLUMNS - 2, ">")

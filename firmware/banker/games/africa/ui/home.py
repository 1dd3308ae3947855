"""The resting screens: what is awaited, then the registers, in turn; the ranking when all is
over."""

from ....ui import keys
from ....ui.canvas import COLUMNS
from ....ui.screen import Resting, draw_icons
from ..data import COMPANIES, OPERATE, OVER
from .company import draw_company, draw_turn
from .keys_row import keys_text
from .names import BANK, letter
from .players import draw_players

_ICONS_AT = 17
ROWS = 6  # of a page of the registers
PRIVATES_AND_BONDS = 7
NAMES = ("players", "company", "ranking", "register", "of_company")


class Home(Resting):
    """Where the unit is at rest."""

    name = NAMES[0]

    def __init__(self):
        self._page = 0  # 0: what is awaited, the registers behind it
        self._code = 0  # a company that is looked at instead
        self._digit = None  # the first of two that lead to a company
        self.rest(0)

    def rest(self, now, where=0):
        """Begin to show what is awaited."""
        self.linger(now)
        self._page = self._code = 0
        self._digit = None

    def key(self, app, key):
        """CONFIRM turns the page, two digits go to a company, a function key begins its work."""
        self.linger(app.now)
        digit = keys.digit(key)
        if digit is not None:
            self._take(app, digit)
            return
        self._digit = None
        if key == keys.CONFIRM:
            self._turn(app.game)
        elif key != keys.CANCEL:
            self._code = 0
            app.begin(key)

    def _take(self, app, digit):
        """A digit of a company's code."""
        if self._digit is None:
            self._digit = digit
            return
        code = 10 * self._digit + digit
        self._digit = None
        if 1 <= code <= COMPANIES and app.game.drawn >> (code - 1) & 1:
            self._code = code
        else:
            app.refuse("not_drawn")

    def _turn(self, game):
        if self._code:
            self._code = 0
        else:
            self._page = (self._page + 1) % (1 + _pages(game))

    def turn(self, app):
        """Nobody has typed for a while: the next page."""
        self._digit = None
        self._turn(app.game)

    def draw(self, app, canvas):
        """The page, with what may be pressed below."""
        game, texts = app.game, app.texts
        if self._code:
            self.name = NAMES[4]
            draw_company(app, canvas, self._code)
            hint = texts["page_next"]
        elif self._page and self._page <= _pages(game):
            from .registers import draw_register

            self.name = NAMES[3]
            draw_register(app, canvas, self._page)
            bank = letter(texts, BANK)
            hint = "%d/%d  %s %d" % (self._page, _pages(game), bank, game.bank())
        else:
            self._page = 0
            self._draw_first(app, canvas)
            hint = ""
        if self._digit is not None:
            hint = "%d_" % self._digit
        elif app.ledger.fault:
            hint = texts["not_saved"]
        icons = app.low_battery or not app.sound_on
        canvas.text(7, 0, hint or keys_text(game, texts, _ICONS_AT if icons else COLUMNS))
        draw_icons(app, canvas, 7, _ICONS_AT)

    def _draw_first(self, app, canvas):
        """What is awaited: the players, the company in turn, or who has won."""
        if app.game.stage == OPERATE:
            self.name = NAMES[1]
            draw_turn(app, canvas)
        elif app.game.stage == OVER:
            from .ranking import draw_end

            self.name = NAMES[2]
            draw_end(app, canvas)
        else:
            self.name = NAMES[0]
            draw_players(app, canvas)


def _pages(game):
    """How many pages the registers take: companies, privates and bonds, concessions once sold."""
    rows = len(game.codes())
    if rows:
        rows += PRIVATES_AND_BONDS
    if any(game.concessions):
        rows += len(game.concessions)
    return -(-rows // ROWS)

"""The resting screens: what is awaited, then the registers, in turn; the ranking when all is
over."""

from ...ui import keys
from ...ui.canvas import COLUMNS
from ...ui.screen import Resting, draw_icons
from .data import (
    COMPANIES,
    CONCESSIONS,
    DIE,
    DRAW,
    END_BANK,
    END_STEP,
    OVER,
    RUN,
    TRAINS,
)
from .names import BANK, letter
from .pages import draw_players, draw_turn

_PRIVATES_AND_BONDS, _CONCESSIONS = 7, 7
_ICONS_AT, ROWS = 17, 6  # of a page of the registers


class Home(Resting):
    """Where the unit is at rest."""

    name = "players"

    def __init__(self):
        self.rest(0)

    def rest(self, now, where=0):
        """Begin to show what is awaited."""
        self.linger(now)
        self._page = 0  # 0: what is awaited, the registers behind it
        self._code = 0  # a company that is looked at instead
        self._digit = None  # the first of two that lead to a company

    def key(self, app, key):
        """CONFIRM turns the page, two digits go to a company, a function key begins its work."""
        self.linger(app.now)
        digit = keys.digit(key)
        if digit is None:
            self._digit = None
            if key == keys.CONFIRM:
                self.turn(app)
            elif key != keys.CANCEL:
                self._code = 0
                app.begin(key)
        elif self._digit is None:
            self._digit = digit
        else:
            code = 10 * self._digit + digit
            self._digit = None
            if 1 <= code <= COMPANIES and app.game.drawn >> (code - 1) & 1:
                self._code = code
            else:
                app.refuse("not_drawn")

    def turn(self, app):
        """Go to the next page."""
        self._digit = None
        if self._code:
            self._code = 0
        else:
            self._page = (self._page + 1) % (1 + _pages(app.game))

    def draw(self, app, canvas):
        """Draw the page, with what may be pressed below."""
        game, texts = app.game, app.texts
        pages = _pages(game)
        hint = ""
        if self._code:
            self.name = "of_company"
            from .registers import draw_company

            draw_company(app, canvas, self._code)
            hint = texts["page_next"]
        elif 0 < self._page <= pages:
            self.name = "register"
            from .registers import draw_register

            draw_register(app, canvas, ROWS * (self._page - 1))
            hint = "%d/%d  %s %d" % (self._page, pages, letter(texts, BANK), game.bank())
        else:
            self._page = 0
            self._draw_first(app, canvas)
        if self._digit is not None:
            hint = "%d_" % self._digit
        elif app.ledger.fault:
            hint = texts["not_saved"]
        icons = app.low_battery or not app.sound_on
        canvas.text(7, 0, hint or _keys_text(game, texts, _ICONS_AT if icons else COLUMNS))
        draw_icons(app, canvas, 7, _ICONS_AT)

    def _draw_first(self, app, canvas):
        """Draw what is awaited: the players, the company in turn, or who has won."""
        game, texts = app.game, app.texts
        if game.operating():
            self.name = "company"
            draw_turn(app, canvas)
        elif game.step == OVER:
            self.name = "ranking"
            why = texts["end_bank" if game.end == END_BANK else "end_price"]
            canvas.text(0, 0, why.rstrip("."))
            from ...kit.ranking import draw_places

            draw_places(app, canvas, 1)
        else:
            self.name = "players"
            draw_players(app, canvas)


def _pages(game):
    """Return how many pages the registers take: companies, privates and bonds, concessions."""
    rows = game.to_draw() + _PRIVATES_AND_BONDS if game.drawn else 0
    rows += _CONCESSIONS if any(game.concessions) else 0
    return -(-rows // ROWS)


def _keys_text(game, texts, room):
    """Return the keys that the step has, as many as have room."""
    step = game.step
    if step == OVER:
        return texts["page_next"]
    build, sell, buy, deal, auction, go, running, passing, ending = texts["keys"].split()
    if step == DRAW:
        return buy
    if step <= DIE or step == CONCESSIONS:
        return auction
    if not game.operating():
        words = [sell, buy] if game.may_sell() else [buy]
        last = ending if game.acted else passing
    elif step < TRAINS:
        words = [build, deal] if step < RUN else [deal]
        last = running
    else:
        words = [buy, sell, deal] if step < END_STEP else [deal]
        last = ending
    words += [go, last]
    while len(" ".join(words)) > room:
        words.pop()  # what a key is for, then the key
    return " ".join(words)

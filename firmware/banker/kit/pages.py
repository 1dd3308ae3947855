"""The resting screens of a game that draws its own pages: one after the other below whose turn it
is; at the end, who has won."""

from ..ui import keys
from ..ui.screen import Resting, draw_icons
from .layout import OVER

_ICONS_AT, _LAST = 17, 7


def is_over(game):
    """Return whether the game is over."""
    return bool(game.steps) and game.steps[game.step] == OVER


class Pages(Resting):
    """The resting screens. The last page, the ranking, exists only at the end, and then comes
    first."""

    name = ""

    def __init__(self):
        self._page = 0  # the first one, or at the end the ranking
        self.rest(0)

    def rest(self, now, where=0):
        """Show this page from now on, or without one the page shown last."""
        self.linger(now)
        self._page = where or self._page

    def _shown(self, game):
        """Return the page to show now."""
        last = len(game.pages)
        if is_over(game):
            return self._page or last + 1
        return self._page if 0 < self._page <= last else 1

    def _go_on(self, game):
        self._page = self._shown(game) % (len(game.pages) + is_over(game)) + 1

    def turn(self, app):
        """Go to the next page; at the end the ranking stays."""
        if is_over(app.game):
            self._page = len(app.game.pages) + 1
        else:
            self._go_on(app.game)

    def key(self, app, key):
        """Go to the next page at CONFIRM; begin a function key's work."""
        self.linger(app.now)
        if key == keys.CONFIRM:
            self._go_on(app.game)
        elif keys.digit(key) is not None:
            if not app.game.digits_rest:
                app.refuse("wrong_key")
        elif key != keys.CANCEL:
            app.begin(key)

    def draw(self, app, canvas):
        """Draw what is awaited, then the page."""
        game = app.game
        page = self._shown(game)
        if page > len(game.pages):
            self.name = "ranking"
            draw_end(app, canvas)
            return
        self.name = game.pages[page - 1]
        game.draw_head(app, canvas)
        game.draw_page(app, canvas, self.name)


def draw_end(app, canvas):
    """Draw why the game ended, what everybody is worth, and who has won."""
    game, texts = app.game, app.texts
    from .ranking import draw_places

    canvas.text(0, 0, game.end_words(texts))
    draw_places(app, canvas, 1)
    if app.ledger.fault:
        canvas.text(_LAST, 0, texts["not_saved"])
    else:
        column = canvas.text(_LAST, 0, texts["victory"]) + 1
        for place, pawn, _ in game.ranking():
            if place == 1:
                column = canvas.pawn(_LAST, column, pawn)
    draw_icons(app, canvas, _LAST, _ICONS_AT)

"""The interface from the unit to a game's screens, which are imported when first needed."""

import sys

from .. import memory
from ..rules.transactions import SHELF, Refused
from ..ui import keys
from .layout import ACT, CHECK, DOES, FIELDS


def load_entry():
    """Load what an entry needs."""
    from . import entry  # noqa: F401


def load_acting():
    """Load what checks and applies a transaction."""
    from . import acting, asking, groups  # noqa: F401


def load_group(game):
    """Load the group of acts that is most likely in this step."""
    from .groups import entries_in, usual_group

    entries_in(game, usual_group(game))


class GameUi:
    """The screens of a game, of which it has the class."""

    REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
    MenuLine = None  # its line in MENU: correcting figures

    def __init__(self, game, package):
        self.game = game
        self.TEXTS = package
        self.MenuLine = game.menu_line
        self.REVIEW_STEPS = game.review_steps
        self._hints = self._outcomes = ()  # names of modules that were loaded ahead to draw these

    def Home(self):
        """Return the resting screens."""
        game = self.game
        if game.home_screens:
            return game.home_screens()
        if game.pages:
            from .pages import Pages

            game.load_pages()
            return Pages()
        from .home import Home

        return Home(game)

    def load_ahead(self, game):
        """Load a piece of what the next keys will need; return whether there may be more."""
        there = len(sys.modules)
        for load in (load_entry, load_acting):
            load()
            if len(sys.modules) > there:
                return True
        load_group(game)
        if len(sys.modules) > there:
            return True
        self._hints = memory.load_ahead(game.load_hints) or self._hints
        self._outcomes = memory.load_ahead(game.load_outcome) or self._outcomes
        return False

    def begin(self, app, key):
        """Open what a function key begins; where nothing is asked, its outcome at once."""
        if key == keys.TOTAL:
            app.open(self._total())
            return
        try:
            self._begin(app, key)
        except Refused as refusal:
            app.refuse(refusal.reason)

    def _begin(self, app, key):
        game = app.game
        from .groups import begun_by

        flow = begun_by(game, key)
        if flow is None:
            app.refuse("wrong_key")
            return
        if flow[FIELDS] is None:
            flow[DOES](app)
            return
        if type(flow[FIELDS]) is tuple:
            game.check((game.kind_of(flow[ACT]),))
        elif flow[CHECK]:
            flow[CHECK](game)
        screen = game.own_entry and game.own_entry(flow[ACT], flow)
        if not screen:
            from .entry import ActEntry

            screen = ActEntry(flow)
        screen.begin(game)
        for name in self._outcomes if screen.fields(game) else self._hints:
            memory.unload(name)  # the other needs its memory
        screen.at_once(game)
        if game.looks_ahead and screen.keeps:
            from .asking import look_ahead

            look_ahead(game, flow, ())
        app.open(screen)

    def correcting(self, game):
        """Return the screen that corrects figures; None while nothing can be corrected."""
        from .correct_entry import correcting

        return correcting(game)

    def _total(self):
        if self.game.total_screen:
            return self.game.total_screen()
        from .ranking import Ranking

        return Ranking()

    def draw_outcome(self, app, canvas, outcome, hint, undoing=False):
        """Draw a transaction on the whole screen."""
        if outcome.number == SHELF:
            from ..ui.shelved import draw_outcome

            draw_outcome(app, canvas, outcome, hint)
            return
        own = self.game.draw_own
        if own and outcome.act and own(app, canvas, outcome, hint, undoing) is not False:
            return
        if self.game.steps and outcome.act:
            from .turn_view import draw_outcome
        else:
            from .outcome_view import draw_outcome
        draw_outcome(app, canvas, outcome, hint, undoing)

    def past(self, texts, outcome):
        """Return (title, sentences) of a confirmed transaction."""
        if outcome.number == SHELF:
            from ..ui.shelved import past

            return past(texts, outcome)
        from .sentences import past

        return past(texts, self.game, outcome)

    def confirmed(self, app, outcome):
        """Sound a saved transaction's tones, and show the page that it changed."""
        for tone in self.game.tones_of(outcome):
            app.sound(tone)
        app.home(app.game.rests_on(outcome))

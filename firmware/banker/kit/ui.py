"""What the unit asks of the screens of a described game. They are imported when first wanted."""

from .. import memory
from ..rules.forms import Refused
from ..ui import keys
from .layout import ACT, CHECK, DOES, FIELDS, KEY, STEPS


def load_entry():
    """Load what typing a transaction takes."""
    from . import acting, entry, groups  # noqa: F401


def load_outcome():
    """Load what shows a transaction."""
    from . import outcome_view  # noqa: F401


class GameUi:
    """Stands for a described game, whose class it has."""

    REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
    MenuLine = None  # its line in MENU: correcting figures
    ahead = None  # nothing is loaded before a key wants it

    def __init__(self, game, package):
        self.game = game
        self.TEXTS = package
        self.MenuLine = game.menu_line
        self.REVIEW_STEPS = game.review_steps

    def Home(self):
        """Return the resting screens."""
        game = self.game
        if game.home_screens:
            return game.home_screens()
        if game.pages:
            from .pages import Pages

            return Pages()
        from .home import Home

        return Home(game)

    def prepare(self):
        """Load what the first keys will probably want, as far as there is room for it."""
        for load in (load_entry, load_outcome):
            if memory.is_roomy():
                load()

    def begin(self, app, key):
        """Open what a function key begins; where nothing is asked, its outcome at once."""
        if key == keys.TOTAL:
            app.open(self._total())
            return
        if key == keys.MENU:
            from .correct_entry import CorrectEntry

            app.open(CorrectEntry())
            return
        try:
            self._begin(app, key)
        except Refused as refusal:
            app.refuse(refusal.reason)

    def _begin(self, app, key):
        game = app.game
        flow = self.flow(game, key)
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
        screen.at_once(game)
        app.open(screen)

    def _total(self):
        if self.game.total_screen:
            return self.game.total_screen()
        from .ranking import Ranking

        return Ranking()

    def flow(self, game, key):
        """Return the act or flow that a key begins in this step; None for a key without one.
        Refused, with what is awaited, where another step has it."""
        from .groups import entries_in

        step = game.steps and game.steps[game.step]
        elsewhere = False
        for group in range(len(game.groups) or 1):
            if game.groups:
                _, its_keys, its_steps = game.groups[group]
                if its_keys and key not in its_keys:
                    continue
                if its_steps and step not in its_steps:
                    elsewhere = True
                    continue
            for one in entries_in(game, group):
                if one[KEY] == key:
                    if not one[STEPS] or step in one[STEPS]:
                        return one
                    elsewhere = True
        if elsewhere:
            raise Refused(game.awaited())
        return None

    def draw_outcome(self, app, canvas, outcome, hint, undoing=False):
        """Draw a transaction on the whole screen."""
        own = self.game.draw_own
        if not own or not own(app, canvas, outcome, hint, undoing):
            from .outcome_view import draw_outcome

            draw_outcome(app, canvas, outcome, hint, undoing)

    def past(self, texts, words, outcome):
        """Return (title, sentences) of a transaction that is past."""
        from .names import SHORT_TITLE
        from .sentences import deed, then_had, title, told

        game = self.game
        said = [deed(texts, game, outcome)] + told(texts, game, outcome)
        said += then_had(texts, game, outcome)
        return title(texts, game, outcome.transaction, SHORT_TITLE), " ".join(said)

    def confirmed(self, app, outcome):
        """Sound what is special about a transaction that is saved, and show what it changed."""
        for tone in self.game.tones_of(outcome):
            app.sound(tone)
        app.home(app.game.rests_on(outcome))

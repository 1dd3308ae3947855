"""What the unit asks of the screens of a described game. They are imported when first wanted."""

from ..rules.forms import Refused
from ..ui import keys
from .describe import ACT, CHECK, DOES, FIELDS, KEY, STEPS
from .home import Home


def prepare():
    """Load what the first keys will probably want."""
    from . import entry, outcome_view, ranking  # noqa: F401


class GameUi:
    """Stands for a described game, whose class it has."""

    REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
    MenuLine = None  # its line in MENU: correcting figures
    ahead = None  # nothing is loaded before a key wants it

    def __init__(self, game, package):
        self.game = game
        self.TEXTS = package
        if game.menu_line:
            self.MenuLine = game.menu_line
        self.REVIEW_STEPS = game.review_steps

    def Home(self):
        """Return the resting screens."""
        made = self.game.home_screens
        if made:
            return made()
        if self.game.pages:
            from .pages import Pages

            return Pages()
        return Home(self.game)

    def prepare(self):
        """Load what the first keys will probably want."""
        prepare()

    def begin(self, app, key):
        """Open what a function key begins; where nothing is asked, its outcome at once."""
        game = app.game
        if key == keys.TOTAL:
            app.open(self._total())
            return
        if key == keys.MENU:
            from .correct_entry import CorrectEntry

            app.open(CorrectEntry())
            return
        from .entry import ActEntry

        try:
            flow = self.flow(game, key)
            if flow is None:
                app.refuse("wrong_key")
                return
            if flow[FIELDS] is None:
                flow[DOES](app)
                return
            if flow[ACT] in game.kind_of:
                game.check((game.kind_of[flow[ACT]],))
            elif flow[CHECK]:
                flow[CHECK](game)
            screen = (dict(game.entries).get(flow[ACT]) or ActEntry)(flow)
            screen.begin(game)
            screen.at_once(game)
            app.open(screen)
        except Refused as refusal:
            app.refuse(refusal.reason)

    def _total(self):
        made = self.game.total_screen
        if not made:
            from .ranking import Ranking as made
        return made()

    def flow(self, game, key):
        """Return the act or flow that a key begins in this step; None for a key without one.
        Refused, with what is awaited, where another step has it."""
        found = None
        for one in game.looks + game.flows + game.acts:
            if one[KEY] == key:
                if not one[STEPS] or game.steps[game.step] in one[STEPS]:
                    return one
                found = one
        if found:
            raise Refused(game.awaited())
        return None

    def draw_outcome(self, app, canvas, outcome, hint, undoing=False):
        """Draw a transaction on the whole screen."""
        from .outcome_view import draw_outcome

        for name, draw in self.game.drawn:
            if self.game.kind_of[name] == outcome.transaction[0]:
                draw(app, canvas, outcome, hint, undoing)
                return
        draw_outcome(app, canvas, outcome, hint, undoing)

    def past(self, texts, words, outcome):
        """Return (title, sentences) of a transaction that is past."""
        from .words import SHORT_TITLE, deed, then_had, title, told

        game = self.game
        said = [deed(texts, game, outcome)] + told(texts, game, outcome)
        said += then_had(texts, game, outcome)
        return title(texts, game, outcome.transaction, SHORT_TITLE), " ".join(said)

    def confirmed(self, app, outcome):
        """Sound what is special about a transaction that is saved, and show what it changed."""
        for tone in self.game.tones_of(outcome):
            app.sound(tone)
        app.home(app.game.rests_on(outcome))

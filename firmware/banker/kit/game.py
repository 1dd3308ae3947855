"""What every game is, once it is described: what a description gives, and may replace."""

from ..rules.forms import NOT_PLAYING, PAWN_OUT, PAWNS, Refused
from .acting import Acting
from .describe import NAME, awaited_in


class Game(Acting):
    """A description gives `state`, the cells; `acts`, and `flows` for entries that depend on the
    position; `steps`, the names of what may be awaited, if the game knows whose turn it is. All
    else can be replaced."""

    number = None  # its place in the list of games: see `define`
    state = ()
    acts = ()
    flows = ()
    looks = ()  # what keys only show
    steps = ()
    pages = ()  # names of its resting screens, where `draw_page` draws them
    VERSION = 1
    new_fields = ()  # what NEW_GAME has besides the seats: see `new_values`
    new = ()  # what it has had there, for `begin`
    empty_is_zero = False  # whether an amount may be closed with no digit
    checks_first_digit = False  # whether a first of two digits is refused that cannot be
    fewest_left = 2  # pawns in play; fewer where so few play anyway
    leavers_keep = False  # whether who is out keeps what it has, as where it may come back
    review_steps = False  # whether CONFIRM goes back in REVIEW, as in games with many steps
    players_page = "players"  # the name of the screen that has all of them
    home_screens = None  # what makes its resting screens, where the game has some of its own
    total_screen = None  # what makes its screen of TOTAL
    entries = ()  # (name of an act or flow, what makes its entry of (name, flow))
    menu_line = None  # a class, where its line in MENU is not correcting figures
    drawn = ()  # (name of an act, what draws its outcome): see `draw_outcome` of `outcome_view`
    tones = ()  # (what acts say, the tone that sounds then)
    fewest, most = 2, PAWNS  # pawns that play; the list of games says so

    def __init__(self, seats=None, tables=b""):
        if seats is None:
            seats = range(1, self.most + 1)
        self.set_up(bytes(seats), tables)

    @classmethod
    def fresh(cls, seed=1, lively=False, tables=b""):
        """Return a game that begins, with these tables or those it comes with. Refused."""
        return cls(None, tables)

    # What a description may replace.

    def begin(self):
        """Do what the starting figures of the cells leave open, as a game begins."""

    @staticmethod
    def new_values(ended, now, answers):
        """Return what NEW_GAME has besides the seats, in place of `ended`, at this time."""
        return ()

    def after_act(self, name):
        """Do what follows from any act, whose name this is."""

    def check_correction(self, name, where, value):
        """Refuse to put a figure right: of these cells, of so much as was typed of where it is;
        `value` is None while it is not typed."""

    def corrected(self, cells, where, was):
        """Do what follows from a figure that was put right, or refuse it."""

    def worth(self, pawn):
        """Return what a pawn is worth: what ranks it. Money, if nothing else is said."""
        total = 0
        for one in self.money():
            total += getattr(self, one[NAME])[pawn]
        return total

    def unsound(self):
        """Return what makes a position impossible, in a word; None if nothing does."""

    def check_pawn(self, pawn):
        """Refuse a pawn that cannot act or be acted on."""
        if pawn not in self.players():
            raise Refused(NOT_PLAYING)
        if not self.in_play(pawn):
            raise Refused(PAWN_OUT)

    def corner(self, texts):
        """Return what stands in the corner above the players."""
        return ""

    def footer(self, texts):
        """Return what stands below a resting screen."""
        return ""

    def goes_on(self, key, transaction):
        """Return the transaction that a function key books while this one is shown, before it
        begins its own work; None where only CONFIRM books."""

    @classmethod
    def rests_on(cls, outcome):
        """Return the page that shows what a transaction changed: a pawn's, or the number of one of
        `pages`; 0 for that which was shown before."""
        return outcome.pawn

    def aside(self, field, value):
        """Return what stands behind a value that was typed."""
        return ""

    @classmethod
    def told(cls, texts, outcome):
        """Return sentences on what a transaction did besides."""
        return []

    def more_lines(self, texts, outcome, undoing):
        """Return lines that an outcome shows before and behind its figures: texts."""
        return [], []

    def end_words(self, texts):
        """Return the first row of the last screen: what has ended the game."""
        return texts["game_over"]

    def draw_total(self, app, canvas):
        """Draw TOTAL."""
        from .ranking import draw_total

        draw_total(app, canvas)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed into a field of the act or flow of that name, and return True;
        or leave it to the kit."""

    def draw_head(self, app, canvas):
        """Draw whose turn it is and which keys work: the first row of the resting screens."""
        from .home import draw_head

        draw_head(app, canvas)

    def draw_actor(self, app, canvas, column):
        """Draw who acts behind the title of an entry, and return the column after it."""
        if self.turn:
            column = canvas.pawn(0, column, self.turn)
            column = canvas.text(0, column + 1, app.texts["pawn_%d" % self.turn])
        return column

    def awaited(self):
        """Return the name of the words that say what is awaited."""
        return awaited_in(self.steps[self.step])

    # What the unit asks of a described game.

    @classmethod
    def define(cls, number, seated, fewest, most):
        """Complete the class of a described game, by its line in the list of games."""
        from .define import define

        define(cls, number, seated, fewest, most)

    @classmethod
    def screens(cls, package):
        """Return what the unit asks of the game's screens; its words are in this package."""
        from .ui import GameUi

        return GameUi(cls, package)

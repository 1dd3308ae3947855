"""The base of every game: what a description gives, and may replace.

This module has what the resting screens need; the rest is loaded on demand.
"""

from ..rules.base_game import Seated, ranked
from ..rules.saved import NotAGame
from ..rules.transactions import NEW_GAME, NOT_PLAYING, PAWN_OUT, PAWNS, Refused
from . import cell_bytes, cell_values
from .layout import FIELDS, FORM, KEPT, MARKS, NAME, OVER, ROW, TABLE


def awaited_in(step):
    """Return the name of the words that say what a step awaits."""
    return "game_over" if step == OVER else "await_" + step


class Game(Seated):
    """A description gives `state`, the cells; `acts`, and `flows` for entries that depend on the
    position; `steps`, the names of what may be awaited, if the game knows whose turn it is. The
    rest are defaults, which it can replace."""

    number = None  # its place in the list of games: see `define`
    money = ()  # the cells that are pawns' money: see `define`
    state = ()
    acts = ()
    flows = ()
    looks = ()  # keys that only show something
    groups = ()  # (name, its keys, its steps; none for all) of a large game: see `grouped`
    steps = ()
    pages = ()  # names of its resting screens, where `draw_page` draws them
    VERSION = 1
    new_fields = ()  # what NEW_GAME has besides the seats: see `new_values`
    new = ()  # the values that it had there, for `begin`
    empty_is_zero = False  # whether an amount may be closed with no digit
    corrects_at_end = False  # whether figures can be corrected when all is over
    empty_corrects = False  # the same where a figure is corrected
    looks_ahead = False  # whether a key or value is refused that could not be completed
    checks_first_digit = False  # whether a first of two digits is refused that no value has
    offers_possible = False  # whether entries show only values that the rules allow
    fewest_left = 2  # pawns in play; fewer where so few play anyway
    leavers_keep = False  # whether a pawn that is out keeps what it has, as it may come back
    digits_rest = False  # whether a digit does nothing on its resting pages
    review_steps = False  # whether CONFIRM goes back in REVIEW, as in games with many steps
    players_page = "players"  # the name of the screen that has all of them
    menu_line = None  # a class, where its line in MENU is not correcting figures
    kit_hints = ()  # names of acts, flows and fields for which `draw_hint` is not asked
    mentioned = ()  # labels of kinds that sentences name besides the fields: see `mention`
    uncounted_groups = ()  # names of groups whose acts do not add to `count`
    tones = ()  # (what acts say, the tone that sounds then)
    fewest, most = 2, PAWNS  # pawns that play; the list of games says so
    outcome = None  # of the act that is being applied to this game
    before = None  # the game before that act

    # What a description may have besides; None: nothing of the kind.

    begin = None
    """begin(): finish the set-up of a new game, beyond the starting figures of the cells."""
    after_act = None
    """after_act(name): do what follows from any act, whose name this is."""
    entries_of = None
    """entries_of(group): return the acts, flows and looks of the group at this place, a tuple."""
    check_correction = None
    """check_correction(name, where, value): refuse the correction of a figure of these cells;
    `where` is as much as was typed of its place, `value` is None while it is not typed."""
    corrected = None
    """corrected(name, where, was): do what follows from a correction, or refuse it."""
    unsound = None
    """unsound(): return what makes a position impossible, in a word; None if nothing does."""
    goes_on = None
    """goes_on(key, transaction): return the transaction that a function key confirms while this one
    is shown, before it begins its own work; None where only CONFIRM confirms. Refused."""
    goes_on_with = None
    """goes_on_with(key): return whether a key that has confirmed a preview then begins its own
    work; without this it does."""
    corner = footer = None
    """corner(texts): return the text in the corner above the players; footer, below a page."""
    aside = None
    """aside(field, value): return the text behind a value that was typed."""
    told = None
    """told(texts, outcome): return sentences on what else a transaction did. A class method."""
    more_lines = None
    """more_lines(texts, outcome, undoing): return lines that an outcome shows before and behind its
    figures: texts."""
    draw_hint = None
    """draw_hint(app, canvas, name, field, typed): draw what can be typed into a field of the act or
    flow of that name, and return True; or leave it to the kit."""
    draw_own = None
    """draw_own(app, canvas, outcome, hint, undoing): draw the outcome of an act; or return False to
    leave it to the kit. A class method."""
    plays = None
    """plays(value): return whether a company, or another value of its market, is in the game."""
    correction_fields = None
    """correction_fields(cells, fields, typed): return the fields of a correction of these cells,
    for which the kit has `fields`; one behind the new value goes where a second kind would be."""
    home_screens = total_screen = own_entry = None
    """home_screens(): return its resting screens, total_screen(): its screen of TOTAL,
    own_entry(name, flow): its entry of an act or flow, or None, where the kit's do not do; that of
    corrections has the name "correct" and no flow."""

    def __init__(self, seats=None, tables=b""):
        if seats is None:
            seats = range(1, self.most + 1)
        self.set_up(bytes(seats), tables)

    @classmethod
    def create(cls, seed=1, lively=False, tables=b""):
        """Return a new game, with these tables or those it comes with. Refused."""
        return cls(None, tables)

    # What a description may replace.

    @staticmethod
    def load_pages():
        """Load the module that draws `pages`."""

    @staticmethod
    def load_hints():
        """Load what `draw_hint` needs, while nobody types."""

    @classmethod
    def load_outcome(cls):
        """Load the module that draws outcomes, for keys that ask for nothing."""
        if cls.steps:
            from . import turn_view  # noqa: F401
        else:
            from . import outcome_view  # noqa: F401

    @staticmethod
    def new_values(ended, now, answers):
        """Return the values of NEW_GAME besides the seats, in place of `ended`, at this time."""
        return ()

    def worth(self, pawn):
        """Return what a pawn is worth, which ranks it: by default its money."""
        return sum([getattr(self, one[NAME])[pawn] for one in self.money])

    def check_pawn(self, pawn):
        """Refuse a pawn that cannot act or be acted on."""
        if pawn not in self.players():
            raise Refused(NOT_PLAYING)
        if not self.in_play(pawn):
            raise Refused(PAWN_OUT)

    @classmethod
    def rests_on(cls, outcome):
        """Return the page that shows what a transaction changed: a pawn's, or the number of one of
        `pages`; 0 for that which was shown before."""
        return outcome.pawn

    @classmethod
    def tones_of(cls, outcome):
        """Return the tones for what the rules have said."""
        return [tone for name, tone in cls.tones if outcome.happened(name)]

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

    def draw_total(self, app, canvas):
        """Draw TOTAL."""
        from .ranking import draw_total

        draw_total(app, canvas)

    def end_words(self, texts):
        """Return the first row of the last screen: what has ended the game."""
        return texts["game_over"]

    def awaited(self):
        """Return the name of the words that say what is awaited."""
        return awaited_in(self.steps[self.step])

    # The state.

    def set_up(self, seats, tables=b""):
        """Set up a new game of these pawns; kept cells stay as they are, or as `tables` say."""
        from .define import set_up

        set_up(self, seats, tables)

    def check_leave(self, pawn=0):
        """Refuse to take a pawn out where no more than two are left."""
        if len(self.pawns()) <= 2:
            raise Refused("two_left")

    def leave(self, pawn):
        """Take a pawn out of the game, with all that it has."""
        from .pawn_cells import clear

        clear(self, pawn)
        self.out |= 1 << pawn - 1

    def copy(self):
        """Return another game in the same state, which can be changed."""
        twin = object.__new__(type(self))
        for one in self.cells:
            held = getattr(self, one[NAME])
            if one[FORM] in (ROW, TABLE):
                held = cell_values.copied(one, held)
            setattr(twin, one[NAME], held)
        return twin

    def ranking(self):
        """Return (place, pawn, worth) of the pawns in play, best first."""
        return ranked([(pawn, self.worth(pawn)) for pawn in self.pawns()])

    @classmethod
    def from_bytes(cls, data, like=None):
        """Return the game in these bytes. Raises NotAGame if they are none. With another game as
        `like` they are known to be valid, and are not checked."""
        game = object.__new__(cls)
        cell_bytes.read(game, data)
        if not like:
            from .define import validate

            fault = validate(game)
            if fault:
                raise NotAGame(fault)
        return game

    to_bytes = cell_bytes.to_bytes

    @property
    def kept_tables(self):
        """The tables with which the next game begins, even if another one is played before it."""
        for one in self.cells:
            if one[MARKS] & KEPT:
                from .kept import to_bytes

                return to_bytes(self)
        return b""

    # Transactions.

    @classmethod
    def act_of(cls, kind):
        """Return the act of a kind; None where there is none."""
        from .groups import act_of

        return act_of(cls, kind)

    @classmethod
    def kind_of(cls, name):
        """Return the kind of the act of that name."""
        from .groups import kind_of

        return kind_of(cls, name)

    @classmethod
    def get(cls, kind):
        """Return the fields of a kind, for `forms`; None where there is none."""
        fields = cls.own_fields.get(kind)
        if fields is None:
            act = cls.act_of(kind)
            fields = act and act[FIELDS]
        return fields

    just_packed = (), b""  # the last transaction and its bytes, so that its act is not needed

    def packed(self, transaction):
        """Return the bytes of a transaction that has been checked."""
        known, data = self.just_packed
        return data if transaction == known else Seated.packed(self, transaction)

    def check(self, t):
        """Refuse a transaction that is not allowed, as far as it has been entered."""
        from .acting import check

        check(self, t)

    def apply_to(self, after, t):
        """Apply a complete transaction to a copy of the game, and return its outcome. Refused."""
        from .acting import apply

        return apply(self, after, t)

    @classmethod
    def new_game(cls, ended, now, answers):
        """Return the transaction that begins a game in place of `ended`."""
        seats = ()
        if cls.seat_fields:
            seats = tuple(answers) + (0,) * (PAWNS - len(answers))
        return (NEW_GAME,) + seats + cls.new_values(ended, now, answers)

    # What an act reports.

    def mention(self, *about):
        """Add kinds and values that stand in the sentence of an act besides its fields."""
        self.outcome.about += about

    def say(self, name, *about):
        """Add a line to the outcome: the name of its words, then kinds and values that stand in
        them."""
        self.outcome.said += ((name,) + about,)

    def note(self, name, where):
        """Show a figure in the outcome even if it stays as it is."""
        self.outcome.noted += ((name, where),)

    def act_for(self, kind, value):
        """Name who acts, if not the pawn in turn: {who} in the sentence of the act."""
        self.outcome.who = kind, value

    def ask(self, pawn, amount, *other):
        """Ask a pawn to pay, negative, or to collect, where its money is on the table; or where
        somebody else than the bank, a kind and a value, is at the other end."""
        self.outcome.pawn, self.outcome.amount, self.outcome.other = pawn, amount, other

    # What the unit asks of a game.

    @classmethod
    def define(cls, number, seated, fewest, most):
        """Complete the class of a game, by its line in the list of games."""
        from .define import define

        define(cls, number, seated, fewest, most)

    @classmethod
    def screens(cls, package):
        """Return what the unit asks of the game's screens; its words are in this package."""
        from .ui import GameUi

        return GameUi(cls, package)

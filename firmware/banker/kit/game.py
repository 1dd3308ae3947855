"""What every game is, once it is described: its state, and transactions that change it."""

from ..rules.forms import (
    BAD_NUMBER,
    MALFORMED,
    NEW_GAME,
    NO_SUCH_PAWN,
    NOT_PLAYING,
    PAWN_OUT,
    PAWNS,
    SAME_PAWN,
    Forms,
    Refused,
    field,
)
from ..rules.playing import MOST_COUNTED, Seated, ranked
from ..rules.saved import NotAGame
from . import cell_values
from .describe import (
    ACT,
    ASKS,
    BY,
    CHECK,
    CHOICES,
    DIGIT,
    DOES,
    FIELDS,
    FORM,
    HIGH,
    KEPT,
    KIND,
    LEAST,
    LOW,
    MARKS,
    MONEY,
    NAME,
    NAMES,
    OF,
    ORDER,
    PAWN,
    START,
    STEPS,
    UNIT,
    bits_of,
    cells,
    members,
    order,
)
from .outcome import Outcome

CORRECT = 8  # the same kind in every game: which cells, where, where, new value
_HEAD = (
    cells("count", highest=MOST_COUNTED, hidden=True),
    order("seats", PAWN),
    members("out", PAWN),
)
_SEAT = field(0, PAWNS, 3, NO_SUCH_PAWN)


class Game(Seated):
    """A description gives `state`, the cells; `acts`, and `flows` for entries that depend on the
    position; `steps`, the names of what may be awaited, if the game knows whose turn it is. All
    else can be replaced."""

    number = None  # its place in the list of games: see `define`
    state = ()
    acts = ()
    flows = ()
    steps = ()
    VERSION = 1
    new_fields = ()  # what NEW_GAME has besides the seats: see `new_values`
    new = ()  # what it has had there, for `begin`
    empty_is_zero = False  # whether an amount may be closed with no digit
    leavers_keep = False  # whether who is out keeps what it has, as where it may come back
    review_steps = False  # whether CONFIRM goes back in REVIEW, as in games with many steps
    players_page = "players"  # the name of the screen that has all of them
    home_screens = None  # a class, where the game has resting screens of its own
    menu_line = None  # a class, where its line in MENU is not correcting figures
    drawn = ()  # (name of an act, or a kind, what draws its outcome): see `outcome_view`
    mentioned = ()  # labels of kinds that sentences name besides their fields
    uncounted_acts = ()  # names of acts that do not add to `count`
    correct_screen = None  # what returns the screen for corrections, where the kit's does not do
    tones = ()  # (what acts say, the tone that sounds then)
    fewest, most = 2, PAWNS  # pawns that play; the list of games says so
    outcome = None  # of the act that is being carried out on this game
    before = None  # the game before that act

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

    def corrected(self, cells, where, was):
        """Do what follows from a figure that was put right, or refuse it."""

    def check_correction(self, cells, where, value=None):
        """Refuse to put a figure right, as far as it has been entered."""

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

    def goes_on_with(self, key):
        """Return whether a key that has booked something then begins its own work; refuse what
        nothing could follow."""
        return True

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed into a field of the act or flow of that name, and return True;
        or leave it to the kit."""

    def draw_head(self, app, canvas):
        """Draw whose turn it is and which keys work: the first row of the resting screens."""
        from .home import draw_head

        draw_head(app, canvas)

    def draw_actor(self, app, canvas, column):
        """Draw who acts behind the title of an entry, and return the column after it."""
        return canvas.pawn(0, column, self.turn) if self.turn else column

    def awaited(self):
        """Return the name of the words that say what is awaited."""
        return "await_" + self.steps[self.step]

    # What an act tells.

    def mention(self, *about):
        """Name kinds and values that stand in the sentence of an act besides its fields."""
        self.outcome.about += about

    def say(self, name, *about):
        """Tell something besides the change of cells: the name of its words, then kinds and
        values that stand in them."""
        self.outcome.said += ((name,) + about,)

    @classmethod
    def tones_of(cls, outcome):
        """Return the tones that belong to what was said."""
        said = [event[0] for event in outcome.said]
        return [tone for name, tone in cls.tones if name in said]

    def ask(self, pawn, amount):
        """Ask a pawn to pay, negative, or to collect, where its money is on the table."""
        self.outcome.pawn, self.outcome.amount = pawn, amount

    # The state.

    @classmethod
    def money(cls):
        """Return the cells that are pawns' money."""
        return [one for one in cls.cells if one[UNIT] == MONEY and one[OF] == (PAWN,)]

    def set_up(self, seats, tables=b""):
        """Begin afresh with these pawns; kept cells stay as they are, or as `tables` say."""
        if not self.fewest <= len(seats) <= self.most:
            raise Refused("too_few_seats")
        for one in self.cells:
            if one[MARKS] & KEPT and not tables and hasattr(self, one[NAME]):
                continue
            begins = one[START]
            held = cell_values.empty(one, begins if type(begins) is int else one[LOW])
            if type(begins) is tuple:
                for at, value in enumerate(begins):
                    held[one[OF][0][0] + at] = value
            setattr(self, one[NAME], held)
        self.seats = seats
        for one in self.cells:
            if one[OF] and one[OF][0][KIND] == "pawn" and one[FORM] != ORDER:
                for pawn in range(1, PAWNS + 1):
                    if pawn not in seats:
                        self._clear(one, pawn)
        if tables:
            self._read_tables(tables)
        self.begin()

    def _clear(self, cells, pawn):
        """Take all that a pawn has in some cells of pawns."""
        held = getattr(self, cells[NAME])
        nothing = max(0, cells[LOW])
        if len(cells[OF]) == 1:
            held[pawn] = nothing
        else:
            other = cells[OF][1]
            for value in range(other[0], other[1] + 1):
                held[pawn, value] = nothing

    def check_leave(self, pawn=0):
        """Refuse to take anybody out where no more than two are left."""
        if len(self.pawns()) <= 2:
            raise Refused("two_left")

    def leave(self, pawn):
        """Take a pawn out of the game, with all that it has."""
        for one in self.cells:
            if one[OF] and one[OF][0][KIND] == "pawn" and one[FORM] != ORDER:
                self._clear(one, pawn)
        self.out |= 1 << pawn - 1

    def copy(self):
        """Return another game in the same state, which can be changed."""
        twin = object.__new__(type(self))
        for one in self.cells:
            setattr(twin, one[NAME], cell_values.copied(one, getattr(self, one[NAME])))
        return twin

    def ranking(self):
        """Return (place, pawn, worth) of the pawns in play, best first."""
        return ranked([(pawn, self.worth(pawn)) for pawn in self.pawns()])

    @classmethod
    def from_bytes(cls, data, like=None):
        """Return the game that these bytes hold. Raises NotAGame for anything that is none. Bytes
        that are proved to be a game, which another one is given for, need no check."""
        game = object.__new__(cls)
        cell_values.read(game, data)
        fault = None if like else game.flaw()
        if fault:
            raise NotAGame(fault)
        return game

    to_bytes = cell_values.to_bytes

    def flaw(self):
        """Return what makes a state impossible, in a word; None if it can be played on."""
        if not self.fewest <= len(self.seats) <= self.most:
            return "seats"
        for pawn in range(1, PAWNS + 1):
            if self.out >> (pawn - 1) & 1 and pawn not in self.seats:
                return "out"
        if len(self.pawns()) < min(2, self.fewest):
            return "out"
        for one in self.cells:
            if one[OF] and one[OF][0][KIND] == "pawn" and one[FORM] != ORDER:
                held = getattr(self, one[NAME])
                for pawn in range(1, PAWNS + 1):
                    has = held.row(pawn) if len(one[OF]) > 1 else (held[pawn],)
                    gone = pawn not in self.seats if self.leavers_keep else not self.in_play(pawn)
                    if gone and [figure for figure in has if figure != max(0, one[LOW])]:
                        return one[NAME]
        return self.unsound()

    # Figures that outlast a game.

    @property
    def kept_tables(self):
        """What the next game begins with, even if another one is played before it."""
        data = b""
        for one in self.cells:
            if one[MARKS] & KEPT:
                width = (bits_of(one[HIGH]) + 7) // 8
                for figure in cell_values.figures(one, getattr(self, one[NAME])):
                    data += figure.to_bytes(width, "little")
        return data

    def _read_tables(self, data):
        at = 0
        for one in self.cells:
            if one[MARKS] & KEPT:
                width = (bits_of(one[HIGH]) + 7) // 8
                found = []
                for _ in range(cell_values.size_of(one)):
                    figure = int.from_bytes(data[at : at + width], "little")
                    at += width
                    if at > len(data) or not one[LOW] <= figure <= one[HIGH]:
                        raise Refused(BAD_NUMBER)
                    found.append(figure)
                setattr(self, one[NAME], found[0] if not one[OF] else [0] + found)
        if at != len(data):
            raise Refused(BAD_NUMBER)

    # Transactions.

    def check(self, t):
        """Refuse a transaction that is not allowed, as far as it has been entered."""
        self.forms.check(t)
        if t[0] == NEW_GAME:
            self._check_seats(t)
        elif t[0] == CORRECT:
            from .corrections import check

            check(self, t)
        else:
            self._check_act(self.kinds[t[0]], t)

    def _check_act(self, act, t):
        if act[STEPS] and self.steps[self.step] not in act[STEPS]:
            raise Refused(self.awaited())
        fields = act[FIELDS]
        pawns = []
        for at in range(1, len(t)):
            kind = fields[at - 1]
            value = t[at]
            if kind[KIND] == "pawn" and value and kind[5] < 2:
                if value in pawns:
                    raise Refused(SAME_PAWN)
                self.check_pawn(value)
                pawns.append(value)
            if value % kind[BY] or (kind[CHOICES] and value not in kind[CHOICES](self, t[1:at])):
                raise Refused(kind[3])
        values = self.values(fields, t)
        if act[CHECK]:
            act[CHECK](self, *values)
        if len(fields) == len(t) and fields[-1][LEAST]:
            self.carry_out(self.copy(), t + (fields[-1][0],))

    def values(self, fields, t):
        """Return what an act gets for the keys that were typed."""
        values = []
        for at in range(1, len(t)):
            names = fields[at - 1][NAMES]
            value = t[at]
            if type(names) is tuple and type(names[0]) is int:
                value = names[value - fields[at - 1][0]]
            values.append(value)
        return values

    def carry_out(self, after, t):
        """Do a complete transaction to a copy of the game, and return its outcome. Refused."""
        outcome = after.outcome = Outcome(self.number, t)
        after.before = self
        kind = t[0]
        if kind == NEW_GAME:
            seats = bytes([pawn for pawn in t[1 : 1 + self.seat_fields] if pawn])
            after.new = t[1 + self.seat_fields :]
            after.set_up(seats if self.seat_fields else bytes(range(1, self.most + 1)))
        elif kind == CORRECT:
            from .corrections import correct

            correct(after, t)
        else:
            act = self.kinds[kind]
            for at, one in enumerate(act[FIELDS]):
                if one[KIND] == "pawn":
                    outcome.pawn = outcome.pawn or t[at + 1]
            act[DOES](after, *self.values(act[FIELDS], t))
            after.after_act(act[ACT])
        changes = ()
        for one in self.cells:
            changes += cell_values.difference(
                one, getattr(self, one[NAME]), getattr(after, one[NAME])
            )
        outcome.changed = changes != () or kind == NEW_GAME
        if kind != NEW_GAME:
            outcome.changes = changes
            if kind != CORRECT and self.kinds[kind][ASKS] and outcome.pawn:
                self._ask_money(outcome)
        after.outcome = after.before = None
        return outcome

    def _ask_money(self, outcome):
        """The money that the acting pawn pays or gets."""
        money = self.money()
        if money and outcome.amount is None:
            outcome.amount = 0
            for one, where, was, now in outcome.changes:
                if where == outcome.pawn and one in money:
                    outcome.amount += now - was

    # A new game.

    def _check_seats(self, t):
        from ..games.seating import check_seats

        seats = t[1 : 1 + self.seat_fields]
        check_seats(seats, self.fewest)
        for pawn in seats[self.most :]:
            if pawn:
                raise Refused(MALFORMED)

    @classmethod
    def new_game(cls, ended, now, answers):
        """Return the transaction that begins a game in place of `ended`."""
        seats = ()
        if cls.seat_fields:
            seats = tuple(answers) + (0,) * (PAWNS - len(answers))
        return (NEW_GAME,) + seats + cls.new_values(ended, now, answers)

    # What the unit asks of a described game.

    @classmethod
    def define(cls, number, seated, fewest, most):
        """Complete the class of a described game: `number` is its place in the list, `seated`
        whether NEW_GAME asks who plays."""
        cls.fewest, cls.most = fewest, most
        cls.seat_fields = PAWNS if seated else 0
        cls.cells = _HEAD + ((_step(cls),) if cls.steps else ()) + cls.state
        cls.kinds = {}
        fields = {NEW_GAME: (_SEAT,) * cls.seat_fields + cls.new_fields}
        kind = 0
        for act in cls.acts:
            kind += 1
            while kind == CORRECT or kind & 15 in (9, 15):
                kind += 1
            cls.kinds[kind] = act
            fields[kind] = act[FIELDS]
        cls.kind_of = {act[ACT]: kind for kind, act in cls.kinds.items()}
        cls.uncounted = (NEW_GAME,) + tuple([cls.kind_of[name] for name in cls.uncounted_acts])
        figures = [one for one in cls.cells if one[DIGIT]]
        if figures:
            fields[CORRECT] = _correction(figures)
            for one in figures:
                if one[MARKS] & KEPT:
                    cls.uncounted += ((CORRECT, one[DIGIT]),)
        cls.FIELDS = fields
        cls.forms = cls.FORMS = Forms(fields, None, 4 if kind < 15 else 5)
        cls.SIZE = cell_values.size_in_bytes(cls.cells)
        cls.parts = tuple([one[NAME] for one in cls.cells])
        cls.number = number

    @classmethod
    def screens(cls, package):
        """Return what the unit asks of the game's screens; its words are in this package."""
        from .ui import GameUi

        return GameUi(cls, package)


def _step(game):
    """Return the cell that says what is awaited."""
    return cells("step", unit=tuple(game.steps))


def _correction(figures):
    """Return the fields of a correction: which cells, where, where, the new value."""
    where = other = value = 0
    for one in figures:
        if one[OF]:
            where = max(where, one[OF][0][1])
        if len(one[OF]) > 1:
            other = max(other, one[OF][1][1])
        value = max(value, one[HIGH])
    made = [field(1, 9, 4, BAD_NUMBER)]
    for highest in (where, other, value):
        made.append(field(0, highest, bits_of(highest), BAD_NUMBER))
    return tuple(made)

"""The state of a described game: its cells, from the start of a game to its bytes."""

from ..rules.forms import PAWNS, Refused
from ..rules.playing import Seated, ranked
from ..rules.saved import NotAGame
from . import cell_values
from .describe import FORM, KEPT, KIND, LOW, MARKS, MONEY, NAME, OF, ORDER, PAWN, START, UNIT


class State(Seated):
    """A game has `cells`, all that its state consists of, `fewest` and `most`, how many pawns play,
    and what a description may replace: see `game`."""

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
            from .kept import read

            read(self, tables)
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
        if len(self.pawns()) < min(self.fewest_left, self.fewest):
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

    @property
    def kept_tables(self):
        """What the next game begins with, even if another one is played before it."""
        for one in self.cells:
            if one[MARKS] & KEPT:
                from .kept import to_bytes

                return to_bytes(self)
        return b""

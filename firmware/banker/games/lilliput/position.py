"""The state of a game, and everything that follows from it."""

from ...rules.forms import NOT_PLAYING, PAWN_OUT, Refused
from ...rules.playing import ranked
from ..railway.companies import Companies
from . import tables as box
from .data import (
    ACTION,
    AT_GULLIVER,
    BANK_SHARES,
    CHOOSING,
    COMPANIES,
    COPY_WORTH,
    DIRECTORS_PART,
    FIRST_TRAIN,
    GENERAL,
    GENERALS_COSTS,
    GULLIVER,
    JUSTICIARY,
    LAST_TRAIN,
    LIMITS,
    NO_CARD,
    OBSOLETE,
    ONE_TRAIN,
    ROUNDS,
    RUNNING,
    SEATS,
    SHARES,
    START,
    STATION_COSTS,
    STEP,
    side,
)
from .refusals import (
    AWAIT_ACTION,
    AWAIT_BUREAU,
    AWAIT_CHOICE,
    AWAIT_EXPORT,
    AWAIT_GULLIVER,
    AWAIT_POOL,
    AWAIT_RETURN,
    AWAIT_RUN,
    AWAIT_SHARES,
    AWAIT_START,
    AWAIT_TRAINS,
    GAME_OVER,
)

_AWAITED = (AWAIT_CHOICE, AWAIT_START, AWAIT_ACTION, AWAIT_SHARES, AWAIT_POOL, AWAIT_RETURN)
_AWAITED += (AWAIT_GULLIVER, AWAIT_EXPORT, AWAIT_RUN, AWAIT_BUREAU, GAME_OVER)  # by stage
TYPES = LAST_TRAIN + 1  # places for the trains of each company; place 0 is the pool's
# Names of all that a position consists of: what a transaction changes inside, and the rest.
CHANGING = ("cash", "characters", "copies", "prices", "places", "directors", "treasuries")
CHANGING += ("shares", "trains", "stations", "pile")
PARTS = ("count", "stage", "under", "round", "first", "turn", "part", "card", "left", "company")
PARTS += ("taken", "seats", "out", "phase", "ran", "arrivals", "tables")


def playing(game, pawn):
    """Refuse a pawn that is not at the table."""
    if pawn not in game.players():
        raise Refused(NOT_PLAYING)
    if not game.in_play(pawn):
        raise Refused(PAWN_OUT)


class Position(Companies):
    """What is kept by company or train has a place per key; what is kept by pawn has one less."""

    changing = CHANGING
    parts = PARTS
    shareless = 0  # every company has shares
    types = TYPES

    # Pawns and turns.

    def alone(self):
        """Whether Gulliver plays."""
        return self.seats[1] == 0

    def players(self):
        """The pawns at the table, removed ones too: clockwise, Gulliver last."""
        pawns = [pawn for pawn in self.seats if pawn]
        return pawns + [GULLIVER] if self.alone() else pawns

    def clockwise(self):
        """All seats from the one that begins the round."""
        seats = self.seats[: SEATS - self.seats.count(0)]
        at = seats.index(self.first)
        return seats[at:] + seats[:at]

    def in_turn(self):
        """Whose decision is awaited; 0 where it is nobody's own."""
        if START <= self.stage <= STEP:
            return self.turn
        if self.stage == AT_GULLIVER:
            return GULLIVER
        return self.directors[self.current()]  # that of no company is nobody

    def rounds(self):
        """How many rounds there are."""
        return ROUNDS[SEATS - self.seats.count(0)]

    def last_round(self):
        """Whether revenues count twice."""
        return self.round == self.rounds()

    def buys_shares(self):
        """Whether the card of a STEP is one of shares."""
        return self.card != NO_CARD and side(self.card, 1) == SHARES

    def buys_trains(self):
        """Whether the card of a STEP is one of trains."""
        return self.card != NO_CARD and side(self.card, 1) >= ONE_TRAIN

    def awaits(self):
        """What the stage waits for, as the reason with which it refuses anything else."""
        if self.stage == STEP and self.buys_trains():
            return AWAIT_TRAINS
        return _AWAITED[self.stage]

    def has_character(self, pawn, character):
        """Whether a pawn has a character."""
        return pawn != 0 and self.characters[pawn - 1] >> character & 1

    def justiciary(self):
        """The pawn that has this character; 0 if none in play has."""
        for pawn in self.pawns():
            if self.has_character(pawn, JUSTICIARY):
                return pawn
        return 0

    def begin_round(self):
        """The Justiciary first, where somebody has it; then the first pawn."""
        self.turn = self.justiciary()
        self.stage = START
        if not self.turn:
            self.begin_actions()

    def begin_actions(self):
        """The first pawn takes a card."""
        self.stage = ACTION
        self.part = 1
        self.turn = self.first

    # Companies.

    def setting(self, number):
        """One of the tables' figures."""
        return box.figure(self.tables, number)

    def chart(self):
        """Whether the unit moves the markers."""
        return self.tables[box.CHART_AT]

    def founded(self):
        """The keys of the companies that are."""
        return [key for key in range(1, COMPANIES + 1) if self.directors[key]]

    def directed(self, pawn):
        """The keys of a pawn's companies."""
        return [key for key in range(1, COMPANIES + 1) if self.directors[key] == pawn]

    def free(self, key):
        """Whether a company can be founded, or chosen at the start."""
        return not self.directors[key] and (self.stage == CHOOSING or key > COMPANIES // 2)

    def decides(self, key):
        """Whether a company's director can: not Gulliver, and not one who has left."""
        pawn = self.directors[key]
        return self.in_play(pawn) and not (pawn == GULLIVER and self.alone())

    def tenths(self, pawn):
        """All the shares of 10% that a pawn has."""
        return sum([self.held(pawn, key) for key in self.arrivals])

    def in_bank(self, key):
        """The shares of 10% that nobody has."""
        return BANK_SHARES - self.in_hands(key)

    def rank(self, key):
        """The dearest runs first; of equal ones the one further right, then the upper."""
        row, column = divmod(self.places[key], box.ROW)
        return ((box.MOST_PRICE - self.prices[key]) * box.ROW - column) * 2 + row + 2 * box.ROW

    def put_marker(self, key, price, space):
        """Put a company's marker under those that are there."""
        self.prices[key] = price
        self.places[key] = space
        self.arrive(key)

    def found(self, key, pawn, price, space):
        """A company begins: its director, its home station, its marker."""
        self.directors[key] = pawn
        self.stations[key] = 1
        self.put_marker(key, price, space if self.chart() else 0)

    def current(self):
        """The company in POOL, RETURN or RUNNING; else 0."""
        if self.stage == RUNNING:
            for key in self.order():
                if not self.ran >> key & 1:
                    return key
        return self.company

    def station_cost(self, key):
        """What a company's next station costs; None if it has all of them."""
        count = self.stations[key]
        costs = (
            GENERALS_COSTS if self.has_character(self.directors[key], GENERAL) else STATION_COSTS
        )
        return costs[count] if count < len(costs) else None

    # Trains.

    def limit(self):
        """How many trains a company may have."""
        return LIMITS[self.phase]

    def obsolete(self, train):
        """Whether a type is."""
        return OBSOLETE[self.phase] == train

    def top(self):
        """The type on top of the pile: its lowest."""
        for train in range(FIRST_TRAIN, LAST_TRAIN):
            if self.pile[train]:
                return train
        return LAST_TRAIN

    def in_play_of(self, train):
        """How many of a type companies and the pool have."""
        return sum([self.trains[at] for at in range(train, len(self.trains), TYPES)])

    def fleet(self, key):
        """The types of all its trains, or with 0 of the pool's, ascending."""
        found = []
        for train in self.types_of(key):
            found += [train] * self.has(key, train)
        return found

    def money_for_train(self, key):
        """What a company can pay for a train of pile or pool: without one its director helps."""
        money = self.treasuries[key]
        return money if self.train_count(key) else money + self.cash[self.directors[key] - 1]

    # Who is ahead.

    def certificates(self, pawn):
        """Shares of 10% and director's certificates; none of a pawn that left."""
        if not self.in_play(pawn):
            return 0
        return len(self.directed(pawn)) + self.tenths(pawn)

    def worth(self, pawn):
        """Cash, shares at their prices and copy cards; 0 of a pawn that left."""
        if not self.in_play(pawn):
            return 0
        worth = self.cash[pawn - 1] + COPY_WORTH * self.copies[pawn - 1]
        for key in self.arrivals:
            tenths = self.held(pawn, key)
            if self.directors[key] == pawn:
                tenths += DIRECTORS_PART
            worth += tenths * self.prices[key]
        return worth

    def ranking(self):
        """(place, pawn, worth) of the pawns in play, best first; equal worths share a place."""
        return ranked([(pawn, self.worth(pawn)) for pawn in self.pawns()])

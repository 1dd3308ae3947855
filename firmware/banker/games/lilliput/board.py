"""The state of 18Lilliput, its printed figures, and everything that follows from them.

What only the box tells is in the tables, each figure under its number on the keys. A space of the
chart is the number of its price there: to the right it is one more, in the bottom row 30 more.
"""

from ...kit.cell_values import PAWN
from ...kit.describe import cells, kind, members, order
from ...kit.game import Game as Described
from ...kit.layout import IN_WORDS, MONEY

COMPANIES, STARTERS = 8, 4  # those above the starters are founded later
NAMES = "1MIL", "2SLA", "3GLI", "4LNR", "5", "6", "7", "8"  # nobody prints those of 5 to 8
SEATS = 4
GULLIVER = 6  # his pawn, where somebody plays alone
BANK_SHARES = 3  # of 10%, of each company
DIRECTORS_PART = 5  # tenths in a director's certificate
MOST_CERTIFICATES, MOST_DIRECTED, MOST_STATIONS = 5, 2, 3
MOST = 0xFFFF  # no cash or treasury goes beyond it
MOST_PRICE, MOST_COST = 999, 2000
NO_CARD = 10
COPY_WORTH = 20
ROUNDS = bytes((0, 8, 8, 9, 8))  # by the number of players

# Trains, and the phase that the first of a type begins: it has the same number.
FIRST_TRAIN, LAST_TRAIN = 2, 7
LIMITS = bytes((0, 4, 4, 4, 3, 2, 2, 2))  # by phase
OBSOLETE = bytes((0, 0, 0, 0, 2, 0, 3, 4))  # the type that is, by phase
RUSTED_BELOW = bytes((0, 0, 0, 0, 0, 3, 3, 4))  # types below this one are gone, by phase
RELIEF = bytes((0, 50, 50, 70, 70, 100, 100, 100))  # what card 0 gives, by phase

# Numbers of the tables: the first of each sort.
COSTS, PILES, TOP, BOTTOM, CHART = 1, 11, 21, 51, 80
PROFESSIONAL, ALLENBECK, BROBDINGNAG, TWO_CHARACTERS = 81, 82, 83, 84
COLUMNS, ROW = 24, BOTTOM - TOP  # of the chart; from a space to the one under it

# Characters.
EMPEROR, GENERAL, JUSTICIARY, ADMIRAL, TREASURER = 1, 2, 3, 4, 5

# What the two sides of a card do: lay tiles, or below 100 give so much cash, or one of these.
TILES = 0
SHARES, ONE_TRAIN, TWO_TRAINS, STATION, TREASURIES = 101, 102, 103, 104, 105
_SIDES = (
    bytes((TREASURIES, 20, TILES, 5, TILES, TILES, TILES, 5, SHARES, TILES))
    + bytes((SHARES, 10, SHARES, 5, ONE_TRAIN, TILES, TWO_TRAINS, 5, STATION, 5))
)  # fmt: skip

COMPANY = kind("company", names=NAMES, reason="no_such_company")
OWNER = kind("owner", COMPANIES, 0)  # of trains; 0 is the pool
TRAIN = kind("train", lowest=2, names=("2", "3", "4", "5", "3D", "4D"), reason="no_train")
PILED = kind("pile", LAST_TRAIN - 1, FIRST_TRAIN)  # the last ones are endless
CHARACTER = kind("character", 5, names=IN_WORDS)
NUMBER = kind("number", TWO_CHARACTERS)


def side(card, which):
    """Return what a side of a card does."""
    return _SIDES[2 * card + which - 1]


class Board(Described):
    """Companies are known by their keys, 1 to 8, trains by theirs, 2 to 7."""

    steps = ("choice", "start", "action", "shares", "trains", "pool", "return", "gulliver") + (
        "export",
        "run",
        "bureau",
        "over",
    )
    state = (
        cells("under", highest=11, hidden=True),  # the step that goes on after pool or return
        cells("round", (), 1, 1, 9, hidden=True),
        cells("first", highest=PAWN[1], hidden=True),  # the pawn that begins the round
        cells("acting", highest=PAWN[1], hidden=True),  # whose start or card it is
        cells("part", highest=2, hidden=True),  # turn 1 or 2 of the round, while cards are taken
        cells("hand", (), NO_CARD, highest=NO_CARD, hidden=True),  # the card of shares or trains
        cells("left", highest=2, hidden=True),  # trains that it may still buy
        cells("waiting", highest=COMPANIES, hidden=True),  # the company in pool or return
        cells("taken", highest=(1 << NO_CARD) - 1, hidden=True),  # cards, bit 0 for card 0
        cells("phase", (), 1, 1, LAST_TRAIN, hidden=True),
        members("ran", COMPANY, hidden=True),  # this round
        order("arrivals", COMPANY, hidden=True),  # founded companies, who moved last behind
        cells("cash", (PAWN,), highest=MOST, unit=MONEY, short="cash_short", correct=1),
        members("characters", CHARACTER, (PAWN,), hidden=True),
        cells("copies", (PAWN,), highest=2, correct=5),
        cells("price", (COMPANY,), highest=MOST_PRICE, correct=3),
        cells("place", (COMPANY,), highest=BOTTOM + COLUMNS - 1, hidden=True),  # 0: no chart
        cells("director", (COMPANY,), highest=PAWN[1], hidden=True),  # 0: not founded
        cells("treasury", (COMPANY,), highest=MOST, short="treasury_short", correct=2),
        cells("stations", (COMPANY,), highest=MOST_STATIONS, correct=4),
        cells("shares", (PAWN, COMPANY), highest=BANK_SHARES),  # of 10%
        cells("trains", (OWNER, TRAIN), highest=63, hidden=True),
        cells("pile", (PILED,), highest=9, hidden=True),
        cells("tables", (NUMBER,), highest=MOST_COST, correct=7, kept=True),
    )

    def in_step(self, name):
        """Return whether the game is in the step of that name."""
        return self.steps[self.step] == name

    def go_to(self, name):
        """Go to a step."""
        self.step = self.steps.index(name)

    # Pawns and turns.

    def alone(self):
        """Return whether Gulliver plays."""
        return len(self.seats) == 1

    def players(self):
        """Return the pawns at the table, removed ones too: clockwise, Gulliver last."""
        return list(self.seats) + ([GULLIVER] if self.alone() else [])

    @property
    def turn(self):
        """Whose decision is awaited; 0 where it is nobody's own."""
        step = self.steps[self.step]
        if step in ("start", "action", "shares", "trains"):
            return self.acting
        return GULLIVER if step == "gulliver" else self.director[self.current()]

    def rounds(self):
        """Return how many rounds there are."""
        return ROUNDS[len(self.seats)]

    def last_round(self):
        """Return whether revenues count twice."""
        return self.round == self.rounds()

    def has_character(self, pawn, character):
        """Return whether a pawn has a character."""
        return self.characters[pawn] >> character - 1 & 1

    # Companies.

    def chart(self):
        """Return whether the unit moves the markers."""
        return self.tables[CHART]

    def founded(self):
        """Return the companies that are."""
        return [key for key in range(1, COMPANIES + 1) if self.director[key]]

    def directed(self, pawn):
        """Return a pawn's companies."""
        return [key for key in range(1, COMPANIES + 1) if self.director[key] == pawn]

    def plays(self, key):
        """Return whether a company is founded."""
        return bool(self.director[key])

    def is_free(self, key):
        """Return whether a company can be founded, or chosen at the start."""
        return not self.director[key] and (self.in_step("choice") or key > STARTERS)

    def is_gullivers(self, key):
        """Return whether a company is Gulliver's."""
        return self.alone() and self.director[key] == GULLIVER

    def decides(self, key):
        """Return whether a company's director can: not Gulliver, and not one who has left."""
        return self.in_play(self.director[key]) and not self.is_gullivers(key)

    def in_bank(self, key):
        """Return the shares of 10% that nobody has."""
        return BANK_SHARES - sum(self.shares.column(key))

    def order(self):
        """Return the companies as they run: the dearest first; of equal ones the one further right,
        then the upper, then the first that arrived."""
        ranks = []
        for pile, key in enumerate(self.arrivals):
            place = self.place[key]
            lower = place >= BOTTOM
            column = place - lower * ROW
            ranks.append((-self.price[key], -column, lower, pile, key))
        return [rank[-1] for rank in sorted(ranks)]

    def current(self):
        """Return the company in pool, return or run; else 0."""
        if self.in_step("run"):
            for key in self.order():
                if not self.ran >> key - 1 & 1:
                    return key
        return self.waiting

    # Trains.

    def limit(self):
        """Return how many trains a company may have."""
        return LIMITS[self.phase]

    def top(self):
        """Return the type on top of the pile: its lowest."""
        for train in range(FIRST_TRAIN, LAST_TRAIN):
            if self.pile[train]:
                return train
        return LAST_TRAIN

    def cost(self, train):
        """Return the printed cost of a train; 0 if it is not known, or no such train."""
        return train and self.tables[COSTS + train - FIRST_TRAIN]

    def train_count(self, key):
        """Return how many trains a company has, or with 0 the pool."""
        return sum(self.trains.row(key))

    def types_of(self, key):
        """Return the types of its trains, ascending."""
        held = self.trains.row(key)
        return [FIRST_TRAIN + at for at in range(len(held)) if held[at]]

    def fleet(self, key):
        """Return the types of all its trains, ascending."""
        held = self.trains.row(key)
        return [FIRST_TRAIN + at for at in range(len(held)) for _ in range(held[at])]

    # Who is ahead.

    def certificates(self, pawn):
        """Return a pawn's shares of 10% and director's certificates; none of one that left."""
        if not self.in_play(pawn):
            return 0
        return len(self.directed(pawn)) + sum(self.shares.row(pawn))

    def worth(self, pawn):
        """Return cash, shares at their prices and copy cards; 0 of a pawn that left."""
        if not self.in_play(pawn):
            return 0
        worth = self.cash[pawn] + COPY_WORTH * self.copies[pawn]
        for key in self.arrivals:
            tenths = self.shares[pawn, key]
            if self.director[key] == pawn:
                tenths += DIRECTORS_PART
            worth += tenths * self.price[key]
        return worth

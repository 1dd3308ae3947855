"""A position of 18Lilliput as a second reading of its rules has it, and what follows from it.

It follows the text of the rules, as plainly as they put it, and shares no code with the firmware;
only where they are silent it does as the firmware does. Whoever changes one is told by the other.
"""

PILES = {1: (2, 2, 2, 2, 2), 2: (2, 3, 3, 2, 2), 3: (2, 5, 4, 3, 2), 4: (2, 6, 5, 4, 3)}
LIMIT = (None, 4, 4, 4, 3, 2, 2, 2)
OBSOLETE = {4: 2, 6: 3, 7: 4}
COPY_CARDS = {1: 0, 2: 2, 3: 1, 4: 1}
GENERAL, JUSTICIARY, ADMIRAL, TREASURER = 2, 3, 4, 5
GULLIVER = 6


class Pawn:
    """What lies before a player."""

    def __init__(self):
        self.cash, self.characters, self.copies = 0, [], 0


class Company:
    """A charter with its marker."""

    def __init__(self):
        self.director = self.price = self.space = None
        self.treasury, self.shares, self.trains = 0, [0] * 6, []
        self.stations, self.ran, self.arrived = 0, False, 0


class Position:
    """The table; `figures` holds what only the box tells, by number."""

    def __init__(self, seats, figures):
        self.seats, self.figures = list(seats), dict(figures)
        self.alone = len(self.seats) == 1
        self.stage, self.round, self.rounds = "choice", 1, 9 if len(self.seats) == 3 else 8
        self.first, self.turn, self.part, self.at = self.seats[0], None, None, 0
        self.card = self.left = self.company = self.then = None
        self.taken, self.out, self.phase, self.pool = [], [], 1, []
        self.pile = {train: self.figures[9 + train] for train in range(2, 7)}
        self.pawns = {pawn: Pawn() for pawn in range(1, 7)}
        for pawn in self.seats:
            self.pawns[pawn].copies = COPY_CARDS[len(self.seats)]
        self.companies = {key: Company() for key in range(1, 9)}
        self.arrivals = 0

    @property
    def chart(self):
        """Whether the markers move by the chart."""
        return bool(self.figures[80])

    @property
    def last_round(self):
        """Whether the game ends with this one."""
        return self.round == self.rounds

    def playing(self):
        """Who has not left, Gulliver too."""
        return [pawn for pawn in self.seats if pawn not in self.out] + [GULLIVER] * self.alone

    def is_gulliver(self, pawn):
        """Whether a pawn is his."""
        return self.alone and pawn == GULLIVER

    def founded(self):
        """Companies that have a director."""
        return [key for key, one in self.companies.items() if one.director]

    def of(self, pawn):
        """The companies of a director, lower key first."""
        return [key for key in self.founded() if self.companies[key].director == pawn]

    def has(self, pawn, character):
        """Whether a pawn holds a character."""
        return character in self.pawns[pawn].characters

    def decides(self, key):
        """Whether somebody decides for a company."""
        director = self.companies[key].director
        return director not in self.out and not self.is_gulliver(director)

    def order(self):
        """Dearest first; same price: further right, then top row; same space: first arrived."""

        def place(key):
            one = self.companies[key]
            row, column = one.space or (0, 0)
            return -one.price, -column, row, one.arrived

        return sorted(self.founded(), key=place)

    def top(self):
        """The train on top of the pile."""
        return next((train for train in range(2, 7) if self.pile[train]), 7)

    def price_at(self, row, column):
        """The price of a space; 0 if there is none."""
        return self.figures[(20, 50)[row - 1] + column] if 1 <= column <= 24 else 0

    def spaces(self, price):
        """The leftmost spaces of a price, top row first."""
        rows = (
            [(row, n) for n in range(1, 25) if self.price_at(row, n) == price] for row in (1, 2)
        )
        return [row[0] for row in rows if row]

    def certificates(self, pawn):
        """Shares of 10% and director's certificates."""
        if pawn in self.out:
            return 0
        return sum(one.shares[pawn - 1] for one in self.companies.values()) + len(self.of(pawn))

    def worth(self, pawn):
        """Cash, shares and copy cards."""
        if pawn in self.out:
            return 0
        worth = self.pawns[pawn].cash + 20 * self.pawns[pawn].copies
        for key in self.founded():
            one = self.companies[key]
            worth += one.price * (one.shares[pawn - 1] + 5 * (one.director == pawn))
        return worth

    # What `state` says.

    def state(self):
        """The whole of it."""
        worths = sorted((-self.worth(pawn), pawn) for pawn in self.playing())
        figure = self.figures
        return {
            "stage": self.stage,
            "round": self.round,
            "rounds": self.rounds,
            "first": self.first,
            "turn": self.turn,
            "part": self.part,
            "card": self.card,
            "left": self.left,
            "company": self.company,
            "taken": sorted(self.taken),
            "seats": self.seats,
            "out": [pawn for pawn in self.seats if pawn in self.out],
            "phase": self.phase,
            "limit": LIMIT[self.phase],
            "pile": {str(train): number for train, number in self.pile.items()},
            "next": self.top(),
            "pool": sorted(self.pool),
            "pawns": {str(pawn): self._pawn(pawn) for pawn in self.pawns},
            "companies": {str(key): self._company(key) for key in self.companies},
            "order": self.order(),
            "ranking": [
                [1 + sum(other < worth for other, _ in worths), pawn, -worth]
                for worth, pawn in worths
            ],
            "tables": {
                "costs": [figure[number] for number in range(1, 7)],
                "numbers": [figure[number] for number in range(11, 16)],
                "top": [figure[number] for number in range(21, 45)],
                "bottom": [figure[number] for number in range(51, 75)],
                "chart": self.chart,
                "professional": bool(figure[81]),
                "allenbeck": bool(figure[82]),
                "brobdingnag": bool(figure[83]),
                "two_characters": bool(figure[84]),
            },
        }

    def _pawn(self, pawn):
        one = self.pawns[pawn]
        return {
            "cash": one.cash,
            "characters": sorted(one.characters),
            "copies": one.copies,
            "certificates": self.certificates(pawn),
            "worth": self.worth(pawn),
        }

    def _company(self, key):
        one = self.companies[key]
        unfounded = "free" if self.stage == "choice" or key > 4 else "gone"
        return {
            "status": "founded" if one.director else unfounded,
            "director": one.director,
            "price": one.price,
            "space": list(one.space) if one.space else None,
            "treasury": one.treasury,
            "shares": one.shares,
            "bank": 3 - sum(one.shares),
            "trains": sorted(one.trains),
            "stations": one.stations,
            "ran": one.ran,
        }

"""1861: what follows from its state, and what the unit asks of it. Acts and screens are loaded when
they are wanted."""

from ...kit.game import Game as Described
from ...rules.forms import NOT_PLAYING, Refused
from ...rules.playing import ranked
from ...ui import keys, sounds
from . import market as markets
from . import wealth
from .names import draw_turn
from .tables import (
    FIRST_PHASE,
    FIRST_STATION,
    GONE,
    GREEN_PHASE,
    INCOMES,
    LAST_PHASE,
    LAST_PRIVATE,
    LAST_PUBLIC,
    LAST_STATION,
    LIMITS,
    LOAN_BRINGS,
    MERGE_STEP,
    MINOR_LIMITS,
    MINOR_LOANS,
    MINORS,
    NEVER,
    NO_MINOR_PHASE,
    NUMBERED,
    OPERATED,
    OR,
    PRIVATES,
    PUBLIC_LIMITS,
    PUBLIC_LOANS,
    PUBLIC_PHASE,
    PUBLICS,
    RUNNING,
    SHARES,
    STARTING_CASH,
    STATE,
    STEPS,
    STOCK,
    TYPES,
    VALUES,
    YELLOW_MINORS,
)

_STOCK = ("offer", "stock")
_OPERATING = ("shares", "track", "station", "run", "loans", "trains", "rsr")
_MARKETS = [None, None]


class Game(Described):
    """Companies by their codes, trains by their types, privates by their codes."""

    state = STATE
    steps = STEPS
    groups = (
        ("stock", (keys.BUY_BANK, keys.SELL, keys.GO), _STOCK[1:]),
        ("auction", (keys.INTEREST,), _STOCK),
        ("operating", (keys.OFFICES, keys.GO), _OPERATING),
        ("train", (keys.BUY_BANK,), _OPERATING[:-1]),
        ("deal", (keys.BUY_PLAYER,), _OPERATING[:-1]),
        ("merger", (keys.INTEREST, keys.GO), ("merge",)),
        ("offer", (keys.GO,), ("holders", "others")),
        ("forced", (keys.GO,), ("discard", "nationalise")),
        ("care", (keys.REMOVE,), ()),
        ("figures", (None,), ()),
    )
    uncounted_groups = ("figures",)
    empty_is_zero = leavers_keep = review_steps = True
    mentioned = ("company", "selling_pawn", "interest", "lot_on_offer")

    def begin(self):
        """Set the table."""
        players = len(self.seats)
        for pawn in self.seats:
            self.cash[pawn] = STARTING_CASH[players]
        self.limit = LIMITS[players]
        self.turn = self.priority = self.seats[0]

    @staticmethod
    def entries_of(group):
        """Return what keys begin in a group."""
        if group == "stock":
            from .stock_acts import ENTRIES
        elif group == "auction":
            from .auction_acts import ENTRIES
        elif group == "operating":
            from .operating_acts import ENTRIES
        elif group == "train":
            from .train_acts import ENTRIES
        elif group == "deal":
            from .deal_acts import ENTRIES
        elif group == "merger":
            from .merger_acts import ENTRIES
        elif group == "offer":
            from .offer_acts import ENTRIES
        elif group == "forced":
            from .forced_acts import ENTRIES
        elif group == "care":
            from .forced_acts import CARE as ENTRIES
        else:
            from .figure_acts import ENTRIES
        return ENTRIES

    def after_act(self, name):
        """Say whose it is, look at the bank."""
        from .after_act import after_act

        after_act(self, name)

    def check_correction(self, name, where, value):
        """Refuse a figure that no game can have."""
        from .figure_acts import check_correction

        check_correction(self, name, where, value)

    def corrected(self, cells, where, was):
        """Do what follows from a figure that was put right."""
        from .figure_acts import corrected

        corrected(self, cells[0], where[0], was)

    def unsound(self):
        """Return what makes a position impossible."""
        from .soundness import unsound

        return unsound(self)

    def goes_on(self, key, transaction):
        """Return what GO books: in a company's turn what is shown, and then it goes on."""
        group = self.groups[transaction[0] >> 4][0]
        in_turn = self.round == OR and group in ("operating", "train", "deal", "forced")
        return transaction if key == keys.GO and in_turn else None

    def goes_on_with(self, key):
        """Return whether GO goes on: not beyond the operating round."""
        return self.round == OR

    # Pawns.

    def check_pawn(self, pawn):
        """Refuse a pawn that has no seat."""
        if pawn not in self.players():
            raise Refused(NOT_PLAYING)

    def clockwise(self, pawn):
        """Return the pawns in play clockwise from one, which comes first if it is in play."""
        return [other for other in [pawn] + self.left_of(pawn) if self.in_play(other)]

    def certificates(self, pawn):
        """Return how many certificates a pawn has."""
        return wealth.everybody(self)[0][pawn - 1]

    def worth(self, pawn):
        """Return what a pawn is worth."""
        return wealth.everybody(self)[1][pawn - 1]

    def ranking(self):
        """Return (place, pawn, worth) of everybody with a seat, best first."""
        worth = wealth.everybody(self)[1]
        return ranked([(pawn, worth[pawn - 1]) for pawn in self.players()])

    # Money.

    def bank(self):
        """Return what is left of all the money; below 0 the bank has broken."""
        return self.all_money - sum(self.cash) - sum(self.till)

    def needed_loans(self, code, cost):
        """Return how many loans a company must take to pay this much."""
        short = cost - self.till[code]
        return -(-short // LOAN_BRINGS) if short > 0 else 0

    def free_loans(self, code):
        """Return how many loans a company may still take."""
        most = MINOR_LOANS if code <= MINORS else PUBLIC_LOANS
        return max(most - self.loans[code], 0)

    # Companies.

    def running(self, code):
        """Return whether a company is on the market."""
        return self.standing[code] in (RUNNING, OPERATED)

    def operated(self, code):
        """Return whether a company has run at least once."""
        return self.standing[code] == OPERATED

    def open(self, code):
        """Return whether a company that does not run may be started in this phase."""
        if self.standing[code] != NEVER:
            return False
        if code > MINORS:
            return self.phase >= PUBLIC_PHASE
        earliest = FIRST_PHASE if code <= YELLOW_MINORS else GREEN_PHASE
        return earliest <= self.phase < NO_MINOR_PHASE

    def gone(self, code):
        """Return whether a minor has been merged or nationalised."""
        return self.standing[code] == GONE

    def market(self):
        """Return the market that is played on: see `market`."""
        if not _MARKETS[self.line]:
            from . import printed_markets

            made = printed_markets.line if self.line else printed_markets.grid
            _MARKETS[self.line] = made()
        return _MARKETS[self.line]

    def price(self, code):
        """Return what a share of a running company is worth; 0 of any other."""
        space = self.space[code]
        return markets.price(self.market(), space) if space else 0

    def order(self):
        """Return the companies on the market as they run: minors, then publics; each by price,
        column from right to left, and from the top of the pile."""
        market = self.market()
        found = []
        for pile, code in enumerate(self.arrivals):
            space = self.space[code]
            column = markets.place(market, space)[1]
            rank = (code > MINORS) * 1000 + 999 - markets.price(market, space)
            found.append(((rank * 32 + 31 - column) * 32 + pile) * 32 + code)
        return [one & 31 for one in sorted(found)]

    # Shares.

    def in_hands(self, code):
        """Return the shares of a public that pawns hold."""
        return sum(self.held.column(code))

    def treasury(self, code):
        """Return the shares of a running public that it has itself."""
        return SHARES - self.in_hands(code) - self.pool[code] if self.running(code) else 0

    def publics(self):
        """Return the running publics, by code."""
        return [code for code in range(PUBLICS + 1, LAST_PUBLIC + 1) if self.running(code)]

    def station_cost(self, code, hexes):
        """Return what a public's next station costs."""
        return hexes * (FIRST_STATION if self.stations[code] == 1 else LAST_STATION)

    # Privates.

    def value(self, private):
        """Return what a private is worth."""
        return self.last_value if private == LAST_PRIVATE else VALUES[private - PRIVATES - 1]

    def income(self, private):
        """Return what a private pays in each OR."""
        return INCOMES[private - PRIVATES - 1]

    def privates_of(self, owner):
        """Return the privates of a company's code, or of AS_OWNER + pawn."""
        every = range(PRIVATES + 1, LAST_PRIVATE + 1)
        return [code for code in every if self.owner[code] == owner]

    def offered(self):
        """Return what is on offer in the first SR: a private, then the first minor."""
        unsold = self.privates_of(0)
        return unsold[0] if unsold else 1

    # Trains.

    def has(self, code, train):
        """Return how many trains of a type a company has."""
        return self.trains[code, train]

    def types_of(self, code):
        """Return the types of trains that a company has, ascending."""
        numbers = self.trains.row(code)
        return [train for train in range(TYPES) if numbers[train]]

    def train_count(self, code):
        """Return how many trains a company has."""
        return sum(self.trains.row(code))

    def train_limit(self, code):
        """Return how many it may have."""
        return (MINOR_LIMITS if code <= MINORS else PUBLIC_LIMITS)[self.phase]

    def new_train(self):
        """Return the type that the bank sells next, the lowest number left; None where none is."""
        for train in range(NUMBERED):
            if self.left[train]:
                return train
        return None

    def in_bank(self, train):
        """Return whether the bank sells a type now."""
        if train < NUMBERED:
            return train == self.new_train()
        return self.phase >= LAST_PHASE and self.left[train] > 0

    def on_sale(self):
        """Return the types that can be bought from the bank or the pool."""
        return [train for train in range(TYPES) if self.in_bank(train) or self.pooled[train]]

    # Screens, loaded when they are wanted.

    @staticmethod
    def home_screens():
        """Return the resting screens."""
        from .resting import Home

        return Home()

    @staticmethod
    def total_screen():
        """Return the screen of TOTAL."""
        from .ranking import Ranking

        return Ranking()

    @staticmethod
    def own_entry(name, flow):
        """Return the screen for corrections."""
        if name != "correct":
            return None
        from .correct_screen import CorrectScreen

        return CorrectScreen()

    def draw_actor(self, app, canvas, column):
        """Draw who is awaited."""
        return draw_turn(self, canvas, column)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed."""
        if name == "remove":
            return False
        if self.step <= STOCK:
            from .stock_hints import draw_hint
        elif self.step >= MERGE_STEP:
            from .merger_hints import draw_hint
        else:
            from .turn_hints import draw_hint
        return draw_hint(app, canvas, name, field, typed)

    @classmethod
    def draw_own(cls, app, canvas, outcome, hint, undoing):
        """Draw any outcome but that of a new game."""
        if outcome.act in ("", "figure"):
            if not outcome.changes and not outcome.act:
                return False
            from .correct_view import draw_correction as draw
        else:
            from .outcome_screen import draw_outcome as draw
        draw(app, canvas, outcome, hint, undoing)
        return True

    @classmethod
    def told(cls, texts, outcome):
        """Return what a transaction did besides, in sentences."""
        from .telling import told

        return told(texts, outcome)

    @classmethod
    def rests_on(cls, outcome):
        """Return the page to rest on: the first."""
        return 0

    @classmethod
    def tones_of(cls, outcome):
        """Return what sounds: a new director or public, a nationalisation, the end."""
        made = []
        for cells, where, _, now in outcome.changes:
            if cells[0] == "president" and now and where > MINORS and sounds.NEWS not in made:
                made.append(sounds.NEWS)
        if outcome.happened("nationalised"):
            made.append(sounds.WARNING)
        if outcome.happened("over"):
            made.append(sounds.OVER)
        return made

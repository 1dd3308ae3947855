"""1861: figures that follow from its state, and the interface to the unit. Acts and screens are
loaded on demand."""

from ...kit.late import grouped, late, loads
from ...ui import keys, sounds
from ..railway.railway_game import RailwayGame
from ..railway.rolling_stock import LIMIT
from . import wealth
from .after_act import after_act
from .tables import (
    ANY_COMPANY,
    AS_OWNER,
    COMPANY,
    FIRST_PHASE,
    FLEET,
    GREEN_PHASE,
    GRID,
    HOLDERS,
    LAST_PHASE,
    LAST_PRIVATE,
    LAST_PUBLIC,
    LINE,
    MERGE_STEP,
    MINOR_LIMIT,
    MINORS,
    NEVER,
    NO_MINOR_PHASE,
    OPERATED,
    OR,
    OTHERS,
    PUBLIC_PHASE,
    PUBLICS,
    RSR,
    RSR_CODE,
    RUNNING,
    SHARES,
    SHARES_STEP,
    SR,
    STATE,
    STEPS,
    STOCK,
    TYPE,
    YELLOW_MINORS,
    name_of,
)

_STOCK = ("offer", "stock")
_TO_LOANS = ("shares", "track", "station", "run", "loans")


class Game(RailwayGame):
    """Companies by their codes, trains by their keys, privates by their codes."""

    state = STATE
    steps = STEPS
    groups, entries_of = grouped(
        __name__,
        ("stock", (keys.BUY_BANK, keys.SELL, keys.GO), _STOCK[1:], "stock_acts.ENTRIES"),
        ("auction", (keys.INTEREST,), _STOCK, "auction_acts.ENTRIES"),
        ("operating", (keys.OFFICES, keys.GO), _TO_LOANS + ("rsr",), "operating_acts.ENTRIES"),
        ("trains", (keys.BUY_BANK, keys.GO), ("shares", "trains"), "train_acts.ENTRIES"),
        ("deal", (keys.BUY_PLAYER,), _TO_LOANS + ("trains",), "deal_acts.ENTRIES"),
        ("merger", (keys.INTEREST, keys.GO), ("merge",), "merger_acts.ENTRIES"),
        ("offer", (keys.GO,), ("holders", "others"), "offer_acts.ENTRIES"),
        ("forced", (keys.GO,), ("discard", "nationalise"), "forced_acts.ENTRIES"),
        ("care", (keys.REMOVE,), (), "forced_acts.CARE"),
        ("figures", (None,), (), "..railway.figure_acts.ENTRIES"),
    )
    mentioned = ("company", "selling_pawn", "interest", "lot_on_offer")
    tones = (
        ("new_president", sounds.NEWS),
        ("nationalised", sounds.WARNING),
        ("game_ends", sounds.OVER),
    )
    kit_hints = ("remove", "correct")
    begin = late(__name__, "..railway.setting_up.deal_out")
    check_correction = late(__name__, "correcting.check_correction")
    corrected = late(__name__, "correcting.corrected")
    unsound = late(__name__, "soundness.unsound")
    home_screens = staticmethod(late(__name__, "resting.Home"))
    load_outcome = loads(__name__, "outcome_screen")
    draw_own = staticmethod(late(__name__, "outcome_screen.draw_outcome"))
    told = staticmethod(late(__name__, "sentences.told"))
    company_kind, company_key, train_kind = COMPANY, ANY_COMPANY, TYPE
    start_cash, limits = (0, 420, 315, 252, 210), bytes((0, 21, 16, 13, 11))
    worths, incomes = bytes((30, 45, 60, 75, 90)), bytes((10, 15, 20, 25, 30))
    fleet = FLEET
    early, early_from = b"\x09\x0a", LAST_PHASE
    endless, discount = b"\x08\x09\x0a", 0
    own_figures = ((1, "line", 0, 1, 1), (2, "end_rule", 0, 1, 1), (35, "last_value", 5, 95, 5))

    def after_act(self, name):
        """Note whose act it was, and check the bank."""
        after_act(self, name)

    def goes_on(self, key, transaction):
        """Return the transaction that GO confirms: in a company's turn the one that is shown."""
        group = self.groups[transaction[0] >> 4][0]
        in_turn = self.round == OR and group in ("operating", "trains", "deal", "forced")
        return transaction if key == keys.GO and in_turn else None

    def goes_on_with(self, key):
        """Return whether GO goes on: not beyond the operating round."""
        return self.round == OR

    # Pawns and turns.

    def wealth(self):
        """Return the certificates and the worth of each pawn."""
        return wealth.everybody(self)

    def certificates(self, pawn):
        """Return how many certificates a pawn has."""
        return self.wealth()[0][pawn - 1]

    def worth(self, pawn):
        """Return what a pawn is worth."""
        return self.wealth()[1][pawn - 1]

    def awaits_pawn(self):
        """Return whether a pawn is awaited, not a company."""
        return self.step < SHARES_STEP or self.step == HOLDERS

    def round_at(self):
        """Return which round it is, of the words for them."""
        return self.round

    def company_shown(self):
        """Return the company that the first page shows; 0 where it shows the players."""
        if self.round == SR:
            return 0
        return self.acting if self.step in (HOLDERS, OTHERS) else self.turn

    # Companies.

    def name(self, texts, code):
        """Return a company or a private by its code and its name."""
        return name_of(code)

    def company_typed(self, code):
        """Return the company with this code; 0 where there is none."""
        if code == RSR_CODE:
            return RSR
        return code if 1 <= code <= MINORS or PUBLICS < code <= LAST_PUBLIC else 0

    def correctable(self, space):
        """Return the companies whose space, or cash and loans, can be corrected."""
        return self.order() if space else self.order() + [RSR]

    def companies(self):
        """Return the codes of the publics."""
        return range(PUBLICS + 1, LAST_PUBLIC + 1)

    def runs(self, company):
        """Return whether a company is on the market."""
        return self.standing[company] in (RUNNING, OPERATED)

    def open(self, company):
        """Return whether a company that does not run may be started in this phase."""
        if self.standing[company] != NEVER:
            return False
        if company > MINORS:
            return self.phase >= PUBLIC_PHASE
        earliest = FIRST_PHASE if company <= YELLOW_MINORS else GREEN_PHASE
        return earliest <= self.phase < NO_MINOR_PHASE

    @property
    def grid(self):
        """The market in use: the grid or the line."""
        return LINE if self.line else GRID

    def zone(self, company):
        """Return a letter where a minor may convert."""
        return "y" if company <= MINORS and RailwayGame.zone(self, company) in "yRV" else " "

    def tier(self, company):
        """Return that publics act after minors."""
        return company > MINORS

    # Shares.

    def pawns_shares(self, company):
        """Return the shares of a public that pawns hold."""
        return sum(self.held.column(company))

    def treasury(self, company):
        """Return the shares of a running public that it has itself."""
        return SHARES - self.pawns_shares(company) - self.pool[company] if self.runs(company) else 0

    # Privates.

    def value_of(self, private):
        """Return what a private is worth: that of the last one is a figure."""
        return self.last_value if private == LAST_PRIVATE else RailwayGame.value_of(self, private)

    def owning_pawn(self, private):
        """Return the pawn that owns a private; 0 for anybody else."""
        return max(0, self.owner[private] - AS_OWNER)

    def offered(self):
        """Return what is for sale in the first SR: a private, then the first minor."""
        unsold = self.owners_privates(0)
        return unsold[0] if unsold else 1

    # Trains.

    def train_limit(self, company):
        """Return how many trains a company may have."""
        return self.phase_row()[LIMIT if company > MINORS else MINOR_LIMIT]

    # Screens, loaded on demand.

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed."""
        return self.load_hints()(self, app, canvas, name, field, typed)

    def load_hints(self):
        """Load what draws hints in this step, and return it."""
        if self.step <= STOCK:
            from .stock_hints import draw_hint
        elif self.step >= MERGE_STEP:
            from .merger_hints import draw_hint
        else:
            from .turn_hints import draw_hint
        return draw_hint

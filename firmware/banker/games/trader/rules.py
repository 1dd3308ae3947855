"""Trader: shares of 22 companies, whose prices follow from who holds them. The money is on the
table: the unit says what to pay or collect."""

from ...kit.cell_values import PAWN
from ...kit.describe import cells
from ...kit.late import late, loads
from ...kit.layout import NAME
from ...rules.transactions import BAD_NUMBER, NEW_GAME, field
from ...ui import sounds
from .data import FACES, HEAD_OFFICE, MOST_DIVIDENDS, MOST_DRIFT, PAWNS, SHARES
from .drift import SEEDS, STATES
from .position import COMPANY, DOWN, Position

_SEED = field(0, SEEDS - 1, 30, BAD_NUMBER)
_LIVELY = field(0, 1, 1, BAD_NUMBER)


class MenuLine:
    """The game's line in MENU: calm or lively."""

    label = "menu_market"

    def __init__(self, game):
        self._lively = game.lively

    def value(self, texts):
        """Return the text behind the label."""
        return texts["mood"].split("|")[1 + self._lively]

    def press(self, app):
        """Change the mood at its digit."""
        self._lively = 1 - self._lively

    def transaction(self, game):
        """Return the transaction that CONFIRM applies, or None."""
        if self._lively == game.lively:
            return None
        return (game.kind_of("market"), self._lively)


class Game(Position):
    """The shares and offices of a game; prices follow from them."""

    state = (
        cells("shares", (PAWN, COMPANY), highest=SHARES, hidden=True),
        cells("presidents", (COMPANY,), highest=PAWNS, hidden=True),
        cells("offices", (COMPANY,), highest=HEAD_OFFICE, hidden=True),
        cells("dividends", (PAWN,), highest=MOST_DIVIDENDS, hidden=True),
        cells("trends", (COMPANY,), highest=DOWN, hidden=True),
        cells("drifts", (COMPANY,), 0, -MOST_DRIFT, MOST_DRIFT, hidden=True),
        cells("lively", hidden=True),
        cells("random", (), 1, 1, STATES - 1, hidden=True),
    )
    groups = (("acts", (), ()),)
    new_fields = (_SEED, _LIVELY)
    tones = (
        ("president", sounds.NEWS),
        ("monopoly_gained", sounds.GAIN),
        ("forced", sounds.WARNING),
        ("offices_lost", sounds.WARNING),
    )
    fewest_left = 0
    checks_first_digit = True
    menu_line = MenuLine
    home_screens = staticmethod(late(__name__, "market.Market"))
    total_screen = staticmethod(late(__name__, "totals.Totals"))
    draw_hint = late(__name__, "acts.draw_hint")
    load_outcome = loads(__name__, "outcome_view")
    draw_own = staticmethod(late(__name__, "outcome_view.draw_outcome"))

    @staticmethod
    def own_entry(name, flow):
        """Return the entry of offices."""
        if name != "offices":
            return None
        from .office_entry import OfficeEntry

        return OfficeEntry(flow)

    def __init__(self, seed=1, lively=False):
        self.new = (seed, 1 if lively else 0)
        self.forms.check((NEW_GAME,) + self.new)
        Position.__init__(self)

    @staticmethod
    def entries_of(group):
        """Return what keys begin."""
        from . import trends  # noqa: F401 - every act needs it
        from .acts import ENTRIES

        return ENTRIES

    @classmethod
    def create(cls, seed=1, lively=False, tables=b""):
        """Return a new game with this seed. Refused."""
        return cls(seed, lively)

    @staticmethod
    def new_values(ended, now, answers):
        """Return the seed of a new game and whether its prices drift. The seed follows from the
        game that ends, so it differs each time, yet can be repeated; after another game it is the
        time. Without an answer the market stays as it was, and is calm after another game."""
        same = ended.number == Game.number
        lively = answers[0] if answers else ended.lively if same else 0
        return ((ended.random + ended.count if same else now) % SEEDS, lively)

    def begin(self):
        """Set seed and mood."""
        from .drift import seeded

        seed, self.lively = self.new
        self.random = seeded(seed)

    @classmethod
    def rests_on(cls, outcome):
        """Return the company that the resting screens show after a transaction."""
        fields = outcome.fields
        return outcome.transaction[1 + fields.index(COMPANY)] if COMPANY in fields else 0

    @classmethod
    def told(cls, texts, outcome):
        """Return who is paid the interest."""
        if outcome.act == "interest" and outcome.amount:
            paid = [one for one in outcome.changes if one[0][NAME] == "dividends"]
            got = ["@%d %d" % (pawn, now - was) for _, pawn, was, now in paid]
            return [texts["credited"] % ", ".join(got)]
        return []

    def aside(self, field, value):
        """Return the text behind a company that was typed: its price."""
        return " " + self.price_text(value) if field == COMPANY else ""

    def price_text(self, code):
        """Return the price; the face value in brackets for a company that is not listed."""
        price = self.price(code)
        return "(%d)" % FACES[code] if price is None else str(price)

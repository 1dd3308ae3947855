"""Trader: shares of 22 companies, whose prices follow from who holds them. The money is on the
table: the unit says what to pay or collect."""

from ...kit.describe import ACT, FIELDS, NAME, PAWN, act, cells, flow
from ...rules.forms import BAD_NUMBER, NEW_GAME, field
from ...ui import keys, sounds
from . import drift
from .data import FACES, HEAD_OFFICE, MOST_BOUGHT, MOST_DIVIDENDS, MOST_DRIFT, PAWNS, SHARES
from .position import DOWN, Position
from .presidents import COMPANY
from .trading import (
    BUYER,
    COUNT,
    FIRST,
    MOOD,
    SECOND,
    SELLER,
    THIRD,
    bank_fields,
    bought,
    build,
    buy,
    check_build,
    check_buy,
    check_float,
    check_interest,
    check_sell,
    check_trade,
    float_company,
    go,
    office_fields,
    offices_entered,
    pay_interest,
    remove,
    sell,
    set_mood,
    trade,
)

_SEED = field(0, drift.SEEDS - 1, 30, BAD_NUMBER)
_LIVELY = field(0, 1, 1, BAD_NUMBER)


class MenuLine:
    """The game's line in MENU: calm or lively."""

    label = "menu_market"

    def __init__(self, game):
        self._lively = game.lively

    def value(self, texts):
        """Return what stands behind the label."""
        return texts["mood"].split("|")[1 + self._lively]

    def press(self, app):
        """Take its digit."""
        self._lively = 1 - self._lively

    def transaction(self, game):
        """Return what CONFIRM has to apply, or None."""
        if self._lively == game.lively:
            return None
        return (game.kind_of["market"], self._lively)


# Screens, which are loaded when they are wanted.


def market_screens():
    """Return the resting screens."""
    from .market import Market

    return Market()


def totals_screen():
    """Return what TOTAL shows."""
    from .totals import Totals

    return Totals()


def office_entry(shown):
    """Return the entry of offices."""
    from .office_entry import OfficeEntry

    return OfficeEntry(shown)


def draw(app, canvas, outcome, hint, undoing):
    """Draw an outcome."""
    from .outcome_view import draw_outcome

    draw_outcome(app, canvas, outcome, hint, undoing)


class Game(Position):
    """Who holds what; prices follow from it."""

    state = (
        cells("shares", (PAWN, COMPANY), highest=SHARES, hidden=True),
        cells("presidents", (COMPANY,), highest=PAWNS, hidden=True),
        cells("offices", (COMPANY,), highest=HEAD_OFFICE, hidden=True),
        cells("dividends", (PAWN,), highest=MOST_DIVIDENDS, hidden=True),
        cells("trends", (COMPANY,), highest=DOWN, hidden=True),
        cells("drifts", (COMPANY,), 0, -MOST_DRIFT, MOST_DRIFT, hidden=True),
        cells("lively", hidden=True),
        cells("random", (), 1, 1, drift.STATES - 1, hidden=True),
    )
    acts = (
        act("float", None, (PAWN, COMPANY), float_company, check_float),
        act("buy", None, (PAWN, COMPANY, COUNT), buy, check_buy),
        act("sell", keys.SELL, (PAWN, COMPANY, COUNT), sell, check_sell),
        act("buy_player", keys.BUY_PLAYER, (BUYER, SELLER, COMPANY, COUNT), trade, check_trade),
        act("build", None, (COMPANY, FIRST, SECOND, THIRD), build, check_build),
        act("interest", keys.INTEREST, (PAWN, COMPANY), pay_interest, check_interest),
        act("go", keys.GO, (PAWN,), go),
        act("remove", keys.REMOVE, (PAWN,), remove),
        act("market", None, (MOOD,), set_mood),
    )
    flows = (
        flow("buy_bank", keys.BUY_BANK, bank_fields, bought),
        flow("offices", keys.OFFICES, office_fields, offices_entered),
    )
    new_fields = (_SEED, _LIVELY)
    tones = (
        ("president", sounds.NEWS),
        ("monopoly_gained", sounds.GAIN),
        ("forced", sounds.WARNING),
        ("offices_lost", sounds.WARNING),
    )
    fewest_left = 0
    checks_first_digit = True
    home_screens = market_screens
    total_screen = totals_screen
    entries = (("offices", office_entry),)
    drawn = tuple([(one[0], draw) for one in acts])
    menu_line = MenuLine

    def __init__(self, seed=1, lively=False):
        self.new = (seed, 1 if lively else 0)
        self.forms.check((NEW_GAME,) + self.new)
        Position.__init__(self)

    @classmethod
    def fresh(cls, seed=1, lively=False, tables=b""):
        """Return a game that begins with this chance. Refused."""
        return cls(seed, lively)

    @staticmethod
    def new_values(ended, now, answers):
        """Return the chance of a new game and whether its prices drift. The seed comes out of the
        game that ends: never the same twice, yet repeatable; where that was another game, out of
        the moment. Unasked, the market stays as it was, and is calm after another game."""
        same = ended.number == Game.number
        lively = answers[0] if answers else ended.lively if same else 0
        return ((ended.random + ended.count if same else now) % drift.SEEDS, lively)

    def begin(self):
        """Take chance and mood."""
        seed, self.lively = self.new
        self.random = drift.seeded(seed)

    # Screens.

    def rests_on(self, outcome):
        """Return the company that the resting screens show after a transaction."""
        if outcome.transaction[0] in self.kinds:
            fields = self.kinds[outcome.transaction[0]][FIELDS]
            if COMPANY in fields:
                return outcome.transaction[1 + fields.index(COMPANY)]
        return 0

    @classmethod
    def told(cls, texts, outcome):
        """Return who is paid the interest."""
        t = outcome.transaction
        name = cls.kinds[t[0]][ACT] if t[0] in cls.kinds else ""
        if name == "interest" and outcome.amount:
            paid = [one for one in outcome.changes if one[0][NAME] == "dividends"]
            got = ["@%d %d" % (pawn, now - was) for _, pawn, was, now in paid]
            return [texts["credited"] % ", ".join(got)]
        return []

    def aside(self, field, value):
        """Return what stands behind a company that was typed: its price."""
        return " " + self.price_text(value) if field == COMPANY else ""

    def price_text(self, code):
        """Return the price; the face value in brackets for a company that is not listed."""
        price = self.price(code)
        return "(%d)" % FACES[code] if price is None else str(price)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw how many shares can be meant."""
        if field != COUNT:
            return False
        code = typed[-1]
        if name == "buy_bank":
            has, words, fewest = self.bank(code), "bank_has", MOST_BOUGHT
        else:
            has, words, fewest = self.shares[typed[-2], code], "seller_has", 2
        canvas.text(6, 0, app.texts[words] % has if has >= fewest else "1")
        return True

"""Entering what is no turn: the draw, auctions, a pawn that leaves."""

from ....rules.forms import AMOUNT, field
from ....ui.entry import HINT_ROW, Entry
from ..data import CARDS_SALE, COMPANIES, DIE
from ..refusals import ALREADY_SEATED
from ..transactions import (
    AUCTION,
    BID,
    DRAW_COMPANIES,
    PAWN,
    REMOVE,
    SOLD_CONCESSION,
    TYPE_OR_COMPANY,
    WINNER,
)
from .fields import TurnEntry
from .names import code_name

_CARD_BID = field(0, 999, 0, None, "field_bid", AMOUNT)
_DRAWN_ROW, _PER_ROW, _WIDTH = 3, 3, 7


class DrawEntry(TurnEntry):
    """Which companies are in play, one after the other."""

    def __init__(self, game):
        TurnEntry.__init__(self, "draw", game)

    def steps(self, game, typed):
        drawn = 0
        for code in typed:
            drawn |= 1 << code - 1
        return (TYPE_OR_COMPANY,) * game.to_draw(), (DRAW_COMPANIES, drawn)

    def wrong(self, game, wanted, value):
        """Each company once."""
        return (
            ALREADY_SEATED if value in self._typed else TurnEntry.wrong(self, game, wanted, value)
        )

    def title(self, app, canvas):
        """How many there are already."""
        column = Entry.title(self, app, canvas) + 1
        canvas.text(0, column, "%d/%d" % (len(self._typed), app.game.to_draw()))

    def draw_value(self, app, canvas, row, wanted, value):
        """Those drawn stand below."""

    def hint(self, app, canvas):
        """Those drawn so far."""
        for at in range(len(self._typed)):
            row = _DRAWN_ROW + at // _PER_ROW
            canvas.text(row, _WIDTH * (at % _PER_ROW), code_name(app.texts, self._typed[at]))
        canvas.text(HINT_ROW, 0, app.texts["two_digits"] % (1, COMPANIES))


class AuctionEntry(TurnEntry):
    """Who has won, for how much; of the concessions which one. The die names a pawn only."""

    def __init__(self, game):
        TurnEntry.__init__(self, "auction", game)

    def steps(self, game, typed):
        made = (AUCTION,) + typed
        if game.stage == DIE:
            return (PAWN,), made + (0, 0) if typed else made
        if game.stage == CARDS_SALE:
            return (WINNER, _CARD_BID), made + (0,) if len(typed) == 2 else made
        return (WINNER, BID, SOLD_CONCESSION), made

    def draw_money(self, app, canvas):
        """What the winner has, and so can bid."""
        winner = self._typed[0]
        column = canvas.pawn(HINT_ROW - 1, 0, winner) + 1
        cash = app.game.cash[winner - 1]
        canvas.text(HINT_ROW - 1, column, str(cash))
        return cash


class RemoveEntry(TurnEntry):
    """Which pawn leaves? Any may, whosever turn it is."""

    def __init__(self, game):
        TurnEntry.__init__(self, "remove", game)

    title = Entry.title

    def steps(self, game, typed):
        return (PAWN,), (REMOVE,) + typed

"""The state of a game, who acts in it, and who owns what."""

from ...rules.forms import PAWNS
from ...rules.playing import Seated
from . import refusals
from .data import (
    ALL_BONDS,
    CARDS,
    CARDS_SALE,
    COMPANIES,
    COMPANY,
    CONCESSIONS,
    FIRST,
    FIRST_PRIVATE,
    IN_PLAY,
    LAST_PRIVATE,
    LIMITS_AT,
    NUMBERS_AT,
    OPERATE,
    STARTED,
    STOCK,
)
from .figures import Figures

_AWAITED = (
    (refusals.AWAIT_DRAW, refusals.AWAIT_CARDS, refusals.AWAIT_DIE, refusals.AWAIT_FIRST, "")
    + (refusals.AWAIT_CONCESSIONS, refusals.AWAIT_STOCK, refusals.GAME_OVER)
)  # fmt: skip
_STEPS = (
    (refusals.AWAIT_TRACK, refusals.AWAIT_TRACK, refusals.AWAIT_RUN)
    + (refusals.AWAIT_TRAINS, refusals.AWAIT_TRAINS, refusals.AWAIT_END)
)  # fmt: skip
_PLACES = COMPANIES + 1
# Names of all that a position consists of: what a transaction changes inside, and the rest.
CHANGING = ("cash", "bonds", "spent", "sold", "status", "spaces", "treasuries", "shares", "held")
CHANGING += ("leaders", "firsts", "ordinary", "issued", "trains", "stations", "privates")
CHANGING += ("concessions", "bank_trains")
PARTS = ("count", "stage", "set", "round", "turn", "seats", "out", "cards", "priority", "passes")
PARTS += ("source", "looked", "acted", "begun", "last", "touched", "drawn", "order", "operated")
PARTS += ("company", "step", "bank_train", "used", "spared", "offer", "tables", "end")


class Position(Figures, Seated):
    """What is kept by company has a place per code, what is kept by pawn one per key less one."""

    changing = CHANGING
    parts = PARTS

    def restart(self, seats):
        """Set the table for six seats: pawns clockwise from the starting player, 0 behind the
        last."""
        from .opening import set_table

        set_table(self, seats)

    def set_tables(self, tables):
        """Begin with these numbers."""
        self.tables = bytes(tables)
        self.bank_trains = bytearray(tables[NUMBERS_AT:LIMITS_AT])

    # Pawns and turns.

    def most_spent(self):
        """The pawns that have spent most on cards."""
        most = max(self.spent)
        return [pawn for pawn in self.players() if self.spent[pawn - 1] == most]

    def acting(self):
        """The pawn that acts, offers or opens; 0 where there is none or the table's die says."""
        if self.stage in (FIRST, STOCK, CONCESSIONS):
            return self.turn
        if self.stage == OPERATE:
            return self.leaders[self.company]
        if self.stage == CARDS_SALE:
            most = self.most_spent()
            if self.cards == CARDS[len(self.players())]:
                return self.seats[0]
            if len(most) == 1:
                return self.left_of(most[0])[0]
        return 0

    def actor(self):
        """The account that buys and sells now."""
        return COMPANY + self.company if self.stage == OPERATE else self.turn

    def may_sell(self):
        """Whether the pawn in turn may still sell: in its first turn, before any purchase."""
        return self.stage == STOCK and not self.source and not self.begun >> (self.turn - 1) & 1

    def awaits(self):
        """What is awaited, as the reason with which anything else is refused."""
        return _STEPS[self.step] if self.stage == OPERATE else _AWAITED[self.stage]

    # Companies.

    def codes(self):
        """The companies in play."""
        return [code for code in range(1, _PLACES) if self.drawn >> (code - 1) & 1]

    def certificate_codes(self):
        """Whatever may be bought or sold by its code, but for bonds."""
        return self.codes() + list(range(FIRST_PRIVATE, LAST_PRIVATE + 1))

    def to_draw(self):
        """How many companies are in play."""
        return IN_PLAY[len(self.players())]

    def started(self, company):
        """Whether a company runs."""
        return self.status[company] == STARTED

    def shares_of(self, account, company):
        """The shares of a company that a pawn or a company has."""
        if account > COMPANY:
            return self.held[company * _PLACES + account - COMPANY]
        return self.shares[company * PAWNS + account - 1]

    def add_shares(self, account, company, change):
        """Give a pawn or a company shares, or take them; nothing else."""
        if account > COMPANY:
            self.held[company * _PLACES + account - COMPANY] += change
        else:
            self.shares[company * PAWNS + account - 1] += change

    def owned(self, company):
        """The shares of a company with pawns and companies."""
        pawns = sum(self.shares[company * PAWNS : company * PAWNS + PAWNS])
        return pawns + sum(self.held[company * _PLACES : company * _PLACES + _PLACES])

    def in_pool(self, company):
        """The shares of a company in the pool: what was paid and nobody has."""
        return self.ordinary[company] + 2 * self.issued[company] - self.owned(company)

    def own_trains(self, company):
        """A company's trains."""
        return [train for train in self.trains[2 * company : 2 * company + 2] if train]

    def bonds_left(self):
        """The bonds that the bank has."""
        return ALL_BONDS - sum(self.bonds)

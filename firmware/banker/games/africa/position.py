"""The state of a game, who acts in it, and who owns what."""

from ...rules.forms import PAWNS
from . import refusals
from .data import (
    ALL_BONDS,
    CARDS,
    CARDS_SALE,
    COMPANIES,
    COMPANY,
    CONCESSIONS,
    DRAW,
    FIRST,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    IN_PLAY,
    LAST_CONCESSION,
    LAST_PRIVATE,
    LIMITS_AT,
    NUMBERS_AT,
    OPERATE,
    STARTED,
    STARTING_CASH,
    STOCK,
    printed_tables,
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
# Everything a position consists of: what a transaction may change inside, and the rest.
CHANGING = (
    ("cash", "bonds", "spent", "sold", "status", "spaces", "treasuries", "shares", "held")
    + ("leaders", "firsts", "ordinary", "issued", "trains", "stations")
    + ("privates", "concessions", "bank_trains")
)  # fmt: skip
PARTS = CHANGING + (
    ("count", "stage", "set", "round", "turn", "seats", "out", "cards", "priority", "passes")
    + ("source", "looked", "acted", "begun", "last", "touched", "drawn", "order", "operated")
    + ("company", "step", "bank_train", "used", "spared", "offer", "tables", "end")
)  # fmt: skip
_PLACES = COMPANIES + 1


class Position(Figures):
    """What is kept by company has a place per code, what is kept by pawn one per key less one."""

    def restart(self, seats):
        """Set the table for six seats: pawns clockwise from the starting player, 0 behind the
        last."""
        players = PAWNS - seats.count(0)
        self.count = 0  # confirmed transactions
        self.stage = DRAW
        self.set = 1
        self.round = 0  # 1 or 2: which operating round it is
        self.turn = 0  # the pawn that acts in a stock round, or opens in the concessions' auction
        self.seats = seats
        self.out = 0  # removed pawns, one bit each
        self.cash = [0] * PAWNS
        for pawn in seats[:players]:
            self.cash[pawn - 1] = STARTING_CASH[players]
        self.bonds = bytearray(PAWNS)
        self.cards = CARDS[players]  # left to auction
        self.spent = [0] * PAWNS  # on them
        # A stock round.
        self.priority = 0
        self.passes = 0  # in a row
        self.source = 0  # of this turn's purchases, which goes on
        self.looked = 0  # bought of the deck in this turn
        self.acted = 0  # whether anything was bought or sold in this turn
        self.begun = 0  # pawns that have had a turn, one bit each
        self.last = 0  # who bought or sold last
        self.touched = 0  # whether anybody has done anything yet
        self.sold = [0] * PAWNS  # sets of companies
        # Companies.
        self.drawn = 0  # set of those in play
        self.status = bytearray(_PLACES)
        self.spaces = bytearray(_PLACES)  # places in the market
        self.order = b""  # those started: dearest first, then who arrived first
        self.treasuries = [0] * _PLACES
        self.shares = bytearray(_PLACES * PAWNS)
        self.held = bytearray(_PLACES * _PLACES)  # shares of a company that others hold
        self.leaders = bytearray(_PLACES)
        self.firsts = bytearray(_PLACES)  # who has held a share longest, while it waits
        self.ordinary = bytearray(_PLACES)  # certificates paid
        self.issued = bytearray(_PLACES)  # whether the director's is paid
        self.trains = bytearray(2 * _PLACES)
        self.stations = bytearray(_PLACES)
        self.spared = 0  # the company that has a free station and still its cheap one
        # An operating round.
        self.operated = 0  # set of those that are done
        self.company = 0  # in turn
        self.step = 0
        self.bank_train = 0  # whether it has bought one of the bank
        # Privates and concessions: accounts.
        self.privates = bytearray(LAST_PRIVATE - FIRST_PRIVATE + 1)
        self.used = 0  # privates whose power is spent, one bit each
        self.concessions = bytearray(LAST_CONCESSION - FIRST_CONCESSION + 1)
        self.set_tables(printed_tables(players))
        self.offer = 0
        self.end = 0

    def set_tables(self, tables):
        """Begin with these numbers."""
        self.tables = bytes(tables)
        self.bank_trains = bytearray(tables[NUMBERS_AT:LIMITS_AT])

    # Pawns and turns.

    def in_play(self, pawn):
        """Whether a pawn has a seat and has not been removed."""
        return pawn != 0 and pawn in self.seats and not self.out >> (pawn - 1) & 1

    def players(self):
        """The pawns that have a seat, clockwise."""
        return [pawn for pawn in self.seats if pawn]

    def pawns(self):
        """The pawns in play, clockwise."""
        return [pawn for pawn in self.seats if self.in_play(pawn)]

    def left_of(self, pawn):
        """All others that have a seat, clockwise from a pawn's left."""
        players = self.players()
        at = players.index(pawn)
        return players[at + 1 :] + players[:at]

    def next_to(self, pawn):
        """The next pawn in play."""
        for other in self.left_of(pawn):
            if self.in_play(other):
                return other
        return pawn

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

"""Chicago Express: its acts, and what the screens ask of it. The board itself is in `board`."""

from ...kit.describe import PAWN, act, flow, look, set_of
from ...rules.forms import BAD_NUMBER, Refused
from ...ui import keys, sounds
from .board import (
    CHICAGO,
    COMPANY,
    DETROIT,
    DIAL,
    FLAGS,
    SOMEBODY,
    STARTING_CASH,
    WABASH,
    Board,
    are_tables,
    can_be,
)
from .building import (
    BUILD_FIELDS,
    INDUSTRY,
    VALUE,
    build,
    build_fields,
    built,
    check_build,
    check_city,
    check_forest,
    check_mountain,
    check_track,
    city,
    develop_fields,
    developed,
    forest,
    mountain,
    rise,
    track,
)
from .turns import (
    BID,
    WINNER,
    all_open,
    auction,
    auction_fields,
    auctioned,
    check_auction,
    is_open,
    next_turn,
    nobody,
    pay_dividends,
)

WINNERS = set_of("winners", PAWN)
COMPANIES_PAGE, PLAYERS_PAGE, SHARES_PAGE, RANKING_PAGE = 1, 2, 4, 6


def check_pass(game, dial=0):
    """Refuse to turn a dial that is on red."""
    if dial and game.red(dial):
        raise Refused("dial_red")


def give_up(game, dial):
    """Turn a dial and do nothing."""
    next_turn(game, dial)


def dividends(game):
    """Pay everybody; then the game is over, or the next round begins."""
    game.outcome.pawn = 0  # it is everybody's
    pay_dividends(game)
    if game.flags():
        game.go_to("over")
        won = [1 << pawn - 1 for place, pawn, _ in game.ranking() if place == 1]
        game.say("over", WINNERS, sum(won))
        return
    for dial in range(1, DIAL[1] + 1):
        game.dials[dial] = 0
    rise(game, DETROIT)  # it can: at its last value it is an end flag
    game.go_to("turn")


def remove(game, pawn):
    """Take a pawn out: its shares go back to the charters, its cash to the bank."""
    if game.turn == pawn:
        game.turn = game.next_to(pawn)
    game.note("cash", pawn)
    game.leave(pawn)


def show_players(app):
    """Go to the players' page."""
    app.home(PLAYERS_PAGE)


def show_prospects(app):
    """Show what the dividends would be now."""
    from .screens import Prospects

    app.open(Prospects())


def draw_payday(app, canvas, outcome, hint, undoing):
    """Draw the general dividends."""
    from .screens import draw_payday

    draw_payday(app, canvas, outcome, hint, undoing)


_SALE, _TURN = ("opening", "turn", "wabash"), ("turn",)


class Game(Board):
    """Its acts, and what its screens show besides."""

    acts = (
        act("auction", None, (COMPANY, WINNER, BID), auction, check_auction, _SALE, False),
        act("nobody", None, (COMPANY,), nobody, check_auction, _SALE, False),
        act("build", None, BUILD_FIELDS, build, check_build, _TURN, False),
        act("city", None, (VALUE, SOMEBODY), city, check_city, _TURN, False),
        act("mountain", None, (VALUE, COMPANY), mountain, check_mountain, _TURN, False),
        act("forest", None, (COMPANY,), forest, check_forest, _TURN, False),
        act("track", None, (INDUSTRY,), track, check_track, _TURN, False),
        act("pass", keys.GO, (DIAL,), give_up, check_pass, _TURN, False),
        act("remove", keys.REMOVE, (PAWN,), remove, Board.check_leave, ("turn", "payday"), False),
        act("dividends", keys.INTEREST, (), dividends, None, ("payday",), False),
    )
    flows = (
        flow("auction", keys.BUY_BANK, auction_fields, auctioned, _SALE),
        flow("build", keys.SELL, build_fields, built, _TURN),
        flow("develop", keys.OFFICES, develop_fields, developed, _TURN, check_track),
    )
    looks = (
        look("players_page", keys.BUY_PLAYER, show_players),
        look("dividends", keys.INTEREST, show_prospects, _SALE),
    )
    pages = ("companies", "players", "treasuries", "shares", "board")
    tones = (("flags_set", sounds.WARNING), ("over", sounds.OVER))
    drawn = (("dividends", draw_payday),)
    empty_is_zero = True

    def begin(self):
        """Give the starting cash, and the numbers of the board their places."""
        if not are_tables(self.next_tables):
            raise Refused(BAD_NUMBER)
        self.turn = self.seats[0]
        for pawn in self.seats:
            self.cash[pawn] = STARTING_CASH[len(self.seats)]
        self.tables = self.next_tables[:]
        for company in range(1, WABASH + 1):
            self.income[company] = self.first_income(company)

    def after_act(self, name):
        """Tell what is new of all that ends the game."""
        if self.flags() & ~self.before.flags():
            self.say("flags_set", FLAGS, self.flags())

    def worth(self, pawn):
        """Return a pawn's cash: nothing else counts."""
        return self.cash[pawn]

    def check_correction(self, name, where, value):
        """Refuse a figure that no board can have."""
        if name == "next_tables":
            if value is not None and not can_be(where[0], value):
                raise Refused(BAD_NUMBER)
            return
        if name == "shares" and self.on_sale():
            raise Refused(self.awaited())
        if name == "present":
            all_open(self, value or 0)
        elif name != "cash" and where[-1:] and not (name == "shares" and len(where) < 2):
            is_open(self, where[-1])
        if value is not None:
            if name == "locos" and value > self.most_locos(where[0]):
                raise Refused(BAD_NUMBER)
            if name == "shares":
                self._check_shares(where[0], where[1], value)

    def _check_shares(self, pawn, company, count):
        """Refuse more shares than there are; somebody must keep one."""
        held = self.shares[pawn, company]
        if count > held + self.unsold(company):
            raise Refused("sold_out")
        if not count and self.sold(company) == held and company != WABASH:
            raise Refused(BAD_NUMBER)

    def corrected(self, cells, where, was):
        """Begin again with other numbers of the board, while nothing has happened."""
        if cells[0] == "next_tables" and not self.count:
            self.set_up(self.seats)
        elif cells[0] != "next_tables":
            self.after_act("")

    @classmethod
    def tones_of(cls, outcome):
        """Return what sounds: the Wabash, a dividend, the end."""
        made = [sounds.NEWS] if outcome.happened("wabash_opens") else []
        if cls.is_paid(outcome):
            made.append(sounds.GAIN)
        return made + [tone for name, tone in cls.tones if outcome.happened(name)]

    @classmethod
    def is_paid(cls, outcome):
        """Return whether dividends were paid."""
        kind = outcome.transaction[0]
        if kind == cls.kind_of["build"]:
            return bool(outcome.transaction[5] >> (CHICAGO - 1))
        return kind == cls.kind_of["dividends"]

    @classmethod
    def rests_on(cls, outcome):
        """Return the page that shows what a transaction changed."""
        t = outcome.transaction
        if outcome.happened("over"):
            return RANKING_PAGE
        if t[0] not in cls.kinds:
            return {1: PLAYERS_PAGE, 7: 0, 8: SHARES_PAGE}.get(t[1], COMPANIES_PAGE)
        players = cls.kinds[t[0]][0] in ("auction", "nobody", "dividends", "remove")
        return PLAYERS_PAGE if players else COMPANIES_PAGE

    # Screens and words, loaded when they are wanted.

    def draw_page(self, app, canvas, name):
        """Draw a resting page."""
        from .pages import draw_page

        draw_page(app, canvas, name)

    def draw_head(self, app, canvas):
        """Draw whose turn it is, or what is awaited instead."""
        from .pages import draw_head

        draw_head(app, canvas)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed."""
        from .hints import draw_hint

        return draw_hint(app, canvas, name, field, typed)

    def draw_total(self, app, canvas):
        """Draw TOTAL."""
        from .screens import draw_total

        draw_total(app, canvas)

    def more_lines(self, texts, outcome, undoing):
        """Return what else an outcome shows, before and behind its figures."""
        from .screens import more_lines

        return more_lines(self, texts, outcome, undoing)

    def end_words(self, texts):
        """Return what has ended the game."""
        from .pages import flags_words

        return flags_words(texts, self.flags())

    @classmethod
    def told(cls, texts, outcome):
        """Return what a transaction did besides, in sentences."""
        from .screens import told

        return told(cls, texts, outcome)

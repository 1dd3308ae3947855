"""How a game of 18Lilliput goes on: whose turn is next, what a phase brings, when rounds end."""

from ....kit.describe import amount, optional
from ....rules.transactions import Refused
from ..board import (
    COMPANY,
    JUSTICIARY,
    MOST_PRICE,
    NO_CARD,
    PROFESSIONAL,
)

OWN_COMPANY = optional(COMPANY)
NEW_PRICE = optional(amount("new_price", MOST_PRICE, 1))
TENTHS = 10  # of a company


def refuse_unless(allowed, reason):
    """Refuse what is not allowed."""
    if not allowed:
        raise Refused(reason)


def check_founded(game, key):
    """Refuse a company that nobody has founded."""
    refuse_unless(game.director[key], "not_founded")


def own_company(game):
    """Return the only company of the pawn in turn; None where it has to say which."""
    own = game.directed(game.turn)
    return own[0] if len(own) == 1 else None


def get(game, amount):
    """The pawn in turn gets so much."""
    game.ask(game.turn, amount)
    game.cash[game.turn] += amount


# Turns.


def begin_round(game):
    """The Justiciary first, where somebody has it; then the first pawn."""
    for pawn in game.pawns():
        if game.has_character(pawn, JUSTICIARY):
            game.acting = pawn
            game.go_to("start")
            return
    begin_actions(game)


def begin_actions(game):
    """The first pawn takes a card."""
    game.go_to("action")
    game.part = 1
    game.acting = game.first


def clockwise(game):
    """Return all seats from the one that begins the round."""
    at = game.seats.find(bytes((game.first,)))
    return game.seats[at:] + game.seats[:at]


def end_turn(game):
    """The next pawn: clockwise in turn 1, back in turn 2."""
    game.go_to("action")
    game.under = game.left = game.waiting = 0
    game.hand = NO_CARD
    seats = clockwise(game)
    at = list(seats).index(game.acting)
    if game.part == 1:
        for pawn in seats[at + 1 :]:
            if game.in_play(pawn):
                game.acting = pawn
                return
        game.part = 2
        at = len(seats)
    for pawn in reversed(seats[:at]):
        if game.in_play(pawn):
            game.acting = pawn
            return
    game.part = game.acting = 0
    if game.alone():
        game.go_to("gulliver")
    else:
        after_cards(game)


def after_cards(game):
    """All cards are taken, and Gulliver has bought."""
    game.go_to("export" if game.tables[PROFESSIONAL] else "run")


def after_run(game):
    """The next company runs, or all have."""
    game.under = game.waiting = 0
    game.go_to("run")
    if not game.current():
        game.go_to("over" if game.last_round() else "bureau")
        if game.last_round():
            game.say("end")


def open_pool(game, key):
    """A company may buy a train of the pool, if there is one; whether it may."""
    if not game.train_count(0) or game.last_round() or not game.decides(key):
        return False
    game.under = game.step
    game.go_to("pool")
    game.waiting = key
    game.say("pool_opens", COMPANY, key)
    return True


def close_pool(game):
    """What was under way goes on."""
    if game.steps[game.under] == "run":
        after_run(game)
    else:
        end_turn(game)

"""GO: the turn of a pawn or a company ends, or is passed."""

from ...kit.describe import act, flow
from ...rules.transactions import BAD_NUMBER
from ...ui import keys
from .reasons import has_to_sell, refuse
from .rounds import end_operation, end_turn


def end_fields(game, typed):
    """Return that nothing is asked."""
    return ()


def ended(game, typed):
    """Return the transaction of GO."""
    return ("end",) if game.operating() or game.acted else ("pass",)


def check_end(game):
    """Refuse to end a turn with too many certificates, where one can be sold."""
    if game.may_sell() and has_to_sell(game, game.turn):
        refuse("over_limit")


def check_pass(game):
    """Refuse to pass after a purchase or a sale."""
    check_end(game)
    refuse(BAD_NUMBER if game.acted else None)


def check_stop(game):
    """Refuse to end a turn in which nothing was bought or sold: that is a pass."""
    check_end(game)
    refuse(None if game.acted or game.operating() else BAD_NUMBER)


def check_go(game):
    """Refuse the key where the turn cannot end."""
    if not game.operating():
        check_end(game)


def end(game):
    """End the turn of a company or a pawn."""
    if game.operating():
        end_operation(game)
    else:
        end_turn(game)


def give_way(game):
    """Pass."""
    game.touched = 1
    game.say("may_turn")
    end_turn(game)


_PAWNS = ("first", "stock")
_ENDS = _PAWNS + ("trains", "pool", "end")
ENTRIES = (
    flow("go_on", keys.GO, end_fields, ended, _ENDS, check_go),
    act("end", None, (), end, check_stop, _ENDS, False),
    act("pass", None, (), give_way, check_pass, _PAWNS, False),
)

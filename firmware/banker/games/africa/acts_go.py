"""GO: a company runs; a turn ends, or is passed."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER
from ...ui import keys
from .data import COMPANY_AT, RUN, TRAINS
from .market import move_token, pay
from .reasons import has_to_sell, refuse
from .rounds import end_operation, end_turn

PAYS = kind("pays", 3, names=IN_WORDS)
REVENUE = amount("revenue", 9990, reason="not_by_ten", by=10)
EACH = amount("each", 999)
_PAY, _KEEP = 1, 3
_BACK_WITHOUT_TRAIN, _MOST_ON = 3, 4


def check_run(game, revenue=0, pays=_KEEP):
    """Refuse revenue without a train, and to pay nothing out."""
    if revenue and not game.own_trains(game.company):
        refuse("no_train")
    if pays not in (_PAY, _KEEP) or (pays == _PAY and not revenue):
        refuse(BAD_NUMBER)


def run(game, revenue, pays):
    """Pay the revenue out or keep it; the token moves."""
    company, each = game.company, revenue // 10
    price = game.price[company]
    if pays == _PAY:
        game.say("pays_each", REVENUE, revenue, EACH, each)
        _pay_dividend(game, company, each)
        steps = min(revenue // price, _MOST_ON)
        if steps < 2:
            steps = int(2 * revenue >= price)
    else:
        game.say("keeps", REVENUE, revenue)
        if revenue:
            pay(game, COMPANY_AT + company, revenue)
        left_alone = not game.issued[company] and not game.own_trains(company)
        steps = -_BACK_WITHOUT_TRAIN if left_alone else -1
    move_token(game, company, steps)
    if game.started(company):
        game.step = TRAINS
    else:
        end_operation(game)


def _pay_dividend(game, company, each):
    """To pawns, and to companies for shares of others."""
    for account in list(game.seats) + [COMPANY_AT + code for code in game.codes()]:
        held = game.shares_of(account, company)
        if held:
            pay(game, account, held * each)


def go_fields(game, typed):
    """Return what is asked: revenue before a company with a train runs, and what becomes of it."""
    if not game.operating() or game.step > RUN or not game.own_trains(game.company):
        return ()
    return (REVENUE, PAYS) if typed and typed[0] else (REVENUE,)


def gone_on(game, typed):
    """Return the transaction of GO."""
    if not game.operating():
        return ("end",) if game.acted else ("pass",)
    if game.step > RUN:
        return ("end",)
    if not go_fields(game, ()):
        return ("run", 0, _KEEP)
    return ("run",) + typed + (() if typed[:1] != (0,) else (_KEEP,))


# The end of a turn.


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


_PAWNS, _TO_RUN = ("first", "stock"), ("track", "station", "run")
_ENDS = _PAWNS + ("trains", "pool", "end")
ENTRIES = (
    flow("go_on", keys.GO, go_fields, gone_on, _ENDS + _TO_RUN, check_go),
    act("end", None, (), end, check_stop, _ENDS, False),
    act("pass", None, (), give_way, check_pass, _PAWNS, False),
    act("run", None, (REVENUE, PAYS), run, check_run, _TO_RUN, False),
)

"""GO: a company runs."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER
from ...ui import keys
from .data import COMPANY_AT, TRAINS
from .market import move_token, pay
from .reasons import refuse
from .rounds import end_operation

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


def run_fields(game, typed):
    """Return what is asked of a company with a train: revenue, and what becomes of it."""
    if not game.own_trains(game.company):
        return ()
    return (REVENUE, PAYS) if typed and typed[0] else (REVENUE,)


def ran(game, typed):
    """Return the transaction of a run."""
    if not game.own_trains(game.company):
        return ("run", 0, _KEEP)
    return ("run",) + typed + (() if typed[:1] != (0,) else (_KEEP,))


_STEPS = ("track", "station", "run")
ENTRIES = (
    flow("go_on", keys.GO, run_fields, ran, _STEPS),
    act("run", None, (REVENUE, PAYS), run, check_run, _STEPS, False),
)

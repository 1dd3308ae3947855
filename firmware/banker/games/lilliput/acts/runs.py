"""Runs of 18Lilliput, and the end of a round."""

from ....kit.describe import act, amount, flow, kind, optional
from ....kit.layout import IN_WORDS
from ....kit.names import within
from ....ui import keys
from ..board import (
    ALLENBECK,
    BROBDINGNAG,
    COMPANY,
    DIRECTORS_PART,
    MOST,
    OBSOLETE,
    PROFESSIONAL,
)
from .turns import (
    NEW_PRICE,
    TENTHS,
    after_run,
    open_pool,
    refuse_unless,
)

PAYS, KEEPS = 1, 2
DOUBLE = 6  # from here on a train's run counts twice: 3D, 4D
NAMED_BONUS = bytes((0, 0, 0, 20, 50))  # for so many named cities, as Allenbeck plays

ROUTE = amount("route", 999, by=10, reason="not_tens")
REVENUE = amount("revenue", MOST, by=10, reason="not_tens")
PAY_OR_KEEP = optional(kind("pays", 2, names=IN_WORDS))
TENTH = amount("tenth", MOST)


def named_cities(game, typed):
    """Return how many cities on a route can have a name."""
    return range(len(NAMED_BONUS))


NAMED = kind("named", 4, 0, choices=named_cities)


def run_of(phase, train, route, named=0):
    """Return what a route is worth: twice for 3D and 4D, half for an obsolete train, down to a ten;
    then what so many named cities add."""
    if train >= DOUBLE:
        route *= 2
    elif OBSOLETE[phase] == train:
        route = route // 20 * 10
    return route + NAMED_BONUS[named]


def routes(game, typed):
    """Return (fields of the routes as far as they are known, runs of the trains done)."""
    fields, runs = [], []
    for train in game.fleet(game.current()):
        fields.append(ROUTE)
        if len(fields) > len(typed):
            break
        route, named = typed[len(fields) - 1], 0
        if game.tables[ALLENBECK] and route:
            fields.append(NAMED)
            if len(fields) > len(typed):
                break
            named = typed[len(fields) - 1]
        runs.append(run_of(game.phase, train, route, named))
    return fields, runs


def run_fields(game, typed):
    """Return the company, the route of every train, what becomes of the revenue, the price."""
    from ....kit.asking import fields_of

    company = game.current()
    fields, runs = routes(game, typed[1:])
    fields.insert(0, within(COMPANY, company, company))
    if len(runs) == game.train_count(company):
        run = company, sum(runs)
        behind = fields_of(game, RUN, run + typed[len(fields) :])
        fields += behind[2:]
    return fields


def ran(game, typed):
    """Return the transaction: the sum of the runs, not the routes."""
    fields, runs = routes(game, typed[1:])
    if len(runs) < game.train_count(game.current()):
        return ("run",)
    from ....kit.asking import entered

    t = (game.current(), sum(runs)) + typed[1 + len(fields) :]
    return ("run",) + entered(game, RUN, t)[1:]


def given_run(game, company, revenue, pays=None):
    """Whether it is paid, where that is no choice; the price where no chart tells it."""
    if pays is None:
        if not revenue:
            return KEEPS
        return None if game.decides(company) and not game.last_round() else PAYS
    return 0 if game.chart() else None


def check_run(game, company=0, revenue=0, pays=0, price=0):
    """Refuse another company, and a revenue without trains."""
    refuse_unless(not company or company == game.current(), "no_such_company")
    refuse_unless(not revenue or game.train_count(company), "no_train")


def run(game, company, revenue, pays, price):
    """A company keeps what it earns, or pays it."""
    from .chart import left, move, right  # not wanted while it is typed

    last = game.last_round()
    if last:
        revenue *= 2
    game.ran |= 1 << company - 1
    if pays == KEEPS:
        game.outcome.act = "kept" if revenue else "idle"
        game.treasury[company] += revenue
        move(game, company, left, 1, price)
        if open_pool(game, company):
            return
    else:
        dividend(game, company, revenue)
        move(game, company, right, 2 if last else 1, price)
    after_run(game)


def dividend(game, company, revenue):
    """A tenth on each share of 10%, five on the director's certificate."""
    shared = revenue
    if game.tables[BROBDINGNAG]:
        shared = (revenue // 2 + 9) // 10 * 10
        game.treasury[company] += revenue - shared
    tenth = shared // TENTHS
    game.say("paid", REVENUE, revenue, TENTH, tenth)
    for pawn in game.pawns():
        tenths = game.shares[pawn, company]
        if game.director[company] == pawn:
            tenths += DIRECTORS_PART
        game.cash[pawn] += tenths * tenth


def bureau(game):
    """The top train goes, and the round ends; with export it goes before the runs."""
    from .depot import export, settle  # not wanted for a run

    under = game.steps[game.step]
    if under == "export" or not game.tables[PROFESSIONAL]:
        export(game)
    settle(game, under)


RUN_FIELDS = COMPANY, REVENUE, PAY_OR_KEEP, NEW_PRICE
RUN = act("run", None, RUN_FIELDS, run, check_run, ("run",), False, given_run)
ENTRIES = (
    flow("run", keys.INTEREST, run_fields, ran, ("run",)),
    RUN,
    act("bureau", keys.INTEREST, (), bureau, None, ("export", "bureau"), False),
)

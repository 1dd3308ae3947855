"""A company's turn up to its run: track, a station, what its trains bring."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused
from ...ui import keys
from .acting_company import acts
from .board import FIRST_COMPANY, RUN, STATION, TRACK, TRAINS
from .rounds import KEEP, PAY, pay_owner, run_leads

PAID, FREE = 1, 2
TRACK_WORK = 1
_STEPS = ("track", "station", "run")


def _payouts(game, typed):
    """Return what can be done with a revenue."""
    return (PAY, KEEP)


WORK = kind("work", 2, names=IN_WORDS)
COST = amount("cost", 990, 10, by=10)
PAYMENT = kind("payment", 2, names=IN_WORDS)
REVENUE = amount("revenue", 9990, by=10)
PAYOUT = kind("payout", 3, names=IN_WORDS, choices=_payouts)


# Track and stations.


def stations_left(game, company):
    """Return how many stations a company can still put."""
    return game.station_limits[company - FIRST_COMPANY] - game.stations[company]


def check_track(game, cost=0):
    """Refuse track that cannot be paid, or that comes too late."""
    if game.step != TRACK:
        raise Refused("track_done")
    if game.till[game.acting] < max(cost, COST[0]):
        raise Refused("till_short")


def track(game, cost):
    """Pay for terrain."""
    company = acts(game)
    game.till[company] -= cost
    game.step = STATION if stations_left(game, company) > 0 else RUN


def station_cost(game, company):
    """Return what the next station of a company costs."""
    return game.station_costs[min(game.stations[company], len(game.station_costs) - 1)]


def has_free_station(game):
    """Return whether the company in turn owns the private that gives a station."""
    return bool(game.free_station) and game.owner[game.free_station] == game.acting


def check_station(game, payment=0):
    """Refuse a station that there is none for, or no money."""
    company = game.acting
    if stations_left(game, company) <= 0:
        raise Refused("no_more_stations")
    free = has_free_station(game)
    if payment == FREE and not free:
        raise Refused("no_free_station")
    pays = payment == PAID or not free
    if pays and game.till[company] < station_cost(game, company):
        raise Refused("till_short")


def station(game, payment):
    """Put a station."""
    company = acts(game)
    if payment == PAID:
        game.till[company] -= station_cost(game, company)
    game.stations[company] += 1
    game.step = RUN


def check_build(game):
    """Refuse where neither track nor a station can be paid."""
    try:
        check_track(game)
    except Refused:
        check_station(game)


def build_fields(game, typed):
    """Ask whether track or a station, then its cost."""
    if typed and typed[0] == TRACK_WORK:
        return (WORK, COST)
    return (WORK, PAYMENT) if typed and has_free_station(game) else (WORK,)


def built(game, typed):
    """Return what is built so far."""
    if not typed or typed[0] == TRACK_WORK:
        return ("track",) + typed[1:]
    return ("station",) + typed[1:] if has_free_station(game) else ("station", PAID)


# The run.


def check_run(game, revenue=0, payout=0):
    """Refuse what a company cannot have earned or paid."""
    if revenue and not game.trains_of(game.acting):
        raise Refused("no_train")
    if payout == PAY and not revenue:
        raise Refused("bad_number")


def run(game, revenue, payout):
    """Pay out what the trains bring, or keep it."""
    company = acts(game)
    if payout == PAY:
        for pawn in game.players():
            pay_owner(game, pawn, game.held[pawn, company] * revenue // 10)
        pay_owner(game, company, game.pool[company] * revenue // 10)
    else:
        game.till[company] += revenue
    game.move_token(company, run_leads(game, company, payout))
    game.operated[company] = 1
    game.step = TRAINS


def run_fields(game, typed):
    """Ask for the revenue of a company with a train, and whether it pays."""
    if not game.trains_of(game.acting):
        return ()
    return (REVENUE,) if typed and not typed[0] else (REVENUE, PAYOUT)


def ran(game, typed):
    """Return the run so far."""
    if not game.trains_of(game.acting) or (typed and not typed[0]):
        return ("run", 0, KEEP)
    return ("run",) + typed


ENTRIES = (
    flow("build", keys.OFFICES, build_fields, built, _STEPS[:2], check_build),
    flow("run", keys.GO, run_fields, ran, _STEPS),
    act("track", None, (COST,), track, check_track, _STEPS[:2], False),
    act("station", None, (PAYMENT,), station, check_station, _STEPS[:2], False),
    act("run", None, (REVENUE, PAYOUT), run, check_run, _STEPS, False),
)

"""A company's turn: track, a station, its run, privates, the end of the turn."""

from ...rules.forms import Refused
from .base import CLOSED, RUN, STATION, TRACK, TRAINS
from .rounds import end_company_turn, pay_owner

PAY, KEEP = 1, 3
PAID, FREE = 1, 2
NO_ROUTE, BANKRUPT = 1, 2


def acts(game):
    """Tell which company acts, and for whom."""
    company = game.acting
    game.outcome.pawn = game.president[company]
    game.mention(game.COMPANY, company)
    return company


# Track and stations.


def stations_left(game, company):
    """Return how many stations a company can still put."""
    return game.station_limits[company - game.COMPANY[0]] - game.stations[company]


def check_track(game, cost=0):
    """Refuse track that cannot be paid, or that comes too late."""
    if game.step != TRACK:
        raise Refused(game.awaited())
    if game.till[game.acting] < max(cost, 10):
        raise Refused("till_short")


def track(game, cost):
    """Pay for terrain."""
    company = acts(game)
    game.till[company] -= cost
    game.step = STATION if stations_left(game, company) > 0 else RUN


def station_cost(game, company):
    """Return what the next station of a company costs."""
    return game.station_costs[min(game.stations[company], len(game.station_costs) - 1)]


def check_station(game, payment=0):
    """Refuse a station that there is none for, or no money."""
    if game.step not in (TRACK, STATION):
        raise Refused(game.awaited())
    company = game.acting
    if stations_left(game, company) <= 0:
        raise Refused("no_more_stations")
    free = has_free_station(game)
    if payment == FREE and not free:
        raise Refused("no_free_station")
    pays = payment == PAID or not free
    if pays and game.till[company] < station_cost(game, company):
        raise Refused("till_short")


def has_free_station(game):
    """Return whether the company in turn owns the private that gives a station."""
    return bool(game.free_station) and game.owner[game.free_station] == game.acting


def station(game, payment):
    """Put a station."""
    company = acts(game)
    if payment == PAID:
        game.till[company] -= station_cost(game, company)
    game.stations[company] += 1
    game.step = RUN


# The run.


def check_run(game, revenue=0, payout=0):
    """Refuse what a company cannot have earned or paid."""
    if revenue and not game.trains_of(game.acting):
        raise Refused("no_train")
    if payout and (payout == 2 or (payout == PAY and not revenue)):
        raise Refused("bad_number")


def shares_paid(game, company):
    """Return (owner, shares) of everybody that a dividend is for; the pool's is the company's."""
    found = []
    for pawn in game.players():
        if game.held[pawn, company]:
            found.append((pawn, game.held[pawn, company]))
    return found + [(company, game.pool[company])] if game.pool[company] else found


def run_leads(game, company, payout):
    """Return the space to which a run leads; 0 where the token stays."""
    space = game.space[company]
    return game.grid.right(space) if payout == PAY else game.grid.left(space)


def run(game, revenue, payout):
    """Pay out what the trains bring, or keep it."""
    company = acts(game)
    if payout == PAY:
        for owner, number in shares_paid(game, company):
            pay_owner(game, owner, number * revenue // 10)
    else:
        game.till[company] += revenue
    game.move(company, run_leads(game, company, payout))
    game.operated[company] = 1
    game.step = TRAINS


# Privates.


def check_private(game, private=0, price=None):
    """Refuse a private that the company in turn cannot buy."""
    from .stock import tied

    if not game.to_companies():
        raise Refused("not_this_phase")
    till = game.till[game.acting]
    if not private:
        fault = "no_private"
        for one in range(game.PRIVATE[0], game.PRIVATE[1] + 1):
            try:
                check_private(game, one)
                return
            except Refused as refusal:
                if refusal.reason == "till_short":
                    fault = refusal.reason
        raise Refused(fault)
    owner = game.owner[private]
    if owner in (0, CLOSED):
        raise Refused("private_closed")
    if tied(game, private):
        raise Refused("not_for_sale")
    if owner >= game.COMPANY[0]:
        raise Refused("companys_private")
    value = game.worths[private - game.PRIVATE[0]]
    if till < (value + 1) // 2:
        raise Refused("till_short")
    if price is not None:
        if not (value + 1) // 2 <= price <= 2 * value:
            raise Refused("half_to_double")
        if price > till:
            raise Refused("till_short")


# The end of the turn.


def check_end(game, answer=0):
    """Refuse to end a turn; a company without a train says why it has none."""
    without = not game.trains_of(game.acting)
    if answer and not without:
        raise Refused("bad_number")
    if answer == BANKRUPT:
        from .need import check_bankrupt

        check_bankrupt(game)


def end(game, answer):
    """End the turn, or the game."""
    acts(game)
    if answer == BANKRUPT:
        from .need import go_bankrupt

        go_bankrupt(game)
    else:
        end_company_turn(game)


RULES = {
    "track": (track, check_track),
    "station": (station, check_station),
    "run": (run, check_run),
    "end": (end, check_end),
}

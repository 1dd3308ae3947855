"""What a company does in its turn: track, stations, the run, loans, its end; and RSR's turn."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.forms import BAD_NUMBER, Refused
from ...ui import keys
from .booking import fill, move, pay, repay, take_loans
from .market import left, right
from .means import borrows, must_buy, pays
from .tables import (
    INTEREST,
    KEEP,
    LAST_PUBLIC,
    LOANS_STEP,
    MINORS,
    MOST_STATIONS,
    OPERATED,
    PUBLICS,
    RSR,
    RUN_STEP,
    STATION_STEP,
    TILE,
    TRAINS_STEP,
    paid_out,
)

TRACK_WORK, STATION_WORK = 1, 2
_TEN = 10
TILES = kind("number_of_tiles", 2)
TERRAIN = amount("cost_of_terrain", 999, reason="only_by_ten", by=_TEN)
HEXES = amount("hexes_between", 99)
REVENUE = amount("revenue_of_run", 9999, reason="only_by_ten", by=_TEN)
PAYOUT = kind("payout_choice", KEEP, names=IN_WORDS)
DUE = kind("interest", 9999)


# Track and stations.


def track_cost(tiles, terrain):
    """Return what track costs."""
    return terrain + (TILE if tiles > 1 else 0)


def check_track(game, tiles=0, terrain=0):
    """Refuse track that cannot be paid with all loans."""
    if tiles:
        borrows(game, game.acting, track_cost(tiles, terrain))


def track(game, tiles, terrain):
    """Pay for terrain and a second tile, with loans if need be."""
    code, cost = game.acting, track_cost(tiles, terrain)
    take_loans(game, code, game.needed_loans(code, cost))
    fill(game, code, -cost)
    more = code > MINORS and game.stations[code] < MOST_STATIONS
    game.step = STATION_STEP if more else RUN_STEP


def check_station(game, hexes=None):
    """Refuse more stations than there are, and one that cannot be paid."""
    code = game.acting
    if code <= MINORS or game.stations[code] >= MOST_STATIONS:
        raise Refused("no_more_stations")
    if hexes is not None:
        pays(game, code, game.station_cost(code, hexes))


def station(game, hexes):
    """Place one more station."""
    code = game.acting
    fill(game, code, -game.station_cost(code, hexes))
    game.stations[code] += 1
    game.step = RUN_STEP


def build_fields(game, typed):
    """Return what is asked: 1 track, 2 a station."""
    if not typed:
        return (WORK,)
    return (WORK, TILES, TERRAIN) if typed[0] == TRACK_WORK else (WORK, HEXES)


def built(game, typed):
    """Return the transaction of a build."""
    return ("track" if typed[0] == TRACK_WORK else "station",) + typed[1:]


def check_build(game):
    """Refuse the key where neither can be built."""
    if game.step == STATION_STEP:
        check_station(game)


def _works(game, typed):
    return (TRACK_WORK, STATION_WORK)


WORK = kind("what_to_build", STATION_WORK, names=IN_WORDS, choices=_works)


# The run.


def public_run(game, code, revenue, dividend):
    """Return (what a share is paid, what the public gets, its space): a tenth of the dividend a
    share, for the treasury's too, not for those in the pool."""
    share = dividend // 10
    space = game.space[code]
    if not dividend:
        space = left(game.market(), space, 1)
    elif dividend >= game.price(code):
        space = right(game.market(), space, False)
    return share, revenue - dividend + share * game.treasury(code), space


def asks_payout(game, revenue):
    """Return whether there is a choice of what to do with the revenue."""
    return PUBLICS < game.acting <= LAST_PUBLIC and revenue > 0


def check_run(game, revenue=0):
    """Refuse revenue without a train."""
    if revenue and not game.train_count(game.acting):
        raise Refused("no_such_train")
    if asks_payout(game, revenue):
        raise Refused(BAD_NUMBER)


def check_dividend(game, revenue=0, payout=0):
    """Refuse revenue without a train, and a choice where there is none."""
    if revenue and not game.train_count(game.acting):
        raise Refused("no_such_train")
    if payout and not asks_payout(game, revenue):
        raise Refused(BAD_NUMBER)


def run(game, revenue):
    """Pay half of a minor's revenue out and move its token; or keep that of RSR."""
    dividend(game, revenue, KEEP)


def dividend(game, revenue, payout):
    """Pay revenue out or keep it, and move the token."""
    code = game.acting
    if code == RSR:
        from .state import run_state

        run_state(game, revenue)
        return
    if code <= MINORS:
        _run_minor(game, code, revenue)
    else:
        _run_public(game, code, revenue, paid_out(revenue, payout))
    game.standing[code] = OPERATED
    game.step = LOANS_STEP if game.loans[code] else TRAINS_STEP


def _run_minor(game, code, revenue):
    """Half for its owner, half kept."""
    space = game.space[code]
    if not revenue:
        move(game, code, left(game.market(), space, 1))
        return
    pay(game, game.president[code], revenue // 2)
    fill(game, code, revenue - revenue // 2)
    move(game, code, right(game.market(), space, True))


def _run_public(game, code, revenue, dividend):
    share, kept, space = public_run(game, code, revenue, dividend)
    if share:
        for pawn in game.players():
            pay(game, pawn, share * game.held[pawn, code])
    if revenue:
        fill(game, code, kept)
    move(game, code, space)


def run_fields(game, typed):
    """Return what is asked: nothing without a train, of a minor or RSR only the revenue."""
    if not game.train_count(game.acting):
        return ()
    return (REVENUE, PAYOUT) if typed and asks_payout(game, typed[0]) else (REVENUE,)


def ran(game, typed):
    """Return the transaction of a run."""
    if not typed or not typed[0]:
        return ("idle",)
    return ("dividend" if asks_payout(game, typed[0]) else "run",) + typed


def idle(game):
    """Run for nothing."""
    run(game, 0)


# Loans, and the end of the turn.


def interest(game):
    """Pay interest, with one more loan if need be; then repay loans."""
    code = game.acting
    due = INTEREST * game.owed
    needed = game.needed_loans(code, due)
    if needed > min(game.free_loans(code), 1):
        _to_state(game, code)
        return
    game.mention(DUE, due)
    take_loans(game, code, needed)
    if due:
        fill(game, code, -due)
    repay(game, code)
    game.step = TRAINS_STEP


def check_end(game):
    """Refuse to end the turn of a company that has no train and can pay for one."""
    if must_buy(game, game.acting):
        raise Refused("must_buy_train")


def end(game):
    """End the turn; a company that has no train, and cannot pay for one, goes to the state."""
    if game.train_count(game.acting):
        from .rounds import end_turn

        end_turn(game)
    else:
        _to_state(game, game.acting)


def _to_state(game, code):
    from .rounds import end_turn
    from .state import nationalise

    nationalise(game, code)
    end_turn(game)


_TO_STATION = ("shares", "track", "station")
_TO_RUN = _TO_STATION + ("run", "rsr")
ENTRIES = (
    flow("build", keys.OFFICES, build_fields, built, _TO_STATION, check_build),
    flow("run", keys.GO, run_fields, ran, _TO_RUN),
    act("track", None, (TILES, TERRAIN), track, check_track, _TO_STATION[:2], False),
    act("station", None, (HEXES,), station, check_station, _TO_STATION, False),
    act("run", None, (REVENUE,), run, check_run, _TO_RUN, False),
    act("dividend", None, (REVENUE, PAYOUT), dividend, check_dividend, _TO_RUN, False),
    act("idle", None, (), idle, None, _TO_RUN, False),
    act("interest", keys.GO, (), interest, None, ("loans",), False),
    act("end", keys.GO, (), end, check_end, ("trains",), False),
)

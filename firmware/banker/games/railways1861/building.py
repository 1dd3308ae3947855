"""A company's building in its turn: track, stations."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused
from ...ui import keys
from .loans import needed_loans, take_loans
from .means import borrows, pays
from .tables import FIRST_STATION, LAST_STATION, MINORS, MOST_STATIONS, RUN_STEP, STATION_STEP, TILE

TRACK_WORK, STATION_WORK = 1, 2
TILES = kind("number_of_tiles", 2)
TERRAIN = amount("cost", 999, reason="only_by_ten", by=10)
HEXES = amount("hexes_between", 99)


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
    take_loans(game, code, needed_loans(game, code, cost))
    game.till[code] -= cost
    more = code > MINORS and game.stations[code] < MOST_STATIONS
    game.step = STATION_STEP if more else RUN_STEP


def station_cost(game, code, hexes):
    """Return what a public's next station costs."""
    return hexes * (FIRST_STATION if game.stations[code] == 1 else LAST_STATION)


def check_station(game, hexes=None):
    """Refuse more stations than there are, and one that cannot be paid."""
    code = game.acting
    if code <= MINORS or game.stations[code] >= MOST_STATIONS:
        raise Refused("no_more_stations")
    if hexes is not None:
        pays(game, code, station_cost(game, code, hexes))


def station(game, hexes):
    """Place one more station."""
    code = game.acting
    game.till[code] -= station_cost(game, code, hexes)
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


WORK = kind("work", STATION_WORK, names=IN_WORDS, choices=_works)


_TO_STATION = ("shares", "track", "station")
ENTRIES = (
    flow("build", keys.OFFICES, build_fields, built, _TO_STATION, check_build),
    act("track", None, (TILES, TERRAIN), track, check_track, _TO_STATION[:2], False),
    act("station", None, (HEXES,), station, check_station, _TO_STATION, False),
)

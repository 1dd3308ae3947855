"""Track and stations of the company in turn."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...ui import keys
from .data import COMPANY_AT, FREE_STATION, RUN, STATION, STATIONS, TRACK
from .market import pay
from .reasons import refuse

_BUILT = kind("built", 2, names=IN_WORDS)
COST, BONUS = amount("cost", 999), amount("bonus", 999)
INPUT = kind("how", 2, names=IN_WORDS)
_LAY_STATION, _AT_COST, _FREE = 2, 1, 2


def check_track(game, cost=0, bonus=None):
    """Refuse what the company cannot pay, and nothing at all."""
    if cost > game.treasury[game.company]:
        refuse("cash_short")
    if bonus == 0 and not cost:
        refuse("nothing_built")


def track(game, cost, bonus):
    """Pay for track, and get what new connections bring."""
    pay(game, COMPANY_AT + game.company, bonus - cost)
    game.step = STATION


def _no_station(game, how=0):
    """Return why no station can be laid."""
    if game.step > STATION:
        return game.awaited()
    cost = game.next_station(game.company)
    if not cost:
        return "no_station"
    free = game.may_be_free()
    if how == _FREE:
        return None if free else "no_power"
    short = game.treasury[game.company] < cost and not (free and not how)
    return "cash_short" if short else None


def check_station(game, how=0):
    """Refuse a station that there is not, or that cannot be paid for."""
    refuse(_no_station(game, how))


def station(game, how):
    """Lay a station; a free one is a dear one, if there is one left."""
    company = game.company
    if how == _FREE:
        game.used |= 1 << FREE_STATION - 1
        if game.stations[company] == 1 and STATIONS[company] > 2:
            game.spared = company
        pay(game, COMPANY_AT + company, 0)
        game.say("free")
    else:
        pay(game, COMPANY_AT + company, -game.next_station(company))
        if game.spared == company:
            game.spared = 0
    game.stations[company] += 1
    game.step = RUN


def build_fields(game, typed):
    """Return what is asked: track with its cost and bonus, or a station."""
    if not typed:
        return (_BUILT,)
    if typed[0] != _LAY_STATION:
        return (_BUILT, COST, BONUS)
    return (_BUILT, INPUT) if game.may_be_free() else (_BUILT,)


def built(game, typed):
    """Return the transaction of a build."""
    if typed[0] != _LAY_STATION:
        return ("track",) + typed[1:]
    return ("station",) + (typed[1:] if game.may_be_free() else (_AT_COST,))


def check_build(game):
    """Refuse the key where nothing can be built."""
    if game.step != TRACK:
        refuse(_no_station(game))


_STEPS = ("track", "station")
ENTRIES = (
    flow("build", keys.OFFICES, build_fields, built, _STEPS, check_build),
    act("track", None, (COST, BONUS), track, check_track, ("track",), False),
    act("station", None, (INPUT,), station, check_station, _STEPS, False),
)

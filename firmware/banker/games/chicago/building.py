"""Builds networks and develops land."""

from ...kit.describe import amount, kind, set_of
from ...kit.layout import IN_WORDS
from ...kit.names import in_set, within
from ...rules.transactions import BAD_NUMBER, Refused
from .board import (
    CHICAGO,
    CITY,
    COMPANY,
    MOST,
    RISE,
    SOMEBODY,
    WABASH,
    WABASH_LOCOMOTIVES,
    WHEELING,
)
from .turns import (
    BUILD,
    DEVELOP,
    check_dial,
    next_turn,
    pay_dividends,
    turn_dial,
)

FOREST_BONUS = 2
MOST_BUILT = 3  # locomotives in one build
WABASH_INCOMES = bytes((1, 3))  # Fort Wayne as it is, and developed

COST, ADDED = amount("cost", 999), amount("added", 999)
BUILT = kind("built", MOST_BUILT)
HEXES = set_of("hexes", kind("hexes", names=CITY[7] + ("Chicago",)))
FORT_WAYNE = kind("wayne", 1, 0)
BUILD_FIELDS = COMPANY, BUILT, COST, ADDED, HEXES, FORT_WAYNE
VALUE = kind("value", 9)
INDUSTRY = within(CITY, WHEELING, CITY[1])
LAND = kind("land", 5, names=IN_WORDS)
_HOUSES = 3  # kinds of land that take a house; behind them the industrial cities


def opens_wabash(game, hexes):
    """Return whether a build into these special hexes opens the Wabash."""
    return bool(hexes >> (CHICAGO - 1) and not game.arrived)


def check_build(game, company=0, built=1, cost=0, added=0, hexes=0, wayne=0):
    """Refuse what the company cannot build, and special hexes for the second time."""
    check_dial(game, BUILD)
    own = game.shares.row(game.turn)
    if company:
        game.check_open(company)
    if not (own[company - 1] if company else sum(own)):
        raise Refused("no_share")
    if company:
        if game.locos[company] < built:
            raise Refused("no_locomotives")
        if cost > game.treasury[company]:
            raise Refused("treasury_short")
        if game.income[company] + added > MOST:
            raise Refused("too_much")
    wanted = in_set(hexes)
    if len(wanted) > built:
        raise Refused("too_many_hexes")
    for place in wanted:
        if game.is_in(company, place):
            raise Refused("already_there")
    if wayne and not opens_wabash(game, hexes):
        raise Refused(BAD_NUMBER)


def build(game, company, built, cost, added, hexes, wayne):
    """Pay for locomotives, gain income; into Chicago, pay the shareholders and open the Wabash."""
    opens = opens_wabash(game, hexes)
    game.treasury[company] -= cost
    game.locos[company] -= built
    for place in in_set(hexes):
        if place < CHICAGO:
            game.present[place] |= 1 << company - 1
            added += game.tracks[place]
    game.income[company] += added
    for name in ("treasury", "income"):  # shown even if they stay, so that a slip is seen
        game.note(name, company)
    if hexes >> (CHICAGO - 1):
        game.arrived |= 1 << company - 1
        pay_dividends(game, company)
    if not opens:
        next_turn(game, BUILD)
        return
    turn_dial(game, BUILD)
    game.income[WABASH] += WABASH_INCOMES[wayne]
    game.locos[WABASH] = WABASH_LOCOMOTIVES
    game.go_to("wabash")
    game.say("wabash_opens")


def build_fields(game, typed):
    """Return what is asked: Fort Wayne only where the Wabash opens."""
    asks = len(typed) > 4 and opens_wabash(game, typed[4])
    return BUILD_FIELDS if asks else BUILD_FIELDS[:-1]


def built(game, typed):
    """Return the transaction of a build."""
    if len(typed) == 5 and not opens_wabash(game, typed[4]):
        typed += (0,)
    return ("build",) + typed


# Developing.


def check_house(game):
    """Refuse to develop with no house."""
    check_dial(game, DEVELOP)
    if not game.houses:
        raise Refused("no_houses")


def check_city(game, value=0, companies=0):
    """Refuse to develop a city for the closed Wabash."""
    check_house(game)
    game.check_all_open(companies)


def check_mountain(game, value=0, company=0):
    """Refuse to develop for the closed Wabash."""
    check_house(game)
    game.check_open(company)


def check_forest(game, company=0):
    """Refuse to develop for the closed Wabash."""
    check_mountain(game, 0, company)


def check_track(game, city=0):
    """Refuse an industrial city where nobody is, or that is at its end."""
    check_dial(game, DEVELOP)
    if city and not game.present[city]:
        raise Refused("nobody_there")
    if city and game.tracks[city] >= game.last(city):
        raise Refused("track_end")


def city(game, value, companies):
    """Develop a city: income for every company there."""
    for company in in_set(companies):
        game.income[company] += value
    game.houses -= 1
    next_turn(game, DEVELOP)


def mountain(game, value, company):
    """Develop a mountain: income for one company."""
    city(game, value, 1 << company - 1)


def forest(game, company):
    """Develop a forest: money for one company."""
    game.treasury[company] += FOREST_BONUS
    game.houses -= 1
    next_turn(game, DEVELOP)


def rise(game, city):
    """Raise an industrial city, and the income of every company there."""
    game.tracks[city] += RISE[city]
    for company in in_set(game.present[city]):
        game.income[company] += RISE[city]


def track(game, city):
    """Develop an industrial city."""
    rise(game, city)
    next_turn(game, DEVELOP)


def develop_fields(game, typed):
    """Return what is asked: the land, and what that takes."""
    more = ((), (VALUE, SOMEBODY), (VALUE, COMPANY), (COMPANY,))
    land = typed[0] if typed else 0
    return (LAND,) + (more[land] if land <= _HOUSES else ())


def developed(game, typed):
    """Return the transaction: each kind of land is one of its own."""
    land = typed[0]
    if 1 <= land <= _HOUSES:
        return (("city", "mountain", "forest")[land - 1],) + typed[1:]
    return ("track", land - _HOUSES - 1 + WHEELING)

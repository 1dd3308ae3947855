"""Cards of 18Lilliput: what the Justiciary and the sides of a card bring, shares, and payments."""

from ....kit.cell_values import PAWN
from ....kit.describe import act, amount, kind, optional
from ....rules.transactions import BAD_NUMBER
from ....ui import keys
from ..board import (
    GENERAL,
    ONE_TRAIN,
    RELIEF,
    SHARES,
    STATION,
    TILES,
    TREASURIES,
    TWO_TRAINS,
    side,
)
from .turns import (
    OWN_COMPANY,
    begin_actions,
    close_pool,
    end_turn,
    get,
    own_company,
    refuse_unless,
)

JUSTICE_CASH, JUSTICE_TREASURIES = 5, 20
IN_CASH, IN_TREASURIES = 1, 2
STATION_COSTS, GENERALS_COSTS = bytes((0, 40, 100)), bytes((0, 20, 50))  # by those on the map

WHERE = kind("where", 2)
LOWER = optional(amount("lower", JUSTICE_TREASURIES))
RELIEF_LOWER = optional(amount("lower", max(RELIEF)))
CARD = kind("card", 9, 0)
COPY = optional(kind("copy", 1))
SIDE = kind("side", 2)


# Which fields are not asked for, and what they are then.


def given_justice(game, where):
    """The amount for the lower of two companies."""
    return None if where == IN_TREASURIES and own_company(game) is None else 0


def given_card(game, card, copy=None, which=0, company=None):
    """A copy card, the company that builds a station, the amount for the lower of two."""
    if copy is None:
        return None if game.taken >> card & 1 else 0
    does = side(card, which)
    if company is None:
        return own_company(game) if does == STATION else 0
    return None if does == TREASURIES and own_company(game) is None else 0


# The Justiciary, and cards.


def share_out(game, amount, lower):
    """Money for a pawn's companies: so much for the lower of two, the rest for the other."""
    own = game.directed(game.turn)
    if len(own) == 1:
        lower = amount
    game.treasury[own[0]] += lower
    if lower < amount:
        game.treasury[own[1]] += amount - lower


def justice(game, where, lower):
    """Take some cash, or more for the treasuries."""
    if where == IN_CASH:
        get(game, JUSTICE_CASH)
    else:
        share_out(game, JUSTICE_TREASURIES, lower)
    begin_actions(game)


def station_cost(game, key):
    """Return what a company's next station costs; None if it has all of them."""
    general = game.has_character(game.director[key], GENERAL)
    costs = GENERALS_COSTS if general else STATION_COSTS
    return costs[game.stations[key]] if game.stations[key] < len(costs) else None


def check_card(game, card=None, copy=0, which=0, company=None, lower=0):
    """Refuse a card that is taken, a station that cannot be, more relief than there is."""
    if card is not None and game.taken >> card & 1:
        refuse_unless(game.copies[game.acting], "card_taken")
    if company:
        refuse_unless(game.director[company] == game.acting, "no_such_company")
        cost = station_cost(game, company)
        refuse_unless(cost is not None, "stations_out")
        refuse_unless(cost <= game.treasury[company], "treasury_short")
    refuse_unless(lower <= RELIEF[game.phase], BAD_NUMBER)


def card(game, card, copy, which, company, lower):
    """Take a card; shares and trains are bought with it afterwards."""
    game.taken |= 1 << card
    game.copies[game.acting] -= copy
    does = side(card, which)
    if does in (SHARES, ONE_TRAIN, TWO_TRAINS):
        game.go_to("shares" if does == SHARES else "trains")
        game.hand = card
        game.left = 0 if does == SHARES else does - ONE_TRAIN + 1
        return
    if does == STATION:
        game.treasury[company] -= station_cost(game, company)
        game.stations[company] += 1
    elif does == TREASURIES:
        share_out(game, RELIEF[game.phase], lower)
    elif does != TILES:
        get(game, does)
    end_turn(game)


def end(game):
    """Nothing more is bought."""
    if game.in_step("pool"):
        close_pool(game)
    else:
        end_turn(game)


def check_remove(game, pawn=0):
    """Refuse to take anybody out where no more than two are left."""
    game.check_leave(pawn)


def remove(game, pawn):
    """Take a pawn out: its shares go to the bank, its companies run on."""
    game.leave(pawn)
    if game.in_step("action") and game.acting == pawn:
        end_turn(game)


_CARD = CARD, COPY, SIDE, OWN_COMPANY, RELIEF_LOWER
_REMOVING = "action", "export", "run", "bureau"
ENTRIES = (
    act("card", keys.GO, _CARD, card, check_card, ("action",), False, given_card),
    act("end", keys.GO, (), end, None, ("shares", "trains", "pool"), False),
    act("justice", keys.GO, (WHERE, LOWER), justice, None, ("start",), False, given_justice),
    act("remove", keys.REMOVE, (PAWN,), remove, check_remove, _REMOVING, False),
)

"""How trains of 18Lilliput change hands."""

from ....kit.describe import act, amount, called, kind, optional
from ....kit.layout import IN_WORDS
from ....ui import keys
from ..board import ADMIRAL, COMPANY, OBSOLETE, TRAIN
from .turns import (
    OWN_COMPANY,
    check_founded,
    close_pool,
    end_turn,
    own_company,
    refuse_unless,
)

GIVE_UP, NEW, FROM_COMPANY, FROM_POOL, GIVE_BACK = 0, 1, 2, 3, 4

INPUT = optional(kind("how", 4, names=IN_WORDS))
SELLER = optional(called("seller", COMPANY))
TYPE = optional(TRAIN)
COST = optional(amount("cost", 9999, 1))


def given_train(game, how=None, company=None, seller=None, train=None):
    """What follows from how a train changes hands."""
    if how is None:
        return GIVE_UP if game.in_step("return") else None
    if company is None:
        return game.waiting if how in (GIVE_UP, FROM_POOL) else own_company(game)
    if seller is None:
        return None if how == FROM_COMPANY else 0
    if train is None:
        if how in (NEW, GIVE_BACK):
            return game.top() if how == NEW else OBSOLETE[game.phase]
        types = game.types_of(seller)
        return None if how == GIVE_UP or len(types) > 1 else types[0] if types else 0
    if how in (NEW, FROM_POOL):
        return game.cost(train) or (None if train else 0)
    return None if how == FROM_COMPANY else 0


def due(game, how, cost):
    """Return what a train of pile or pool costs: new ones are cheaper for the Admiral."""
    admiral = how == NEW and game.has_character(game.acting, ADMIRAL)
    return cost - cost // 10 if admiral else cost


def check_train(game, how=None, company=None, seller=None, train=None, cost=None):
    """Refuse what the step, the limit or the money does not allow."""
    if how is None:
        return
    if how == FROM_POOL:
        fits = game.in_step("pool")
    elif how in (NEW, FROM_COMPANY):
        fits = game.in_step("trains")
    else:
        fits = (how == GIVE_UP) == game.in_step("return")
    refuse_unless(fits, game.awaited())
    if company is not None and how != GIVE_UP:
        refuse_unless(game.director[company] == game.turn, "no_such_company")
        if how == GIVE_BACK:
            obsolete = OBSOLETE[game.phase]
            refuse_unless(obsolete and game.trains[company, obsolete], "not_obsolete")
            return
        refuse_unless(game.train_count(company) < game.limit(), "train_limit")
        refuse_unless(how != FROM_COMPANY or game.treasury[company], "treasury_short")
    if seller:
        check_founded(game, seller)
        refuse_unless(seller != company, "no_such_company")
        refuse_unless(game.decides(seller), "sells_nothing")
        refuse_unless(game.train_count(seller), "no_train")
    if train is not None and how != NEW:
        whose = company if how == GIVE_UP else seller
        refuse_unless(train and game.trains[whose, train], "no_train")
    if cost is not None and how == FROM_COMPANY:
        refuse_unless(cost <= game.treasury[company], "treasury_short")
    elif cost is not None and how != GIVE_UP:
        money, short = game.treasury[company], "treasury_short"
        if not game.train_count(company):  # without one its director helps
            money, short = money + game.cash[game.director[company]], "cash_short"
        refuse_unless(due(game, how, cost) <= money, short)


def train(game, how, company, seller, train, cost):
    """A train changes hands; what was under way goes on."""
    from .depot import settle, take_off_pile  # not wanted while it is typed

    game.outcome.act = ("give_up", "new", "from_company", "from_pool", "give_back")[how]
    if how == NEW:
        pay_train(game, company, due(game, how, cost))
        game.left -= 1
        take_off_pile(game, company)
        settle(game, "trains")
        return
    giver, taker = (seller, company) if how in (FROM_COMPANY, FROM_POOL) else (company, 0)
    game.trains[giver, train] -= 1
    game.trains[taker, train] += 1
    if how == FROM_COMPANY:
        game.treasury[company] -= cost
        game.treasury[seller] += cost
        game.left -= 1
        if not game.left:
            end_turn(game)
    elif how == FROM_POOL:
        pay_train(game, company, cost)
        close_pool(game)
    elif how == GIVE_UP:
        settle(game, game.steps[game.under])


def pay_train(game, company, cost):
    """Out of the treasury; what is missing there, of the director."""
    missing = max(0, cost - game.treasury[company])
    game.treasury[company] -= cost - missing
    if missing:
        director = game.director[company]
        game.ask(director, -missing)
        game.cash[director] -= missing


_FIELDS = INPUT, OWN_COMPANY, SELLER, TYPE, COST
_STEPS = "action", "shares", "trains", "pool", "return"
ENTRIES = (act("train", keys.BUY_PLAYER, _FIELDS, train, check_train, _STEPS, False, given_train),)

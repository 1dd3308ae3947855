"""Trains: bought from the bank, the pool or another company; phases; what is discarded."""

from ...kit.describe import called
from ...rules.forms import Refused
from .base import CLOSED, DISCARD, KEY, LIMIT, NO_LIMIT, REMOVES, TRAINS
from .operating import acts
from .rounds import begin_stock_round

BANK, POOL = 1, 2


# From the bank or the pool.


def vendors(game, train):
    """Return who sells a type: the bank, the pool."""
    found = [BANK] if game.bank_sells(train) else []
    return found + [POOL] if game.pooled[train] else found


def tradable(game, train):
    """Return the types that the company in turn may give for a train."""
    if train != game.early:
        return []
    return [one for one in game.tradable if game.trains[game.acting, one]]


def has_room(game, company):
    """Return whether a company has fewer trains than it may."""
    return len(game.trains_of(company)) < game.phase_row()[LIMIT]


def cost_of(game, train, traded):
    """Return what a train costs, less what a traded one is worth."""
    return game.face[train] - (game.discount if traded else 0)


def check_train(game, train=0, vendor=0, traded=None):
    """Refuse a train that the company in turn cannot buy."""
    if not train:
        _check_any(game)
        return
    if train not in game.on_sale():
        raise Refused("not_on_sale")
    if vendor and vendor not in vendors(game, train):
        raise Refused("not_on_sale")
    given = tradable(game, train)
    if traded and traded not in given:
        raise Refused("no_such_train")
    swap = traded or (traded is None and given)
    if not swap and not has_room(game, game.acting):
        raise Refused("train_limit")
    cost = cost_of(game, train, swap)
    if game.till[game.acting] >= cost:
        return
    from .need import check_help

    check_help(game, cost)


def _check_any(game):
    """Refuse where no train can be bought, and say why if there is one reason."""
    faults = []
    for train in game.on_sale():
        try:
            check_train(game, train)
            return
        except Refused as refusal:
            faults.append(refusal.reason)
    raise Refused(faults[0] if faults else "not_on_sale")


def train(game, train, vendor, traded):
    """Buy a train; a president helps where the company is in need."""
    company = acts(game)
    pay(game, cost_of(game, train, traded))
    if traded:
        game.trains[company, traded] -= 1
        game.pooled[traded] += 1
    game.trains[company, train] += 1
    if vendor == POOL:
        game.pooled[train] -= 1
    elif game.left[train] != NO_LIMIT:
        game.left[train] -= 1
    close_granted(game, company)
    if vendor == BANK:
        enter_phase(game, train)


def pay(game, cost):
    """Take the price of a train from the company in turn, and the rest from its president."""
    company = game.acting
    rest = max(0, cost - game.till[company])
    game.till[company] -= cost - rest
    game.cash[game.president[company]] -= rest


# Of another company.


def check_company_train(game, company=0, train=0, price=None):
    """Refuse a train that another company does not sell, or at that price."""
    buyer = game.acting
    if not has_room(game, buyer):
        raise Refused("train_limit")
    if game.till[buyer] < 1 and (not game.in_need() or not game.need_helps_deals):
        raise Refused("till_short")
    if not company:
        others = [one for one in game.companies() if one != buyer and game.trains_of(one)]
        if not others:
            raise Refused("no_such_train")
        return
    if company == buyer:
        raise Refused("same_company")
    theirs = game.trains_of(company)
    if not theirs or (train and train not in theirs):
        raise Refused("no_such_train")
    if price is None:
        return
    if price < 1:
        raise Refused("too_little")
    if price > game.till[buyer]:
        from .need import check_help_for

        check_help_for(game, train, price)


def company_train(game, company, train, price):
    """Buy a train of another company."""
    buyer = acts(game)
    game.mention(called("seller", game.COMPANY), company)
    pay(game, price)
    game.till[company] += price
    game.trains[company, train] -= 1
    game.trains[buyer, train] += 1
    close_granted(game, buyer)


def close_granted(game, company):
    """Close the private that came with a presidency, at the first train of that company."""
    if game.granted == company:
        private = game.presidency_given[0]
        if game.owner[private] != CLOSED:
            game.owner[private] = CLOSED
            game.say("private_closes", game.PRIVATE, private)


# Phases.


def enter_phase(game, train):
    """Do what the first train of a new phase does."""
    phase = 2
    for row in game.fleet:
        if row[KEY] == train:
            break
        phase += 1
    if phase <= game.phase:
        return
    game.phase = phase
    old = row[REMOVES]
    if old:
        _remove_all(game, old)
    if train == game.closing:
        close_privates(game)
    discards(game)


def _remove_all(game, train):
    """Take all trains of a type out of the game."""
    game.left[train] = game.pooled[train] = 0
    for company in game.companies():
        game.trains[company, train] = 0
    game.say("trains_rust", game.TRAIN, train)


def close_privates(game):
    """Close the privates."""
    for private in range(game.PRIVATE[0], game.PRIVATE[1] + 1):
        stays = game.remaining and private == game.remaining[0]
        if not stays or not 0 < game.owner[private] < game.COMPANY[0]:
            game.owner[private] = CLOSED
    game.say("privates_close")


# Discards.


def over_limit(game):
    """Return the companies that have too many trains, in operating order."""
    limit = game.phase_row()[LIMIT]
    return [company for company in game.order() if len(game.trains_of(company)) > limit]


def discards(game):
    """Have companies with too many trains give some up: by the unit where there is no choice."""
    for company in over_limit(game):
        while len(game.trains_of(company)) > game.phase_row()[LIMIT]:
            theirs = game.trains_of(company)
            if theirs[0] != theirs[-1]:
                game.step = DISCARD
                game.turn = company
                return
            give_up(game, company, theirs[0])
    if game.step == DISCARD:
        game.step = TRAINS
        game.turn = game.acting
        if not game.acting:  # a train was exported after the last company's turn
            begin_stock_round(game)


def give_up(game, company, train):
    """Move a train into the pool, unpaid."""
    game.trains[company, train] -= 1
    game.pooled[train] += 1
    game.say("discards", game.COMPANY, company, game.TRAIN, train)


def check_discard(game, train=0):
    """Refuse a train that the company does not have."""
    if train and train not in game.trains_of(game.turn):
        raise Refused("no_such_train")


def discard(game, train):
    """Give up the train that was chosen."""
    company = game.turn
    game.outcome.pawn = game.president[company]
    game.mention(game.COMPANY, company)
    game.trains[company, train] -= 1
    game.pooled[train] += 1
    discards(game)


def export(game, highest):
    """Take the lowest train of the bank out of the game, as if bought, up to a type."""
    train = game.next_train()
    if 0 < train <= highest:
        game.left[train] -= 1
        game.say("exported", game.TRAIN, train)
        enter_phase(game, train)


RULES = {
    "train": (train, check_train),
    "company_train": (company_train, check_company_train),
    "discard": (discard, check_discard),
}

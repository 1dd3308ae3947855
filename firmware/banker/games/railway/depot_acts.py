"""The end of a company's turn: trains of the bank and the pool, discards, a president in need."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused
from ...ui import keys
from .acting_company import acts
from .board import COMPANY, TRAIN
from .need import check_help, missing, need_fault, proceeds, sellable
from .phases import close_granted, discards, enter_phase, has_room, pay
from .rolling_stock import NO_LIMIT
from .rounds import end_company_turn, end_game
from .sale import bank_sells, on_sale
from .shares import NUMBER, sell_shares
from .surplus import give_up

BANK, POOL = 1, 2
BANKRUPT = 2
_TRAINS = ("trains",)


def _giveable(game, typed):
    """Return the trains that can be given for one, or none of them."""
    return [0] + tradable(game, game.early[0])


VENDOR = kind("vendor", 2, names=IN_WORDS)
TRADED = kind("traded", 9, 0, choices=_giveable, reason="no_such_train")
ANSWER = kind("answer", 2, names=IN_WORDS)
NO_ANSWER = kind("answer", 2, 0)


# From the bank or the pool.


def vendors(game, train):
    """Return who sells a type: the bank, the pool."""
    found = [BANK] if bank_sells(game, train) else []
    return found + [POOL] if game.pooled[train] else found


def tradable(game, train):
    """Return the types that the company in turn may give for a train."""
    if train not in game.early:
        return []
    return [one for one in game.tradable if game.trains[game.acting, one]]


def cost_of(game, train, traded):
    """Return what a train costs, less what a traded one is worth."""
    return game.face[train] - (game.discount if traded else 0)


def check_train(game, train=0, vendor=0, traded=None):
    """Refuse a train that the company in turn cannot buy."""
    if not train:
        _check_any(game)
        return
    if train not in on_sale(game) or (vendor and vendor not in vendors(game, train)):
        raise Refused("not_on_sale")
    given = tradable(game, train)
    if traded and traded not in given:
        raise Refused("no_such_train")
    swap = traded or (traded is None and given)
    if not swap and not has_room(game, game.acting):
        raise Refused("train_limit")
    cost = cost_of(game, train, swap)
    if game.till[game.acting] < cost:
        check_help(game, cost)


def _check_any(game):
    """Refuse where no train can be bought, and say why."""
    fault = Refused("not_on_sale")
    for train in reversed(on_sale(game)):
        try:
            check_train(game, train)
            return
        except Refused as refusal:
            fault = refusal
    raise fault


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


def train_fields(game, typed):
    """Ask what there is a choice of: type, vendor, what is traded."""
    sale = on_sale(game)
    fields = (TRAIN,) if len(sale) > 1 else ()
    if len(typed) < len(fields) or not sale:
        return fields
    wanted = typed[0] if fields else sale[0]
    if len(vendors(game, wanted)) > 1:
        fields += (VENDOR,)
    return fields + (TRADED,) if tradable(game, wanted) else fields


def train_bought(game, typed):
    """Return the purchase of a train so far."""
    sale = on_sale(game)
    if len(sale) == 1:
        typed = (sale[0],) + typed
    if not typed:
        return ("train",)
    found = vendors(game, typed[0])
    if len(found) == 1:
        typed = typed[:1] + (found[0],) + typed[1:]
    if len(typed) == 2 and not tradable(game, typed[0]):
        typed += (0,)
    return ("train",) + typed


# Discards.


def check_discard(game, train=0):
    """Refuse a train that the company does not have."""
    if train and train not in game.trains_of(game.turn):
        raise Refused("no_such_train")


def discard(game, train):
    """Return the train that was chosen to the pool."""
    company = game.turn
    game.outcome.pawn = game.president[company]
    game.mention(COMPANY, company)
    give_up(game, company, train)
    discards(game)


# A president in need.


def check_need_sale(game, company=0, number=0):
    """Refuse a sale that is not needed, or not allowed in need."""
    if not game.in_need():
        raise Refused(game.awaited())
    lacks = missing(game)
    if lacks <= 0:
        raise Refused("not_needed")
    if not company:
        if not [one for one in game.companies() if not need_fault(game, one, 1)]:
            raise Refused("nothing_to_sell")
        return
    fault = need_fault(game, company, number or 1)
    if fault:
        raise Refused(fault)
    if number and (number - 1) * game.price(company) >= lacks:
        raise Refused("sold_too_much")


def sell_in_need(game, company, number):
    """Sell shares of the president."""
    pawn = game.outcome.pawn = game.president[game.acting]
    game.last_share = game.price(company)
    sell_shares(game, pawn, company, number)


def check_end(game, answer=0):
    """Refuse to end a turn; a company without a train says why it has none."""
    if answer and game.trains_of(game.acting):
        raise Refused("bad_number")
    if answer == BANKRUPT and (not game.in_need() or missing(game) <= proceeds(game)):
        raise Refused("can_still_pay")


def end(game, answer):
    """End the turn, or the game: all that can be sold is sold, the president's cash is taken."""
    acts(game)
    if answer != BANKRUPT:
        end_company_turn(game)
        return
    pawn = game.president[game.acting]
    for company in game.companies():
        number = sellable(game, company)
        if number:
            sell_shares(game, pawn, company, number)
    game.cash[pawn] = 0
    game.bankrupt = pawn
    game.say("bankrupt_now", PAWN, pawn)
    end_game(game)


def end_fields(game, typed):
    """Ask a company without a train why."""
    return () if game.trains_of(game.acting) else (ANSWER,)


def ended(game, typed):
    """Return the end of the turn so far."""
    return ("end", 0) if game.trains_of(game.acting) else ("end",) + typed


ENTRIES = (
    flow("train", keys.BUY_BANK, train_fields, train_bought, _TRAINS, check_train),
    flow("end", keys.GO, end_fields, ended, _TRAINS),
    act("train", None, (TRAIN, VENDOR, TRADED), train, check_train, _TRAINS, False),
    act(
        "sell_in_need", keys.SELL, (COMPANY, NUMBER), sell_in_need, check_need_sale, _TRAINS, False
    ),
    act("end", None, (NO_ANSWER,), end, check_end, _TRAINS, False),
    act("discard", keys.GO, (TRAIN,), discard, check_discard, ("discard",), False),
)

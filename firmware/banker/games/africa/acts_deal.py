"""Deals: trains of other companies, powers of privates, concessions."""

from ...kit.describe import act, amount, called, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER, PAWNS
from ...ui import keys
from .data import (
    COMPANIES,
    COMPANY,
    COMPANY_AT,
    CONCESSION,
    FIRST_CONCESSION,
    FIRST_POWER,
    LAST_CONCESSION,
    LAST_POWER,
    MOST_TRAINS,
    PRIORITY,
    PRIVATE,
    RUN,
    TRAIN,
    TRAINS,
)
from .market import pay
from .reasons import best, not_known, refuse
from .trains import asked_type, give_up, receive

_DEAL = kind("deal", 3, names=IN_WORDS)
SELLER, POWER = called("seller", COMPANY), called("power", PRIVATE)
PRICE = amount("price_paid", 9999)
CONSENT = kind("consent", PAWNS, 0, reason="no_consent")
_OF_COMPANY, _USE = 1, 2


def consent_of(game, seller):
    """Return the pawn that must agree to sell a company's train; 0 where the buyer leads both."""
    leader = game.leads[seller]
    return 0 if leader == game.leads[game.company] else leader


def _no_deal(game, seller=0, train=0, price=None, consent=None):
    """Return why no train of another company can be bought."""
    if game.step != TRAINS:
        return game.awaited()
    if len(game.own_trains(game.company)) >= MOST_TRAINS:
        return "two_trains"
    if not game.treasury[game.company]:
        return "cash_short"
    if not seller:
        return best(_no_deal(game, code) for code in game.codes())
    there = not_known(game, seller) or game.own_trains(seller)
    if type(there) is str:
        return there
    if seller == game.company or not there or (train and train not in there):
        return "no_train"
    if price == 0:
        return BAD_NUMBER
    if price and price > game.treasury[game.company]:
        return "cash_short"
    return "no_consent" if consent not in (None, consent_of(game, seller)) else None


def sellers(game):
    """Return the companies of which a train can be bought."""
    return [code for code in game.codes() if _no_deal(game, code) is None]


def check_deal(game, seller=0, train=0, price=None, consent=None):
    """Refuse a train that cannot be bought of a company."""
    refuse(_no_deal(game, seller, train, price, consent))


def deal(game, seller, train, price, consent):
    """Buy a train of another company."""
    give_up(game, seller, train)
    receive(game, game.company, train)
    pay(game, COMPANY_AT + game.company, -price)
    pay(game, COMPANY_AT + seller, price)


def _no_power(game, power=0):
    """Return why no power can be used."""
    if game.step > RUN:
        return game.awaited()
    for code in (power,) if power else range(FIRST_POWER, LAST_POWER + 1):
        if FIRST_POWER <= code <= LAST_POWER and game.can_use(code):
            return None
    return "no_power"


def check_use(game, power=0):
    """Refuse the power of a private that is not the company's to use."""
    refuse(_no_power(game, power))


def use(game, power):
    """Use the power of a private."""
    game.used |= 1 << power - 1


def _none_given(game, concession=0):
    """Return why no concession can be given to the company."""
    codes = (concession,) if concession else range(FIRST_CONCESSION, LAST_CONCESSION + 1)
    leader = game.leads[game.company]
    return None if leader in [game.concessions[code] for code in codes] else "no_power"


def check_give(game, concession=0):
    """Refuse a concession that the leader does not have."""
    refuse(_none_given(game, concession))


def give(game, concession):
    """Give a concession of its leader to the company."""
    game.concessions[concession] = COMPANY_AT + game.company


def check_priority(game):
    """Refuse priority where nobody can take it, or somebody has acted."""
    owner = game.privates[PRIORITY]
    used = game.used >> (PRIORITY - 1) & 1 or not game.in_play(owner)
    refuse("no_power" if used or owner == game.priority or game.touched else None)


def priority(game):
    """The owner of the private takes priority and begins."""
    use(game, PRIORITY)
    game.outcome.pawn = game.priority = game.turn = game.privates[PRIORITY]


def deal_fields(game, typed):
    """Return what is asked: which deal, then of a train whose, which, its price, the consent."""
    if not game.operating():
        return ()
    if not typed or typed[0] != _OF_COMPANY:
        return (_DEAL,) + (((POWER,) if typed[0] == _USE else (CONCESSION,)) if typed else ())
    fields = (_DEAL, SELLER)
    if len(typed) < 2 or not 1 <= typed[1] <= COMPANIES or not game.own_trains(typed[1]):
        return fields
    fields += asked_type(game.own_trains(typed[1]))[0] + (PRICE,)
    asks = len(typed) >= len(fields) and consent_of(game, typed[1])
    return fields + (CONSENT,) if asks else fields


def dealt(game, typed):
    """Return the transaction of a deal."""
    if not game.operating():
        return ("priority",)
    if typed[0] != _OF_COMPANY:
        return ("use" if typed[0] == _USE else "give",) + typed[1:]
    made, fields = typed[1:], deal_fields(game, typed)
    if len(made) and TRAIN not in fields and PRICE in fields:
        made = made[:1] + asked_type(game.own_trains(made[0]))[1] + made[1:]
    if len(made) == 3 and CONSENT not in fields:
        made += (0,)
    return ("deal",) + made


def check_dealing(game):
    """Refuse the key where no deal can be made."""
    if not game.operating():
        check_priority(game)
        return
    reasons = _no_deal(game), _no_power(game), _none_given(game)
    refuse(None if None in reasons else reasons[0])


_TO_RUN = ("track", "station", "run")
_OPERATE = _TO_RUN + ("trains", "pool", "end")
ENTRIES = (
    flow("deal", keys.BUY_PLAYER, deal_fields, dealt, ("stock",) + _OPERATE, check_dealing),
    act("deal", None, (SELLER, TRAIN, PRICE, CONSENT), deal, check_deal, ("trains",), False),
    act("use", None, (POWER,), use, check_use, _TO_RUN, False),
    act("give", None, (CONCESSION,), give, check_give, _OPERATE, False),
    act("priority", None, (), priority, check_priority, ("stock",), False),
)

"""What each transaction requires, checked as far as it has been entered.

A key or a value with which nothing allowed could be completed is refused at once: what is still to
come is tried out. `t` is the transaction up to the field in question; its form and all fields
before have been checked.
"""

from ...rules.forms import AMOUNT, FIXED, HOW, Refused
from . import refusals, transactions
from . import tables as box
from .asking import asked, buyer, seller, train_meant
from .data import (
    ACTION,
    ADMIRAL,
    AT_BUREAU,
    AT_GULLIVER,
    CHOOSING,
    DIRECTORS_PART,
    EMPEROR,
    EXPORT,
    FEWEST,
    ITEMS,
    MOST_CERTIFICATES,
    MOST_DIRECTED,
    OBSOLETE,
    OTHER,
    OVER,
    POOL,
    RELIEF,
    RETURN,
    RUNNING,
    START,
    START_PRICE,
    STATION,
    STEP,
    TREASURER,
    TREASURERS_CARD,
    TUNNEL,
    TUNNELS,
    Y_CITY,
    side,
)
from .position import playing
from .transactions import (
    BUY,
    BY_GULLIVER,
    CORRECT,
    FIELDS,
    FROM_COMPANY,
    FROM_POOL,
    GIVE_BACK,
    GIVE_UP,
    NEW,
    REMOVE,
    RUN,
    SELL,
    WHICH_CARD,
)

_EVER = (1 << OVER + 1) - 1
_REMOVING = 1 << ACTION | 1 << EXPORT | 1 << RUNNING | 1 << AT_BUREAU
# By kind: the stages that allow it, one bit each.
_STAGES = (
    (0, 1 << CHOOSING, 1 << START, 1 << ACTION, 1 << STEP | 1 << POOL, 1 << STEP, 1 << STEP)
    + (1 << ACTION | 1 << STEP | 1 << POOL | 1 << RETURN,)
    + (1 << START | 1 << ACTION | 1 << STEP | 1 << POOL | 1 << RUNNING, _EVER, 1 << RUNNING)
    + (1 << EXPORT | 1 << AT_BUREAU, 1 << AT_GULLIVER, _REMOVING, _EVER)
)  # fmt: skip


def _founded(game, key):
    if not game.directors[key]:
        raise Refused(refusals.NOT_FOUNDED)


def _not(allowed, reason):
    if not allowed:
        raise Refused(reason)


def _card(game, t, at):
    if at == 1:
        if game.taken >> t[1] & 1 and not game.copies[game.turn - 1]:
            raise Refused(refusals.CARD_TAKEN)
    elif at == 4 and side(t[1], t[3]) == STATION:
        key = t[4] or game.directed(game.turn)[0]
        _not(game.directors[key] == game.turn, refusals.NO_SUCH_COMPANY)
        cost = game.station_cost(key)
        _not(cost is not None, refusals.STATIONS_OUT)
        _not(cost <= game.treasuries[key], refusals.TREASURY_SHORT)
    elif at == 5:
        _not(t[5] <= RELIEF[game.phase], refusals.BAD_NUMBER)


def _sell(game, t, at):
    if at < 3:
        held = game.held(game.turn, t[1])
        _not(held, refusals.NO_SHARE)
        _not(at == 1 or t[2] <= held, refusals.BAD_NUMBER)


def _buy(game, t, at):
    cash = game.cash[game.turn - 1]
    if at == 1:
        key = t[1]
        if game.directors[key]:
            _not(game.in_bank(key), refusals.NONE_LEFT)
            _not(game.prices[key] <= cash, refusals.CASH_SHORT)
        else:
            _not(game.free(key), refusals.NO_SUCH_COMPANY)
            _not(len(game.directed(game.turn)) < MOST_DIRECTED, refusals.TWO_COMPANIES)
        _not(game.certificates(game.turn) < MOST_CERTIFICATES, refusals.CERTIFICATES)
    elif at == 2 and t[2]:
        if game.chart() and not any(box.spaces(game.tables, t[2])):
            raise Refused(refusals.NOT_ON_CHART)
        _not(DIRECTORS_PART * t[2] <= cash, refusals.CASH_SHORT)


def _train(game, t, at):
    how = t[1]
    if at == 1:
        _how(game, how)
    elif at == 2:
        _for_company(game, t, how)
    elif at == 3:
        if how == FROM_COMPANY:
            _founded(game, t[3])
            _not(t[3] != buyer(game, t), refusals.NO_SUCH_COMPANY)
            _not(game.decides(t[3]), refusals.SELLS_NOTHING)
            _not(game.train_count(t[3]), refusals.NO_TRAIN)
    elif at == 4:
        if how in (FROM_COMPANY, FROM_POOL, GIVE_UP):
            whose = game.company if how == GIVE_UP else seller(t)
            train = train_meant(game, t)
            _not(train and game.has(whose, train), refusals.NO_TRAIN)
    elif how == FROM_COMPANY:
        _not(t[5] <= game.treasuries[buyer(game, t)], refusals.TREASURY_SHORT)
    elif how in (NEW, FROM_POOL):
        key = buyer(game, t)
        if due(game, t) > game.money_for_train(key):
            alone = game.train_count(key)
            raise Refused(refusals.TREASURY_SHORT if alone else refusals.CASH_SHORT)


def _how(game, how):
    """Whether the stage has this way for a train to change hands."""
    if how == FROM_POOL:
        fits = game.stage == POOL
    elif how in (NEW, FROM_COMPANY):
        fits = game.stage == STEP and game.buys_trains()
    else:
        fits = (how == GIVE_UP) == (game.stage == RETURN)
    _not(fits, game.awaits())


def _for_company(game, t, how):
    if how == GIVE_UP:
        return
    key = buyer(game, t)
    _not(how == FROM_POOL or game.directors[key] == game.in_turn(), refusals.NO_SUCH_COMPANY)
    if how == GIVE_BACK:
        obsolete = OBSOLETE[game.phase]
        _not(obsolete and game.has(key, obsolete), refusals.NOT_OBSOLETE)
        return
    _not(game.train_count(key) < game.limit(), refusals.TRAIN_LIMIT)
    _not(how != FROM_COMPANY or game.treasuries[key], refusals.TREASURY_SHORT)


def due(game, t):
    """What a train of pile or pool costs: new ones are cheaper for the Admiral."""
    cost = t[5] or box.cost(game.tables, train_meant(game, t))
    if t[1] == NEW and game.has_character(game.turn, ADMIRAL):
        cost -= cost // 10
    return cost


def _pay(game, t, at):
    item = t[1]
    if at == 1:
        if item == TREASURERS_CARD:
            _not(game.stage in (ACTION, STEP), game.awaits())
            _not(game.has_character(game.turn, TREASURER), refusals.NO_TREASURER)
        _not(item != TUNNEL or game.phase >= TUNNELS, refusals.TUNNELS_LATER)
    elif item <= OTHER:
        key = t[2]
        _founded(game, key)
        free = item == Y_CITY and game.has_character(game.directors[key], EMPEROR)
        _not(not free, refusals.EMPEROR_FREE)
        cost = ITEMS[item] if item <= TUNNEL else t[3] if at == 3 else 1
        _not(cost <= game.treasuries[key], refusals.TREASURY_SHORT)
    elif at == 2 and item != TREASURERS_CARD:
        _founded(game, t[2])


def _run(game, t, at):
    if at == 1:
        _not(t[1] % 10 == 0, refusals.NOT_TENS)
        _not(not t[1] or game.train_count(game.current()), refusals.NO_TRAIN)


def _remove(game, t, at):
    playing(game, t[1])


def _setting_up(game, t, at):
    """Seldom needed, so imported when it is."""
    from . import setting_up

    setting_up.check(game, t, at)


def _correct(game, t, at):
    """Seldom needed, so imported when it is."""
    from . import corrections

    corrections.check(game, t, at)


_REQUIREMENTS = {
    transactions.CHOICE: _setting_up,
    transactions.CARD: _card,
    transactions.SELL: _sell,
    transactions.BUY: _buy,
    transactions.TRAIN: _train,
    transactions.PAY: _pay,
    transactions.RUN: _run,
    transactions.BY_GULLIVER: _setting_up,
    transactions.REMOVE: _remove,
    transactions.CORRECT: _correct,
}


def _field(game, t):
    """Check the last field of a transaction."""
    at = len(t) - 1
    kind, value = t[0], t[at]
    field = FIELDS[kind][at - 1]
    if not asked(game, t[:at]):
        _not(not value, refusals.MALFORMED)
    elif not value and len(field) > HOW and _must_be_something(field):
        raise Refused(field[3])
    look = _REQUIREMENTS.get(kind)
    if look:
        look(game, t, at)


def _must_be_something(field):
    """Whether 0 only says that a field was not asked for."""
    if field[HOW] == FIXED:
        return field is not WHICH_CARD
    return field in (transactions.NEW_PRICE, transactions.COST, transactions.AMOUNT_PAID)


def _stage(game, kind):
    """What can be refused before any field is entered."""
    fits = _STAGES[kind] >> game.stage & 1
    if kind in (SELL, BUY):
        fits = fits and game.buys_shares()
    _not(fits, game.awaits())
    if kind == REMOVE:
        _not(len(game.pawns()) > FEWEST, refusals.TWO_LEFT)


def _attempts(game, t, field):
    """Values of which one is allowed if any is."""
    if t[0] == RUN or len(field) <= HOW:
        return (0,) if t[0] == RUN and len(t) == 1 else (1,)
    if field[HOW] != AMOUNT:
        return range(field[0], field[1] + 1)
    if t[0] == BUY and game.chart():
        return (box.lowest_price(game.tables),)
    if t[0] == BY_GULLIVER:
        return (START_PRICE,)
    return (1,) if _must_be_something(field) else (0,)


def _completed(game, t):
    """None if a transaction can go on to its end, else the reason why it cannot."""
    fields = FIELDS[t[0]]
    if len(t) > len(fields):
        return None
    best = None
    attempts = _attempts(game, t, fields[len(t) - 1]) if asked(game, t) else (0,)
    for value in attempts:
        try:
            _field(game, t + (value,))
            reason = _completed(game, t + (value,))
        except Refused as refusal:
            reason = refusal.reason
        if reason is None:
            return None
        best = reason
    return best


def check(game, t):
    """Refuse a transaction that is not allowed, or cannot be any more, as far as it is entered.

    Its form has been checked; a new game is checked elsewhere."""
    _stage(game, t[0])
    for at in range(2, len(t) + 1):
        _field(game, t[:at])
    if t[0] != CORRECT:
        reason = _completed(game, t)
        if reason:
            raise Refused(reason)

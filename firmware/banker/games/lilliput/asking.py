"""Which fields of a transaction are asked for, as things stand; those that are not are 0."""

from . import tables as box
from .data import (
    OBSOLETE,
    OTHER,
    RECEIPT,
    RETURN,
    STATION,
    TREASURERS_CARD,
    TREASURIES,
    side,
)
from .transactions import (
    BUY,
    BY_GULLIVER,
    CARD,
    CHOICE,
    CORRECT,
    FIELDS,
    FROM_COMPANY,
    FROM_POOL,
    GIVE_BACK,
    GIVE_UP,
    IN_TREASURIES,
    JUSTICE,
    NEW,
    PAY,
    PRICE,
    RUN,
    SELL,
    TRAIN,
)


def directs_two(game):
    """Whether the pawn in turn has to say of which company it speaks."""
    return len(game.directed(game.in_turn())) > 1


def in_both_rows(game, price):
    """Whether a price stands in both rows of the chart."""
    return game.chart() and 0 not in box.spaces(game.tables, price)


def buyer(game, t):
    """The company that a train is about: typed, or the only one that can be meant."""
    if t[1] in (GIVE_UP, FROM_POOL):
        return game.current()
    return t[2] or game.directed(game.in_turn())[0]


def seller(t):
    """Whose trains can be chosen from: a company's, or with 0 the pool's."""
    return t[3]


def train_meant(game, t):
    """The type of train: typed, on top of the pile, or the only one there."""
    if t[1] == NEW:
        return game.top()
    if t[1] == GIVE_BACK:
        return OBSOLETE[game.phase]
    return t[4] or (game.types_of(seller(t)) or [0])[0]


def _justice(game, t, at):
    return at == 1 or (t[1] == IN_TREASURIES and directs_two(game))


def _card(game, t, at):
    if at == 2:
        return game.taken >> t[1] & 1
    if at > 3:
        does = side(t[1], t[3])
        return does == (STATION if at == 4 else TREASURIES) and directs_two(game)
    return True


def _sell(game, t, at):
    return at < 3 or not game.chart()


def _buy(game, t, at):
    if at == 1 or game.directors[t[1]]:
        return at == 1
    return at == 2 or in_both_rows(game, t[2])


def _train(game, t, at):
    if at == 1:
        return game.stage != RETURN
    how = t[1]
    if at == 2:
        return how in (NEW, FROM_COMPANY, GIVE_BACK) and directs_two(game)
    if at == 3:
        return how == FROM_COMPANY
    if at == 4:
        if how in (FROM_COMPANY, FROM_POOL):
            return len(game.types_of(seller(t))) > 1
        return how == GIVE_UP
    if how == FROM_COMPANY:
        return True
    train = train_meant(game, t) if how in (NEW, FROM_POOL) else 0
    return train and not box.cost(game.tables, train)


def _pay(game, t, at):
    return at == 1 or (t[1] in (OTHER, RECEIPT) if at == 3 else t[1] != TREASURERS_CARD)


def _run(game, t, at):
    if at == 2:
        return t[1] and game.decides(game.current()) and not game.last_round()
    return at == 1 or not game.chart()


def _setting_up(game, t, at):
    """Seldom needed, so imported when it is."""
    from . import setting_up

    return setting_up.asked(game, t, at)


def _correct(game, t, at):
    return at < 4 or (t[1] == PRICE and in_both_rows(game, t[3]))


_ASKED = {
    CHOICE: _setting_up,
    JUSTICE: _justice,
    CARD: _card,
    SELL: _sell,
    BUY: _buy,
    TRAIN: _train,
    PAY: _pay,
    RUN: _run,
    BY_GULLIVER: _setting_up,
    CORRECT: _correct,
}


def asked(game, t):
    """Whether the field behind those entered is asked for."""
    return t[0] not in _ASKED or bool(_ASKED[t[0]](game, t, len(t)))


def filled(game, t):
    """The same transaction up to the next field that is asked for, or complete. Its fields may be
    any that the form allows."""
    most = 1 + len(FIELDS[t[0]])
    while len(t) < most and not asked(game, t):
        t += (0,)
    return t

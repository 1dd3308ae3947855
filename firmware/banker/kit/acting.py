"""Checks and applies the transactions of a game."""

from ..rules.transactions import MALFORMED, NEW_GAME, SAME_PAWN, Refused
from .cell_values import check as check_range
from .cell_values import figures
from .layout import (
    ACT,
    ASKS,
    BY,
    CHECK,
    CHOICES,
    CORRECT,
    DOES,
    FIELDS,
    FORM,
    FROM,
    GIVEN,
    KIND,
    LEAST,
    NAME,
    NAMES,
    OF,
    ORDER,
    SINGLE,
    STEPS,
)
from .outcome import Outcome


def check(game, t):
    """Refuse a transaction that is not allowed, as far as it has been entered."""
    game.forms.check(t)
    if t[0] == NEW_GAME:
        _check_seats(game, t)
    elif t[0] == CORRECT:
        from .corrections import check

        check(game, t)
    else:
        _check_act(game, game.act_of(t[0]), t)


def _check_seats(game, t):
    from ..games.seating import check_seats

    seats = t[1 : 1 + game.seat_fields]
    check_seats(seats, game.fewest)
    for pawn in seats[game.most :]:
        if pawn:
            raise Refused(MALFORMED)


def _check_act(game, act, t):
    if act[STEPS] and game.steps[game.step] not in act[STEPS]:
        raise Refused(game.awaited())
    fields = act[FIELDS]
    wrong = _wrong_field(game, act, t)
    if act[CHECK]:  # as far as the fields are right: the first fault is the one named
        act[CHECK](game, *values(fields, t[: wrong[0]] if wrong else t))
    if wrong:
        raise wrong[1]
    if len(fields) == len(t) and fields[-1][LEAST] is True:
        apply(game, game.copy(), t + (fields[-1][0],))


def _wrong_field(game, act, t):
    """Return (which, refusal) of the first field that its kind does not allow; or None."""
    pawns = []
    for at in range(1, len(t)):
        kind = act[FIELDS][at - 1]
        value = t[at]
        if len(kind) > FROM:
            given = act[GIVEN](game, *t[1:at])
            if given is not None:
                if value != given:
                    return at, Refused(MALFORMED)
                continue
            if value < kind[FROM]:
                return at, Refused(kind[3])
        if kind[KIND] == "pawn" and value and kind[5] < 2:
            if value in pawns:
                return at, Refused(SAME_PAWN)
            try:
                game.check_pawn(value)
            except Refused as refusal:
                return at, refusal
            pawns.append(value)
        if value % kind[BY] or (kind[CHOICES] and value not in kind[CHOICES](game, t[1:at])):
            return at, Refused(kind[3])
    return None


def values(fields, t):
    """Return the values that an act gets for the keys that were typed."""
    got = []
    for at in range(1, len(t)):
        names = fields[at - 1][NAMES]
        value = t[at]
        if type(names) is tuple and type(names[0]) is int:
            value = names[value - fields[at - 1][0]]
        got.append(value)
    return got


def apply(game, after, t):
    """Apply a complete transaction to a copy of the game, and return its outcome. Refused."""
    outcome = after.outcome = Outcome(game.number, t)
    after.before = game
    kind = t[0]
    if kind == NEW_GAME:
        seats = bytes([pawn for pawn in t[1 : 1 + game.seat_fields] if pawn])
        after.new = t[1 + game.seat_fields :]
        after.set_up(seats if game.seat_fields else bytes(range(1, game.most + 1)))
    elif kind == CORRECT:
        from .corrections import correct

        correct(after, t)
    else:
        act = game.act_of(kind)
        _begin_outcome(game, outcome, act)
        act[DOES](after, *values(act[FIELDS], t))
        if after.after_act:
            after.after_act(act[ACT])
    changes = ()
    for one in game.cells:
        was, now = getattr(game, one[NAME]), getattr(after, one[NAME])
        if was is not now and was != now:
            changes += difference(one, was, now)
    outcome.changed = changes != () or bool(outcome.amount) or kind == NEW_GAME
    if game.steps:
        outcome.turn = after.turn
    if kind != NEW_GAME:
        outcome.changes = changes
        if outcome.noted:
            outcome.changes += _unchanged(game, outcome)
        if outcome.asks and outcome.pawn:
            _ask_money(game, outcome)
    after.outcome = after.before = None
    return outcome


def _begin_outcome(game, outcome, act):
    """Note in an outcome which act it is and whose. It must not refer to the rules, which are
    unloaded before it is shown: not even to a field's choices."""
    t = outcome.transaction
    outcome.act, outcome.asks = act[ACT], act[ASKS]
    outcome.fields = tuple([_without_choices(one) for one in act[FIELDS]])
    type(game).just_packed = t, game.forms.packed(t)
    for at, one in enumerate(act[FIELDS]):
        if one[KIND] == "pawn":
            outcome.pawn = outcome.pawn or t[at + 1]
    if game.steps:
        asks_who = act[FIELDS] and act[FIELDS][0][KIND] == "pawn"
        outcome.actor = t[1] if asks_who else game.turn
        outcome.pawn = outcome.pawn or outcome.actor


def _without_choices(kind):
    if kind[CHOICES] or callable(kind[LEAST]):
        return kind[:CHOICES] + (None, kind[BY], False) + kind[FROM:]
    return kind


def _unchanged(game, outcome):
    """Return the figures to show that stay as they are."""
    changed = [(one[0][NAME], one[1]) for one in outcome.changes]
    noted = [one for one in outcome.noted if one not in changed]
    names = [name for name, _ in noted]
    same = ()
    for one in [one for one in game.cells if one[NAME] in names]:
        for name, where in noted:
            if name == one[NAME]:
                figure = getattr(game, name)
                if one[OF]:
                    figure = figure[where]
                same += ((one, where, figure, figure),)
    return same


def _ask_money(game, outcome):
    """Set the amount that the acting pawn pays or gets."""
    money = game.money
    if money and outcome.amount is None:
        outcome.amount = 0
        for one, where, was, now in outcome.changes:
            if where == outcome.pawn and one in money:
                outcome.amount += now - was


def difference(cells, before, after):
    """Return (cells, where, before, after) of every figure that differs. Refuse what is not in its
    range."""
    if cells[FORM] in (SINGLE, ORDER):
        if cells[FORM] == SINGLE:
            check_range(cells, after)
        return ((cells, 0, before, after),)
    was, now = figures(cells, before), figures(cells, after)
    if was == now:
        return ()
    changes = []
    for at in range(len(was)):
        if was[at] != now[at]:
            check_range(cells, now[at])
            changes.append((cells, place(cells, at), was[at], now[at]))
    return tuple(changes)


def place(cells, at):
    """Return where a figure is: a value of the kind, or two of them."""
    kinds = cells[OF]
    if len(kinds) == 1:
        return kinds[0][0] + at
    width = kinds[1][1] - kinds[1][0] + 1
    return kinds[0][0] + at // width, kinds[1][0] + at % width

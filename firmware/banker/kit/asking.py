"""Which fields of an act or flow are asked for, and whether what was typed can be completed."""

from ..rules.transactions import AMOUNT, FIXED, INPUT, MALFORMED, Refused, field
from .layout import ACT, DOES, FIELDS, FROM, GIVEN, LEAST
from .names import is_given


def fields_of(game, flow, typed):
    """Return the fields of an act or a flow, as far as they follow from what was typed; one that is
    not asked for has no label, and only the value that it is given."""
    fields = flow[FIELDS]
    if type(fields) is not tuple:
        return fields(game, typed)
    if not flow[GIVEN]:
        return fields
    found = []
    for one in fields:
        at = len(found)
        if len(one) > FROM:
            value = flow[GIVEN](game, *typed[:at])
            if value is not None:
                found.append(_not_asked(value))
                if at == len(typed):
                    typed += (value,)
                continue
            one = (one[FROM],) + one[1:]
        found.append(one)
        if at == len(typed):
            break
    return found


def _not_asked(value):
    """Return a field that is not asked for."""
    return field(value, value, 0, MALFORMED, "", FIXED, "", None, None, 1, False)


def entered(game, flow, typed):
    """Return the transaction of what was typed, with the values given behind it."""
    fields = flow[FIELDS]
    if type(fields) is not tuple:
        t = flow[DOES](game, typed)
        return (game.kind_of(t[0]),) + t[1:]
    t = (game.kind_of(flow[ACT]),) + typed
    if flow[GIVEN]:
        try:
            game.forms.check(t)
        except Refused:  # the game will say why
            return t
        for one in fields[len(typed) :]:
            value = flow[GIVEN](game, *t[1:]) if len(one) > FROM else None
            if value is None:
                break
            t += (value,)
    return t


def look_ahead(game, flow, typed):
    """Refuse what was typed if it cannot be completed: for the reason that refuses the last of all
    values."""
    reason = _dead_end(game, flow, typed)
    if reason:
        raise Refused(reason)


def _dead_end(game, flow, typed):
    """Return why no value completes what was typed; None if one does."""
    fields = fields_of(game, flow, typed)
    while len(typed) < len(fields) and is_given(fields[len(typed)]):
        typed += (fields[len(typed)][0],)
    if len(typed) == len(fields):
        return None
    reason = None
    for value in _attempts(game, fields[len(typed)], typed):
        try:
            game.check(entered(game, flow, typed + (value,)))
            reason = _dead_end(game, flow, typed + (value,))
        except Refused as refusal:
            reason = refusal.reason
        if reason is None:
            return None
    return reason


def _attempts(game, one, typed):
    """Return values of which one is allowed if any is: of an amount the lowest."""
    if one[INPUT] != AMOUNT:
        return range(one[0], one[1] + 1)
    return (one[LEAST](game, typed),) if callable(one[LEAST]) else one[:1]

"""Acts by their kinds: the numbers with which transactions begin.

A large game has its acts in groups, each of which is loaded when it is needed, and unloaded again.
"""

from .. import memory
from ..rules.transactions import Refused
from .layout import ACT, FIELDS, KEY, MOST_ACTS, STEPS

_SLOTS = b"\1\2\3\4\5\6\7\x0a\x0b\x0c\x0d\x0e"
"""Of 16 kinds those that acts may have: the others are the same in every game."""


def entries_in(game, group):
    """Return all that keys begin in a group: looks, flows and acts."""
    return _in(game, group)[0]


def begun_by(game, key):
    """Return the act, flow or look that a key begins in this step; None if it never begins any.
    Refused, with what is awaited, where another step has it."""
    step = game.steps and game.steps[game.step]
    elsewhere = False
    for group in range(len(game.groups) or 1):
        if game.groups:
            _, its_keys, its_steps = game.groups[group]
            if its_keys and key not in its_keys:
                continue
            if its_steps and step not in its_steps:
                elsewhere = True
                continue
        for one in entries_in(game, group):
            if one[KEY] == key:
                if not one[STEPS] or step in one[STEPS]:
                    return one
                elsewhere = True
    if elsewhere:
        raise Refused(game.awaited())
    return None


def load(game, name):
    """Load a group by its name, so that its acts are found before any other is loaded."""
    for group in range(len(game.groups)):
        if game.groups[group][0] == name:
            _in(game, group)


def entry_of(game, name):
    """Return the act or flow of that name that a key has begun, so that its group is loaded."""
    for cls, group in list(memory.at_hand):
        for one in entries_in(game, group) if cls is _class_of(game) else ():
            if one[ACT] == name and one[KEY]:
                return one
    return None


def acts_with(game, entry):
    """Return the acts of the loaded group that an act or flow is in."""
    for cls, group in list(memory.at_hand):
        if cls is _class_of(game) and entry in entries_in(game, group):
            return acts_in(game, group)
    return ()


def usual_group(game):
    """Return the group with the name of the current step, else the first with an act for it."""
    step = game.steps and game.steps[game.step]
    first = None
    for group, (name, _, its_steps) in enumerate(game.groups):
        if name == step:
            return group
        if first is None and (not its_steps or step in its_steps):
            first = group
    return first or 0


def acts_in(game, group):
    """Return the acts of a group."""
    return _in(game, group)[1]


def number_of_groups(game):
    """Return how many groups there are."""
    return len(game.groups) or (len(game.acts) + MOST_ACTS - 1) // MOST_ACTS


def _in(game, group):
    if not game.groups:
        acts = game.acts[group * MOST_ACTS : (group + 1) * MOST_ACTS]
        return game.looks + game.flows + game.acts, acts
    place = _class_of(game), group
    found = memory.at_hand.get(place)
    if not found:
        memory.release(memory.NEAR, True)  # a board has room for the rules of one
        entries = game.entries_of(group)
        found = entries, [one for one in entries if type(one[FIELDS]) is tuple]
        memory.at_hand[place] = found
    return found


def _class_of(game):
    return game if type(game) is type else type(game)


def act_of(game, kind):
    """Return the act of a kind; None where there is none. Each key calls this many times."""
    slot = _SLOTS.find(bytes((kind & 15,)))
    if slot < 0:
        return None
    found = memory.at_hand.get((_class_of(game), kind >> 4))
    if found:
        acts = found[1]
    elif kind >> 4 < number_of_groups(game):
        acts = acts_in(game, kind >> 4)
    else:
        return None
    return acts[slot] if slot < len(acts) else None


def kind_in(game, group, name):
    """Return the kind of an act in the group of that name, and load no other."""
    for at in range(len(game.groups)):
        if game.groups[at][0] == group:
            acts_in(game, at)
    return kind_of(game, name)


def kind_of(game, name):
    """Return the kind of the act of that name, first in the group that is loaded."""
    own = _class_of(game)
    for (cls, group), (_, acts) in memory.at_hand.items():
        kind = cls is own and _kind(group, acts, name)
        if kind:
            return kind
    for group in range(number_of_groups(game)):
        kind = _kind(group, acts_in(game, group), name)
        if kind:
            return kind
    return None


def _kind(group, acts, name):
    for at in range(len(acts)):
        if acts[at][ACT] == name:
            return group << 4 | _SLOTS[at]
    return None

"""Acts by their kinds: the numbers with which transactions begin.

A large game has its acts in groups, each of which is loaded when it is wanted, and goes again.
"""

import gc
import sys

from .. import memory
from ..rules.forms import Refused
from .layout import ACT, FIELDS, KEY, MOST_ACTS, STEPS

_SLOTS = b"\1\2\3\4\5\6\7\x0a\x0b\x0c\x0d\x0e"
"""Of 16 kinds those that acts may have: the others are the same in every game."""
_loaded = {}  # by game and group: all entries, and the acts among them; only of the last one
_brought = []  # modules that came with the group that was loaded last


def entries_in(game, group):
    """Return all that keys begin in a group: looks, flows and acts."""
    return _in(game, group)[0]


def begun_by(game, key):
    """Return the act, flow or look that a key begins in this step; None for a key without one.
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
    for place in _loaded:
        for one in _loaded[place][0] if place[0] is _class_of(game) else ():
            if one[ACT] == name and one[KEY]:
                return one
    return None


def usual_group(game):
    """Return the group that a step shares its name with, else the first with something for it."""
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
    place = _class_of(game), group
    found = _loaded.get(place)
    if not found:
        _loaded.clear()  # a board has room for the rules of one
        if game.groups:
            entries = _entries_of(game, game.groups[group][0])
            acts = [one for one in entries if type(one[FIELDS]) is tuple]
        else:
            entries = game.looks + game.flows + game.acts
            acts = game.acts[group * MOST_ACTS : (group + 1) * MOST_ACTS]
        found = _loaded[place] = entries, acts
    return found


def _entries_of(game, name):
    """Return the entries of a group, on a board once the last one has been let go."""
    if not hasattr(gc, "mem_free"):
        return game.entries_of(name)
    for one in _brought:
        memory.let_go(one)
    _brought.clear()
    before = list(sys.modules)
    entries = game.entries_of(name)
    _brought.extend([one for one in sys.modules if one not in before])
    return entries


def _class_of(game):
    return game if type(game) is type else type(game)


def act_of(game, kind):
    """Return the act of a kind; None where there is none."""
    slot = _SLOTS.find(bytes((kind & 15,)))
    if slot < 0 or kind >> 4 >= number_of_groups(game):
        return None
    acts = acts_in(game, kind >> 4)
    return acts[slot] if slot < len(acts) else None


def kind_in(game, group, name):
    """Return the kind of an act in the group of that name, and load no other."""
    for at in range(len(game.groups)):
        if game.groups[at][0] == group:
            acts_in(game, at)
    return kind_of(game, name)


def kind_of(game, name):
    """Return the kind of the act of that name, first in the group that is loaded."""
    groups = [group for cls, group in _loaded if cls is _class_of(game)]
    for group in groups + list(range(number_of_groups(game))):
        for at, one in enumerate(acts_in(game, group)):
            if one[ACT] == name:
                return group << 4 | _SLOTS[at]
    return None

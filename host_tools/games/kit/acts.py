"""Finds all acts of a described game, in any group. Runs on MicroPython too."""

from banker.kit.groups import entries_in, number_of_groups
from banker.kit.layout import FIELDS, KEY, STEPS


def acts_by_kind(game):
    """Return the acts by the numbers with which their transactions begin."""
    kinds = range(16 * number_of_groups(game))
    return {kind: game.act_of(kind) for kind in kinds if game.act_of(kind)}


def entries(game):
    """Return everything that a key begins: views, flows and acts."""
    return [one for group in range(len(game.groups) or 1) for one in entries_in(game, group)]


def allowed(game):
    """Return the acts and flows that can begin in the current step."""
    step = game.steps and game.steps[game.step]
    typed = [one for one in entries(game) if one[KEY] and one[FIELDS] is not None]
    return [one for one in typed if not one[STEPS] or step in one[STEPS]]


def fields_by_kind(game):
    """Return the fields of every kind of transaction."""
    fields = dict(game.own_fields)
    fields.update({kind: game.get(kind) for kind in acts_by_kind(game)})
    return fields

"""What the route of a train is worth."""

from .data import DOUBLE, NAMED_BONUS, OBSOLETE


def run_of(phase, train, route, named=0):
    """A route as it was typed, twice for 3D and 4D, half of it for an obsolete train, down to a
    ten; then what so many named cities add."""
    if train >= DOUBLE:
        route *= 2
    elif OBSOLETE[phase] == train:
        route = route // 20 * 10
    return route + NAMED_BONUS[named]

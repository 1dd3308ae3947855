"""What play cannot reach, for games that bring much to tell it: `state_check`, which is seldom
wanted, so a board does not keep it."""

from ...memory import let_go
from ...rules.saved import NotAGame
from .. import package, part


def check(game, fault, *seldom):
    """Raise NotAGame for a game that cannot be, or that was read with a fault. `seldom` are further
    modules that the check of a state loads."""
    fault = fault or flaw(game)
    for name in ("state_check",) + seldom:
        let_go(package(game.number) + "." + name)
    if fault:
        raise NotAGame(fault)


def flaw(game):
    """Return what makes a state impossible, in a word; None if it is one that play can reach."""
    return part(game.number, "state_check").flaw(game)

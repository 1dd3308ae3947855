"""Notes which way prices go, and drifts those of a lively market."""

from .data import COMPANIES, GROUPS
from .drift import wander
from .position import DOWN, UP

MOVING = ("float", "buy", "sell", "buy_player", "build", "remove")  # acts after which prices drift


def note_trends(game, name):
    """Note which way prices have gone. In a lively market those of the groups that were not
    touched may drift: so a sale pays what was shown, and a purchase costs what is shown."""
    before = game.before
    wanders = game.lively and name in MOVING
    if name == "build" and game.offices == before.offices:
        return
    for group in range(len(GROUPS) - 1):
        first, end = GROUPS[group], GROUPS[group + 1]
        touched = _differs(game, first, end)
        if wanders and not touched:
            game.random = wander(game.random, game.drifts, game.presidents, first, end)
        for code in range(first, end):
            if before.presidents[code] and game.presidents[code]:
                # Elsewhere only the drift can have moved the price; working it out is slow.
                change = game.drifts[code] - before.drifts[code]
                if touched:
                    change = game.price(code) - before.price(code)
                if change:
                    game.trends[code] = UP if change > 0 else DOWN


def _differs(game, first, end):
    """Return whether shares or offices of a group are not as before."""
    if game.offices[first:end] != game.before.offices[first:end]:
        return True
    now, was = game.shares.data, game.before.shares.data
    for at in range(first - 1, len(now), COMPANIES):
        if now[at : at + end - first] != was[at : at + end - first]:
            return True
    return False

"""The presidents after shares have moved, and what follows: list, monopolies, forced sales."""

from ...kit.cell_values import PAWN
from ...kit.describe import amount, kind
from ...kit.layout import IN_WORDS
from .data import GROUP_OF, GROUPS, OFFICE_PRICES, group_codes
from .position import COMPANY, successor

GROUP = kind("group", len(GROUPS) - 2, 0, names=IN_WORDS)
SUM = amount("sum", 999_999)


def settle(game, first, last):
    """Update presidents, list and monopolies for every company from `first` to `last` whose shares
    have moved, and say what happens."""
    presiding, told = [], []
    for code in range(first, last + 1):
        was = game.presidents[code]
        now = successor(was, game.shares.column(code))
        if now != was:
            game.presidents[code] = now
            if now:
                presiding.append(("president", COMPANY, code, PAWN, now))
            else:
                told.append(("delisted", COMPANY, code))
                game.drifts[code] = game.trends[code] = 0
    for group in range(GROUP_OF[first], GROUP_OF[last] + 1):
        was, now = game.before.monopolist(group), game.monopolist(group)
        if was and was != now and not _sell_by_force(game, group, was):
            told.append(("monopoly_lost", PAWN, was, GROUP, group))
        if now and was != now:
            told.append(("monopoly_gained", PAWN, now, GROUP, group))
    for event in presiding + told:
        game.say(*event)


def _sell_by_force(game, group, former):
    """Clear the group's offices at half price; return whether the former president is still in
    play and gets it."""
    steps = 0
    for code in group_codes(group):
        steps += game.offices[code]
        game.offices[code] = 0
    paid = steps > 0 and game.in_play(former)
    if paid:
        game.outcome.second_amount = steps * OFFICE_PRICES[group] // 2
        game.say("forced", PAWN, former, SUM, game.outcome.second_amount, GROUP, group)
    elif steps:
        game.say("offices_lost", GROUP, group)
    return paid

"""Who presides once shares have moved, and what follows: the list, monopolies and forced sales."""

from ...kit.describe import IN_WORDS, PAWN, amount, kind
from .data import COMPANIES, GROUP_OF, GROUPS, OFFICE_PRICES, PAWNS, group_codes

COMPANY = kind("company", COMPANIES, reason="no_such_company")
GROUP = kind("group", len(GROUPS) - 2, 0, names=IN_WORDS)
SUM = amount("sum", 999_999)


def successor(president, holdings):
    """Return the president after a movement: a pawn 1 to 6, or 0 if no pawn holds a share.

    `holdings` are the six pawns' shares. The president stays unless somebody holds more. Among
    several who tie for the most, the presidency goes round by pawn from the one who loses it.
    """
    most = max(holdings)
    if most == 0:
        return 0
    if president and holdings[president - 1] == most:
        return president
    for step in range(PAWNS):
        pawn = (president + step) % PAWNS + 1
        if holdings[pawn - 1] == most:
            return pawn


def settle(game, first, last):
    """Put the game right for every company from `first` to `last` whose shares have moved, and
    tell what happens."""
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

"""Who presides once shares have moved, and what follows: the list, monopolies and forced sales."""

from .data import GROUP_OF, MOST_DRIFT, OFFICE_PRICES, PAWNS, group_codes


def successor(president, holdings):
    """The president after a movement: a pawn 1 to 6, or 0 if no pawn holds a share.

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


def settle(before, after, outcome, first, last):
    """Put `after` right for every company from `first` to `last` whose shares have moved."""
    for code in range(first, last + 1):
        _preside(after, outcome, code)
    for group in range(GROUP_OF[first], GROUP_OF[last] + 1):
        _compare_monopolies(before, after, outcome, group)


def _preside(after, outcome, code):
    """Find the president; a company nobody holds leaves the list without drift and trend."""
    was = after.presidents[code]
    now = successor(was, after.holdings(code))
    if now == was:
        return
    after.presidents[code] = now
    if now:
        outcome.presidents += ((code, now),)
    else:
        outcome.delisted += (code,)
        after.drifts[code] = MOST_DRIFT
        after.trends[code] = 0


def _compare_monopolies(before, after, outcome, group):
    """Note a monopoly that was lost, whose offices the bank buys by force, or gained."""
    was, now = before.monopolist(group), after.monopolist(group)
    if was == now:
        return
    if was:
        outcome.monopolies_lost += ((group, was),)
        _sell_by_force(after, outcome, group, was)
    if now:
        outcome.monopolies_gained += ((group, now),)


def _sell_by_force(after, outcome, group, former):
    """Clear the group's offices at half price, due to the former president if still in play."""
    steps = 0
    for code in group_codes(group):
        steps += after.offices[code]
        after.offices[code] = 0
    if steps:
        outcome.offices_cleared += (group,)
        if after.in_play(former):
            outcome.forced += steps * OFFICE_PRICES[group] // 2
            outcome.forced_pawn = former

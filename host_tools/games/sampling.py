"""Collects transactions of random play that a game accepts."""

from collections.abc import Callable, Collection
from typing import Any

from banker.rules.transactions import NEW_GAME, Refused

Transactions = list[tuple[int, ...]]


def sample_transactions(
    game: Any,
    play: Any,
    without: Collection[int],
    length: int | None,
    over: Callable[[Any], bool],
) -> Transactions:
    """Return accepted transactions, except some kinds: a number of them, or up to the end of a game
    that no other may follow."""
    ends = length is None or NEW_GAME in without
    found: Transactions = []
    while len(found) != length and not (ends and over(game)):
        transaction = play.next_move(game)
        if transaction[0] in without:
            continue
        try:
            changed = game.apply(transaction).changed
        except Refused:
            continue
        if changed:
            found.append(transaction)
    return found

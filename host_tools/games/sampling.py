"""Collects transactions of random play that a game accepts."""

from collections.abc import Callable, Collection
from typing import Any

from banker.rules.transactions import NEW_GAME, Refused

Transactions = list[tuple[int, ...]]


def confirmed(
    game: Any, play: Any, without: Collection[int], enough: Callable[[Transactions], bool]
) -> Transactions:
    """Return what a game accepts of random play, except some kinds, until it is enough."""
    found: Transactions = []
    while not enough(found):
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


def sampled(
    game: Any,
    play: Any,
    without: Collection[int],
    length: int | None,
    over: Callable[[Any], bool],
) -> Transactions:
    """Return accepted transactions, except some kinds: a number of them, or up to the end of a game
    that no other may follow."""
    ends = length is None or NEW_GAME in without
    return confirmed(
        game, play, without, lambda found: len(found) == length or (ends and over(game))
    )

"""What a game answers to a transaction that it should not accept."""

import pytest
from banker.games import to_bytes
from banker.rules.transactions import Refused


def reason(ask, *arguments):
    """Return why a call is refused, or None if it is not; let other exceptions pass."""
    try:
        ask(*arguments)
    except Refused as refused:
        return refused.reason
    return None


def refusal(game, transaction):
    """Return the reason, which prepared and apply share; the game stays as it was."""
    before = to_bytes(game)
    with pytest.raises(Refused) as previewed:
        game.prepared(transaction)
    with pytest.raises(Refused) as applied:
        game.apply(transaction)
    assert previewed.value.reason == applied.value.reason
    assert to_bytes(game) == before
    return applied.value.reason

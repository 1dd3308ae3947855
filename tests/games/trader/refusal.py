"""What a game answers to a transaction that it should not accept."""

import pytest
from banker.games import to_bytes
from banker.rules.transactions import Refused


def reason(ask, *arguments):
    """Why a call is refused, or None if it is not; anything else that it raises is passed on."""
    try:
        ask(*arguments)
    except Refused as refused:
        return refused.reason
    return None


def refusal(game, transaction):
    """The reason, the same from prepared and apply, after which the game is as it was."""
    before = to_bytes(game)
    with pytest.raises(Refused) as previewed:
        game.prepared(transaction)
    with pytest.raises(Refused) as applied:
        game.apply(transaction)
    assert previewed.value.reason == applied.value.reason
    assert to_bytes(game) == before
    return applied.value.reason

"""Random play of any game in words, to compare one Python with another. Runs on both."""

import binascii

from banker import games
from banker.rules.transactions import Refused


def what_happens(game, transaction):
    """Return a transaction's refusal or outcome in words, and the checksum of the state after
    it."""
    try:
        game.prepared(transaction)[1]
        outcome = game.apply(transaction)
        packed = games.pack(game.number, transaction)
        if games.unpack(game.number, packed) != transaction:
            return "lost in its bytes"
        answer = repr((sorted(outcome.__dict__.items()), packed, figures(game)))
    except Refused as refused:
        answer = refused.reason
    return f"{transaction} {answer} {binascii.crc32(games.to_bytes(game)):08x}"


def figures(game):
    """Return what a game works out of its state at the end of a game."""
    return [getattr(game, name)() for name in ("totals", "ranking") if hasattr(game, name)]


class Replay:
    """Random play, from a game in hexadecimal, that can be asked for its next steps."""

    def __init__(self, play, state):
        self._play = play
        self._state = state

    def steps(self, count):
        """Return what happens in so many transactions, and the whole state at the end; the next
        ones go on from what was read back."""
        game = games.from_bytes(binascii.unhexlify(self._state))
        told = [what_happens(game, self._play.next_move(game)) for _ in range(count)]
        self._state = binascii.hexlify(games.to_bytes(game)).decode()
        return [told, self._state]


def answers(state, transactions):
    """Return what becomes of transactions that came through JSON, which knows no tuples."""
    game = games.from_bytes(binascii.unhexlify(state))
    return [what_happens(game, _tupled(transaction)) for transaction in transactions]


def _tupled(value):
    return tuple([_tupled(part) for part in value]) if isinstance(value, list) else value

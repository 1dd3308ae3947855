"""Random play told in a few numbers, to compare one Python with another. Runs on both."""

import binascii

from banker.games.trader.codec import from_bytes, to_bytes
from banker.games.trader.game import Game
from banker.games.trader.transactions import pack, unpack
from banker.rules.refused import Refused


def what_happens(game, transaction):
    """A transaction's refusal or outcome in words, and the checksum of the state after it."""
    try:
        game.preview(transaction)
        told = game.apply(transaction)
        packed = pack(transaction)
        if unpack(packed) != transaction:
            return "lost in its bytes"
    except Refused as refused:
        told = packed = None
        reason = refused.reason
    if told is not None:
        reason = repr(
            (told.changed, told.pawn, told.amount, told.price, told.forced, told.forced_pawn)
            + (told.offices_cleared, told.presidents, told.monopolies_gained)
            + (told.monopolies_lost, told.delisted, told.credits, packed, game.totals())
        )
    return f"{transaction} {reason} {binascii.crc32(to_bytes(game)):08x}"


class Replay:
    """A random game that can be asked for its next steps."""

    def __init__(self, play, seed, lively):
        self._play = play
        self._game = Game(seed, lively)

    def steps(self, count):
        """What happens in so many transactions, and the whole state at the end, as text."""
        told = []
        for _ in range(count):
            told.append(what_happens(self._game, self._play.following(self._game)))
        data = to_bytes(self._game)
        self._game = from_bytes(data)  # plays on from what was read back
        return [told, binascii.hexlify(data).decode()]


def answers(transactions):
    """What becomes of transactions that came through JSON, which knows no tuples."""
    game = Game(9, True)
    return [what_happens(game, _tupled(transaction)) for transaction in transactions]


def _tupled(value):
    return tuple([_tupled(part) for part in value]) if isinstance(value, list) else value

"""Random play told in a few words, to compare one Python with another. Runs on both."""

import binascii

from banker.games.chicago.codec import from_bytes, to_bytes
from banker.games.chicago.game import Game
from banker.games.chicago.transactions import pack, unpack
from banker.rules.refused import Refused


def what_happens(game, transaction):
    """A transaction's refusal or outcome in words, and the checksum of the state after it."""
    try:
        game.preview(transaction)
        told = game.apply(transaction)
        packed = pack(transaction)
        if unpack(packed) != transaction:
            return "lost in its bytes"
        answer = repr(
            (told.changed, told.pawn, told.company, told.players, told.treasuries, told.incomes)
            + (told.locomotives, told.tracks, told.shares, told.dial, told.houses)
            + (told.per_share, told.wabash_opens, told.paid, told.was, told.now)
            + (told.from_bank, told.to_bank, told.stage, told.turn, told.round, told.flags)
            + (told.flags_set, packed, game.ranking(), [game.dividend(p) for p in game.pawns()])
        )
    except Refused as refused:
        answer = refused.reason
    return f"{transaction} {answer} {binascii.crc32(to_bytes(game)):08x}"


class Replay:
    """A random evening that can be asked for its next steps."""

    def __init__(self, play, players):
        self._play = play
        self._game = Game(range(1, players + 1))

    def steps(self, count):
        """What happens in so many transactions, and the whole state at the end, as text."""
        told = []
        for _ in range(count):
            told.append(what_happens(self._game, self._play.following(self._game)))
        data = to_bytes(self._game)
        self._game = from_bytes(data)  # plays on from what was read back
        return [told, binascii.hexlify(data).decode()]

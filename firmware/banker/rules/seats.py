"""Pawns around a table: what games have in common that are played clockwise."""

from .playing import Playing

NOT_PLAYING = "not_playing"  # a pawn that has no seat
TOO_FEW_SEATS = "too_few_seats"
ALREADY_SEATED = "already_seated"


class Seated(Playing):
    """A game with `seats`, pawns clockwise and 0 behind the last, and `out`, a bit for each pawn
    that is not in play any more, or not for now."""

    def players(self):
        """The pawns that have a seat, clockwise."""
        return [pawn for pawn in self.seats if pawn]

    def in_play(self, pawn):
        """Whether a pawn has a seat and is not out."""
        return pawn in self.players() and not self.out >> (pawn - 1) & 1

    def pawns(self):
        """The pawns in play, clockwise."""
        return [pawn for pawn in self.players() if self.in_play(pawn)]

    def left_of(self, pawn):
        """All others that have a seat, clockwise from a pawn's left."""
        players = self.players()
        at = players.index(pawn)
        return players[at + 1 :] + players[:at]

    def next_to(self, pawn):
        """The next pawn in play."""
        for other in self.left_of(pawn):
            if self.in_play(other):
                return other
        return pawn

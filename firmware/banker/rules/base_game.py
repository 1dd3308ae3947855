"""The base of all games: prepares and applies transactions, knows the seats, ranks figures."""

from .transactions import MALFORMED, NEW_GAME, Refused

MOST_COUNTED = 0xFFFFFF


class BaseGame:
    """A game has `parts`, the names of all that its state consists of; `forms`, how its
    transactions look; `check(transaction)`, which raises Refused for what is not allowed, as far as
    it has been entered; and `apply_to(after, transaction)`, which changes a copy of the game and
    returns the outcome."""

    # What does not add to `count`: kinds, or a kind with its first field.
    uncounted = (NEW_GAME,)

    def assign(self, other):
        """Take over the state of a game that is not changed any more."""
        for name in self.parts:
            setattr(self, name, getattr(other, name))

    def complete(self, transaction):
        """Return whether every field of a transaction has been entered."""
        return self.forms.complete(transaction)

    def packed(self, transaction):
        """Return the bytes of a transaction that has been checked."""
        return self.forms.packed(transaction)

    def prepare(self, transaction):
        """Return (the game after a transaction, its outcome), or None while fields are missing. The
        game stays as it is. Raises Refused for what is not allowed, as far as it was entered."""
        self.check(transaction)
        if not self.complete(transaction):
            return None
        after = self.copy()
        outcome = self.apply_to(after, transaction)
        aside = self.uncounted
        if outcome.changed and transaction[0] not in aside and transaction[:2] not in aside:
            after.count = min(self.count + 1, MOST_COUNTED)
        return after, outcome

    def outcome_of(self, transaction):
        """Return what a transaction did that was confirmed in this game: it need not be checked."""
        return self.apply_to(self.copy(), transaction)

    def prepared(self, transaction):
        """Return (the game after a complete transaction, its outcome). The game stays as it is.
        Raises Refused."""
        ready = self.prepare(transaction)
        if ready is None:
            raise Refused(MALFORMED)
        return ready

    def apply(self, transaction):
        """Apply a transaction, with exactly the effects that `prepare` returned. Raises Refused."""
        after, outcome = self.prepared(transaction)
        if outcome.changed:
            self.assign(after)
        return outcome


class Seated(BaseGame):
    """A game with `seats`, pawns clockwise and 0 behind the last, and `out`, a bit for each pawn
    that is not in play any more, or not for now."""

    def players(self):
        """Return the pawns that have a seat, clockwise."""
        return [pawn for pawn in self.seats if pawn]

    def in_play(self, pawn):
        """Return whether a pawn has a seat and is not out."""
        return pawn in self.players() and not self.out >> (pawn - 1) & 1

    def pawns(self):
        """Return the pawns in play, clockwise."""
        return [pawn for pawn in self.players() if self.in_play(pawn)]

    def left_of(self, pawn):
        """Return all others that have a seat, clockwise from a pawn's left."""
        players = self.players()
        at = players.index(pawn)
        return players[at + 1 :] + players[:at]

    def next_to(self, pawn):
        """Return the next pawn in play."""
        for other in self.left_of(pawn):
            if self.in_play(other):
                return other
        return pawn


def ranked(figures):
    """Rank (pawn, figure) pairs: return (place, pawn, figure), best first, ties in one place."""
    places = []
    for figure, pawn in sorted([(-figure, pawn) for pawn, figure in figures]):
        tied = places and places[-1][2] == -figure
        places.append((places[-1][0] if tied else len(places) + 1, pawn, -figure))
    return places

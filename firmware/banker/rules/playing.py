"""What every game does with a transaction, once it can prepare one; and who is ahead in it."""

from .forms import MALFORMED, Refused


class Playing:
    """A game has `prepare(transaction)`: the game after it and its outcome, or None while fields
    are missing; and `become(game)`, which takes over the state of another."""

    def prepared(self, transaction):
        """(the game after a complete transaction, its outcome). Changes nothing; raises Refused."""
        ready = self.prepare(transaction)
        if ready is None:
            raise Refused(MALFORMED)
        return ready

    def preview(self, transaction):
        """What a complete transaction would do. Changes nothing; raises Refused."""
        return self.prepared(transaction)[1]

    def apply(self, transaction):
        """Carry a transaction out: exactly what its preview said. Raises Refused."""
        after, outcome = self.prepared(transaction)
        if outcome.changed:
            self.become(after)
        return outcome


def ranked(figures):
    """(place, pawn, figure) of these (pawn, figure), best first; equal ones have the same place."""
    places = []
    for figure, pawn in sorted([(-figure, pawn) for pawn, figure in figures]):
        tied = places and places[-1][2] == -figure
        places.append((places[-1][0] if tied else len(places) + 1, pawn, -figure))
    return places

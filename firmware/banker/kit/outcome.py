"""The effects of a transaction: the cells that it changes, and what the rules say besides."""


class Outcome:
    """A preview is one, and so is what REVIEW and UNDO show."""

    act = ""  # the name of the act; none where a game begins or a figure is corrected
    fields = ()  # of that act, to read the transaction by
    asks = False  # whether the screen shows the money of its pawn in large digits
    changed = True  # False for what CONFIRM accepts but which alters nothing
    pawn = 0  # whose transaction it is
    amount = None  # what that pawn pays, negative, or gets; None: neither is shown
    second_amount = None  # the same for another pawn
    other = ()  # (kind, value) of the other party, if it is neither a pawn nor the bank
    actor = turn = 0  # in a game with steps: who has acted, and whose turn it is then
    who = ()  # (kind, value) of who has acted, if that is not the pawn
    changes = ()  # (cells, where, before, after) of each cell; where is 0, a value or two of them
    noted = ()  # (name of cells, where) of figures that are shown even if they stay as they are
    about = ()  # (kind, value ...) of what its sentence names besides the fields
    said = ()  # (name of words, kind, value, kind, value ...) of what else is to be told

    def __init__(self, number, transaction):
        self.number = number  # of the game
        self.transaction = transaction

    def change(self, name, where=0):
        """Return (before, after) of a cell; None where it has not changed."""
        for cells, place, was, now in self.changes:
            if cells[0] == name and place == where:
                return was, now
        return None

    def moved(self, name):
        """Return (where, change, after) of these cells where they changed or were noted."""
        return [
            (where, now - was, now) for cells, where, was, now in self.changes if cells[0] == name
        ]

    def happened(self, name):
        """Return whether the rules have said this."""
        return name in [event[0] for event in self.said]

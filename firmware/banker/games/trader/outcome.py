"""What a transaction does, in the words a screen needs. A preview is one, and applying gives it."""

from .transactions import OFFICES


class Outcome:
    """The whole effect of one transaction.

    `changed` is False for what CONFIRM accepts but which alters nothing, such as interest that a
    president would owe.
    """

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0 if transaction[0] == OFFICES else transaction[1]  # whose transaction it is
        self.amount = None  # signed from that pawn's side: negative is paid; None: none is shown
        self.price = None  # per share; the face value where a company is floated
        self.forced = 0  # proceeds of a forced sale of offices
        self.forced_pawn = 0  # the former president to whom they are due
        self.offices_cleared = ()  # groups whose offices went back to the bank
        self.presidents = ()  # (code, pawn) of each new president
        self.monopolies_gained = ()  # (group, pawn)
        self.monopolies_lost = ()  # (group, pawn)
        self.delisted = ()  # codes that left the list
        self.credits = ()  # interest credited to each pawn's dividends
        self.offices_before = ()  # round the group, as in the transaction

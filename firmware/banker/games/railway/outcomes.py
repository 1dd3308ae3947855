"""What every railway game's outcome begins with."""


class Result:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    Changes are noted in the order they happen, as a rule as (whose, change, what it is afterwards).
    What is not noted is as the class has it.
    """

    second_amount = None  # the screen never asks two pawns at once
    changed = True  # False for what CONFIRM accepts but which alters nothing
    pawn = 0  # whose transaction it is: as a rule the one that acts before it
    amount = None  # what that pawn pays, negative, or gets; None: neither
    was = now = None  # the figure that was corrected, the number that was edited

    def __init__(self, transaction):
        self.transaction = transaction

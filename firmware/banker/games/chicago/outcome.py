"""What a transaction does, in the words a screen needs. A preview is one, and applying gives it."""


class Outcome:
    """The whole effect of one transaction.

    Changes are told as (whose, change, what it is afterwards), in the order they happen. `changed`
    is False for what CONFIRM accepts but which alters nothing.
    """

    forced = None  # there are no forced sales
    forced_pawn = 0

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0  # whose transaction it is: as a rule the one in turn before it
        self.amount = None  # what an auction's winner pays, negative; None: nobody does
        self.company = 0  # the one it is about, if it is about one
        self.players = ()  # (pawn, change, cash); on a payday every pawn, even with nothing
        self.treasuries = ()  # (company, change, treasury)
        self.incomes = ()  # (company, change, income)
        self.locomotives = ()  # (company, change, left)
        self.tracks = ()  # (industrial city, change, value)
        self.shares = ()  # (pawn, company, change)
        self.dial = ()  # (dial, uses, uses until red) if one was turned
        self.houses = None  # left in the reserve, if that changed
        self.per_share = 0  # paid on each of the company's shares for reaching Chicago
        self.wabash_opens = False
        self.paid = False  # whether dividends were, of either sort
        self.was = self.now = None  # the figure that was corrected, the number that was edited
        self.from_bank = self.to_bank = 0
        # Afterwards.
        self.stage = self.turn = self.round = 0
        self.flags = 0  # what ends the game on a payday
        self.flags_set = 0  # those of them that are new

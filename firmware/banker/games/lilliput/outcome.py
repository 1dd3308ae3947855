"""All that a transaction does, for screens and sentences."""


class Outcome:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    Changes are noted as (whose, change, what it is afterwards), in the order they happen. `changed`
    is False for what CONFIRM accepts but which alters nothing.
    """

    second_amount = None  # the screen never asks two pawns at once

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0  # whose transaction it is: as a rule the one in turn before it
        self.amount = None  # what that pawn pays, negative, or gets; None: neither
        self.company = 0  # the one it is about, if it is about one
        self.players = ()  # (pawn, change, cash)
        self.treasuries = ()  # (company, change, treasury)
        self.shares = ()  # (pawn, company, change), of 10%
        self.price = ()  # (company, before, after), if a marker was to move
        self.trains = ()  # (company or 0 for the pool, change, type)
        self.gone = ()  # (type, how many rusted or left the game)
        self.train = 0  # the type that the transaction is about
        self.founded = False
        self.revenue = None  # of a run, doubled in the last round
        self.tenth = 0  # what is paid on a share of 10%
        self.paid = False  # whether a dividend was
        self.phase = 0  # the one that begins with this
        self.was = self.now = None  # the figure that was corrected
        # Afterwards.
        self.stage = self.turn = self.next_company = 0
        self.round = 1
        self.new_round = False
        self.ranking = ()  # once all is over

    def now_stands(self, after):
        """Note where the game has come to."""
        self.stage = after.stage
        self.turn = after.in_turn()
        self.round = after.round
        self.next_company = after.current()

"""All that a transaction does, for screens and sentences."""

from ..railway.outcomes import Result


class Outcome(Result):
    """What is noted here, and where the game has come to."""

    company = 0  # the one it is about, if it is about one
    players = ()  # (pawn, change, cash)
    treasuries = ()  # (company, change, treasury)
    shares = ()  # (pawn, company, change), of 10%
    price = ()  # (company, before, after), if a marker was to move
    trains = ()  # (company or 0 for the pool, change, type)
    gone = ()  # (type, how many rusted or left the game)
    train = 0  # the type that the transaction is about
    founded = False
    revenue = None  # of a run, doubled in the last round
    tenth = 0  # what is paid on a share of 10%
    paid = False  # whether a dividend was
    phase = 0  # the one that begins with this
    # Afterwards.
    stage = turn = next_company = 0
    round = 1
    new_round = False
    ranking = ()  # once all is over

    def now_stands(self, after):
        """Note where the game has come to."""
        self.stage = after.stage
        self.turn = after.in_turn()
        self.round = after.round
        self.next_company = after.current()

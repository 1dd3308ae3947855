"""What a transaction does, as it is shown and told."""

from ..railway.outcomes import Result


class Outcome(Result):
    """Its pawn is the one in turn, a winner, or the director of the company in turn; its amount
    may be that company's."""

    at = 0  # the step it was done in
    acting = 0  # the company in turn, RSR too; 0 in a stock round
    code = 0  # the company or private it is about, if it is about one
    players = ()  # (pawn, change, cash)
    companies = ()  # (code, change, cash), RSR among them
    loans = ()  # (code, change, loans)
    shares = ()  # (pawn or POOL, public, change)
    moves = ()  # (code, price before, price after) of tokens, even those that stay
    trains = ()  # (code or POOL, type, change)
    privates = ()  # (private, new owner: PAWN + pawn or a code)
    started = ()  # (code, price) of companies
    directors = ()  # (public, pawn) where that is a new one
    nationalised = ()  # (code, price paid for a share)
    incomes = ()  # (private, owner, income) as an OR begins; not in `players`
    sold_out = ()  # publics whose token goes up as an SR ends
    rusted = ()  # types of trains that are no more
    revenue = dividend = per_share = 0
    interest = 0
    phase = 0  # the new one, if there is one
    passed = False  # a pass in an SR
    ended = ()  # rounds that ended with it: SR, OR, MR
    broke = False  # the bank, just now
    # Afterwards: see `position`.
    round = set = run = step = turn = bank = 0
    last_set = last_or = 0
    end_set = False  # it has set the end of the game
    ranking = ()  # (place, pawn, worth) once the game is over

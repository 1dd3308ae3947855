"""How turns follow one another: pawns in a stock round, companies in operating rounds."""

from .acting_company import privates_closed
from .board import (
    CLOSED,
    DISCARD,
    FIRST_COMPANY,
    FIRST_PRIVATE,
    OVER,
    SHARES,
    SOLD,
    SOLD_NOW,
    STOCK,
    TRACK,
)
from .grid import left
from .rolling_stock import ORS
from .tokens import right, up

PAY, KEEP = 1, 3  # what a company does with a revenue

# Stock rounds.


def end_stock_turn(game, passed=False):
    """Go on to the next pawn, or end the round when all have passed one after the other."""
    if passed:
        game.passes += 1
    else:
        game.passes = 0
    if game.passes >= len(game.pawns()):
        end_stock_round(game)
    else:
        begin_stock_turn(game, game.next_to(game.turn))


def begin_stock_turn(game, pawn):
    """Let a pawn begin its turn."""
    game.turn = pawn
    game.bought = game.of_offering = game.has_sold = 0
    forget_turn(game)


def forget_turn(game):
    """What was sold in the turn that ends was sold in this round."""
    sold = game.sold.data
    for at in range(len(sold)):
        if sold[at] == SOLD_NOW:
            sold[at] = SOLD


def forget_sales(game):
    """Let everybody buy again what they have sold."""
    for at in range(len(game.sold.data)):
        game.sold.data[at] = 0


def end_stock_round(game):
    """Move up what is sold out, hand on the priority, begin a set of operating rounds."""
    for company in game.order():
        if sum(game.held.column(company)) == SHARES:
            game.move_token(company, up(game.grid, game.space[company]))
    if game.last_active:
        game.priority = game.next_to(game.last_active)
    game.last_active = game.passes = 0
    game.bought = game.of_offering = game.has_sold = 0
    forget_sales(game)
    game.or_at = 0
    game.or_count = game.phase_row()[ORS]
    begin_operating_round(game)


def begin_stock_round(game):
    """Begin the next set with the pawn that has priority."""
    game.set = min(game.set + 1, 255)
    game.or_at = game.acting = 0
    game.step = STOCK
    begin_stock_turn(game, game.priority)


# Operating rounds.


def begin_operating_round(game):
    """Let privates pay, then the companies that run act."""
    game.or_at += 1
    pay_privates(game)
    look_at_bank(game)
    for company in game.companies():
        game.waits[company] = game.floated[company]
    next_company(game)


def look_at_bank(game):
    """Below 0 this set is the last."""
    if game.bank() < 0 and not game.broken:
        game.broken = 1
        game.last_set = game.set
        game.say("bank_broken")


def pay_privates(game):
    """Have each private pay its owner."""
    for at, income in enumerate(game.incomes):
        private = FIRST_PRIVATE + at
        owner = game.owner[private]
        if private in game.remaining[:1] and privates_closed(game):
            income = game.remaining[1]
        if owner and owner != CLOSED:
            pay_owner(game, owner, income)


def pay_owner(game, owner, amount):
    """Pay a pawn or a company."""
    if owner < FIRST_COMPANY:
        game.cash[owner] += amount
    else:
        game.till[owner] += amount


def next_company(game):
    """Begin the turn of the next company, or end the round."""
    for company in game.order():
        if game.waits[company]:
            game.acting = game.turn = company
            game.step = TRACK
            game.last_share = 0
            if not game.stations[company]:
                game.stations[company] = 1
            return
    game.acting = 0
    if game.or_at < game.or_count:
        begin_operating_round(game)
    elif game.last_set and game.last_set <= game.set:
        end_game(game)
    else:
        game.after_set()
        if game.step != DISCARD:
            begin_stock_round(game)


def end_company_turn(game):
    """Go on to the next company."""
    game.waits[game.acting] = 0
    forget_sales(game)
    next_company(game)


def end_game(game):
    """Nothing is awaited any more."""
    game.step = OVER
    game.turn = game.acting = 0
    game.say("game_ends")


# A company's turn.


def run_leads(game, company, payout):
    """Return the space to which a run leads; 0 where the token stays."""
    space = game.space[company]
    return right(game.grid, space) if payout == PAY else left(game.grid, space)

"""New phases: trains that rust, privates and companies that go to the state; and the turn of the
Russian State Railway, whose revenue buys trains."""

from ..railway.grid import price_at
from ..railway.rolling_stock import REMOVES
from ..railway.sale import bank_sells, next_train, on_sale
from ..railway.surplus import scrap
from .booking import leave_market, pass_on
from .fields import IS
from .loans import needed_loans, repay, take_loans
from .rounds import end_turn, pay_owner, set_end
from .tables import (
    COMPANY,
    INTEREST,
    LAST_PHASE,
    MINORS,
    MOST_TRAINS,
    OPERATED,
    PRIVATES_GONE,
    PUBLICS,
    RSR,
)
from .wealth import back


def new_phase(game, phase):
    """Begin a phase with its first train."""
    game.phase = phase
    old = game.phase_row()[REMOVES]
    if old:
        scrap(game, old)
    if phase == PRIVATES_GONE:
        for private in game.privates():
            owner = game.owner[private]
            if owner and owner != RSR:
                pay_owner(game, owner, game.value_of(private))
                game.owner[private] = RSR
    if phase == LAST_PHASE:
        set_end(game)
    if old:
        for code in game.order():
            if code <= MINORS and (phase == LAST_PHASE or _idle(game, code)):
                nationalise(game, code)
            elif code > MINORS and _idle(game, code):
                game.asked |= 1 << code - PUBLICS - 1


def _idle(game, code):
    """Return whether a company has operated and has no train."""
    return game.standing[code] == OPERATED and not game.trains_of(code)


def nationalise(game, code):
    """Hand a company over to the state: it repays what it can, its token falls, the bank pays
    players for their shares, and what it has is RSR's."""
    repay(game, code)
    price = price_at(game.grid, back(game.grid, game.space[code], 1 + game.loans[code]))
    for pawn in game.players():
        if code > MINORS:
            game.cash[pawn] += game.held[pawn, code] * price
        elif game.president[code] == pawn:
            game.cash[pawn] += 2 * price
    pass_on(game, code, RSR)
    leave_market(game, code)
    game.say("nationalised", COMPANY, code, IS, price)
    if code > PUBLICS:
        game.asked &= ~(1 << code - PUBLICS - 1)


def ends_as_state(game, code):
    """End the turn of a company that goes to the state."""
    nationalise(game, code)
    end_turn(game)


def run_state(game, revenue):
    """Keep the revenue, pay interest, repay, and buy trains: the first one with loans."""
    from .phases import buy_train, go_on

    game.till[RSR] += revenue
    due = INTEREST * game.loans[RSR]
    take_loans(game, RSR, needed_loans(game, RSR, due))
    game.till[RSR] -= due
    repay(game, RSR)
    if not game.trains_of(RSR):
        offers = [(game.face[one], not bank_sells(game, one), one) for one in on_sale(game)]
        if offers:
            price, pooled, bought = min(offers)
            take_loans(game, RSR, needed_loans(game, RSR, price))
            buy_train(game, RSR, bought, not pooled)
    while True:
        bought = next_train(game)
        if not 0 < bought <= LAST_PHASE or game.face[bought] > game.till[RSR]:
            break
        if game.trains[RSR, bought] >= MOST_TRAINS:
            break
        buy_train(game, RSR, bought, True)
    go_on(game)

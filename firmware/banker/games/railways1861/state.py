"""New phases: trains that rust, privates and companies that go to the state; and the turn of the
Russian State Railway, whose revenue buys trains."""

from . import booking
from . import market as markets
from .booking import fill, pay, repay, take_loans
from .rounds import set_end
from .tables import (
    COMPANY,
    INTEREST,
    IS,
    LAST_PHASE,
    LAST_PRIVATE,
    MINORS,
    MOST_TRAINS,
    OPERATED,
    PRIVATES,
    PRIVATES_GONE,
    PUBLICS,
    REMOVES,
    RSR,
)


def new_phase(game, phase):
    """Begin a phase with its first train."""
    game.phase = phase
    if phase in REMOVES:
        _rust(game, REMOVES[phase])
    if phase == PRIVATES_GONE:
        for private in range(PRIVATES + 1, LAST_PRIVATE + 1):
            owner = game.owner[private]
            if owner and owner != RSR:
                booking.pay_owner(game, owner, game.value(private))
                game.owner[private] = RSR
    if phase == LAST_PHASE:
        set_end(game)
    if phase in REMOVES:
        for code in game.order():
            if code <= MINORS and (phase == LAST_PHASE or _idle(game, code)):
                nationalise(game, code)
            elif code > MINORS and _idle(game, code):
                game.asked |= 1 << code - PUBLICS - 1


def _idle(game, code):
    """Return whether a company has operated and has no train."""
    return game.standing[code] == OPERATED and not game.train_count(code)


def _rust(game, train):
    """Remove all trains of a type."""
    for code in game.order() + [RSR]:
        game.trains[code, train] = 0
    game.pooled[train] = game.left[train] = 0


def nationalise(game, code):
    """Hand a company over to the state: it repays what it can, its token falls, the bank pays
    players for their shares, and what it has is RSR's."""
    repay(game, code)
    market = game.market()
    price = markets.price(market, markets.left(market, game.space[code], 1 + game.loans[code]))
    for pawn in game.players():
        if code > MINORS:
            pay(game, pawn, game.held[pawn, code] * price)
        elif game.president[code] == pawn:
            pay(game, pawn, 2 * price)
    booking.pass_on(game, code, RSR)
    booking.leave_market(game, code)
    game.say("nationalised", COMPANY, code, IS, price)
    if code > PUBLICS:
        game.asked &= ~(1 << code - PUBLICS - 1)


def run_state(game, revenue):
    """Keep the revenue, pay interest, repay, and buy trains: the first one with loans."""
    from .phases import buy_train, go_on

    if revenue:
        fill(game, RSR, revenue)
    due = INTEREST * game.loans[RSR]
    if due:
        take_loans(game, RSR, game.needed_loans(RSR, due))
        fill(game, RSR, -due)
    repay(game, RSR)
    if not game.train_count(RSR):
        offers = [(game.face[train], not game.in_bank(train), train) for train in game.on_sale()]
        if offers:
            price, pooled, bought = min(offers)
            take_loans(game, RSR, game.needed_loans(RSR, price))
            buy_train(game, RSR, bought, not pooled)
    while True:
        bought = game.new_train()
        if bought is None or game.face[bought] > game.till[RSR]:
            break
        if game.has(RSR, bought) >= MOST_TRAINS:
            break
        buy_train(game, RSR, bought, True)
    go_on(game)

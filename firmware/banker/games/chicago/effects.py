"""What each transaction does, carried out on a copy of the game.

A preview and the real thing are therefore the same code. Every effect takes the copy to change,
the transaction and the outcome to fill in.
"""

from . import transactions
from .booking import (
    Outcome,
    earn,
    earn_there,
    fill,
    hand_over,
    pay,
    pay_dividends,
    use_house,
    use_locomotives,
)
from .data import (
    CHICAGO_BIT,
    COMPANIES,
    DETROIT,
    DIALS,
    FOREST_BONUS,
    OPENING,
    OVER,
    PAYDAY,
    REDS,
    STEP,
    TURN,
    WABASH,
    WABASH_INCOMES,
    WABASH_LOCOMOTIVES,
    WABASH_SALE,
    members,
)
from .transactions import DIAL_OF, asks_fort_wayne


def _turn_dial(after, outcome, dial):
    after.dials[dial] += 1
    outcome.dial = (dial, after.dials[dial], after.tables[dial - 1])


def _next_turn(after):
    """The next pawn's turn begins, with a payday if two dials are on red."""
    after.turn = after.next_to(after.turn)
    after.stage = PAYDAY if after.reds() >= REDS else TURN


def _auction(after, t, outcome):
    company, winner, bid = t[1:]
    outcome.company = company
    if after.stage == OPENING:
        winner = winner or after.turn  # without a bid, who spoke first gets the share
    if winner:
        outcome.amount = -bid
        if bid:
            pay(after, outcome, winner, -bid)
            fill(after, outcome, company, bid)
        hand_over(after, outcome, winner, company, 1)
    if after.stage != OPENING:
        _next_turn(after)
    elif company < WABASH - 1:
        after.turn = winner
    else:
        after.turn = next(pawn for pawn in after.pawns() if after.held(pawn, 1))
        after.stage = TURN


def _build(after, t, outcome):
    company, built, cost, income, hexes, developed = t[1:]
    opens = asks_fort_wayne(after, hexes)
    outcome.company = company
    fill(after, outcome, company, -cost)  # noted even if it is 0, so that a slip is seen
    outcome.to_bank += cost
    use_locomotives(after, outcome, company, built)
    bit = 1 << company - 1
    for city in members(hexes & ~CHICAGO_BIT):
        after.present[city] |= bit
        income += after.tracks[city]
    earn(after, outcome, company, income)
    if hexes & CHICAGO_BIT:
        after.arrived |= bit
        outcome.per_share = after.per_share(company)
        pay_dividends(after, outcome, company)
    if opens:
        outcome.wabash_opens = True
        earn(after, outcome, WABASH, WABASH_INCOMES[developed])
        after.locomotives[WABASH] = WABASH_LOCOMOTIVES
        after.stage = WABASH_SALE
    else:
        _next_turn(after)


def _city(after, t, outcome):
    for company in members(t[2]):
        earn(after, outcome, company, t[1])
    use_house(after, outcome)
    _next_turn(after)


def _mountain(after, t, outcome):
    outcome.company = t[2]
    earn(after, outcome, t[2], t[1])
    use_house(after, outcome)
    _next_turn(after)


def _forest(after, t, outcome):
    outcome.company = t[1]
    fill(after, outcome, t[1], FOREST_BONUS)
    outcome.from_bank += FOREST_BONUS
    use_house(after, outcome)
    _next_turn(after)


def _track(after, t, outcome):
    earn_there(after, outcome, t[1], STEP[t[1]])
    _next_turn(after)


def _pass(after, t, outcome):
    _turn_dial(after, outcome, t[1])
    _next_turn(after)


def _dividends(after, t, outcome):
    outcome.pawn = 0
    pay_dividends(after, outcome)
    if after.flags():
        after.stage = OVER
        return
    after.dials = bytearray(DIALS + 1)
    after.round += 1
    # It can: at its last value Detroit is an end flag.
    earn_there(after, outcome, DETROIT, STEP[DETROIT])
    after.stage = TURN


def _remove(after, t, outcome):
    pawn = outcome.pawn = t[1]
    if after.turn == pawn:
        after.turn = after.next_to(pawn)
    for company in range(1, COMPANIES + 1):
        held = after.held(pawn, company)
        if held:
            hand_over(after, outcome, pawn, company, -held)
    lapsed = after.cash[pawn - 1]
    pay(after, outcome, pawn, -lapsed)
    outcome.to_bank += lapsed
    after.out |= 1 << pawn - 1


def _new_game(after, t, outcome):
    outcome.pawn = 0
    outcome.to_bank += sum(after.cash) + sum(after.treasuries)
    after.restart(t[1:], after.next_tables)
    outcome.from_bank += sum(after.cash)


def _put_right(after, t, outcome):
    """Seldom needed, so imported when it is."""
    from . import corrections

    corrections.carry_out(after, t, outcome)


_EFFECTS = {
    transactions.AUCTION: _auction,
    transactions.BUILD: _build,
    transactions.CITY: _city,
    transactions.MOUNTAIN: _mountain,
    transactions.FOREST: _forest,
    transactions.TRACK: _track,
    transactions.PASS: _pass,
    transactions.REMOVE: _remove,
    transactions.NEW_GAME: _new_game,
    transactions.DIVIDENDS: _dividends,
    transactions.CORRECT: _put_right,
    transactions.TABLE: _put_right,
}


def carry_out(before, after, transaction):
    """Do an allowed, complete transaction to `after`, a copy of `before`; return its outcome."""
    outcome = Outcome(transaction)
    outcome.pawn = before.turn
    dial = DIAL_OF[transaction[0]]
    if dial and before.stage == TURN:
        _turn_dial(after, outcome, dial)
    _EFFECTS[transaction[0]](after, transaction, outcome)
    outcome.stage = after.stage
    outcome.turn = after.turn
    outcome.round = after.round
    outcome.flags = after.flags()
    outcome.flags_set = outcome.flags & ~before.flags()
    return outcome

"""What the draw, auctions, a new game and a pawn that leaves do."""

from .booking import pay
from .data import CARDS_SALE, DIE, FIRST, FIRST_CONCESSION, GONE
from .stock_turns import begin_stock, clear_turn
from .transactions import AUCTION, DRAW_COMPANIES, REMOVE


def carry_out(after, t, outcome):
    """As `effects.carry_out` does other transactions."""
    if t[0] == DRAW_COMPANIES:
        _draw(after, t, outcome)
    elif t[0] == AUCTION:
        _auction(after, t, outcome)
    elif t[0] == REMOVE:
        _remove(after, t, outcome)
    else:
        _new_game(after, t, outcome)


def _draw(after, t, outcome):
    after.drawn = t[1]
    after.stage = CARDS_SALE


def _auction(after, t, outcome):
    winner, bid, concession = t[1:]
    if after.stage == DIE:
        _first(after, winner)
        return
    outcome.amount = -bid
    pay(after, outcome, winner, -bid)  # noted even if it is 0, so that a slip is seen
    if concession:
        _concession_sold(after, winner, concession)
        return
    after.spent[winner - 1] += bid
    after.cards -= 1
    if not after.cards:
        most = after.most_spent()
        if len(most) > 1:
            after.stage = DIE
        else:
            _first(after, most[0])


def _first(after, spender):
    """The first stock round begins left of the pawn that has spent most."""
    after.spent = [0] * len(after.spent)
    after.priority = after.next_to(spender)
    begin_stock(after, FIRST)


def _concession_sold(after, winner, concession):
    """The last one is not sold, but removed."""
    after.concessions[concession - FIRST_CONCESSION] = winner
    after.turn = after.next_to(winner)
    left = [at for at in range(len(after.concessions)) if not after.concessions[at]]
    if len(left) == 1:
        after.concessions[left[0]] = GONE
        from .rounds import next_set

        next_set(after)


def _remove(after, t, outcome):
    """A pawn's turns are skipped from now on; what it has stays."""
    pawn = outcome.pawn = t[1]
    if after.priority == pawn:
        after.priority = after.next_to(pawn)
    if after.turn == pawn:
        after.turn = after.next_to(pawn)
        clear_turn(after)
    after.passes = 0
    after.out |= 1 << pawn - 1


def _new_game(after, t, outcome):
    outcome.pawn = 0
    after.restart(t[1:])

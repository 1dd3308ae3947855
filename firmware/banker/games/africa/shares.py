"""How shares change hands, who leads a company then, and how one starts."""

from ...kit.cell_values import PAWN
from ...kit.describe import amount
from ..railway.leaders import leader
from .data import COMPANY, COMPANY_AT, DIRECTORS, PRINTED, STARTING
from .market import arrive

PRICE = amount("price", 460)


def hand_over(game, account, company, change):
    """Give an account shares of a company, or take them; who leads it may change."""
    game.add_shares(account, company, change)
    if game.started(company):
        _settle(game, company)
    elif account < COMPANY_AT:
        _note_first(game, account, company)


def _note_first(game, pawn, company):
    """Who has held a share longest, while the company waits: there are two holders at most."""
    if not game.leads[company]:
        game.leads[company] = pawn
    elif game.leads[company] == pawn and not game.shares[pawn, company]:
        game.leads[company] = 0
        for other in game.left_of(pawn):
            if game.shares[other, company]:
                game.leads[company] = other


def _settle(game, company):
    """The pawn with most shares leads: of equal ones the present leader, else the first to its
    left."""
    old = game.leads[company]
    best = leader(game, old, lambda pawn: game.shares[pawn, company])
    if best != old:
        game.leads[company] = best
        game.say("leader", PAWN, best, COMPANY, company)


def issue(game, pawn, company, card):
    """A pawn has paid for a certificate that nobody had before: this may start the company."""
    if card == DIRECTORS:
        game.issued[company] = 1
    else:
        game.ordinary[company] += 1
    if game.started(company) or not (game.issued[company] or game.ordinary[company] == STARTING):
        hand_over(game, pawn, company, card)
        return
    game.shares[pawn, company] += card
    if card != DIRECTORS:
        pawn = leader(game, game.leads[company] or pawn, lambda one: game.shares[one, company])
    game.leads[company] = pawn
    game.stations[company] = 1
    arrive(game, company, PRINTED[company])
    game.say("starts", COMPANY, company, PRICE, PRINTED[company])
    game.say("leader", PAWN, pawn, COMPANY, company)

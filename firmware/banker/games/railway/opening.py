"""The auction of the privates. Bids are spoken; only results are entered."""

from ...rules.forms import Refused
from .base import STOCK
from .rounds import begin_stock_turn, pay_privates

STEP = 5  # by which the first private becomes cheaper, and bids are higher at least


def check_auction(game, winner=None, price=None, company=None, start=None):
    """Refuse a result that cannot be."""
    private = game.offered()
    first = private == game.PRIVATE[0]
    if winner == 0:
        if first and not game.minimum:
            raise Refused("somebody_must")
        if price or company or start:
            raise Refused("bad_number")
        return
    if winner is None:
        return
    if not game.in_play(winner):
        raise Refused("pawn_out")
    if game.cash[winner] < game.minimum:
        raise Refused("cash_short")
    if price is None:
        return
    if price != game.minimum and (first or price < game.minimum + STEP):
        raise Refused("minimum_only" if first else "bid_low")
    if price % game.bids_by:
        raise Refused("by_five")
    if game.cash[winner] < price:
        raise Refused("cash_short")
    if not game.gives_presidency(private):
        if company or start:
            raise Refused("bad_number")
        return
    fixed = game.presidency_given[1]
    if company is not None and (company != fixed if fixed else company not in game.companies()):
        raise Refused("no_such_company")
    if start is not None and start not in game.grid.starts:
        raise Refused("no_start_price")


def auction(game, winner, price, company, start):
    """Sell what is on offer, or note that all have passed."""
    private = game.offered()
    game.mention(game.PRIVATE, private)
    if not winner:
        if private == game.PRIVATE[0]:
            game.minimum -= STEP
            game.say("cheaper", game.PRIVATE, private)
        else:
            pay_privates(game)
            game.say("incomes_paid")
            game.after_set()
        return
    game.outcome.pawn = winner
    game.cash[winner] -= price
    game.owner[private] = winner
    if price == game.minimum:
        game.turn = game.next_to(winner)
    if game.share_given and game.share_given[0] == private:
        game.held[winner, game.share_given[1]] += 1
        game.say("share_comes", game.COMPANY, game.share_given[1])
    if game.gives_presidency(private):
        game.granted = company
        game.start_company(company, winner, start)
    private = game.offered()
    if private:
        game.minimum = game.worths[private - game.PRIVATE[0]]
    else:
        game.minimum = 0
        game.step = STOCK
        game.priority = game.turn
        begin_stock_turn(game, game.turn)


RULES = {
    "auction": (auction, check_auction),
}

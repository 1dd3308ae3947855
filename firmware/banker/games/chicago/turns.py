"""Turns of Chicago Express: dials, dividends, and the sale of shares."""

from ...kit.cell_values import PAWN
from ...kit.describe import amount, called
from ...kit.names import within
from ...rules.transactions import Refused
from .board import COMPANY, REDS, WABASH

AUCTION, BUILD, DEVELOP = 1, 2, 3  # dials
WINNER = called("winner", PAWN)
ANYBODY = called("winner", PAWN, 0)  # 0 for nobody
BID = amount("bid", 999)


def check_dial(game, dial):
    """Refuse an action whose dial is used up."""
    if game.in_step("turn") and game.red(dial):
        raise Refused("dial_red")


def turn_dial(game, dial):
    """Turn a dial, where it is an action."""
    if game.before.in_step("turn"):
        game.dials[dial] += 1


def next_turn(game, dial):
    """Turn a dial; the next pawn's turn begins, with a payday if two dials are on red."""
    turn_dial(game, dial)
    game.turn = game.next_to(game.turn)
    if game.reds() >= REDS:
        game.go_to("payday")
        game.say("payday")
    else:
        game.go_to("turn")


def pay_dividends(game, company=0):
    """Have the bank pay every pawn its dividend, or only those who hold shares of a company."""
    for pawn in game.pawns():
        if not company or game.shares[pawn, company]:
            game.cash[pawn] += game.dividend(pawn, company)
            game.note("cash", pawn)


# Auctions.


def check_auction(game, company=0, winner=0, bid=None):
    """Refuse a share that is not for sale, and a pawn that cannot pay."""
    check_dial(game, AUCTION)
    if company:
        if game.on_sale() not in (0, company):
            raise Refused(game.awaited())
        game.check_open(company)
        if not game.unsold(company):
            raise Refused("sold_out")
    if winner:
        least = game.min_bid(company)
        if game.cash[winner] < least or (bid or 0) > game.cash[winner]:
            raise Refused("cash_short")
        if bid is not None and bid < least:
            raise Refused("bid_low")


def auction(game, company, winner, bid):
    """Sell a share; in the opening the last one leads to the first turn."""
    game.ask(winner, -bid, COMPANY, company)
    game.cash[winner] -= bid
    game.treasury[company] += bid
    game.shares[winner, company] += 1
    if not game.in_step("opening"):
        next_turn(game, AUCTION)
    elif company < WABASH - 1:
        game.turn = winner
    else:
        game.turn = next(pawn for pawn in game.pawns() if game.shares[pawn, 1])
        game.go_to("turn")


def nobody(game, company):
    """Give the share in the opening to the pawn that bids first, for nothing; later leave it."""
    if game.in_step("opening"):
        auction(game, company, game.turn, 0)
    else:
        game.say("unsold")
        next_turn(game, AUCTION)


def auction_fields(game, typed):
    """Return what is asked: the company where there is a choice, the bid where somebody bids."""
    sold = game.on_sale()
    fields = (within(COMPANY, sold, sold) if sold else COMPANY, ANYBODY, BID)
    return fields[:2] if len(typed) > 1 and not typed[1] else fields


def auctioned(game, typed):
    """Return the transaction of an auction."""
    return ("nobody", typed[0]) if len(typed) == 2 and not typed[1] else ("auction",) + typed

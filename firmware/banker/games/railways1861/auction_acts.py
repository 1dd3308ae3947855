"""Auctions: of privates and the first minor in the first SR, of minors that start later."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, amount, called, flow
from ...rules.transactions import NO_SUCH_PAWN, PAWN_OUT, Refused
from ...ui import keys
from .booking import end_stock_turn, enter_market
from .market import MINORS_START, start
from .stock_can import auction_fault
from .tables import (
    AS_OWNER,
    BID_STEP,
    LAST_PRIVATE,
    MINOR,
    MINOR_HIGHEST,
    MINOR_MINIMUM,
    OFFER,
    PRIVATE,
    PRIVATES,
    STOCK,
)

MINIMUM_BIDS = bytes((20, 30, 40, 50, 60))  # of privates
WINNER = called("winner", PAWN)
ANYBODY = called("winner", PAWN, 0)  # 0 for nobody
LOT, FIRST_LOT = (
    called("lot_on_offer", PRIVATE),
    called("lot_on_offer", MINOR),
)  # that nobody wanted
BID = amount("price", 9999)


def check_auction(game, minor=0, winner=None, bid=None):
    """Refuse a minor that is not free, and a pawn that cannot win it."""
    if game.step == OFFER:
        if minor and minor != game.offered():
            raise Refused(game.awaited())
        _check_bid(game, game.minimum, winner, bid)
        return
    fault = auction_fault(game)
    if fault:
        raise Refused(fault)
    if minor and not game.open(minor):
        raise Refused("cannot_start")
    if winner == 0:
        raise Refused(NO_SUCH_PAWN)  # the pawn that opens an auction has bid
    _check_bid(game, MINOR_MINIMUM, winner, bid)


def _check_bid(game, minimum, winner, bid):
    """Refuse a winner, and what it pays."""
    if not winner:
        return
    if not game.in_play(winner):
        raise Refused(PAWN_OUT)
    if game.certificates(winner) >= game.limit:
        raise Refused("at_limit")
    if game.cash[winner] < minimum:
        raise Refused("cash_short")
    if bid is not None:
        if bid < minimum:
            raise Refused("bid_low")
        if bid % BID_STEP:
            raise Refused("by_five")
        if bid > game.cash[winner]:
            raise Refused("cash_short")


def check_offered(game, private=0, winner=None, bid=None):
    """Refuse all but the private that is on offer."""
    if private and private != game.offered():
        raise Refused(game.awaited())
    _check_bid(game, game.minimum, winner, bid)


def auction(game, minor, winner, bid):
    """Start a minor with its winner's bid."""
    game.cash[winner] -= bid
    game.president[minor] = winner
    most = min(bid // 2, MINOR_HIGHEST)
    enter_market(game, minor, start(game, MINORS_START, most))
    game.till[minor] += bid
    game.passes, game.last_active, game.step = 0, winner, STOCK
    end_stock_turn(game, game.next_to(winner))


def sell_private(game, private, winner, bid):
    """Sell a private to the winner of its auction."""
    game.cash[winner] -= bid
    _private_sold(game, private, winner)


def _private_sold(game, private, winner):
    """Give a private to its winner; offer the next one to the left of the winner."""
    game.owner[private] = AS_OWNER + winner
    game.last_active = winner
    game.turn = game.next_to(winner)
    last = private == LAST_PRIVATE
    game.minimum = MINOR_MINIMUM if last else MINIMUM_BIDS[private - PRIVATES]


def nobody(game):
    """Offer a private for less, and at 0 give it away; without a bid for the first minor end the
    round."""
    offered = game.offered()
    game.mention(LOT if offered > PRIVATES else FIRST_LOT, offered)
    if offered < PRIVATES:
        from .rounds import end_stock

        end_stock(game, game.turn)
        return
    game.minimum -= BID_STEP
    if not game.minimum:
        _private_sold(game, offered, game.turn)


def auction_fields(game, typed):
    """Return what is asked: the minor where there is a choice, the bid where somebody wins."""
    if game.step == OFFER:
        return (ANYBODY,) if typed and not typed[0] else (ANYBODY, BID)
    return (MINOR, WINNER, BID)


def auctioned(game, typed):
    """Return the transaction of an auction."""
    if game.step != OFFER:
        return ("auction",) + typed
    if typed and not typed[0]:
        return ("nobody",)
    offered = game.offered()
    return ("auction" if offered < PRIVATES else "sell_private", offered) + typed


_OFFER, _BOTH = ("offer",), ("offer", "stock")
ENTRIES = (
    flow("auction", keys.INTEREST, auction_fields, auctioned, _BOTH, check_auction),
    act("auction", None, (MINOR, WINNER, BID), auction, check_auction, _BOTH, False),
    act("sell_private", None, (PRIVATE, WINNER, BID), sell_private, check_offered, _OFFER, False),
    act("nobody", None, (), nobody, None, _OFFER, False),
)

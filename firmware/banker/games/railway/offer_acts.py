"""The auction of the privates. Bids are spoken; only results are entered."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, called, flow, kind
from ...rules.transactions import Refused
from ...ui import keys
from .board import COMPANY, FIRST_PRIVATE, LAST_COMPANY, PRIVATE, STOCK
from .rounds import begin_stock_turn, pay_privates
from .shares import PRICE, START, start_company
from .tokens import start_prices

STEP = 5  # by which the first private becomes cheaper, and bids are higher at least
WINNER = called("winner", PAWN, lowest=0)
GRANTED = kind("granted_to", LAST_COMPANY, 0)


def gives_presidency(game, private):
    """Return whether a company starts with a private."""
    return private in game.presidency_given[:1]


def check_auction(game, winner=None, price=None, company=None, start=None):
    """Refuse a result that cannot be."""
    private = game.offered()
    first = private == FIRST_PRIVATE
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
    if not gives_presidency(game, private):
        if company or start:
            raise Refused("bad_number")
        return
    fixed = game.presidency_given[1]
    if company is not None and (company != fixed if fixed else company not in game.companies()):
        raise Refused("no_such_company")
    if start is not None and start not in start_prices(game.grid):
        raise Refused("no_start_price")


def auction(game, winner, price, company, start):
    """Sell what is on offer, or note that all have passed."""
    private = game.offered()
    game.mention(PRIVATE, private)
    if not winner:
        game.say("all_pass")
        if private == FIRST_PRIVATE:
            game.minimum -= STEP
            game.say("cheaper", PRIVATE, private)
        else:
            pay_privates(game)
            game.say("incomes_paid")
            game.after_set()
        return
    game.outcome.pawn = winner
    game.say("wins", PAWN, winner, PRIVATE, private, PRICE, price)
    game.cash[winner] -= price
    game.owner[private] = winner
    if price == game.minimum:
        game.turn = game.next_to(winner)
    if private in game.share_given[:1]:
        game.held[winner, game.share_given[1]] += 1
        game.say("share_comes", COMPANY, game.share_given[1])
    if gives_presidency(game, private):
        game.granted = company
        start_company(game, company, winner, start)
        game.say("starts", PAWN, winner, COMPANY, company)
    private = game.offered()
    if private:
        game.minimum = game.value_of(private)
    else:
        game.minimum = 0
        game.step = STOCK
        game.priority = game.turn
        begin_stock_turn(game, game.turn)


def auction_fields(game, typed):
    """Ask who won, for how much; with a presidency, which and at which price."""
    if typed and not typed[0]:
        return (WINNER,)
    fields = (WINNER, PRICE)
    if not typed:  # its hint takes the rows of what follows
        return fields
    if gives_presidency(game, game.offered()):
        fields += (START,) if game.presidency_given[1] else (COMPANY, START)
    return fields


def auctioned(game, typed):
    """Return the auction so far; an empty price is the minimum."""
    if typed[:1] == (0,):
        return ("auction", 0, 0, 0, 0)
    values = typed[:1]
    if len(typed) > 1:
        values += (typed[1] or game.minimum,)
        if not gives_presidency(game, game.offered()):
            values += (0, 0)
        else:
            values += game.presidency_given[1:] if game.presidency_given[1] else ()
            values += typed[2:]
    return ("auction",) + values


ENTRIES = (
    flow("auction", keys.INTEREST, auction_fields, auctioned, ("offer",)),
    act(
        "auction", None, (WINNER, PRICE, GRANTED, START), auction, check_auction, ("offer",), False
    ),
)

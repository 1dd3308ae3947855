"""What comes before and between the rounds: the draw, auctions, the die."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, amount, called, flow, set_of
from ...rules.transactions import ALREADY_SEATED, BAD_NUMBER
from ...ui import keys
from .data import CARDS_SALE, COMPANY, CONCESSION, DIE, FIRST, GONE
from .market import pay
from .reasons import refuse
from .turns import begin_stock, next_set

_CODE = COMPANY[:3] + (BAD_NUMBER,) + COMPANY[4:]
DRAWN = set_of("in_play_set", COMPANY, 1, ALREADY_SEATED)
WINNER, FIRST_PAWN = called("winner", PAWN), called("spender", PAWN)
CARD_BID, BID = amount("bid", 999), amount("bid", 9999)


# The draw.


def check_draw(game, companies=0):
    """Refuse another number of companies."""
    refuse(BAD_NUMBER if companies and bin(companies).count("1") != game.to_draw() else None)


def draw(game, companies):
    """Put companies in play."""
    game.drawn = companies
    game.step = CARDS_SALE


def draw_fields(game, typed):
    """Return what is asked: so many companies."""
    return (_CODE,) * game.to_draw()


def drawn(game, typed):
    """Return the draw once all are there; none of them comes twice."""
    companies = 0
    for code in typed:
        if companies >> (code - 1) & 1:
            return ("draw", 0)
        companies |= 1 << code - 1
    return ("draw", companies) if len(typed) == game.to_draw() else ("draw",)


# Auctions.


def check_auction(game, winner=0, bid=0, concession=0):
    """Refuse a bid that the winner cannot pay, and a concession for the second time."""
    if winner and bid > game.cash[winner]:
        refuse("cash_short")
    if concession and game.concessions[concession]:
        refuse("paid_already")


def auction(game, winner, bid):
    """Sell a card; after the last one the first stock round begins, or the die decides."""
    game.ask(winner, -bid)
    pay(game, winner, -bid)
    game.spent[winner] += bid
    game.cards -= 1
    if not game.cards:
        most = game.most_spent()
        if len(most) > 1:
            game.step = DIE
            game.say("to_die")
        else:
            _begin(game, most[0])


def _begin(game, spender):
    """Begin the first stock round left of the pawn that has spent most."""
    for pawn in game.seats:
        game.spent[pawn] = 0
    game.priority = game.next_to(spender)
    begin_stock(game, FIRST)


def check_die(game, spender=0):
    """Refuse a pawn that has not spent most."""
    refuse(BAD_NUMBER if spender and spender not in game.most_spent() else None)


def die(game, spender):
    """Let the table's die say who has spent most."""
    game.outcome.pawn = spender
    _begin(game, spender)


def sale(game, winner, bid, concession):
    """Sell a concession; the last one is not sold, but removed."""
    game.ask(winner, -bid)
    pay(game, winner, -bid)
    game.concessions[concession] = winner
    game.turn = game.next_to(winner)
    left = [code for code in range(CONCESSION[0], CONCESSION[1] + 1) if not game.concessions[code]]
    if len(left) == 1:
        game.concessions[left[0]] = GONE
        next_set(game)


def auction_fields(game, typed):
    """Return what is asked: the winner and the bid, of the concessions which; for the die who."""
    if game.step == DIE:
        return (FIRST_PAWN,)
    return (WINNER, CARD_BID) if game.step == CARDS_SALE else (WINNER, BID, CONCESSION)


def auctioned(game, typed):
    """Return the transaction of an auction."""
    if game.step == DIE:
        return ("die",) + typed
    return ("auction" if game.step == CARDS_SALE else "sale",) + typed


_SALES = ("cards", "die", "concessions")
ENTRIES = (
    flow("draw", keys.BUY_BANK, draw_fields, drawn, ("draw",)),
    flow("auction", keys.INTEREST, auction_fields, auctioned, _SALES),
    act("draw", None, (DRAWN,), draw, check_draw, ("draw",), False),
    act("auction", None, (WINNER, CARD_BID), auction, check_auction, ("cards",), False),
    act("die", None, (FIRST_PAWN,), die, check_die, ("die",), False),
    act("sale", None, (WINNER, BID, CONCESSION), sale, check_auction, ("concessions",), False),
)

"""Offers the shares of a public just formed: to its holders, then to everybody."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, kind, set_of
from ...kit.names import in_set
from ...rules.transactions import Refused
from ...ui import keys
from .directors import find_director
from .merging import buyers, can_buy
from .seats import clockwise
from .tables import HOLDERS, MOST_HELD, OTHERS

MORE = kind("number", MOST_HELD, 0)
BUYERS = set_of("buyers_of_one", PAWN)


def ask_holders(game, first):
    """Ask the next shareholder that can buy, clockwise; then everybody; then what is forced."""
    for pawn in clockwise(game, first):
        bit = 1 << pawn - 1
        if game.asked & bit:
            game.asked &= ~bit
            if can_buy(game, game.acting, pawn):
                game.step, game.turn = HOLDERS, pawn
                return
    game.asked = 0
    if buyers(game):
        game.step, game.turn = OTHERS, 0
    else:
        _go_on(game)


def _go_on(game):
    from .phases import go_on

    go_on(game)


def buy(game, pawn, code, number):
    price = number * game.price(code)
    game.cash[pawn] -= price
    game.till[code] += price
    game.held[pawn, code] += number


def check_holder(game, number=0):
    """Refuse more shares than a holder may buy."""
    if number and not can_buy(game, game.acting, game.turn, number):
        raise Refused("none_there")


def holder(game, number):
    """Sell a shareholder so many more."""
    pawn = game.turn
    if number:
        buy(game, pawn, game.acting, number)
        find_director(game, game.acting)
    ask_holders(game, pawn)


def check_others(game, pawns=0):
    """Refuse pawns that cannot buy a share, and more of them than there are shares."""
    chosen, able = in_set(pawns), buyers(game)
    if [pawn for pawn in chosen if pawn not in able] or len(chosen) > game.treasury(game.acting):
        raise Refused("none_there")


def others(game, pawns):
    """Sell each of these pawns one, clockwise from the director."""
    code = game.acting
    chosen = in_set(pawns)
    for pawn in clockwise(game, game.president[code]):
        if pawn in chosen:
            buy(game, pawn, code, 1)
            find_director(game, code)
    _go_on(game)


ENTRIES = (
    act("holder", keys.GO, (MORE,), holder, check_holder, ("holders",), False),
    act("others", keys.GO, (BUYERS,), others, check_others, ("others",), False),
)

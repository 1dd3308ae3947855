"""Acts outside turns: discarding trains, choosing whether to go to the state; absent pawns."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused
from ...ui import keys
from ..railway.absence import check_remove, toggle
from ..railway.surplus import give_up
from .booking import end_stock_turn
from .fields import TRAIN, train_of
from .phases import go_on
from .tables import HOLDERS, OFFER, OTHERS, OVER, PUBLICS, STEPS, STOCK

YES, NO = 1, 2
ANSWER = kind("answer", NO, names=IN_WORDS)


def check_discard(game, key=None):
    """Refuse a train that the company does not have."""
    if key is not None and (key == 1 or not game.trains[game.turn, train_of(key)]):
        raise Refused("no_such_train")


def discard(game, key):
    """Put a train into the pool."""
    give_up(game, game.turn, train_of(key))
    go_on(game)


def nationalise(game, answer):
    """Hand a public without a train over to the state, or not."""
    code = game.turn
    if answer == YES:
        from .state import nationalise as to_state

        to_state(game, code)
    else:
        game.asked &= ~(1 << code - PUBLICS - 1)
    go_on(game)


ENTRIES = (
    act("discard", keys.GO, (TRAIN,), discard, check_discard, ("discard",), False),
    act("nationalise", keys.GO, (ANSWER,), nationalise, None, ("nationalise",), False),
)


# Pawns that go away and come back.


def remove(game, pawn):
    """Mark a pawn as away, to be skipped; or as back."""
    if toggle(game, pawn):
        return
    if game.step in (OFFER, STOCK) and game.turn == pawn:
        end_stock_turn(game, game.next_to(pawn))
    elif game.step in (HOLDERS, OTHERS):
        _skip(game, pawn)


def _skip(game, pawn):
    """Go on where a pawn would have been asked whether it buys."""
    from .merging import buyers
    from .offer_acts import ask_holders
    from .phases import go_on

    if game.step == HOLDERS:
        game.asked &= ~(1 << pawn - 1)
        if game.turn == pawn:
            ask_holders(game, pawn)
    elif not buyers(game):
        go_on(game)


CARE = (act("remove", keys.REMOVE, (PAWN,), remove, check_remove, STEPS[:OVER], False),)

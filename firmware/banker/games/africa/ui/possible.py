"""Why a key begins nothing now."""

from ....ui import keys
from ..data import DRAW, OPERATE, OVER, TRAINS_STEP
from ..refusals import GAME_OVER
from ..requirements import reason
from ..transactions import (
    AUCTION,
    BUILD,
    BUY,
    CONCESSION,
    DRAW_COMPANIES,
    FROM_POOL,
    GO,
    OF_BANK,
    OF_COMPANY,
    POWER,
    REMOVE,
    RUN,
    SELL,
    TO_BANK,
    TRAIN,
)

# What a key begins: one of these must be possible.
_KINDS = {
    keys.BUY_BANK: ((BUY,),),
    keys.SELL: ((SELL,),),
    keys.BUY_PLAYER: ((POWER,),),
    keys.OFFICES: ((BUILD,),),
    keys.INTEREST: ((AUCTION,),),
    keys.GO: ((GO,),),
    keys.REMOVE: ((REMOVE,),),
}
# The same of a company in turn, where it is something else.
_OF_COMPANY = {
    keys.BUY_BANK: ((TRAIN, OF_BANK), (BUY, FROM_POOL)),
    keys.SELL: ((TRAIN, TO_BANK), (SELL,)),
    keys.BUY_PLAYER: ((TRAIN, OF_COMPANY), (POWER,), (CONCESSION,)),
}


def why_not(game, key):
    """Why a key begins nothing now, as the first of what it could begin says it; None if it
    does."""
    if key == keys.MENU:
        return GAME_OVER if game.stage == OVER else None
    wanted = _KINDS[key]
    if game.stage == DRAW and key == keys.BUY_BANK:
        wanted = ((DRAW_COMPANIES,),)
    elif game.stage == OPERATE:
        wanted = _OF_COMPANY.get(key, wanted)
        if key == keys.GO and game.step < TRAINS_STEP:
            wanted = ((RUN,),)
    why = None
    for transaction in wanted:
        refused = reason(game, transaction)
        if refused is None:
            return None
        why = why or refused
    return why

"""What follows any act: whose it was, whether the bank is broken, whether it is the end."""

from ...kit.cell_values import PAWN
from ...kit.describe import set_of
from .tables import (
    COMPANY,
    DISCARD,
    END,
    HOLDERS,
    LAST_ORS,
    LAST_PHASE,
    MOST_SETS,
    NATIONALISE,
    RSR,
    RSR_CODE,
    SR,
    STATE_RAILWAY,
)

WINNERS = set_of("winners_of_game", PAWN)
_AMOUNTS = (  # acts with an amount to tell
    ("auction", "sell_private", "buy", "start", "sell", "holder", "own_shares", "track", "station")
    + ("run", "dividend", "idle", "train", "company_train", "private", "interest")
)


def after_act(game, name):
    """Say whose it is and whether it is the end; look at the bank."""
    before, outcome = game.before, game.outcome
    if name == "figure":
        outcome.pawn = 0
        return
    if name != "remove":
        if before.round != SR:
            about = 0 if before.step in (DISCARD, NATIONALISE) else before.acting
            _tell_company(game, about or before.turn)
            if before.step != HOLDERS:
                known = before.turn and before.turn != RSR
                outcome.pawn = before.president[before.turn] if known else 0
        look_at_bank(game)
        if name not in _AMOUNTS:
            outcome.amount = None
    if game.round == END and before.round != END:
        won = [1 << pawn - 1 for place, pawn, _ in game.ranking() if place == 1]
        game.say("over", WINNERS, sum(won))


def _tell_company(game, code):
    if code == RSR:
        game.mention(STATE_RAILWAY, RSR_CODE)
    else:
        game.mention(COMPANY, code)


def look_at_bank(game):
    """Below 0 before the first train of the last phase, the bank sets the end."""
    if game.bank() >= 0:
        return
    game.broken = 1
    if game.phase < LAST_PHASE and not game.last_set and not game.last_or:
        if game.round == SR:
            set_last(game, game.set)
        else:
            game.last_or = 1


def set_last(game, number):
    game.last_set = min(number, MOST_SETS)
    if number == game.set:
        game.or_count = LAST_ORS

"""The effects of every act: whose it was, and whether the bank is broken."""

from .tables import (
    AS_OWNER,
    COMPANY,
    DISCARD,
    HOLDERS,
    LAST_ORS,
    LAST_PHASE,
    MOST_SETS,
    NATIONALISE,
    SR,
)

_NO_AMOUNT = ("nobody", "pass", "end_turn", "end", "convert", "merge", "no_merger", "others") + (
    "discard",
    "nationalise",
    "remove",
)
_FREE = ("track", "station", "run", "dividend")  # whose amount is shown even if it is 0


def after_act(game, name):
    """Note whose act it was, and check the bank."""
    before, outcome = game.before, game.outcome
    if name == "figure":
        outcome.pawn = 0
        return
    if name != "remove":
        _note_amount(game, name)
        if before.round != SR:
            about = 0 if before.step in (DISCARD, NATIONALISE) else before.acting
            game.mention(COMPANY, about or before.turn)
            if before.step != HOLDERS:
                outcome.pawn = before.turn and before.president[before.turn]
        look_at_bank(game)


def _note_amount(game, name):
    """Note what the acting pawn or company gets or pays, without what its privates pay as the next
    OR begins."""
    before, outcome = game.before, game.outcome
    if name in _NO_AMOUNT:
        return
    owner = before.acting
    if owner and before.step != HOLDERS:
        amount = game.till[owner] - before.till[owner]
    else:
        owner = AS_OWNER + outcome.pawn
        amount = game.cash[outcome.pawn] - before.cash[outcome.pawn]
    if game.or_at > before.or_at:
        amount -= sum([game.income_of(one) for one in game.owners_privates(owner)])
    if amount or name in _FREE:
        outcome.amount = amount


def look_at_bank(game):
    """Set the end of the game if the bank is below 0 before the first train of the last phase."""
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

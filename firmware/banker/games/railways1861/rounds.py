"""The sequence of play: rounds, companies within a round, and the end of the game."""

from ...kit.cell_values import PAWN
from ...kit.describe import set_of
from .after_act import look_at_bank, set_last
from .moves import move, sold_out
from .seats import clockwise
from .tables import (
    AS_OWNER,
    COMPANY,
    END,
    LAST_ORS,
    LAST_PHASE,
    MERGE_STEP,
    MERGER_PHASE,
    MINORS,
    MOST_SETS,
    MR,
    OFFER,
    OR,
    OVER,
    RSR,
    RSR_PHASE,
    RSR_STEP,
    SHARES,
    SHARES_STEP,
    SR,
    STOCK,
    TRACK_STEP,
)

WINNERS = set_of("winners_of_game", PAWN)


def set_end(game):
    """Set the end, as the first train of the last phase is bought: in the first OR of a set with
    this set, later with the next. An end that the bank has set before stands, unless a figure says
    otherwise."""
    if game.last_or and game.end_rule:
        game.last_or = 0
    if not game.last_or and not game.last_set:
        set_last(game, game.set if game.or_at == 1 else game.set + 1)


def begin_stock(game, speaker):
    """Begin a set; `speaker` is the pawn that bids first on what is still on offer."""
    game.round, game.or_at = SR, 0
    game.or_count = LAST_ORS if game.last_set == game.set else 2
    game.acting = game.acted = 0
    game.step = OFFER if speaker else STOCK
    game.turn = clockwise(game, speaker or game.priority)[0]


def end_stock(game, speaker):
    """Raise the prices of sold-out publics, and pass priority to the left of the last active
    pawn."""
    for code in game.order():
        if code > MINORS and game.pawns_shares(code) == SHARES:
            move(game, code, sold_out(game, code))
            game.say("is_sold_out", COMPANY, code)
    if game.last_active:
        game.priority = game.next_to(game.last_active)
    game.sold = [0] * len(game.sold)
    game.has_sold = game.moved = game.passes = game.last_active = 0
    look_at_bank(game)
    _begin_operating(game, speaker)


def pay_owner(game, owner, amount):
    """Have the bank pay the owner of a private: AS_OWNER + pawn, or a company's code."""
    if owner > AS_OWNER:
        game.cash[owner - AS_OWNER] += amount
    else:
        game.till[owner] += amount


def _begin_operating(game, speaker):
    """Pay the privates' owners, then begin the turn of the first company."""
    game.round = OR
    game.or_at += 1
    game.acted = 0
    for private in game.privates():
        if game.owner[private]:
            pay_owner(game, game.owner[private], game.income_of(private))
    look_at_bank(game)
    next_company(game, speaker)


def next_company(game, speaker):
    """Begin the turn of the next company in operating order, RSR last."""
    for code in game.order():
        if not game.acted >> code & 1:
            game.acting = game.turn = code
            game.owed = game.loans[code]
            own = code > MINORS and game.pool[code]
            game.step = SHARES_STEP if own else TRACK_STEP
            return
    if RSR_PHASE <= game.phase < LAST_PHASE:
        game.acting = game.turn = RSR
        game.owed = 0
        game.step = RSR_STEP
        return
    end_operating(game, speaker)


def end_turn(game):
    """End the turn of the acting company."""
    game.acted |= 1 << game.acting
    next_company(game, 0)


def end_operating(game, speaker):
    """Go on to the end of the game, a merger round, or the round after that."""
    game.acting = game.acted = game.owed = 0
    look_at_bank(game)
    if game.last_or or (game.last_set == game.set and game.or_at >= game.or_count):
        _end(game)
    elif MERGER_PHASE <= game.phase < LAST_PHASE and game.started:
        game.round = MR
        next_merger(game)
    else:
        _after_mergers(game, speaker)


def _end(game):
    game.round, game.step = END, OVER
    game.turn = game.acting = game.acted = game.owed = 0
    won = [1 << pawn - 1 for place, pawn, _ in game.ranking() if place == 1]
    game.say("game_ends", WINNERS, sum(won))


def _after_mergers(game, speaker):
    """Begin the next OR, or a new set."""
    if game.or_at < game.or_count:
        _begin_operating(game, speaker)
        return
    game.set = min(game.set + 1, MOST_SETS)
    begin_stock(game, speaker)


def next_merger(game):
    """Begin the turn of the next minor that has neither acted nor passed; without one end the
    MR."""
    game.acting = 0
    for code in game.order():
        if code <= MINORS and not game.acted >> code & 1:
            game.step, game.turn = MERGE_STEP, code
            return
    end_merger(game)


def end_merger(game):
    """End the merger round."""
    game.acted = game.acting = 0
    look_at_bank(game)
    if game.last_or:
        _end(game)
    else:
        _after_mergers(game, 0)
